// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/checked_questions.h"

#include "core/questions/synthesis/starter_questions.h"
#include "tests/core/questions/synthesis/concert_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

using namespace ratatosk;

class TestCheckedQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keepsWhatIsAnsweredAsIntended();
    void leavesOutOtherRows();
    void leavesOutDoubts();
    void comparesRowsNotWords();
    void stopsWithWhatItHas();

private:
    /// As the made-up question has it, with `change` made to it.
    AskOne answering(const std::function<void(Answer&)>& change = {}) const
    {
        return [this, change](const std::string& question) {
            Answer answer;
            answer.candidates.push_back({m_sql.at(question), 0, 0.95, {}, {}, {}, {}});
            answer.isCalibrated = true;
            if (change)
                change(answer);
            return answer;
        };
    }

    std::size_t found(const AskOne& ask, std::stop_token stop = {}) const
    {
        return checkedQuestions(m_concerts.connection, m_concerts.schema, ask, 6, stop)->size();
    }

    ConcertDatabase m_concerts;
    std::map<std::string, std::string> m_sql; ///< by question
};

void TestCheckedQuestions::initTestCase()
{
    const auto starters = starterQuestions(m_concerts.connection, m_concerts.schema);
    QVERIFY(starters);
    for (const StarterQuestion& starter : *starters)
        m_sql[starter.question] = starter.sql;
}

void TestCheckedQuestions::keepsWhatIsAnsweredAsIntended()
{
    QCOMPARE(found(answering()), std::size_t(6));
}

void TestCheckedQuestions::leavesOutOtherRows()
{
    QCOMPARE(found(answering([](Answer& answer) { answer.candidates.front().sql = "SELECT 'nothing of the kind'"; })), std::size_t(0));
}

void TestCheckedQuestions::leavesOutDoubts()
{
    QCOMPARE(found(answering([](Answer& answer) { answer.candidates.front().share = 0.4; })), std::size_t(0));
    QCOMPARE(found([](const std::string&) { return Error{ErrorCode::NoAnswer, "none"}; }), std::size_t(0));
}

void TestCheckedQuestions::comparesRowsNotWords()
{
    const auto inWords = [](Answer& answer) {
        std::string& sql = answer.candidates.front().sql;
        sql = "SELECT * FROM (" + sql + ")";
    };
    QCOMPARE(found(answering(inWords)), std::size_t(6));
}

void TestCheckedQuestions::stopsWithWhatItHas()
{
    std::stop_source stop;
    int answered = 0;
    const auto countTwo = [&](Answer&) {
        if (++answered == 2)
            stop.request_stop();
    };
    const auto questions = checkedQuestions(m_concerts.connection, m_concerts.schema, answering(countTwo), 6, stop.get_token());
    QVERIFY(questions);
    QVERIFY(questions->size() <= 2);
    QCOMPARE(answered, 2);
}

RATATOSK_TEST(TestCheckedQuestions);
#include "tst_checked_questions.moc"
