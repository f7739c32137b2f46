// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/exact_match.h"
#include "core/questions/spider/spider_query_reader.h"

#include "tests/support/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestExactMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judges_data();
    void judges();
};

void TestExactMatch::judges_data()
{
    QTest::addColumn<QString>("gold");
    QTest::addColumn<QString>("prediction");
    QTest::addColumn<QString>("wrong"); // the parts that differ; empty: a match

    const auto row = [](const char* name, const char* gold, const char* prediction, const char* wrong) {
        QTest::newRow(name) << gold << prediction << wrong;
    };
    row("itself", "SELECT Name FROM singer", "SELECT Name FROM singer", "");
    row("order of select items", "SELECT Name, Age FROM singer", "SELECT Age, Name FROM singer", "");
    row("a repeated item", "SELECT Name, Name FROM singer", "SELECT Name, Age FROM singer", "select selectWithoutAggregates");
    row("another aggregate", "SELECT max(Age) FROM singer", "SELECT min(Age) FROM singer", "select");
    row("another table", "SELECT count(*) FROM singer", "SELECT count(*) FROM stadium", "tables");
    row("another literal", "SELECT Name FROM singer WHERE Age > 20", "SELECT Name FROM singer WHERE Age > 30", "");
    row("a column instead of a literal", "SELECT Name FROM singer WHERE Age > 20", "SELECT Name FROM singer WHERE Age > Singer_ID", "");
    row("another operator", "SELECT Name FROM singer WHERE Age > 20", "SELECT Name FROM singer WHERE Age >= 20", "where");
    row("another condition's column", "SELECT Name FROM singer WHERE Age > 20", "SELECT Name FROM singer WHERE Singer_ID > 20",
        "where whereWithoutOperators");
    row("order of conditions", "SELECT Name FROM singer WHERE Age > 1 AND Singer_ID = 2",
        "SELECT Name FROM singer WHERE Singer_ID = 3 AND Age > 4", "");
    row("OR for AND", "SELECT Name FROM singer WHERE Age > 1 AND Singer_ID = 2", "SELECT Name FROM singer WHERE Age > 1 OR Singer_ID = 2",
        "connectors keywords");
    row("how often AND and OR occur does not count", "SELECT Name FROM singer WHERE Age = 1 AND Age = 2 OR Age = 3",
        "SELECT Name FROM singer WHERE Age = 1 OR Age = 2 AND Age = 3", "");
    row("NOT", "SELECT Name FROM singer WHERE Name NOT LIKE 'a'", "SELECT Name FROM singer WHERE Name LIKE 'a'", "where keywords");
    row("DISTINCT", "SELECT DISTINCT count(DISTINCT Name) FROM singer", "SELECT count(Name) FROM singer", "");
    row("DISTINCT in a nested query counts", "SELECT Name FROM singer WHERE Age IN (SELECT DISTINCT Age FROM singer)",
        "SELECT Name FROM singer WHERE Age IN (SELECT Age FROM singer)", "where");
    row("literals in a nested query do not", "SELECT Name FROM singer WHERE Age IN (SELECT Age FROM singer WHERE Age > 1)",
        "SELECT Name FROM singer WHERE Age IN (SELECT Age FROM singer WHERE Age > 2)", "");
    row("order in a nested query counts", "SELECT Name FROM singer WHERE Age IN (SELECT Age FROM singer WHERE Age > 1 AND Singer_ID = 1)",
        "SELECT Name FROM singer WHERE Age IN (SELECT Age FROM singer WHERE Singer_ID = 1 AND Age > 1)", "where");
    row("LIMIT's number", "SELECT Name FROM singer ORDER BY Age LIMIT 1", "SELECT Name FROM singer ORDER BY Age LIMIT 3", "");
    row("LIMIT's number in a nested query", "SELECT Name FROM singer WHERE Age IN (SELECT Age FROM singer LIMIT 1)",
        "SELECT Name FROM singer WHERE Age IN (SELECT Age FROM singer LIMIT 3)", "where");
    row("no LIMIT", "SELECT Name FROM singer ORDER BY Age LIMIT 1", "SELECT Name FROM singer ORDER BY Age", "order keywords");
    row("LIMIT alone", "SELECT Name FROM singer LIMIT 1", "SELECT Name FROM singer", "keywords");
    row("direction", "SELECT Name FROM singer ORDER BY Age", "SELECT Name FROM singer ORDER BY Age DESC", "order keywords");
    row("order of keys", "SELECT Name FROM singer ORDER BY Age, Name", "SELECT Name FROM singer ORDER BY Name, Age", "order");
    row("no ORDER BY", "SELECT Name FROM singer ORDER BY Age", "SELECT Name FROM singer", "order keywords");
    row("order of group columns", "SELECT count(*) FROM singer GROUP BY Name, Age", "SELECT count(*) FROM singer GROUP BY Age, Name",
        "groupAndHaving");
    row("group column of another table", "SELECT count(*) FROM singer JOIN stadium GROUP BY singer.Name",
        "SELECT count(*) FROM singer JOIN stadium GROUP BY stadium.Name", "groupAndHaving");
    row("HAVING", "SELECT Name FROM singer GROUP BY Name HAVING count(*) > 1", "SELECT Name FROM singer GROUP BY Name HAVING count(*) < 1",
        "groupAndHaving");
    row("columns joined by a foreign key", "SELECT T1.Stadium_ID FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID",
        "SELECT T2.Stadium_ID FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID", "");
    row("but not to a table outside FROM", "SELECT stadium.Stadium_ID FROM stadium", "SELECT concert.Stadium_ID FROM stadium",
        "select selectWithoutAggregates");
    row("nor in a nested query", "SELECT Name FROM singer WHERE Age IN (SELECT T1.Stadium_ID FROM stadium AS T1 JOIN concert AS T2)",
        "SELECT Name FROM singer WHERE Age IN (SELECT T2.Stadium_ID FROM stadium AS T1 JOIN concert AS T2)", "where");
    row("join conditions are not compared", "SELECT T1.Name FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID",
        "SELECT T1.Name FROM stadium AS T1 JOIN concert AS T2 ON T1.Capacity = T2.Year", "");
    row("order of tables", "SELECT Theme FROM stadium JOIN concert", "SELECT Theme FROM concert JOIN stadium", "");
    row("a table too many", "SELECT Theme FROM concert", "SELECT Theme FROM concert JOIN concert", "tables");
    row("set operation", "SELECT Name FROM singer UNION SELECT Name FROM stadium",
        "SELECT Name FROM singer EXCEPT SELECT Name FROM stadium", "setOperation keywords");
    row("branch of a set operation", "SELECT Name FROM singer UNION SELECT Name FROM stadium WHERE Capacity > 1",
        "SELECT Name FROM singer UNION SELECT Name FROM stadium WHERE Capacity < 1", "setOperation");
    row("literals in a branch", "SELECT Name FROM singer UNION SELECT Name FROM stadium WHERE Capacity > 1",
        "SELECT Name FROM singer UNION SELECT Name FROM stadium WHERE Capacity > 2", "");
    row("no set operation", "SELECT Name FROM singer UNION SELECT Name FROM stadium", "SELECT Name FROM singer", "setOperation keywords");
    row("literals of a query in FROM count", "SELECT count(*) FROM (SELECT Name FROM singer WHERE Age > 1)",
        "SELECT count(*) FROM (SELECT Name FROM singer WHERE Age > 2)", "tables");
}

namespace {

QString partsThatDiffer(const ExactMatch& match)
{
    const std::vector<std::pair<const char*, bool>> parts{{"select", match.select},
                                                          {"selectWithoutAggregates", match.selectWithoutAggregates},
                                                          {"where", match.where},
                                                          {"whereWithoutOperators", match.whereWithoutOperators},
                                                          {"groupColumns", match.groupColumns},
                                                          {"groupAndHaving", match.groupAndHaving},
                                                          {"order", match.order},
                                                          {"connectors", match.connectors},
                                                          {"setOperation", match.setOperation},
                                                          {"keywords", match.keywords},
                                                          {"tables", match.tables}};
    QStringList wrong;
    for (const auto& [name, isRight] : parts) {
        if (!isRight)
            wrong << name;
    }
    return wrong.join(' ');
}

} // namespace

void TestExactMatch::judges()
{
    QFETCH(QString, gold);
    QFETCH(QString, prediction);
    QFETCH(QString, wrong);
    const Schema schema = concertSinger();
    const auto expected = sql::readSpiderQuery(gold.toStdString(), schema);
    const auto actual = sql::readSpiderQuery(prediction.toStdString(), schema);
    QVERIFY(expected && actual);
    QCOMPARE(partsThatDiffer(compareParts(preparedForExactMatch(*expected, schema), preparedForExactMatch(*actual, schema), schema)),
             wrong);
    QCOMPARE(isExactMatch(*expected, *actual, schema), wrong.isEmpty());
    QCOMPARE(isExactMatch(*actual, *expected, schema), wrong.isEmpty());
}

RATATOSK_TEST(TestExactMatch);
#include "tst_exact_match.moc"
