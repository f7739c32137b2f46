// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/forecast.h"

#include "core/answer/value/trust.h"
#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestForecast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatNoRowTells_data();
    void refusesWhatNoRowTells();
    void readsNames();
};

void TestForecast::refusesWhatNoRowTells_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isZero");
    QTest::addColumn<QString>("forecast"); // empty: it is answered
    const QString byYear = "SELECT name FROM song WHERE year = 2027", all = "SELECT name FROM song ORDER BY plays DESC LIMIT 1";
    QTest::newRow("no such year") << "Which songs will be popular in 2027?" << byYear << 0 << false << "will be popular in 2027";
    QTest::newRow("the year left out") << "Which songs will be popular in 2027?" << all << 1 << false << "will be popular in 2027";
    QTest::newRow("a season") << "Which song will be popular next summer?" << all << 1 << false << "will be popular next summer";
    QTest::newRow("a count of none") << "How many songs will there be in 2030?"
                                     << "SELECT count(*) FROM song WHERE year = 2030" << 1 << true << "will there be in 2030";
    QTest::newRow("entries to come") << "Which bookings will start in 2027?"
                                     << "SELECT id FROM booking WHERE strftime('%Y', start) = '2027'" << 4 << false << "";
    QTest::newRow("a plan without a year") << "Which flights will leave from Rome?"
                                           << "SELECT id FROM flight WHERE origin = 'Rome'" << 0 << false << "";
    QTest::newRow("what was") << "Which songs were popular in 2027?" << byYear << 0 << false << "";
}

void TestForecast::refusesWhatNoRowTells()
{
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QFETCH(int, count);
    QFETCH(bool, isZero);
    QFETCH(QString, forecast);
    Answer answer;
    answer.question = *splitQuestion(question.toStdString());
    answer.candidates = {{sql.toStdString(), 0, 0.95}};
    answer.isCalibrated = true;
    answer.candidates[0].preview.count = count;
    if (count > 0)
        answer.candidates[0].preview.rows = {{isZero ? Cell(std::int64_t(0)) : Cell(std::string("Lo"))}};

    const auto found = forecastIn(answer);
    QCOMPARE(QString::fromStdString(found ? found->words : std::string()), forecast);
    QCOMPARE(assess(answer).trust == Trust::Refused, !forecast.isEmpty());
    if (found)
        QVERIFY(doubtSentence(assess(answer)).starts_with("A forecast"));
}

/// A word that the database has is no sign of the future.
void TestForecast::readsNames()
{
    Answer answer;
    answer.question = *splitQuestion("Songs of will from 2027");
    answer.links.columns = {{2, ColumnId{0}, LinkKind::Exact, ""}};
    answer.candidates = {{"SELECT 1", 0, 0.95}};
    QVERIFY(!forecastIn(answer));
}

RATATOSK_TEST(TestForecast);
#include "tst_forecast.moc"
