// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/open_ends/open_ends.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestOpenEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

namespace {

const char* const kOpenEnds =
    "CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, role TEXT, hired TEXT, left_on TEXT);"
    "INSERT INTO staff VALUES (1, 'Amy', 'chef', '2020-01-01', NULL), (2, 'Bob', 'chef', '2019-01-01', '2021-02-03');"
    "CREATE TABLE parcels (code TEXT, staff_id INTEGER REFERENCES staff, shipped_at TEXT, delivered_at TEXT, due TEXT, status TEXT);"
    "INSERT INTO parcels VALUES ('A1', 1, '2024-01-01', '2024-01-03', '2024-01-05', 'open'), ('A2', 1, '', '', '2024-01-07', 'done');"
    "CREATE TABLE complaint (no INTEGER, staff_id INTEGER REFERENCES staff, closed TEXT); INSERT INTO complaint VALUES (1, 1, "
    "'2024-01-02'), (2, 1, NULL);"
    "CREATE TABLE pet (name TEXT, town TEXT, died TEXT); INSERT INTO pet VALUES ('Rex', 'Leeds', '2020-01-01'), ('Tom', 'Leeds', NULL);"
    "CREATE TABLE author (name TEXT, born INTEGER, died INTEGER); INSERT INTO author VALUES ('Amy', 1940, 2011), ('Ben', 1971, NULL);"
    "CREATE TABLE loans (item TEXT, lent TEXT, returned TEXT); INSERT INTO loans VALUES ('saw', '2024-01-01', '2024-01-03');";

} // namespace

void TestOpenEnds::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of what is not alive") << "authors who have not answered yet"
                                          << "SELECT name FROM author"
                                          << "";
    QTest::newRow("years") << "authors who are still alive"
                           << "SELECT name FROM author"
                           << "SELECT name FROM author WHERE died IS NULL";
    QTest::newRow("living") << "living authors"
                            << "SELECT name FROM author"
                            << "SELECT name FROM author WHERE died IS NULL";
    QTest::newRow("current") << "Who is the current chef?"
                             << "SELECT name FROM staff WHERE role = 'chef'"
                             << "SELECT name FROM staff WHERE role = 'chef' AND left_on IS NULL";
    QTest::newRow("still") << "those who still work here"
                           << "SELECT name FROM staff"
                           << "SELECT name FROM staff WHERE left_on IS NULL";
    QTest::newRow("denied") << "Who hasn't left?"
                            << "SELECT name FROM staff"
                            << "SELECT name FROM staff WHERE left_on IS NULL";
    QTest::newRow("denied by the beginning of a word") << "undelivered parcels"
                                                       << "SELECT code FROM parcels"
                                                       << "SELECT code FROM parcels WHERE delivered_at IS NULL";
    QTest::newRow("of two ends the one denied") << "parcels shipped but not yet delivered"
                                                << "SELECT code FROM parcels WHERE shipped_at IS NOT NULL"
                                                << "SELECT code FROM parcels WHERE shipped_at IS NOT NULL AND delivered_at IS NULL";
    QTest::newRow("of two ends neither") << "current parcels"
                                         << "SELECT code FROM parcels"
                                         << "";
    QTest::newRow("counted with those who have none")
        << "current parcels per person, also none"
        << "SELECT s.name, count(p.code) FROM staff AS s LEFT JOIN parcels AS p ON s.id = p.staff_id WHERE s.left_on IS NULL GROUP BY s.id"
        << "";
    QTest::newRow("on the joined side")
        << "undelivered parcels per person, also none"
        << "SELECT s.name, count(p.code) FROM staff AS s LEFT JOIN parcels AS p ON s.id = p.staff_id GROUP BY s.id"
        << "SELECT s.name, count(p.code) FROM staff AS s LEFT JOIN parcels AS p ON s.id = p.staff_id AND p.delivered_at IS NULL GROUP BY "
           "s.id";
    QTest::newRow("one denied, one lasting")
        << "For each of the staff who have not left, how many complaints are still open?"
        << "SELECT s.name, count(c.no) FROM staff AS s LEFT JOIN complaint AS c ON s.id = c.staff_id WHERE s.left_on IS NULL GROUP BY s.id"
        << "SELECT s.name, count(c.no) FROM staff AS s LEFT JOIN complaint AS c ON s.id = c.staff_id AND c.closed IS NULL "
           "WHERE s.left_on IS NULL GROUP BY s.id";
    QTest::newRow("the longest of them") << "Who of those still here has served longest?"
                                         << "SELECT name FROM staff ORDER BY left_on DESC LIMIT 1"
                                         << "SELECT name FROM staff WHERE left_on IS NULL ORDER BY hired LIMIT 1";
    QTest::newRow("the longest of them, by an extreme") << "Who of those still here has served longest?"
                                                        << "SELECT name FROM staff WHERE hired = (SELECT max(hired) FROM staff)"
                                                        << "SELECT name FROM staff WHERE left_on IS NULL ORDER BY hired LIMIT 1";
    QTest::newRow("the longest of them, by its length")
        << "longest serving of those still here"
        << "SELECT name FROM staff ORDER BY julianday(left_on) - julianday(hired) DESC LIMIT 1"
        << "SELECT name FROM staff WHERE left_on IS NULL ORDER BY hired LIMIT 1";
    QTest::newRow("one end denied, the other not spoken of")
        << "Which of the staff have undelivered parcels?"
        << "SELECT s.name FROM staff AS s JOIN parcels AS p ON s.id = p.staff_id WHERE p.delivered_at IS NULL"
        << "";
    QTest::newRow("of those that have ended") << "How many delivered parcels are there per status?"
                                              << "SELECT status, count(*) FROM parcels GROUP BY status"
                                              << "SELECT status, count(*) FROM parcels WHERE delivered_at IS NOT NULL GROUP BY status";
    QTest::newRow("what has been done") << "How many complaints have been closed by each of the staff?"
                                        << "SELECT staff_id, count(*) FROM complaint GROUP BY staff_id"
                                        << "SELECT staff_id, count(*) FROM complaint WHERE closed IS NOT NULL GROUP BY staff_id";
    QTest::newRow("what lasts is tested already")
        << "names of the staff whose complaints are still open"
        << "SELECT s.name FROM complaint AS c JOIN staff AS s ON c.staff_id = s.id WHERE c.closed IS NULL"
        << "";
    QTest::newRow("of a table joined with itself")
        << "those under Amy who are still here"
        << "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.role = s2.role WHERE s2.name = 'Amy'"
        << "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.role = s2.role WHERE s2.name = 'Amy' AND s1.left_on IS NULL";
    QTest::newRow("counted for each of a table joined with itself")
        << "For each boss, how many of those who are still here?"
        << "SELECT s1.name, count(*) FROM staff AS s1 JOIN staff AS s2 ON s1.id = s2.role GROUP BY s1.id"
        << "SELECT s1.name, count(*) FROM staff AS s1 JOIN staff AS s2 ON s1.id = s2.role WHERE s2.left_on IS NULL GROUP BY s1.id";
    QTest::newRow("still not") << "Which of the staff's complaints have still not been closed?"
                               << "SELECT c.no FROM complaint AS c JOIN staff AS s ON c.staff_id = s.id"
                               << "SELECT c.no FROM complaint AS c JOIN staff AS s ON c.staff_id = s.id WHERE c.closed IS NULL";
    QTest::newRow("alive") << "How many pets are still alive?"
                           << "SELECT count(*) FROM pet"
                           << "SELECT count(*) FROM pet WHERE died IS NULL";
    QTest::newRow("living somewhere") << "pets living in Leeds"
                                      << "SELECT name FROM pet WHERE town = 'Leeds'"
                                      << "";
    QTest::newRow("dead or alive") << "oldest pet, dead or alive"
                                   << "SELECT name FROM pet"
                                   << "";
    QTest::newRow("a day that another end is held against")
        << "parcels still under way that were shipped after 2 January 2024"
        << "SELECT code FROM parcels WHERE shipped_at > '2024-01-02'"
        << "SELECT code FROM parcels WHERE shipped_at > '2024-01-02' AND delivered_at IS NULL";
    QTest::newRow("longest serving") << "third longest serving of the current staff"
                                     << "SELECT name FROM staff ORDER BY role DESC LIMIT 1 OFFSET 2"
                                     << "SELECT name FROM staff WHERE left_on IS NULL ORDER BY hired LIMIT 1 OFFSET 2";
    QTest::newRow("been here longest") << "Which of the current chefs has been with us longest?"
                                       << "SELECT name FROM staff WHERE role = 'chef'"
                                       << "SELECT name FROM staff WHERE role = 'chef' AND left_on IS NULL ORDER BY hired LIMIT 1";
    QTest::newRow("denied from afar") << "staff without those who have left"
                                      << "SELECT name FROM staff"
                                      << "SELECT name FROM staff WHERE left_on IS NULL";
    QTest::newRow("no longer") << "chefs who no longer work here"
                               << "SELECT name FROM staff WHERE role = 'chef' AND left_on IS NULL"
                               << "SELECT name FROM staff WHERE role = 'chef' AND left_on IS NOT NULL";
    QTest::newRow("used to") << "Who used to work here?"
                             << "SELECT name FROM staff"
                             << "SELECT name FROM staff WHERE left_on IS NOT NULL";
    QTest::newRow("former") << "former staff"
                            << "SELECT name FROM staff"
                            << "SELECT name FROM staff WHERE left_on IS NOT NULL";
    QTest::newRow("but left") << "those who worked here but left"
                              << "SELECT name FROM staff WHERE left_on IS NULL"
                              << "SELECT name FROM staff WHERE left_on IS NOT NULL";
    QTest::newRow("tested already") << "Who still works here?"
                                    << "SELECT name FROM staff WHERE left_on IS NULL"
                                    << "";
    QTest::newRow("a cell says it") << "open parcels"
                                    << "SELECT s.name FROM staff AS s JOIN parcels AS p ON s.id = p.staff_id WHERE p.status = 'open'"
                                    << "";
    QTest::newRow("a running total") << "running total of staff"
                                     << "SELECT count(*) FROM staff"
                                     << "";
    QTest::newRow("all have ended") << "current loans"
                                    << "SELECT item FROM loans"
                                    << "";
    QTest::newRow("those who have ended") << "How many have left?"
                                          << "SELECT count(*) FROM staff WHERE left_on IS NULL"
                                          << "SELECT count(*) FROM staff WHERE left_on IS NOT NULL";
    QTest::newRow("ended, an empty text") << "parcels that were delivered"
                                          << "SELECT code FROM parcels WHERE delivered_at = ''"
                                          << "SELECT code FROM parcels WHERE delivered_at IS NOT NULL";
    QTest::newRow("past or present") << "chefs, past or present"
                                     << "SELECT name FROM staff"
                                     << "";
    QTest::newRow("not asked") << "names of the staff"
                               << "SELECT name FROM staff"
                               << "";
    QTest::newRow("running time") << "pets and their running time"
                                  << "SELECT name FROM pet"
                                  << "";
    QTest::newRow("no matter") << "pets, no matter if they still live"
                               << "SELECT name FROM pet"
                               << "";
}

void TestOpenEnds::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto mend = [](sql::Query& query, const Question& words, const CellLookup& cells) { return askForOpenEnds(query, words, cells); };
    QTEST(mendedText(kOpenEnds, question, before, mend), "after");
}

RATATOSK_TEST(TestOpenEnds);
#include "tst_open_ends.moc"
