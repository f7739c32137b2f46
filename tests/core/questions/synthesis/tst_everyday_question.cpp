// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/everyday_question.h"

#include "core/questions/synthesis/synthesizer.h"
#include "core/sql/printing/unparser.h"
#include "tests/core/questions/synthesis/concert_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace ratatosk;

namespace {

/// Ships of two types, their pilots and their owners, whose name is long.
std::string harbourScript()
{
    return R"(CREATE TABLE shipping_company_and_agency(id INTEGER PRIMARY KEY, name TEXT);
              CREATE TABLE ship(id INTEGER PRIMARY KEY, name TEXT, type TEXT, tonnage INTEGER, built_year INTEGER,
                                owner_id INTEGER REFERENCES shipping_company_and_agency(id));
              CREATE TABLE pilot(id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, sex TEXT, nationality TEXT, party TEXT,
                                  date_of_birth TEXT, ship_id INTEGER REFERENCES ship(id));
              CREATE TABLE log(entry INTEGER, hours REAL);
              INSERT INTO shipping_company_and_agency VALUES (1, 'Hansa'), (2, 'Levant');
              INSERT INTO ship VALUES (1, 'Ada', 'Cargo ship', 900, 1950, 1), (2, 'Bo', 'Cargo ship', 800, 1960, 1), (3, 'Cy', 'Yacht', 70, 1970, 2),
                                      (4, 'Di', 'Yacht', 60, 1971, 1), (5, 'Ed', 'Yacht', 65, 1972, 2), (6, 'Fay', 'Cargo ship', 700, 1980, 1);
              INSERT INTO pilot VALUES (1, 'Ann', 'Lee', 'F', 'Norwegian', 'Liberal', '1990-01-01', 1), (2, 'Ben', 'Moe', 'M', 'Norwegian', 'Republican', '1991-01-01', 1),
                                        (3, 'Cat', 'Noe', 'F', 'Peru', 'Republican', '1992-01-01', 2), (4, 'Dan', 'Orr', 'M', 'Peru', 'Liberal', '1993-01-01', 3),
                                        (5, 'Eva', 'Poe', 'F', 'Norwegian', 'Republican', '1994-01-01', 1), (6, 'Fred', 'Roe', 'M', 'Peru', 'Liberal', '1995-01-01', 2);
              INSERT INTO log VALUES (1, 2.5);)";
}

/// SQL by question.
std::map<std::string, std::string> composed(const Schema& schema, const DatabaseFacts& facts)
{
    Dice dice(7);
    EverydayAsker asker(schema, facts, dice);
    std::map<std::string, std::string> questions;
    for (int draw = 0; draw < 20'000; ++draw) {
        if (const auto one = asker.draw())
            questions[one->question] = sql::unparse(one->query, schema);
    }
    return questions;
}

} // namespace

class TestEverydayQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void asks_data();
    void asks();
    void asksOnlyWhatRuns();
    void namesNoColumns();
    void asksNothingWithoutNames();
    void takesNoStateOfAThingForAPlace();

private:
    ConcertDatabase m_concerts;
    ScratchDatabase m_file{harbourScript(), "harbour.sqlite"};
    Connection m_harbour = *Connection::open(m_file.file());
    std::map<std::string, std::string> m_ofConcerts;
    std::map<std::string, std::string> m_ofHarbour;
};

void TestEverydayQuestion::initTestCase()
{
    m_ofConcerts = composed(m_concerts.schema, m_concerts.facts);
    const Schema schema = *readSchema(m_harbour);
    m_ofHarbour = composed(schema, *readFacts(m_harbour, schema));
}

void TestEverydayQuestion::asks_data()
{
    QTest::addColumn<bool>("isOfHarbour");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    const auto concerts = [](const char* question, const char* sql) { QTest::newRow(question) << false << question << sql; };
    const auto harbour = [](const char* question, const char* sql) { QTest::newRow(question) << true << question << sql; };

    concerts("Who is the oldest singer?", "SELECT name FROM singer ORDER BY age DESC LIMIT 1");
    concerts("Name the youngest singer.", "SELECT name FROM singer ORDER BY age LIMIT 1");
    concerts("Which singers are from France?", "SELECT name FROM singer WHERE country = 'France'");
    concerts("Which stadiums are in Oslo?", "SELECT name FROM stadium WHERE city = 'Oslo'");
    concerts("How many singers are older than 40?", "SELECT count(*) FROM singer WHERE age > 40");
    concerts("How many stadiums have more than 5000 seats?", "SELECT count(*) FROM stadium WHERE capacity > 5000");
    concerts("How old is Bo Berg?", "SELECT age FROM singer WHERE name = 'Bo Berg'");
    concerts("Where is Old Hall?", "SELECT city FROM stadium WHERE name = 'Old Hall'");
    concerts("How many seats does South Park have?", "SELECT capacity FROM stadium WHERE name = 'South Park'");
    concerts("How old are the singers on average?", "SELECT avg(age) FROM singer");
    concerts("How old is the oldest singer?", "SELECT max(age) FROM singer");
    concerts("List the singers from oldest to youngest.", "SELECT name FROM singer ORDER BY age DESC");
    concerts("Which concerts belong to Old Hall?",
             "SELECT c.title FROM concert AS c JOIN stadium AS s ON c.stadium_id = s.id WHERE s.name = 'Old Hall'");
    concerts("Which stadium has the most concerts?",
             "SELECT s.name FROM concert AS c JOIN stadium AS s ON c.stadium_id = s.id "
             "GROUP BY s.name ORDER BY count(*) DESC LIMIT 1");

    harbour("How many cargo ships are there?", "SELECT count(*) FROM ship WHERE type = 'Cargo ship'");
    harbour("Which ships were built after 1970?", "SELECT name FROM ship WHERE built_year > 1970");
    harbour("When was Ada built?", "SELECT built_year FROM ship WHERE name = 'Ada'");
    harbour("Which is the heaviest ship?", "SELECT name FROM ship ORDER BY tonnage DESC LIMIT 1");
    harbour("Who is the oldest pilot?", "SELECT first_name, last_name FROM pilot ORDER BY date_of_birth LIMIT 1");
    harbour("What are the names of all pilots?", "SELECT first_name, last_name FROM pilot");
    harbour("How many women are among the pilots?", "SELECT count(*) FROM pilot WHERE sex = 'F'");
    harbour("How many Republicans are there?", "SELECT count(*) FROM pilot WHERE party = 'Republican'");
    harbour("Which pilots come from Peru?", "SELECT first_name, last_name FROM pilot WHERE nationality = 'Peru'");
    harbour("Which shipping company and agency has the most ships?",
            "SELECT scaa.name FROM ship AS s JOIN shipping_company_and_agency AS scaa ON s.owner_id = scaa.id GROUP BY scaa.name "
            "ORDER BY count(*) DESC LIMIT 1");
    harbour("Who is in the ship Ada?",
            "SELECT p.first_name, p.last_name FROM pilot AS p JOIN ship AS s ON p.ship_id = s.id WHERE s.name = 'Ada'");
}

void TestEverydayQuestion::asks()
{
    QFETCH(bool, isOfHarbour);
    QFETCH(QString, question);
    QFETCH(QString, sql);
    const auto& questions = isOfHarbour ? m_ofHarbour : m_ofConcerts;
    const auto found = questions.find(question.toStdString());
    QVERIFY2(found != questions.end(), "never asked");
    QCOMPARE(QString::fromStdString(found->second), sql);
}

void TestEverydayQuestion::asksOnlyWhatRuns()
{
    for (const auto& [question, sql] : m_ofConcerts)
        QVERIFY2(m_concerts.connection.run(sql), (question + ' ' + sql).c_str());
    for (const auto& [question, sql] : m_ofHarbour)
        QVERIFY2(m_harbour.run(sql), (question + ' ' + sql).c_str());
}

void TestEverydayQuestion::namesNoColumns()
{
    for (const auto& [question, sql] : m_ofHarbour) {
        for (const char* column : {"tonnage", "type", "sex", "nationality", "party", "birth"})
            QVERIFY2(question.find(column) == std::string::npos, question.c_str());
    }
}

void TestEverydayQuestion::asksNothingWithoutNames()
{
    const ScratchDatabase file("CREATE TABLE log(entry INTEGER, hours REAL); INSERT INTO log VALUES (1, 2.5), (2, 3.5)", "log.sqlite");
    const Connection connection = *Connection::open(file.file());
    const Schema schema = *readSchema(connection);
    QVERIFY(composed(schema, *readFacts(connection, schema)).empty());
    const auto synthesis = synthesize(connection, schema, {.count = 5, .everydayShare = 1});
    QVERIFY(synthesis && synthesis->questions.empty());
}

/// "in held" where the cells are "held" and "planned"; "in Ohio" is a place.
void TestEverydayQuestion::takesNoStateOfAThingForAPlace()
{
    ScratchDatabase file{
        "CREATE TABLE course(id INTEGER PRIMARY KEY, name TEXT, state TEXT);"
        "CREATE TABLE office(id INTEGER PRIMARY KEY, name TEXT, state TEXT);"
        "INSERT INTO course VALUES (1, 'Knots', 'held'), (2, 'Sails', 'held'), (3, 'Winds', 'Cancelled'), (4, 'Tides', 'Cancelled');"
        "INSERT INTO office VALUES (1, 'North', 'Ohio'), (2, 'South', 'Ohio'), (3, 'East', 'Utah'), (4, 'West', 'Utah');",
        "states.sqlite"};
    const Connection connection = *Connection::open(file.file());
    const Schema schema = *readSchema(connection);
    const auto questions = composed(schema, *readFacts(connection, schema));
    const auto contains = [&](const char* words) {
        return std::ranges::any_of(questions, [&](const auto& one) { return one.first.find(words) != std::string::npos; });
    };
    QVERIFY(contains("in Ohio"));
    QVERIFY(!contains("in held") && !contains("in Cancelled"));
}

RATATOSK_TEST(TestEverydayQuestion);
#include "tst_everyday_question.moc"
