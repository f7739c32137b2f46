// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/absent_values.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestAbsentValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfAbsentValues =
    "CREATE TABLE ticket (id INTEGER PRIMARY KEY, refunded_on TEXT, seats INTEGER, note TEXT, remark TEXT, fee INTEGER);"
    "INSERT INTO ticket VALUES (1, '2024-01-02', 2, 'none', '', 0), (2, NULL, 5, 'window', NULL, 7);";

void TestAbsentValues::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("no day is a number") << "the 5 dearest tickets that were not refunded"
                                        << "SELECT id FROM ticket WHERE refunded_on != '5'"
                                        << "SELECT id FROM ticket WHERE refunded_on IS NULL";
    QTest::newRow("a number") << "tickets that are not for 5"
                              << "SELECT id FROM ticket WHERE seats != 5"
                              << "";
    QTest::newRow("a word for nothing") << "tickets without a note"
                                        << "SELECT id FROM ticket WHERE note IS NULL"
                                        << "SELECT id FROM ticket WHERE note = 'none'";
    QTest::newRow("which every row has") << "tickets not refunded"
                                         << "SELECT id FROM ticket WHERE seats IS NULL AND refunded_on IS NULL"
                                         << "SELECT id FROM ticket WHERE refunded_on IS NULL";
    QTest::newRow("which every row has, alone") << "tickets without seats"
                                                << "SELECT id FROM ticket WHERE seats IS NULL"
                                                << "";
    QTest::newRow("both absences") << "tickets without a remark"
                                   << "SELECT id FROM ticket WHERE remark IS NULL"
                                   << "SELECT id FROM ticket WHERE remark IS NULL OR remark = ''";
    QTest::newRow("both absences, tested already") << "tickets without a remark"
                                                   << "SELECT id FROM ticket WHERE remark IS NULL OR remark = ''"
                                                   << "";
    QTest::newRow("what the query says itself") << "tickets without a note"
                                                << "SELECT id FROM ticket WHERE note IS NULL OR note = ''"
                                                << "";
    QTest::newRow("zero for nothing") << "tickets with a fee"
                                      << "SELECT id FROM ticket WHERE fee IS NOT NULL"
                                      << "SELECT id FROM ticket WHERE fee > 0";
    QTest::newRow("a median's own condition")
        << "the median fee"
        << "SELECT avg(x) FROM (SELECT fee AS x FROM ticket WHERE fee IS NOT NULL ORDER BY fee LIMIT 2 - (SELECT count(fee) FROM ticket "
           "WHERE "
           "fee IS NOT NULL) % 2 OFFSET (SELECT (count(fee) - 1) / 2 FROM ticket WHERE fee IS NOT NULL))"
        << "";
    QTest::newRow("an empty one") << "tickets not refunded"
                                  << "SELECT id FROM ticket WHERE refunded_on IS NULL"
                                  << "";
}

void TestAbsentValues::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfAbsentValues, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return testAbsentValues(query, cells); }),
          "after");
}

RATATOSK_TEST(TestAbsentValues);
#include "tst_absent_values.moc"
