// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/spider/spider_query_printer.h"
#include "core/questions/spider/spider_query_reader.h"

#include "tests/support/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;
using namespace ratatosk::sql;

class TestSpiderQueryReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buildsTheStructure();
    void nestsQueries();
    void readsWithSpidersEyes_data();
    void readsWithSpidersEyes();
    void refusesWhatSpiderCannotRead_data();
    void refusesWhatSpiderCannotRead();
    void refusesEndlessNesting();
};

void TestSpiderQueryReader::buildsTheStructure()
{
    using namespace spider;
    const auto query = readSpiderQuery("SELECT DISTINCT T1.Name, max(T2.Year - T2.Stadium_ID) FROM stadium AS T1 JOIN concert AS T2 "
                                       "ON T1.Stadium_ID = T2.Stadium_ID WHERE T1.Capacity NOT BETWEEN 5 AND 7.5 OR Theme LIKE 'X%' "
                                       "GROUP BY T1.Name HAVING count(DISTINCT Theme) >= 2 ORDER BY count(*) DESC LIMIT 3",
                                       concertSinger());
    QVERIFY2(query, query ? "" : query.error().detail.c_str());

    const ColumnUnit stadiumId{.column = 1};
    const ColumnUnit name{.column = 3};
    const ColumnUnit concertStadiumId{.column = 18};
    const ColumnUnit year{.column = 19};
    const ValueUnit difference{Arithmetic::Minus, year, concertStadiumId};
    const Query expected{
        .isDistinct = true,
        .select = {{Aggregate::None, {Arithmetic::None, name, {}}}, {Aggregate::Max, difference}},
        .from = {TableId{0}, TableId{2}},
        .joins = {.units = {{.left = {.left = stadiumId}, .first = concertStadiumId}}},
        .where =
            {.units = {{.isNegated = true, .comparison = Comparison::Between, .left = {.left = {.column = 4}}, .first = 5.0, .second = 7.5},
                       {.comparison = Comparison::Like, .left = {.left = {.column = 17}}, .first = "\"X%\""}},
             .connectors = {Connector::Or}},
        .groupBy = {name},
        .having = {.units = {{.comparison = Comparison::GreaterEqual,
                              .left = {.left = {.aggregate = Aggregate::Count, .column = 17, .isDistinct = true}},
                              .first = 2.0}}},
        .orderBy = {{.left = {.aggregate = Aggregate::Count}}},
        .direction = Direction::Descending,
        .limit = 3,
    };
    QVERIFY(*query == expected);
}

void TestSpiderQueryReader::nestsQueries()
{
    using namespace spider;
    const auto query = readSpiderQuery("SELECT Name FROM singer WHERE Age > (SELECT avg(Age) FROM singer) EXCEPT SELECT Name FROM stadium",
                                       concertSinger());
    QVERIFY(query);
    QCOMPARE(query->setOperator, SetOperator::Except);
    QCOMPARE(query->combined.size(), size_t{1});
    QVERIFY(query->combined.front().from == std::vector<TableUnit>{TableId{0}});
    const Query* nested = nestedQuery(query->where.units.front().first);
    QVERIFY(nested);
    QCOMPARE(nested->select.front().aggregate, Aggregate::Avg);
    QCOMPARE(nestedQuery(query->where.units.front().second), nullptr);
}

void TestSpiderQueryReader::readsWithSpidersEyes_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("seen"); // the structure, printed again

    QTest::newRow("last direction wins") << "SELECT Name FROM singer ORDER BY Age DESC, Name ASC"
                                         << "SELECT singer.Name FROM singer ORDER BY singer.Age, singer.Name ASC";
    QTest::newRow("no direction is ascending") << "SELECT Name FROM singer ORDER BY Age"
                                               << "SELECT singer.Name FROM singer ORDER BY singer.Age ASC";
    QTest::newRow("aliases are global") << "SELECT T1.Name FROM singer AS T1 WHERE T1.Name IN (SELECT T1.Name FROM stadium AS T1)"
                                        << "SELECT stadium.Name FROM singer WHERE stadium.Name IN (SELECT stadium.Name FROM stadium)";
    QTest::newRow("bare name: first table that has it") << "SELECT Name FROM concert JOIN singer JOIN stadium"
                                                        << "SELECT singer.Name FROM concert JOIN singer JOIN stadium";
    QTest::newRow("ON conditions are chained")
        << "SELECT T3.Name FROM concert AS T1 JOIN singer_in_concert AS T2 ON T1.concert_ID = T2.concert_ID "
           "JOIN singer AS T3 ON T2.Singer_ID = T3.Singer_ID"
        << "SELECT singer.Name FROM concert JOIN singer_in_concert JOIN singer ON concert.concert_ID = "
           "singer_in_concert.concert_ID AND singer_in_concert.Singer_ID = singer.Singer_ID";
    QTest::newRow("OR behind a column is swallowed") << "SELECT Name FROM singer WHERE Age = Singer_ID OR Age = 3"
                                                     << "SELECT singer.Name FROM singer WHERE singer.Age = singer.Singer_ID";
    QTest::newRow("OR behind a value is not") << "SELECT Name FROM singer WHERE Age = 2 OR Age = 3"
                                              << "SELECT singer.Name FROM singer WHERE singer.Age = 2 OR singer.Age = 3";
    QTest::newRow("what follows LIMIT is ignored") << "SELECT Name FROM singer LIMIT 2 OFFSET 7"
                                                   << "SELECT singer.Name FROM singer LIMIT 2";
    QTest::newRow("a LIMIT that is no number") << "SELECT Name FROM singer LIMIT value"
                                               << "SELECT singer.Name FROM singer LIMIT 1";
    QTest::newRow("semicolons") << "SELECT Name FROM singer;;"
                                << "SELECT singer.Name FROM singer";
    QTest::newRow("a list of one") << "SELECT Name FROM singer WHERE Age IN (3)"
                                   << "SELECT singer.Name FROM singer WHERE singer.Age IN 3";
    QTest::newRow("query in FROM") << "SELECT count(*) FROM (SELECT Name FROM singer)"
                                   << "SELECT COUNT(*) FROM (SELECT singer.Name FROM singer)";
    QTest::newRow("chained set operations nest to the right")
        << "SELECT Name FROM singer UNION SELECT Name FROM stadium EXCEPT SELECT Theme FROM concert"
        << "SELECT singer.Name FROM singer UNION SELECT stadium.Name FROM stadium EXCEPT SELECT concert.Theme FROM concert";
}

void TestSpiderQueryReader::readsWithSpidersEyes()
{
    QFETCH(QString, sql);
    QFETCH(QString, seen);
    const Schema schema = concertSinger();
    const auto query = readSpiderQuery(sql.toStdString(), schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    QCOMPARE(QString::fromStdString(printSpiderQuery(*query, schema)), seen);
    QVERIFY(readSpiderQuery(printSpiderQuery(*query, schema), schema).has_value());
}

void TestSpiderQueryReader::refusesWhatSpiderCannotRead_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("reason");

    QTest::newRow("nothing") << ""
                             << "There is no FROM.";
    QTest::newRow("no FROM") << "SELECT 1"
                             << "There is no FROM.";
    QTest::newRow("unknown table") << "SELECT Name FROM band"
                                   << "'band' is not a table.";
    QTest::newRow("unknown column") << "SELECT Price FROM singer"
                                    << "'price' is not a column here.";
    QTest::newRow("column of a table outside FROM") << "SELECT Theme FROM singer"
                                                    << "'theme' is not a column here.";
    QTest::newRow("alias without AS") << "SELECT a.Name FROM singer a"
                                      << "'a' is not a table.";
    QTest::newRow("alias called like a table") << "SELECT singer.Name FROM stadium AS singer"
                                               << "The alias 'singer' is also a table.";
    QTest::newRow("star of a table") << "SELECT T1.* FROM singer AS T1"
                                     << "'t1.*' is not a column.";
    QTest::newRow("renamed result") << "SELECT count(*) AS n FROM singer"
                                    << "'as' is not a column here.";
    QTest::newRow("IS NULL") << "SELECT Name FROM singer WHERE Age IS NULL"
                             << "'null' is not a column here.";
    QTest::newRow("IN list") << "SELECT Name FROM singer WHERE Age IN (3, 4)"
                             << "')' is missing before ','.";
    QTest::newRow("parentheses around conditions") << "SELECT Name FROM singer WHERE (Age = 3 OR Age = 4)"
                                                   << "')' is missing before '='.";
    QTest::newRow("column in parentheses") << "SELECT Name FROM singer WHERE Age = (Singer_ID)"
                                           << "')' is missing before ''.";
    QTest::newRow("aggregate on the right") << "SELECT Name FROM singer WHERE Age = max(Age)"
                                            << "')' is missing before ''.";
    QTest::newRow("arithmetic outside an aggregate") << "SELECT max(Age) - min(Age) FROM singer"
                                                     << "'-' is not a column here.";
    QTest::newRow("no comparison") << "SELECT Name FROM singer WHERE Is_male"
                                   << "'' does not compare.";
    QTest::newRow("no connector") << "SELECT Name FROM singer WHERE Age = 3 Age = 4"
                                  << "'age' does not connect conditions.";
    QTest::newRow("LEFT JOIN") << "SELECT Name FROM singer LEFT JOIN concert ON Age = Year"
                               << "'left' is not a table.";
    QTest::newRow("HAVING without GROUP BY") << "SELECT Name FROM singer HAVING count(*) > 1"
                                             << "'having' is not a table.";
    QTest::newRow("LIMIT without a number") << "SELECT Name FROM singer LIMIT"
                                            << "LIMIT lacks its number.";
    QTest::newRow("not SQL at all") << "I cannot answer this question from that table."
                                    << "'that' is not a table.";
}

void TestSpiderQueryReader::refusesWhatSpiderCannotRead()
{
    QFETCH(QString, sql);
    QFETCH(QString, reason);
    const auto query = readSpiderQuery(sql.toStdString(), concertSinger());
    QVERIFY(!query);
    QCOMPARE(query.error().code, ErrorCode::UnsupportedSql);
    QCOMPARE(QString::fromStdString(query.error().detail), reason);
}

void TestSpiderQueryReader::refusesEndlessNesting()
{
    std::string sql = "SELECT Name FROM singer WHERE Age IN (SELECT Age FROM singer";
    for (int i = 0; i < 100'000; ++i)
        sql += " WHERE Age IN (SELECT Age FROM singer";
    const auto query = readSpiderQuery(sql, concertSinger());
    QVERIFY(!query);
    QCOMPARE(query.error().detail, std::string("There are too many queries in it."));
}

RATATOSK_TEST(TestSpiderQueryReader);
#include "tst_spider_query_reader.moc"
