// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/rows_above.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRowsAbove : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfRowsAbove = "CREATE TABLE staff (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, kind TEXT, salary "
                                        "INTEGER, born TEXT, left_on TEXT, boss_id INTEGER REFERENCES staff(id));"
                                        "CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT, lead_id INTEGER REFERENCES staff(id));"
                                        "CREATE TABLE job (id INTEGER PRIMARY KEY, staff_id INTEGER REFERENCES staff(id));";

void TestRowsAbove::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a figure") << "Who earns more than his own boss?"
                              << "SELECT last_name FROM staff WHERE salary > boss_id"
                              << "SELECT s1.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.salary > s2.salary";
    QTest::newRow("older") << "Which staff are older than their boss?"
                           << "SELECT last_name FROM staff WHERE born > boss_id"
                           << "SELECT s1.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.born < s2.born";
    QTest::newRow("with others")
        << "Who of those still here earns less than the boss?"
        << "SELECT last_name FROM staff WHERE left_on IS NULL AND salary < boss_id"
        << "SELECT s1.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.left_on IS NULL AND s1.salary < s2.salary";
    QTest::newRow("against likes")
        << "Who earns more than his own boss?"
        << "SELECT s.last_name FROM staff AS s WHERE s.salary > (SELECT max(salary) FROM staff WHERE boss_id = s.boss_id)"
        << "SELECT s1.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.salary > s2.salary";
    QTest::newRow("likes asked for")
        << "Who earns most of his likes?"
        << "SELECT s.last_name FROM staff AS s WHERE s.salary > (SELECT max(salary) FROM staff WHERE boss_id = s.boss_id)"
        << "";
    QTest::newRow("a number") << "Who earns more than 5?"
                              << "SELECT last_name FROM staff WHERE salary > 5"
                              << "";
}

void TestRowsAbove::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfRowsAbove, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return compareWithRowAbove(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestRowsAbove);
#include "tst_rows_above.moc"
