// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/names/named_keys.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNamedKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

namespace {

const char* const kNamedKeys =
    "CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, chief INTEGER REFERENCES staff(id));"
    "CREATE TABLE member (mem_no INTEGER PRIMARY KEY, first_name TEXT, surname TEXT);"
    "CREATE TABLE complaint (case_no INTEGER PRIMARY KEY, handler INTEGER REFERENCES staff(id), member INTEGER REFERENCES member(mem_no));"
    "CREATE TABLE debate (place TEXT, speaker_for INTEGER REFERENCES staff(id), speaker_against INTEGER REFERENCES staff(id));"
    "CREATE TABLE plot (plot_no TEXT PRIMARY KEY, size REAL, colour TEXT); CREATE TABLE lease (id INTEGER, plot TEXT REFERENCES "
    "plot(plot_no));"
    "CREATE TABLE board (board_id INTEGER PRIMARY KEY, member INTEGER REFERENCES member(mem_no), post TEXT);"
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, inspector_id INTEGER REFERENCES board(board_id), score INTEGER);";

} // namespace

void TestNamedKeys::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("the one above") << "Who is the chief of Amy?"
                                   << "SELECT chief FROM staff WHERE name = 'Amy'"
                                   << "SELECT s2.name FROM staff AS s1 JOIN staff AS s2 ON s1.chief = s2.id WHERE s1.name = 'Amy'";
    QTest::newRow("everybody's") << "each name with that of the chief"
                                 << "SELECT name, chief FROM staff"
                                 << "SELECT s1.name, s2.name FROM staff AS s1 JOIN staff AS s2 ON s1.chief = s2.id";
    QTest::newRow("also of those without") << "each name and their chief, including those who have none"
                                           << "SELECT name, chief FROM staff"
                                           << "SELECT s1.name, s2.name FROM staff AS s1 LEFT JOIN staff AS s2 ON s1.chief = s2.id";
    QTest::newRow("of another table") << "cases with their handler's name"
                                      << "SELECT case_no, handler FROM complaint"
                                      << "SELECT c.case_no, s.name FROM complaint AS c JOIN staff AS s ON c.handler = s.id";
    QTest::newRow("a first and a last name")
        << "who complained in case 3"
        << "SELECT member FROM complaint WHERE case_no = 3"
        << "SELECT m.first_name, m.surname FROM complaint AS c JOIN member AS m ON c.member = m.mem_no WHERE c.case_no = 3";
    QTest::newRow("joined already") << "who handles case 3"
                                    << "SELECT c.handler FROM complaint AS c JOIN staff AS s ON c.handler = s.id WHERE s.chief = 1"
                                    << "SELECT s.name FROM complaint AS c JOIN staff AS s ON c.handler = s.id WHERE s.chief = 1";
    QTest::newRow("of those beyond") << "average score by inspector, with names"
                                     << "SELECT inspector_id, avg(score) FROM visit GROUP BY inspector_id"
                                     << "SELECT m.first_name, m.surname, avg(v.score) FROM visit AS v JOIN board AS b ON v.inspector_id = "
                                        "b.board_id JOIN member AS m ON "
                                        "b.member = m.mem_no GROUP BY v.inspector_id";
    QTest::newRow("one of two")
        << "For each debate its place, the name of the speaker for and the name of the speaker against."
        << "SELECT d.place, s.name, d.speaker_against FROM debate AS d JOIN staff AS s ON d.speaker_for = s.id"
        << "SELECT d.place, s1.name, s2.name FROM debate AS d JOIN staff AS s1 ON d.speaker_for = s1.id JOIN staff AS s2 ON "
           "d.speaker_against = s2.id";
    QTest::newRow("another column there") << "lease ids with the plot size"
                                          << "SELECT id, plot FROM lease"
                                          << "SELECT l.id, p.size FROM lease AS l JOIN plot AS p ON l.plot = p.plot_no";
    QTest::newRow("in the best of each")
        << "For each handler, show the name and the first case."
        << "SELECT handler, case_no FROM (SELECT handler, case_no, row_number() OVER (PARTITION BY handler ORDER BY case_no) AS place FROM "
           "complaint) WHERE place = 1"
        << "SELECT name, case_no FROM (SELECT s.name, c.case_no, row_number() OVER (PARTITION BY c.handler ORDER BY c.case_no) AS place "
           "FROM "
           "complaint AS c JOIN staff AS s ON c.handler = s.id) WHERE place = 1";
    QTest::newRow("its identifier") << "cases with the handler id"
                                    << "SELECT case_no, handler FROM complaint"
                                    << "";
    QTest::newRow("named already") << "who handles which case"
                                   << "SELECT s.name, c.handler FROM complaint AS c JOIN staff AS s ON c.handler = s.id"
                                   << "";
    QTest::newRow("no name there") << "whose plot is it"
                                   << "SELECT plot FROM lease"
                                   << "";
    QTest::newRow("the row by its word") << "cases and handlers"
                                         << "SELECT case_no, handler FROM complaint"
                                         << "SELECT c.case_no, s.name FROM complaint AS c JOIN staff AS s ON c.handler = s.id";
    QTest::newRow("its number") << "cases and handler numbers"
                                << "SELECT case_no, handler FROM complaint"
                                << "";
    QTest::newRow("by a word of its own") << "sizes of plots and colours"
                                          << "SELECT plot FROM lease"
                                          << "SELECT p.colour FROM lease AS l JOIN plot AS p ON l.plot = p.plot_no";
}

void TestNamedKeys::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto mend = [](sql::Query& query, const Question& words, const CellLookup& cells) {
        return nameWhatKeysPointTo(query, words, cells.schema());
    };
    QTEST(mendedText(kNamedKeys, question, before, mend), "after");
}

RATATOSK_TEST(TestNamedKeys);
#include "tst_named_keys.moc"
