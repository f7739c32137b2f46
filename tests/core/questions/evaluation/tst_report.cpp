// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/report.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace ratatosk;

class TestReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statesItsUncertainty_data();
    void statesItsUncertainty();
    void countsByLevelAndDatabase();
    void writesJson();
    void leavesOutWhatWasNotRun();
    void printsATable();
    void holdsChancesAgainstTheOutcome();
    void anEmptyReportHasNoShares();
};

namespace {

std::vector<Verdict> someVerdicts()
{
    return {{"pets", Difficulty::Easy, true, true, true, 15},
            {"pets", Difficulty::Hard, true, false, true, 15},
            {"cars", Difficulty::Hard, false, false, false, 16},
            {"cars", std::nullopt, true, false, true, 51}};
}

} // namespace

void TestReport::statesItsUncertainty_data()
{
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("count");
    QTest::addColumn<QList<double>>("expected"); // percent, standard error, Wilson's bounds

    QTest::newRow("nothing") << 0 << 0 << QList<double>{0, 0, 0, 0};
    QTest::newRow("half of a hundred") << 50 << 100 << QList<double>{50, 5, 40.383, 59.617};
    QTest::newRow("all of ten") << 10 << 10 << QList<double>{100, 0, 72.246, 100};
    QTest::newRow("none of ten") << 0 << 10 << QList<double>{0, 0, 0, 27.754};
}

void TestReport::statesItsUncertainty()
{
    QFETCH(int, right);
    QFETCH(int, count);
    QFETCH(QList<double>, expected);
    const Accuracy accuracy = accuracyOf(right, count);
    const QList<double> actual{accuracy.percent, accuracy.standardError, accuracy.low, accuracy.high};
    for (int i = 0; i < 4; ++i)
        QVERIFY2(std::abs(actual[i] - expected[i]) < 0.001, qPrintable(QString("%1: %2").arg(i).arg(actual[i])));
}

void TestReport::countsByLevelAndDatabase()
{
    const EvaluationReport report = reportOf(someVerdicts(), 1.5);
    QCOMPARE(report.all, (Tally{4, 1, 4, 3}));
    QCOMPARE(report.byHardness.at(Difficulty::Easy), (Tally{1, 1, 1, 1}));
    QCOMPARE(report.byHardness.at(Difficulty::Medium), Tally{});
    QCOMPARE(report.byHardness.at(Difficulty::Hard), (Tally{2, 0, 2, 1}));
    QCOMPARE(report.byDatabase.at("pets"), (Tally{2, 1, 2, 2}));
    QCOMPARE(report.byDatabase.at("cars"), (Tally{2, 0, 2, 1}));
    QCOMPARE(report.bySchemaSize.at(15), (Tally{2, 1, 2, 2}));
    QCOMPARE(report.bySchemaSize.at(30), (Tally{1, 0, 1, 0}));
    QVERIFY(!report.bySchemaSize.contains(50));
    QCOMPARE(report.bySchemaSize.rbegin()->second, (Tally{1, 0, 1, 1}));
    QCOMPARE(report.unreadable, 1);
    QCOMPARE(report.seconds, 1.5);
    QCOMPARE(report.verdicts, someVerdicts());
}

void TestReport::writesJson()
{
    const auto json = nlohmann::json::parse(toJson(reportOf(someVerdicts(), 1.504)));
    QVERIFY(json.at("count") == 4);
    QVERIFY(json.at("exact_match") == 25.0);
    QVERIFY(json.at("exact_match_standard_error") == 21.65);
    QVERIFY(json.at("execution_match") == 75.0);
    QVERIFY(json.at("execution_match_interval").size() == size_t{2});
    QVERIFY(json.at("by_hardness").at("hard").at("count") == 2);
    QVERIFY(json.at("by_hardness").at("hard").at("execution_match") == 50.0);
    QVERIFY(json.at("by_hardness").at("medium").at("exact_match").is_null());
    QVERIFY(json.at("by_database").at("pets").at("exact_match") == 50.0);
    QVERIFY(json.at("by_schema_size").at("16 to 30 columns").at("count") == 1);
    QVERIFY(json.at("unreadable") == 1);
    QVERIFY(json.at("seconds") == 1.5);
}

void TestReport::leavesOutWhatWasNotRun()
{
    const EvaluationReport report = reportOf({{"pets", Difficulty::Easy, true, true, std::nullopt}}, 0);
    const auto json = nlohmann::json::parse(toJson(report));
    QVERIFY(json.at("exact_match") == 100.0);
    QVERIFY(json.at("execution_match").is_null());
    QVERIFY(QString::fromStdString(toTable(report)).contains(QRegularExpression("\nall +1 +100.0 ± 0.0 +-\n")));
}

void TestReport::printsATable()
{
    const QString table = QString::fromStdString(toTable(reportOf(someVerdicts(), 1.5)));
    QVERIFY(table.contains(QRegularExpression("\nhard +2 +0.0 ± 0.0 +50.0 ± 35.4\n")));
    QVERIFY(table.contains(QRegularExpression("\nmedium +0 +- +-\n")));
    QVERIFY(table.contains(QRegularExpression("\nall +4 +25.0 ± 21.7 +75.0 ± 21.7\n")));
    QVERIFY(table.contains("\n51 columns or more "));
    QVERIFY2(table.indexOf("\ncars") < table.indexOf("\npets"), "the worst database comes first");
}

void TestReport::holdsChancesAgainstTheOutcome()
{
    EvaluationReport report = reportOf(someVerdicts(), 1.5);
    QVERIFY(!nlohmann::json::parse(toJson(report)).contains("reliability"));
    report.reliability.add(0.75, true);
    report.reliability.add(0.75, false);
    const auto json = nlohmann::json::parse(toJson(report));
    QVERIFY(json.at("calibration_error") == 25.0);
    QVERIFY(json.at("reliability").at(7).at("right") == 50.0);
    const QString table = QString::fromStdString(toTable(report));
    QVERIFY(table.contains(QRegularExpression("\n70 to 80 % +2 +75.0 +50.0\n")));
    QVERIFY(table.contains("calibration error 25.0 points"));
}

void TestReport::anEmptyReportHasNoShares()
{
    const auto json = nlohmann::json::parse(toJson(reportOf({}, 0)));
    QVERIFY(json.at("count") == 0);
    QVERIFY(json.at("exact_match").is_null());
    QVERIFY(json.at("by_hardness").size() == size_t{4});
}

RATATOSK_TEST(TestReport);
#include "tst_report.moc"
