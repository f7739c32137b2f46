// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/included_rows.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestIncludedRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfIncludedRows =
    "CREATE TABLE employee (id INTEGER PRIMARY KEY, name TEXT, job TEXT, salary REAL, left_on TEXT);"
    "INSERT INTO employee VALUES (1, 'Ann', 'cook', 2000, NULL), (2, 'Ben', 'cook', 1900, '2024-03-01');"
    "CREATE TABLE booking (id INTEGER PRIMARY KEY, seats INTEGER, status TEXT);"
    "INSERT INTO booking VALUES (1, 2, 'DONE'), (2, 3, 'CANC');";

void TestIncludedRows::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("former ones") << "What is the average salary for each job, former employees included?"
                                 << "SELECT job, avg(salary) FROM employee WHERE left_on IS NOT NULL GROUP BY job"
                                 << "SELECT job, avg(salary) FROM employee GROUP BY job";
    QTest::newRow("whatever") << "How many bookings are there, whatever their status?"
                              << "SELECT count(*) FROM booking WHERE status = 'DONE'"
                              << "SELECT count(*) FROM booking";
    QTest::newRow("count, too") << "seats booked (cancelled ones count, too)"
                                << "SELECT sum(seats) FROM booking WHERE status != 'CANC'"
                                << "SELECT sum(seats) FROM booking";
    QTest::newRow("those who quit") << "average pay job by job, those who quit counted in"
                                    << "SELECT job, avg(salary) FROM employee WHERE left_on IS NULL GROUP BY job"
                                    << "SELECT job, avg(salary) FROM employee GROUP BY job";
    QTest::newRow("not included") << "How many bookings are there, cancelled ones not included?"
                                  << "SELECT count(*) FROM booking WHERE status != 'CANC'"
                                  << "";
    QTest::newRow("another one") << "cooks only, tips included, who have not left"
                                 << "SELECT name FROM employee WHERE job = 'cook' AND left_on IS NULL"
                                 << "";
    QTest::newRow("ones, too") << "bookings in all, cancelled ones too"
                               << "SELECT count(*) FROM booking WHERE status = 'CANC'"
                               << "SELECT count(*) FROM booking";
    QTest::newRow("counting also") << "seats booked, counting also the cancelled ones"
                                   << "SELECT sum(seats) FROM booking WHERE status = 'CANC'"
                                   << "SELECT sum(seats) FROM booking";
    QTest::newRow("any status") << "bookings of any status"
                                << "SELECT count(*) FROM booking WHERE status = 'DONE'"
                                << "SELECT count(*) FROM booking";
    QTest::newRow("left in") << "seats booked, cancellations left in"
                             << "SELECT sum(seats) FROM booking WHERE status = 'CANC'"
                             << "SELECT sum(seats) FROM booking";
    QTest::newRow("past and present") << "Of all cooks, past and present, who earns most?"
                                      << "SELECT name FROM employee WHERE left_on IS NULL ORDER BY salary DESC LIMIT 1"
                                      << "SELECT name FROM employee ORDER BY salary DESC LIMIT 1";
    QTest::newRow("still or not") << "cooks, whether or not they still work here"
                                  << "SELECT name FROM employee WHERE left_on IS NULL"
                                  << "SELECT name FROM employee";
    QTest::newRow("in a join")
        << "jobs with bookings of any status"
        << "SELECT e.name, count(b.id) FROM employee AS e LEFT JOIN booking AS b ON e.id = b.id AND b.status = 'DONE' GROUP BY e.id"
        << "SELECT e.name, count(b.id) FROM employee AS e LEFT JOIN booking AS b ON e.id = b.id GROUP BY e.id";
    QTest::newRow("counting only") << "bookings, counting only cancelled ones"
                                   << "SELECT count(*) FROM booking WHERE status = 'CANC'"
                                   << "";
}

void TestIncludedRows::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfIncludedRows, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return includeWhatIsCountedIn(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestIncludedRows);
#include "tst_included_rows.moc"
