// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/row_pairs.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRowPairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfRowPairs = "CREATE TABLE staff (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, kind TEXT, salary "
                                       "INTEGER, born TEXT, left_on TEXT, boss_id INTEGER REFERENCES staff(id));"
                                       "CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT, lead_id INTEGER REFERENCES staff(id));"
                                       "CREATE TABLE job (id INTEGER PRIMARY KEY, staff_id INTEGER REFERENCES staff(id));";

void TestRowPairs::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("from something else")
        << "Show the first and last name of all staff with the last name of their boss"
        << "SELECT s.first_name, s.last_name, count(*) FROM staff AS s JOIN job AS j ON s.id = j.staff_id GROUP BY s.id"
        << "SELECT s1.first_name, s1.last_name, s2.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id";
    QTest::newRow("with those who have none")
        << "List everyone with the last name of the person he or she reports to, also those who have none"
        << "SELECT s.first_name, s.last_name FROM staff AS s JOIN job AS j ON s.id = j.staff_id"
        << "SELECT s1.first_name, s1.last_name, s2.last_name FROM staff AS s1 LEFT JOIN staff AS s2 ON s1.boss_id = s2.id";
    QTest::newRow("both names, one asked")
        << "Give the first and last name of each employee together with the last name of the person they report to"
        << "SELECT s1.first_name, s1.last_name, s2.first_name, s2.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id"
        << "SELECT s1.first_name, s1.last_name, s2.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id";
    QTest::newRow("of the other one") << "For each of the staff with a boss, show the last name and the last name of the boss."
                                      << "SELECT last_name FROM staff WHERE boss_id IS NOT NULL"
                                      << "SELECT s1.last_name, s2.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id";
    QTest::newRow("the word as a value")
        << "List each member of staff: first name, last name, and the boss's last name"
        << "SELECT s1.first_name, s1.last_name, s2.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.kind = 'boss'"
        << "SELECT s1.first_name, s1.last_name, s2.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id";
    QTest::newRow("what is tested stays") << "List the staff who are still here, each with the last name of their boss"
                                          << "SELECT first_name, last_name FROM staff WHERE left_on IS NULL"
                                          << "SELECT s1.first_name, s1.last_name, s2.last_name FROM staff AS s1 JOIN staff AS s2 ON "
                                             "s1.boss_id = s2.id WHERE s1.left_on IS NULL";
    QTest::newRow("who under whom")
        << "who works under whom: first name, last name, and the boss's last name"
        << "SELECT s1.first_name, s1.last_name, s2.first_name, s2.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id"
        << "SELECT s1.first_name, s1.last_name, s2.last_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id";
    QTest::newRow("no list") << "How many staff have their boss in the team?"
                             << "SELECT count(*) FROM staff"
                             << "";
    QTest::newRow("no reference") << "List all staff with their salary"
                                  << "SELECT first_name, salary FROM staff"
                                  << "";
    QTest::newRow("without an article") << "List all staff: first name and boss's first name"
                                        << "SELECT first_name FROM staff"
                                        << "SELECT s1.first_name, s2.first_name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id";
}

void TestRowPairs::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfRowPairs, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return pairRowsAsAsked(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestRowPairs);
#include "tst_row_pairs.moc"
