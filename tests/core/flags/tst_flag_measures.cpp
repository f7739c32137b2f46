// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/flag_measures.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestFlagMeasures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfFlagMeasures =
    "CREATE TABLE entry (id INTEGER PRIMARY KEY, hours REAL, billable INTEGER, emergency INTEGER); CREATE TABLE bill (id INTEGER PRIMARY "
    "KEY, price REAL, paid INTEGER); INSERT INTO bill VALUES (1, 3.5, 1), (2, 4, 0);"
    "INSERT INTO entry VALUES (1, 2.5, 1, 0), (2, 1.0, 0, 1);";

void TestFlagMeasures::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("share of a figure") << "What share of my hours is billable?"
                                       << "SELECT 100.0 * sum(billable) FILTER (WHERE hours > 0) / sum(billable) FROM entry"
                                       << "SELECT 100.0 * sum(hours) FILTER (WHERE billable = 1) / sum(hours) FROM entry";
    QTest::newRow("share of rows") << "What percentage were emergencies?"
                                   << "SELECT 100.0 * sum(emergency) FILTER (WHERE emergency > 0) / sum(emergency) FROM entry"
                                   << "SELECT 100.0 * count(*) FILTER (WHERE emergency = 1) / count(*) FROM entry";
    QTest::newRow("a figure") << "How many billable hours were there?"
                              << "SELECT sum(billable) FROM entry"
                              << "SELECT sum(hours) FROM entry WHERE billable = 1";
    QTest::newRow("tested already") << "How many billable hours were there?"
                                    << "SELECT sum(billable) FROM entry WHERE billable = 1"
                                    << "SELECT sum(hours) FROM entry WHERE billable = 1";
    QTest::newRow("what is owed") << "total money still owed to us"
                                  << "SELECT sum(paid) FROM bill"
                                  << "SELECT sum(price) FROM bill WHERE paid = 0";
    QTest::newRow("how many say yes") << "How many emergencies were there?"
                                      << "SELECT sum(emergency) FROM entry"
                                      << "";
    QTest::newRow("a figure already") << "How many billable hours were there?"
                                      << "SELECT sum(hours) FROM entry WHERE billable = 1"
                                      << "";
}

void TestFlagMeasures::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfFlagMeasures, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return addUpMeasuresOfFlags(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestFlagMeasures);
#include "tst_flag_measures.moc"
