// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/key_inference.h"

#include "core/database/engine/schema_reader.h"
#include "core/database/schema/identifier.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <fmt/format.h>

#include <QTest>

using namespace ratatosk;

class TestKeyInference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guesses_data();
    void guesses();
    void numbersGroupsOn();
};

namespace {

std::string pairText(const Schema& schema, const ForeignKey& key)
{
    const Column& from = schema.column(key.from);
    const Column& to = schema.column(key.to);
    return foldedIdentifier(fmt::format("{}.{}>{}.{}", schema.table(from.table).name, from.name, schema.table(to.table).name, to.name));
}

} // namespace

void TestKeyInference::guesses_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("expected");

    const QString singers = "CREATE TABLE singer(id INTEGER PRIMARY KEY); INSERT INTO singer VALUES (1), (2), (3);";
    QTest::newRow("name and values") << singers + "CREATE TABLE song(singer_id INT); INSERT INTO song VALUES (1), (3), (3)"
                                     << "song.singer_id>singer.id";
    QTest::newRow("values elsewhere") << singers + "CREATE TABLE song(singer_id INT); INSERT INTO song VALUES (1), (7)"
                                      << "";
    const QString crew =
        "CREATE TABLE crew(crew_id INTEGER PRIMARY KEY, fname TEXT); INSERT INTO crew VALUES (1, 'Amy'), (2, 'Ben'), (3, 'Cy'), (4, 'Di');"
        "CREATE TABLE visit(visit_no INTEGER PRIMARY KEY, cost REAL); INSERT INTO visit VALUES (1, 3), (2, 4), (3, 5);";
    QTest::newRow("who did it") << crew
            + "CREATE TABLE food(ordered_by INT, bags INT); INSERT INTO food VALUES (1, 1), (2, 2), (4, 2), (3, 1), (2, 5)"
                                << "food.ordered_by>crew.crew_id";
    QTest::newRow("where it is, and what ends alike")
        << crew + "CREATE TABLE room(number TEXT, floor INT, gender INT); INSERT INTO room VALUES ('12', 1, 2), ('21', 2, 1)"
        << "";
    QTest::newRow("heights among many numbers of orders")
        << "CREATE TABLE orders(order_id INTEGER PRIMARY KEY);"
           "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000) INSERT INTO orders SELECT i FROM n;"
           "CREATE TABLE region(name TEXT, peak_height INTEGER);"
           "INSERT INTO region VALUES ('a', 3187), ('b', 2954), ('c', 3412), ('d', 3056), ('e', 3871), ('f', 2467)"
        << "";
    QTest::newRow("who works there, of two tables of people") << crew
            + "CREATE TABLE helper(helper_id INTEGER PRIMARY KEY, surname TEXT, salary INT); INSERT INTO helper VALUES (1, 'c', 9), (2, "
              "'d', 9), (7, 'e', 8); "
              "CREATE TABLE audit(inspector_id INT, bags INT); INSERT INTO audit VALUES (1, 1), (2, 2), (7, 2), (7, 9)"
                                                              << "audit.inspector_id>helper.helper_id";
    QTest::newRow("of two tables of people") << crew
            + "CREATE TABLE guest(pid INTEGER PRIMARY KEY, surname TEXT); INSERT INTO guest VALUES (1, 'Fox'), (2, 'Roe'), (3, 'Poe'), (4, "
              "'Lee');"
              "CREATE TABLE food(ordered_by INT); INSERT INTO food VALUES (1), (2)"
                                             << "";
    QTest::newRow("one dangling value in ten") << singers
            + "CREATE TABLE song(singer_id); INSERT INTO singer VALUES (4), (5), (6), (7), (8), (9);"
              "INSERT INTO song SELECT id FROM singer UNION SELECT 99"
                                               << "song.singer_id>singer.id";
    QTest::newRow("nulls and blanks do not count") << singers + "CREATE TABLE song(singer_id); INSERT INTO song VALUES (NULL), (''), (2)"
                                                   << "song.singer_id>singer.id";
    QTest::newRow("empty, plain name") << singers + "CREATE TABLE song(singer_id INT)"
                                       << "song.singer_id>singer.id";
    QTest::newRow("empty, a role") << singers + "CREATE TABLE song(second_singer_id INT)"
                                   << "song.second_singer_id>singer.id";
    QTest::newRow("empty, another word") << singers + "CREATE TABLE song(rating INT)"
                                         << "";
    QTest::newRow("a role with values") << singers + "CREATE TABLE song(second_singer_id INT); INSERT INTO song VALUES (2)"
                                        << "song.second_singer_id>singer.id";
    QTest::newRow("columns that are called as the query is")
        << "CREATE TABLE parent(child INTEGER PRIMARY KEY, value INT); INSERT INTO parent VALUES (1, 1);"
           "CREATE TABLE value(child INT); INSERT INTO value VALUES (7)"
        << "";
    QTest::newRow("values without a name") << singers + "CREATE TABLE song(rating INT); INSERT INTO song VALUES (1), (2)"
                                           << "";
    QTest::newRow("own key") << singers + "CREATE TABLE song(id INTEGER PRIMARY KEY); INSERT INTO song VALUES (1)"
                             << "";
    QTest::newRow("key that is another's key")
        << "CREATE TABLE person(person_id INT PRIMARY KEY); CREATE TABLE staff(person_id INT PRIMARY KEY);"
           "INSERT INTO person VALUES (1), (2); INSERT INTO staff VALUES (2)"
        << "staff.person_id>person.person_id";
    QTest::newRow("the plainest of two") << singers
            + "CREATE TABLE stage(singer_id INTEGER PRIMARY KEY); INSERT INTO stage VALUES (1), (2);"
              "CREATE TABLE song(singer_id INT); INSERT INTO song VALUES (1)"
                                         << "stage.singer_id>singer.id song.singer_id>singer.id";
    QTest::newRow("composite keys are no target") << "CREATE TABLE seat(row INT, place INT, PRIMARY KEY (row, place));"
                                                     "CREATE TABLE ticket(row INT, place INT)"
                                                  << "";
    const QString bands = singers
        + "CREATE TABLE band(id INT PRIMARY KEY); INSERT INTO band VALUES (1);"
          "CREATE TABLE song(singer_id INT, band_id INT REFERENCES band);";
    QTest::newRow("a table that declares keys, few values") << bands + "INSERT INTO song VALUES (1, 1), (2, 1)"
                                                            << "";
    QTest::newRow("a table that declares keys, a value elsewhere") << bands + "INSERT INTO song VALUES (1, 1), (2, 1), (3, 1), (7, 1)"
                                                                   << "";
    QTest::newRow("a table that declares keys, but not this one") << bands + "INSERT INTO song VALUES (1, 1), (2, 1), (3, 1)"
                                                                  << "song.singer_id>singer.id";
    const QString staff = "CREATE TABLE staff(id INTEGER PRIMARY KEY, boss INT, age INT);";
    QTest::newRow("another row of the same table") << staff + "INSERT INTO staff VALUES (1, NULL, 2), (2, 1, 1)"
                                                   << "staff.boss>staff.id";
    QTest::newRow("another row that is not there") << staff + "INSERT INTO staff VALUES (1, NULL, 2), (2, 5, 1)"
                                                   << "";
    const QString imported = "CREATE TABLE team(code TEXT, name TEXT); INSERT INTO team VALUES ('F1', 'A'), ('F2', 'B'), ('F3', 'C');";
    QTest::newRow("nothing declared, the first column identifies")
        << imported + "CREATE TABLE match(day TEXT, team TEXT); INSERT INTO match VALUES ('1.2.2024', 'F1'), ('1.2.2024', 'F3')"
        << "match.team>team.code";
    QTest::newRow("nothing declared, and nothing identifies") << imported
            + "INSERT INTO team VALUES ('F1', 'D'); CREATE TABLE match(day TEXT, team TEXT); INSERT INTO match VALUES ('1.2.', 'F1')"
                                                              << "";
    const QString members = "CREATE TABLE member(number INTEGER PRIMARY KEY, name TEXT);"
                            "INSERT INTO member VALUES (1401, 'A'), (1402, 'B'), (1403, 'C'), (1404, 'D'), (1405, 'E'), (1406, 'F');";
    QTest::newRow("codes that one key holds, whatever the name") << members
            + "CREATE TABLE class(day INT, coach TEXT); INSERT INTO class SELECT 7, CAST(number AS TEXT) FROM member WHERE number < 1406"
                                                                 << "class.coach>member.number";
    QTest::newRow("codes of which one is missing")
        << members + "CREATE TABLE class(day INT, coach TEXT); INSERT INTO class VALUES (7, '1401'), (7, '1402'), (7, '1499')"
        << "";
    const QString ranks = "CREATE TABLE rank(id INTEGER PRIMARY KEY); INSERT INTO rank VALUES (1), (2), (3), (4), (5), (6);"
                          "CREATE TABLE game(id INTEGER PRIMARY KEY); INSERT INTO game SELECT a.id * 6 + b.id - 6 FROM rank a, rank b;";
    const QString five = " VALUES (7, 1), (7, 1), (7, 2), (7, 3), (7, 4), (7, 5)";
    QTest::newRow("small numbers lie in many keys") << ranks + "CREATE TABLE note(day INT, score INT); INSERT INTO note" + five << "";
    QTest::newRow("an identifier's lie best in one of them")
        << ranks + "CREATE TABLE note(day INT, level_id INT); INSERT INTO note" + five << "note.level_id>rank.id";
    const QString cups = "CREATE TABLE tournaments(tournament_id TEXT, year INT);"
                         "INSERT INTO tournaments VALUES ('WC-1930', 1930), ('WC-1934', 1934), ('WC-1938', 1938), ('WC-1950', 1950);";
    QTest::newRow("a text id that several files share: the one where it is unique is the target")
        << cups
            + "CREATE TABLE matches(key_id INT, tournament_id TEXT, city TEXT);"
              "INSERT INTO matches VALUES (1, 'WC-1930', 'a'), (2, 'WC-1930', 'b'), (3, 'WC-1934', 'a'), (4, 'WC-1950', 'c');"
              "CREATE TABLE goals(key_id INT, tournament_id TEXT, minute INT);"
              "INSERT INTO goals VALUES (1, 'WC-1930', 7), (2, 'WC-1934', 17), (3, 'WC-1934', 80), (4, 'WC-1938', 81), (5, 'WC-1938', 90)"
        << "matches.tournament_id>tournaments.tournament_id goals.tournament_id>tournaments.tournament_id";
    QTest::newRow("a lookup of two rows")
        << "CREATE TABLE status(status_code TEXT, label TEXT); INSERT INTO status VALUES ('O', 'open'), ('C', 'closed');"
           "CREATE TABLE ticket(ticket_no INT, status_code TEXT); INSERT INTO ticket VALUES (11, 'O'), (12, 'O'), (13, 'C'), (14, 'O')"
        << "ticket.status_code>status.status_code";
    QTest::newRow("row numbers of two files")
        << "CREATE TABLE towns(row INT, town TEXT, people INT); INSERT INTO towns VALUES (1, 'A', 410), (2, 'B', 95), (3, 'C', 700);"
           "CREATE TABLE lakes(row INT, lake TEXT, depth INT); INSERT INTO lakes VALUES (1, 'X', 12), (2, 'Y', 31), (3, 'Z', 8)"
        << "";
    const QString sections = "CREATE TABLE section(course TEXT, term TEXT, room TEXT, PRIMARY KEY (course, term));"
                             "INSERT INTO section VALUES ('art', 'fall', '1'), ('art', 'spring', '2'), ('law', 'fall', '1');"
                             "CREATE TABLE takes(student INT, course TEXT, term TEXT);";
    QTest::newRow("a key of two columns") << sections
            + "INSERT INTO takes VALUES (1, 'art', 'fall'), (2, 'law', 'fall'), (2, 'art', 'spring')"
                                          << "takes.course>section.course takes.term>section.term";
    QTest::newRow("a key of two columns, combined otherwise")
        << sections + "INSERT INTO takes VALUES (1, 'art', 'fall'), (2, 'law', 'spring'), (2, 'law', 'fall')"
        << "";
    QTest::newRow("ratings among thousands of numbers")
        << "CREATE TABLE orders(order_id INTEGER PRIMARY KEY);"
           "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 8000) INSERT INTO orders SELECT i FROM n;"
           "CREATE TABLE review(text TEXT, stars INT); INSERT INTO review VALUES ('a', 1), ('b', 5), ('c', 4), ('d', 2), ('e', 3), ('f', 5)"
        << "";
    QTest::newRow("a sample of a large key")
        << "CREATE TABLE orders(order_id INTEGER PRIMARY KEY);"
           "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 8000) INSERT INTO orders SELECT i FROM n;"
           "CREATE TABLE refund(amount REAL, ord_id INT); INSERT INTO refund SELECT order_id * 0.5, (order_id * 7919) % 8000 + 1 FROM "
           "orders LIMIT 90"
        << "refund.ord_id>orders.order_id";
    // Other values are seen all the same.
    const QString songs = "INSERT INTO song(singer_id) VALUES (7), (8), (9), (9);";
    QTest::newRow("beside a picture") << singers + "CREATE TABLE song(singer_id INT, picture BLOB);" + songs
            + "UPDATE song SET picture = zeroblob(2000000)"
                                      << "";
    QTest::newRow("beside a long text") << singers + "CREATE TABLE song(singer_id INT, words TEXT);" + songs
            + "UPDATE song SET words = printf('%.*c', 2000000, 'x') WHERE singer_id = 7"
                                        << "";
    QTest::newRow("beside a computed column that fails")
        << singers + "CREATE TABLE song(singer_id INT, low INT DEFAULT -9223372036854775808);" + songs
            + "ALTER TABLE song ADD COLUMN bad INT AS (abs(low))"
        << "";
    QTest::newRow("views are left alone") << singers + "CREATE TABLE x(y); CREATE VIEW song AS SELECT y AS singer_id FROM x"
                                          << "";
}

void TestKeyInference::guesses()
{
    QFETCH(QString, script);
    QFETCH(QString, expected);
    const ScratchDatabase database(script.toStdString());
    const Schema schema = *readSchema(*Connection::open(database.file()));
    QStringList guesses;
    for (const ForeignKey& key : schema.foreignKeys()) {
        if (key.isGuess)
            guesses << QString::fromStdString(pairText(schema, key));
    }
    QCOMPARE(guesses.join(' '), expected);
}

void TestKeyInference::numbersGroupsOn()
{
    const ScratchDatabase database("CREATE TABLE a(a_id INT PRIMARY KEY); CREATE TABLE b(a_id INT, c_id INT);"
                                   "CREATE TABLE c(c_id INT PRIMARY KEY, x INT REFERENCES a)");
    const Schema schema = *readSchema(*Connection::open(database.file()));
    QCOMPARE(schema.foreignKeys().size(), std::size_t{3});
    for (int i = 0; i < 3; ++i)
        QCOMPARE(schema.foreignKeys()[static_cast<std::size_t>(i)].group, i);
}

RATATOSK_TEST(TestKeyInference);
#include "tst_key_inference.moc"
