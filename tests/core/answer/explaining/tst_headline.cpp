// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/headline.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// The answer in one line, in the words of the question.
class TestHeadline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAValue_data();
    void namesAValue();
    void namesManyRows_data();
    void namesManyRows();
    void listsAFewNames();
    void saysNoWordThatIsNotTakenUp();
    void putsNamesTogether();
    void countsNoGroupsOfTwoThings();
    void countsGroups_data();
    void countsGroups();
    void countsGroupsOfPeople();
    void namesTheLargestGroup();
    void namesNoGroupWhereManyAreEqual();
    void saysNothingWithoutRows();
    void keepsLongTextsInTheRows();
};

namespace {

ResultTable rowsOf(std::size_t count, const Cell& cell)
{
    return {{"a"}, std::vector<std::vector<Cell>>(count, {cell}), true, 0};
}

} // namespace

void TestHeadline::namesAValue_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("about");
    const auto row = [](const char* question, const char* about) { QTest::newRow(question) << QString(question) << QString(about); };
    row("How many huts are there?", "huts");
    row("How many huts are there in Ticino?", "huts in Ticino");
    row("How many customers are from Berlin?", "customers from Berlin");
    row("How many bookings were cancelled?", "bookings were cancelled");
    row("How many bookings did Anna make?", "bookings");
    row("How many rooms do we have?", "rooms");
    row("How many objects have we lent out that are not back?", "objects we have lent out that are not back");
    row("What is the average age of the wardens?", "average age of the wardens");
    row("Who is the oldest warden?", "oldest warden");
    row("What is the name of each hut, and how many beds does it have?", "");
    row("Which hut has the most beds?", "has the most beds");
    row("Find the average age of all wardens.", "average age of all wardens");
    row("What share of the bookings was cancelled?", "of the bookings was cancelled");
    row("What percentage of guests come from Italy?", "of guests come from Italy");
    row("share of quotes that we lost", "of quotes that we lost");
    row("What share of the quotes did we win?", "of the quotes");
    row("What did we earn in 2021?", "");
    row("earnings 2021", "earnings 2021");
    row("who earns most", "");
    row("What share of the bookings in May was cancelled?", "of the bookings in May was cancelled");
    row("What percentage of huts do not have a shower?", "of huts do not have a shower");
    row("Which part of the country has the most huts?", "has the most huts");
    row("In which year did we earn most?", "");
    row("And in 2024?", "");
    row("I'd like to know the average price", "");
    row("Calculate the average price", "");
    row("earnings in May", "earnings in May");
    row("average price per hut", "");
    row("", "");
}

void TestHeadline::namesAValue()
{
    QFETCH(QString, question);
    QFETCH(QString, about);
    const Headline headline = headlineOf(question.toStdString(), rowsOf(1, std::int64_t{7}));
    QVERIFY(headline.kind == Headline::Kind::Value);
    QVERIFY(headline.cells == std::vector<Cell>{std::int64_t{7}});
    QCOMPARE(QString::fromStdString(headline.about), about);
}

void TestHeadline::namesManyRows_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("about");
    const auto row = [](const char* question, const char* about) { QTest::newRow(question) << QString(question) << QString(about); };
    row("Which huts are higher than the average elevation?", "huts are higher than the average elevation");
    row("Which dishes have never been ordered?", "dishes have never been ordered");
    row("Which huts offer meals?", "huts offer meals");
    row("Which huts did Anna book?", "huts");
    row("Which huts are there?", "huts");
    row("Which huts have we never booked?", "huts we have never booked");
    row("Which hut has the most beds?", "");
    row("Which product sold most in each category?", "");
    row("What share of the orders went to each country?", "");
    row("Which people live in Oslo?", "people live in Oslo");
    row("Who are the wardens of Rifugio Serena?", "wardens of Rifugio Serena");
    row("What are the names of all huts?", "names of all huts");
    row("What is the average number of beds in each region?", "");
    row("Show all vegetarian desserts.", "vegetarian desserts");
    row("Show the average price of each dish", "");
    row("How many bookings in each month?", "");
}

void TestHeadline::namesManyRows()
{
    QFETCH(QString, question);
    QFETCH(QString, about);
    const Headline headline = headlineOf(question.toStdString(), rowsOf(12, std::int64_t{7}));
    QVERIFY(headline.kind == Headline::Kind::Rows);
    QCOMPARE(headline.rows, size_t{12});
    QVERIFY(headline.cells.empty());
    QCOMPARE(QString::fromStdString(headline.about), about);
}

void TestHeadline::listsAFewNames()
{
    const Headline headline = headlineOf("Which huts have a shower?", {{"name"}, {{"Alba"}, {"Serena"}}, true, 0});
    QVERIFY(headline.kind == Headline::Kind::Names);
    QVERIFY((headline.cells == std::vector<Cell>{std::string("Alba"), std::string("Serena")}));
    QCOMPARE(headline.about, std::string("huts have a shower"));
    QVERIFY(headlineOf("Which huts have a shower?", rowsOf(6, std::string("Alba"))).kind == Headline::Kind::Rows);
    QCOMPARE(headlineOf("Which huts have a shower?", rowsOf(6, std::string("Alba"))).about, std::string()); // six rows, one hut
    QVERIFY(headlineOf("Which huts?", {{"name", "beds"}, {{"Alba", std::int64_t{1}}, {"Serena", Null{}}}, true, 0}).kind
            == Headline::Kind::Rows);
}

namespace {

/// Groups of 3, 12 and 7.
ResultTable groupRows(const std::string& column)
{
    return {{"country", column}, {{"Italy", std::int64_t{3}}, {"Norway", std::int64_t{12}}, {"Peru", std::int64_t{7}}}, true, 0};
}

} // namespace

/// Groups by city are no states, and all people no people of Paris.
void TestHeadline::saysNoWordThatIsNotTakenUp()
{
    const std::vector<std::string> state{"state"}, paris{"Paris"};
    ResultTable cities = groupRows("count(*)");
    cities.columns[0] = "s.home_city";
    const std::string question = "How many sites are there for each state?";
    QCOMPARE(headlineOf(question, cities).about, std::string("states"));
    QCOMPARE(headlineOf(question, cities, state).about, std::string("home cities"));
    QVERIFY(headlineOf(question, cities, state).kind == Headline::Kind::Groups);
    cities.columns[0] = "to_town";
    QCOMPARE(headlineOf(question, cities, state).about, std::string("towns"));
    cities.columns[0] = "strftime('%Y', built)";
    QVERIFY(headlineOf(question, cities, state).kind == Headline::Kind::Rows);
    QCOMPARE(headlineOf(question, cities, state).about, std::string());
    QCOMPARE(headlineOf("How many people are in Paris?", rowsOf(1, std::int64_t{7}), paris).about, std::string());
}

void TestHeadline::putsNamesTogether()
{
    const ResultTable one{{"first_name", "surname"}, {{"Ada", "Fox"}}, true, 0};
    const Headline answer = headlineOf("Which tenant pays the most?", one);
    QVERIFY(answer.kind == Headline::Kind::Value);
    QCOMPARE(answer.cells, std::vector<Cell>{"Ada Fox"});
    const ResultTable two{{"FirstName", "LastName"}, {{"Ada", "Fox"}, {"Ben", "Roe"}}, true, 0};
    QCOMPARE(headlineOf("Which tenants pay?", two).cells, (std::vector<Cell>{"Ada Fox", "Ben Roe"}));
    const ResultTable other{{"name", "town"}, {{"Ada", "Rome"}}, true, 0};
    QVERIFY(headlineOf("Which tenant pays the most?", other).kind == Headline::Kind::Rows);
}

void TestHeadline::countsNoGroupsOfTwoThings()
{
    const ResultTable table{{"fuel", "count(*)"}, {{"diesel", std::int64_t{27}}, {"petrol", std::int64_t{3}}}, true, 0};
    QVERIFY(headlineOf("How many vehicles are there per year and fuel type?", table).kind != Headline::Kind::Groups);
    QVERIFY(headlineOf("How many vehicles are there per fuel type?", table).kind == Headline::Kind::Groups);
}

void TestHeadline::countsGroups_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("groups"); // empty: no groups
    const auto row = [](const char* question, const char* groups) { QTest::newRow(question) << QString(question) << QString(groups); };
    row("How many guests come from each country?", "countries");
    row("How many guests are there per country in 2024?", "countries");
    row("What is the number of guests of every room type?", "room types");
    row("For each country, how many guests are there?", "countries");
    row("How many guests for each of the countries?", "");
    row("How many guests come from Norway?", "");
    row("Which countries have guests in each hut?", "");
    row("How many guests does each country send to us?", "countries");
    row("How many guests does each hut country have?", "hut countries");
    row("number of guests by country", "countries");
    row("countries with their guests, sorted by guests", "");
    row("top guests by revenue", "");
    row("How many guests were sent by each country?", "countries");
    row("guests sent by agents in each country", "countries");
    row("How many guests per country booked?", "countries");
    row("How many guests per home country booked in 2023?", "home countries");
    row("How many guests per country won?", "countries");
    row("How many guests per birth country?", "birth countries");
    row("number of guests per flower bed", "flower beds");
    row("average price per night by country", "countries");
    row("average price per night for each country", "countries");
    row("number of guests per stadt", "groups by stadt");
}

void TestHeadline::countsGroups()
{
    QFETCH(QString, question);
    QFETCH(QString, groups);
    const Headline headline = headlineOf(question.toStdString(), groupRows("count(*)"));
    QCOMPARE(headline.kind == Headline::Kind::Groups, !groups.isEmpty());
    if (!groups.isEmpty())
        QCOMPARE(QString::fromStdString(headline.about), groups);
}

/// First and last names are one name, before the figure or behind it.
void TestHeadline::countsGroupsOfPeople()
{
    const auto text = [](const char* name) { return Cell(std::string(name)); };
    const ResultTable people{
        {"first_name", "last_name", "sum(t.amount)"}, {{text("Ann"), text("Lee"), 12.5}, {text("Ann"), text("Poe"), 20.0}}, true, 0};
    const Headline reported = headlineOf("total tips per waiter", people);
    QVERIFY(reported.kind == Headline::Kind::Groups);
    QCOMPARE(reported.about, std::string("waiters"));
    QVERIFY(reported.cells == std::vector<Cell>{text("Ann Poe")} && reported.measure == Cell(20.0));
    ResultTable otherwise = people;
    otherwise.columns = {"i.forename", "i.surname", "sum(t.amount)"};
    QVERIFY(headlineOf("total tips per waiter", otherwise).cells == reported.cells);
    ResultTable turned{{"sum(t.amount)", "first_name", "last_name"}, {}, true, 0};
    for (const auto& row : people.rows)
        turned.rows.push_back({row[2], row[0], row[1]});
    QVERIFY(headlineOf("total tips by employee", turned).cells == reported.cells);
    turned.rows[1][2] = Null{};
    QVERIFY(headlineOf("total tips by employee", turned).cells.empty());
}

void TestHeadline::namesTheLargestGroup()
{
    const std::string question = "How many guests come from each country?";
    const Headline counted = headlineOf(question, groupRows("count(*)"));
    QCOMPARE(counted.rows, size_t{3});
    QVERIFY(counted.cells == std::vector<Cell>{std::string("Norway")});
    QVERIFY(counted.measure == Cell(std::int64_t{12}));
    QVERIFY(counted.areCounted);
    QVERIFY(!headlineOf(question, groupRows("avg(age)")).areCounted);
    QVERIFY(headlineOf(question, groupRows("age")).kind == Headline::Kind::Rows); // a column, not a figure of the group
    ResultTable part = groupRows("count(*)");
    part.isComplete = false;
    QVERIFY(headlineOf(question, part).kind == Headline::Kind::Rows);
}

void TestHeadline::namesNoGroupWhereManyAreEqual()
{
    const std::string question = "How many guests come from each country?";
    ResultTable table = groupRows("count(*)");
    table.rows[0][1] = std::int64_t{12};
    QCOMPARE(headlineOf(question, table).cells.size(), size_t{2});
    table.rows[2][1] = std::int64_t{12};
    const Headline equal = headlineOf(question, table);
    QVERIFY(equal.kind == Headline::Kind::Groups && equal.cells.empty());
    table = groupRows("count(*)");
    table.rows[1][0] = Null{};
    QVERIFY(headlineOf(question, table).cells.empty()); // guests of no country
}

void TestHeadline::saysNothingWithoutRows()
{
    QVERIFY(headlineOf("How many huts are there?", {{"a"}, {}, true, 0}).kind == Headline::Kind::None);
    QVERIFY(headlineOf("How many huts are there?", {}).kind == Headline::Kind::None);
}

void TestHeadline::keepsLongTextsInTheRows()
{
    QVERIFY(headlineOf("Which notes?", rowsOf(2, std::string(200, 'x'))).kind == Headline::Kind::Rows);
    QCOMPARE(headlineOf("What is " + std::string(200, 'x') + "?", rowsOf(1, std::int64_t{7})).about, std::string());
}

RATATOSK_TEST(TestHeadline);
#include "tst_headline.moc"
