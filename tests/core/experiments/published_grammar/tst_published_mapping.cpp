// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/published_grammar/published_mapping.h"
#include "core/grammar/transition/transition_system.h"
#include "core/questions/spider/spider_query_printer.h"
#include "core/questions/spider/spider_query_reader.h"

#include "tests/support/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;
using sql::GrammarTree;

class TestPublishedMapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void derivesAsPublished_data();
    void derivesAsPublished();
    void losesWhatTheGrammarLacks_data();
    void losesWhatTheGrammarLacks();
    void refusesWhatItCannotName_data();
    void refusesWhatItCannotName();
    void refusesForeignTrees();

private:
    Result<GrammarTree> treeOf(const QString& sql) const
    {
        const auto query = sql::readSpiderQuery(sql.toStdString(), m_schema);
        return query ? publishedTreeOf(*query, m_schema, *m_grammar) : query.error();
    }

    Schema m_schema = concertSinger();
    std::shared_ptr<const sql::Grammar> m_grammar = *sql::builtInGrammar("published");
};

/// The actions as words: productions by name, columns by number, a full stop for Reduce.
void TestPublishedMapping::derivesAsPublished_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("actions");

    QTest::newRow("the three oldest singers over twenty")
        << "SELECT name FROM singer WHERE age > 20 ORDER BY age DESC LIMIT 3" << 26
        << "SingleQuery Query Select SelectCol none ValUnit ColUnit none 13 . . "
           "Where Greater ValUnit ColUnit none 17 . Superlative desc ValUnit ColUnit none 17 . .";
    QTest::newRow("large stadiums with two concerts")
        << "SELECT T2.name, count(*) FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.stadium_id "
           "WHERE T2.capacity > (SELECT avg(capacity) FROM stadium) GROUP BY T1.stadium_id HAVING count(*) >= 2"
        << 57
        << "SingleQuery Query Select SelectCol none ValUnit ColUnit none 7 SelectCol count ValUnit ColUnit none 0 . "
           "From FromCond ColUnit none 22 ColUnit none 5 . "
           "Where NestedGreater ValUnit ColUnit none 8 Query Select SelectCol avg ValUnit ColUnit none 8 . . . . . . "
           "Having GreaterEqual ValUnit ColUnit count 0 . GroupBy ColUnit none 22 .";
    QTest::newRow("the star of the only table")
        << "SELECT count(*) FROM singer" << 15 << "SingleQuery Query Select SelectCol count ValUnit ColUnit none 2 . . . . . .";
    QTest::newRow("conditions branch to the right")
        << "SELECT Name FROM singer WHERE Age = 1 AND Name LIKE 'a' OR Age BETWEEN 2 AND 3" << 32
        << "SingleQuery Query Select SelectCol none ValUnit ColUnit none 13 . . Where And Equal ValUnit ColUnit none 17 "
           "Or Like ValUnit ColUnit none 13 Between ValUnit ColUnit none 17 . . .";
    QTest::newRow("set operation and arithmetic")
        << "SELECT Highest - Lowest FROM stadium EXCEPT SELECT max(Age + Singer_ID) FROM singer" << 35
        << "Except Query Select SelectCol none ValUnitMinus ColUnit none 9 ColUnit none 10 . . . . . . "
           "Query Select SelectCol max ValUnitPlus ColUnit none 17 ColUnit none 12 . . . . . .";
}

void TestPublishedMapping::derivesAsPublished()
{
    QFETCH(QString, sql);
    QFETCH(int, count);
    QFETCH(QString, actions);
    const auto tree = treeOf(sql);
    QVERIFY2(tree, tree ? "" : tree.error().detail.c_str());
    const auto gold = TransitionSystem(m_grammar).actionsOf(*tree, {.schema = &m_schema});
    QVERIFY(gold);
    QStringList words;
    for (const GoldAction& step : *gold) {
        if (step.action.kind == Action::Kind::ApplyRule)
            words << QString::fromStdString(m_grammar->rules()[static_cast<size_t>(step.action.index)].name);
        else
            words << (step.action.kind == Action::Kind::Reduce ? "." : QString::number(step.action.index));
    }
    QCOMPARE(words.join(' '), actions);
    QCOMPARE(words.size(), count);
}

void TestPublishedMapping::losesWhatTheGrammarLacks_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("back");

    QTest::newRow("literals") << "SELECT Name FROM singer WHERE Age > 20 AND Name != 'x'"
                              << "SELECT singer.Name FROM singer WHERE singer.Age > 'value' AND singer.Name != 'value'";
    QTest::newRow("DISTINCT") << "SELECT DISTINCT count(DISTINCT Name) FROM singer"
                              << "SELECT COUNT(singer.Name) FROM singer";
    QTest::newRow("LIMIT's number") << "SELECT Name FROM singer ORDER BY Age DESC LIMIT 3"
                                    << "SELECT singer.Name FROM singer ORDER BY singer.Age DESC LIMIT 1";
    QTest::newRow("LIMIT alone") << "SELECT Name FROM singer LIMIT 3"
                                 << "SELECT singer.Name FROM singer";
    QTest::newRow("column on the right") << "SELECT Name FROM singer WHERE Age > Singer_ID"
                                         << "SELECT singer.Name FROM singer WHERE singer.Age > 'value'";
    QTest::newRow("query as a bound") << "SELECT Name FROM singer WHERE Age BETWEEN (SELECT min(Age) FROM singer) AND 9"
                                      << "SELECT singer.Name FROM singer WHERE singer.Age BETWEEN 'value' AND 'value'";
    QTest::newRow("query in FROM") << "SELECT Name FROM (SELECT Name FROM singer) JOIN stadium"
                                   << "SELECT stadium.Name FROM stadium";
    QTest::newRow("set operation in a nested query")
        << "SELECT Name FROM singer WHERE Name IN (SELECT Name FROM stadium UNION SELECT Theme FROM concert)"
        << "SELECT singer.Name FROM singer WHERE singer.Name IN (SELECT stadium.Name FROM stadium)";
    QTest::newRow("second set operation") << "SELECT Name FROM singer UNION SELECT Name FROM stadium EXCEPT SELECT Theme FROM concert"
                                          << "SELECT singer.Name FROM singer UNION SELECT stadium.Name FROM stadium";
    QTest::newRow("order of tables") << "SELECT T2.Name FROM concert AS T1 JOIN stadium AS T2 ON T1.Stadium_ID = T2.Stadium_ID"
                                     << "SELECT stadium.Name FROM stadium JOIN concert ON concert.Stadium_ID = stadium.Stadium_ID";
    QTest::newRow("table that nothing mentions") << "SELECT Theme FROM concert JOIN stadium"
                                                 << "SELECT concert.Theme FROM concert";
    QTest::newRow("self-join keeps both tables") << "SELECT T1.Name FROM singer AS T1 JOIN singer AS T2 ON T1.Age = T2.Singer_ID"
                                                 << "SELECT singer.Name FROM singer JOIN singer ON singer.Age = singer.Singer_ID";
    QTest::newRow("mistaken alias in a join") // T2 is singer everywhere, which the first FROM does not list
        << "SELECT T1.Theme FROM concert AS T1 JOIN stadium AS T2 ON T1.Theme = T2.Name UNION SELECT T2.Country FROM singer AS T2"
        << "SELECT concert.Theme FROM stadium JOIN concert ON concert.Theme = stadium.Name UNION SELECT singer.Country FROM singer";
    QTest::newRow("NOT LIKE and NOT IN") << "SELECT Name FROM singer WHERE Name NOT LIKE 'a' AND Age NOT IN (SELECT Age FROM singer)"
                                         << "SELECT singer.Name FROM singer WHERE singer.Name NOT LIKE 'value' AND singer.Age NOT IN "
                                            "(SELECT singer.Age FROM singer)";
}

void TestPublishedMapping::losesWhatTheGrammarLacks()
{
    QFETCH(QString, sql);
    QFETCH(QString, back);
    const auto tree = treeOf(sql);
    QVERIFY2(tree, tree ? "" : tree.error().detail.c_str());
    const auto query = queryOfPublishedTree(*tree, m_schema, *m_grammar);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    QCOMPARE(QString::fromStdString(sql::printSpiderQuery(*query, m_schema)), back);
}

void TestPublishedMapping::refusesWhatItCannotName_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("product") << "SELECT Age * Singer_ID FROM singer";
    QTest::newRow("quotient in ORDER BY") << "SELECT Name FROM singer ORDER BY Age / Singer_ID";
    QTest::newRow("IN without a query") << "SELECT Name FROM singer WHERE Age IN (3)";
    QTest::newRow("NOT BETWEEN") << "SELECT Name FROM singer WHERE Age NOT BETWEEN 1 AND 2";
}

void TestPublishedMapping::refusesWhatItCannotName()
{
    QFETCH(QString, sql);
    const auto tree = treeOf(sql);
    QVERIFY(!tree);
    QCOMPARE(tree.error().code, ErrorCode::UnsupportedSql);
}

void TestPublishedMapping::refusesForeignTrees()
{
    QCOMPARE(queryOfPublishedTree(GrammarTree{}, m_schema, *m_grammar).error().code, ErrorCode::InvalidArgument);
    const auto tree = treeOf("SELECT Singer_ID FROM singer_in_concert"); // expanded column 25 of 26
    const Schema smaller = *Schema::create({{.name = "t"}}, {{.name = "c"}}, {});
    const auto query = queryOfPublishedTree(*tree, smaller, *m_grammar);
    QVERIFY(!query);
    QCOMPARE(query.error().detail, std::string("There is no column 25."));
}

RATATOSK_TEST(TestPublishedMapping);
#include "tst_published_mapping.moc"
