// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/offered_answer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Which readings of a question a person is shown.
class TestOfferedAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOutWhatIsUnlikely();
    void leavesOutTheSameRows();
    void keepsRowsThatNothingElseOffers();
    void keepsTheFirst();
    void keepsAllWhereChancesAreNotKnown();
};

namespace {

/// Candidates "0", "1" ... with these chances.
Answer answerOf(const std::vector<double>& shares)
{
    Answer answer;
    answer.isCalibrated = true;
    for (const double share : shares)
        answer.candidates.push_back({.sql = std::to_string(answer.candidates.size()), .share = share});
    return answer;
}

std::string offeredOf(const Answer& answer)
{
    std::string offered;
    for (const AnswerCandidate& candidate : offeredAnswer(answer).candidates)
        offered += candidate.sql;
    return offered;
}

} // namespace

void TestOfferedAnswer::leavesOutWhatIsUnlikely()
{
    QCOMPARE(offeredOf(answerOf({0.7, 0.2, 0.05, 0.04, 0.01})), std::string("012"));
}

void TestOfferedAnswer::leavesOutTheSameRows()
{
    Answer answer = answerOf({0.4, 0.3, 0.2});
    answer.candidates[1].preview.sameAs = 0;
    QCOMPARE(offeredOf(answer), std::string("02"));
}

void TestOfferedAnswer::keepsRowsThatNothingElseOffers()
{
    Answer answer = answerOf({0.4, 0.04, 0.2, 0.1}); // where chances do not reorder
    answer.candidates[2].preview.sameAs = 1;
    answer.candidates[3].preview.sameAs = 1;
    QCOMPARE(offeredOf(answer), std::string("02"));
    QCOMPARE(offeredAnswer(answer).candidates[1].preview.sameAs, -1); // the first is not there any more
}

void TestOfferedAnswer::keepsTheFirst()
{
    QCOMPARE(offeredOf(answerOf({0.02, 0.01})), std::string("0"));
    QCOMPARE(offeredOf(answerOf({})), std::string());
}

void TestOfferedAnswer::keepsAllWhereChancesAreNotKnown()
{
    Answer answer = answerOf({0.9, 0.01});
    answer.isCalibrated = false;
    QCOMPARE(offeredOf(answer), std::string("01"));
}

RATATOSK_TEST(TestOfferedAnswer);
#include "tst_offered_answer.moc"
