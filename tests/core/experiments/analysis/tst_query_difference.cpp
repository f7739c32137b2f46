// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/query_difference.h"

#include "core/sql/tree/query_reader.h"
#include "tests/support/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <fmt/format.h>

using namespace ratatosk;

class TestQueryDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sortsAPair_data();
    void sortsAPair();
    void namesWhatIsMissed();

private:
    QueryDifference difference(const QString& gold, const QString& prediction) const
    {
        return differenceOf(*sql::readQuery(gold.toStdString(), m_schema), *sql::readQuery(prediction.toStdString(), m_schema), m_schema);
    }

    Schema m_schema = concertSinger();
};

/// Class and clauses: "sketch: WHERE, nested query".
static QString described(const QueryDifference& difference)
{
    std::string text(nameOf(difference.structureClass()));
    std::string_view separator = ": ";
    for (const Clause clause : difference.clauses) {
        text += fmt::format("{}{}", separator, nameOf(clause));
        separator = ", ";
    }
    return QString::fromStdString(text);
}

void TestQueryDifference::sortsAPair_data()
{
    QTest::addColumn<QString>("gold");
    QTest::addColumn<QString>("prediction");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* gold, const char* prediction, const char* expected) {
        QTest::newRow(name) << gold << prediction << expected;
    };

    row("order of items, conditions and joins, aliases, values",
        "SELECT T1.name, T2.year FROM stadium AS T1 JOIN concert AS T2 ON T1.stadium_id = T2.stadium_id WHERE T2.year = 2014 AND T1.name = "
        "'a'",
        "SELECT c.year, s.name FROM concert AS c JOIN stadium AS s ON c.stadium_id = s.stadium_id WHERE s.name = 'b' AND c.year = 1",
        "value");
    row("another column", "SELECT name FROM stadium", "SELECT location FROM stadium", "column: SELECT");
    row("one more item", "SELECT name FROM stadium", "SELECT name, location FROM stadium", "sketch: SELECT");
    row("other and more", "SELECT name FROM stadium", "SELECT location, capacity FROM stadium", "both: SELECT");
    row("another aggregate", "SELECT avg(age) FROM singer", "SELECT sum(age) FROM singer", "sketch: SELECT");
    row("a column for the star", "SELECT count(*) FROM singer", "SELECT count(name) FROM singer", "column: SELECT");
    row("another operator", "SELECT name FROM singer WHERE age > 3", "SELECT name FROM singer WHERE age >= 3", "sketch: WHERE");
    row("condition on another column", "SELECT name FROM singer WHERE age > 3", "SELECT name FROM singer WHERE is_male > 3",
        "column: WHERE");
    row("no condition", "SELECT name FROM singer WHERE age > 3", "SELECT name FROM singer", "sketch: WHERE");
    row("OR for AND", "SELECT name FROM singer WHERE age > 3 AND country = 'a'", "SELECT name FROM singer WHERE age > 3 OR country = 'a'",
        "sketch: WHERE");
    row("grouped by another", "SELECT count(*) FROM singer GROUP BY age", "SELECT count(*) FROM singer GROUP BY country",
        "column: GROUP BY");
    row("a key's two ends are one",
        "SELECT count(*) FROM concert AS c JOIN stadium AS s ON c.stadium_id = s.stadium_id GROUP BY c.stadium_id",
        "SELECT count(*) FROM concert AS c JOIN stadium AS s ON c.stadium_id = s.stadium_id GROUP BY s.stadium_id", "column: GROUP BY");
    row("HAVING", "SELECT age FROM singer GROUP BY age HAVING count(*) > 1", "SELECT age FROM singer GROUP BY age", "sketch: GROUP BY");
    row("direction", "SELECT name FROM singer ORDER BY age", "SELECT name FROM singer ORDER BY age DESC", "sketch: ORDER BY");
    row("limit", "SELECT name FROM singer ORDER BY age LIMIT 1", "SELECT name FROM singer ORDER BY age", "sketch: ORDER BY");
    row("the limit's number", "SELECT name FROM singer ORDER BY age LIMIT 1", "SELECT name FROM singer ORDER BY age LIMIT 3", "value");
    row("one more table", "SELECT theme FROM concert", "SELECT c.theme FROM concert AS c JOIN stadium AS s ON c.stadium_id = s.stadium_id",
        "sketch: FROM");
    row("another table", "SELECT count(*) FROM concert", "SELECT count(*) FROM stadium", "column: FROM");
    row("a wrong column brings its table", "SELECT T2.theme FROM stadium AS T1 JOIN concert AS T2 ON T1.stadium_id = T2.stadium_id",
        "SELECT name FROM stadium", "column: SELECT, FROM");
    row("a column that moved", "SELECT name FROM singer WHERE age > 3 ORDER BY country", "SELECT name FROM singer ORDER BY age",
        "sketch: WHERE, ORDER BY");
    row("inside", "SELECT name FROM singer WHERE age > (SELECT avg(age) FROM singer)",
        "SELECT name FROM singer WHERE age > (SELECT avg(age) FROM singer WHERE age > 1)", "sketch: nested query");
    row("EXCEPT for NOT IN", "SELECT stadium_id FROM stadium EXCEPT SELECT stadium_id FROM concert",
        "SELECT stadium_id FROM stadium WHERE stadium_id NOT IN (SELECT stadium_id FROM concert)",
        "sketch: WHERE, set operation, nested query");
    row("another set operator", "SELECT age FROM singer UNION SELECT year FROM concert",
        "SELECT age FROM singer EXCEPT SELECT year FROM concert", "sketch: set operation");
}

void TestQueryDifference::sortsAPair()
{
    QFETCH(QString, gold);
    QFETCH(QString, prediction);
    QFETCH(QString, expected);
    QCOMPARE(described(difference(gold, prediction)), expected);
}

void TestQueryDifference::namesWhatIsMissed()
{
    const QueryDifference missed = difference("SELECT T1.capacity FROM stadium AS T1 JOIN concert AS T2 ON T1.stadium_id = T2.stadium_id"
                                              " WHERE T2.theme = 'Loud' ORDER BY T1.average LIMIT 1",
                                              "SELECT average FROM stadium WHERE name = 'Loud' ORDER BY average");
    QCOMPARE(missed.missedColumns.size(), std::size_t(2));
    QCOMPARE(m_schema.column(missed.missedColumns[0]).name, std::string("Capacity"));
    QCOMPARE(m_schema.column(missed.missedColumns[1]).name, std::string("Theme"));
    QCOMPARE(missed.missedTables, std::vector<TableId>{TableId{2}});
    QVERIFY(missed.missedValues.empty()); // 'Loud' is there, and the 1 of LIMIT is no value
}

RATATOSK_TEST(TestQueryDifference);
#include "tst_query_difference.moc"
