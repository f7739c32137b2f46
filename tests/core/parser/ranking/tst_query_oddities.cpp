// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/query_oddities.h"

#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk;

class TestQueryOddities : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
};

void TestQueryOddities::counts_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QList<int>>("expected"); // in the order of the members
    QTest::newRow("sensible") << "SELECT name, count(*) FROM author GROUP BY name HAVING count(*) > 1" << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("shown twice") << "SELECT name, born, name FROM author" << QList{1, 0, 0, 0, 0, 0, 0};
    QTest::newRow("demanded twice") << "SELECT name FROM author WHERE born = 1 AND born = 1" << QList{1, 0, 0, 0, 0, 0, 0};
    QTest::newRow("with itself") << "SELECT title FROM book ORDER BY pages - pages" << QList{1, 0, 0, 0, 0, 0, 0};
    QTest::newRow("span") << "SELECT max(pages) - min(pages) FROM book" << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("span of two") << "SELECT max(pages) - min(sequel_to) FROM book" << QList{0, 1, 0, 0, 0, 0, 0};
    QTest::newRow("upside down") << "SELECT title FROM book WHERE pages BETWEEN 200 AND 20" << QList{0, 1, 0, 0, 0, 0, 0};
    QTest::newRow("two at once") << "SELECT title FROM book WHERE pages = 1 AND pages = 2" << QList{0, 1, 0, 0, 0, 0, 0};
    QTest::newRow("nothing between") << "SELECT title FROM book WHERE pages >= 50 AND pages < 50" << QList{0, 1, 0, 0, 0, 0, 0};
    QTest::newRow("more than it is") << "SELECT title FROM book WHERE title = '3' AND title > '3'" << QList{0, 1, 0, 0, 1, 0, 0};
    QTest::newRow("nothing and something") << "SELECT title FROM book WHERE pages IS NULL AND pages > 50" << QList{0, 1, 0, 0, 0, 0, 0};
    QTest::newRow("nothing and a year") << "SELECT title FROM book WHERE strftime('%Y', title) IS NULL AND strftime('%Y', title) = '2024'"
                                        << QList{0, 1, 0, 0, 0, 0, 0};
    QTest::newRow("something and something") << "SELECT title FROM book WHERE pages IS NOT NULL AND pages > 50"
                                             << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("nothing or something") << "SELECT title FROM book WHERE pages IS NULL OR pages > 50" << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("one between") << "SELECT title FROM book WHERE pages >= 50 AND pages <= 50" << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("bounds of two columns") << "SELECT title FROM book WHERE pages > 50 AND author_id < 50" << QList{0, 0, 0, 0, 0, 1, 0};
    QTest::newRow("one or the other") << "SELECT title FROM book WHERE pages = 1 OR pages = 2" << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("sum of text") << "SELECT sum(title) FROM book" << QList{0, 0, 1, 0, 0, 0, 0};
    QTest::newRow("mean of keys") << "SELECT avg(id) FROM book" << QList{0, 0, 1, 0, 0, 0, 0};
    QTest::newRow("stray") << "SELECT title, pages FROM book GROUP BY title" << QList{0, 0, 0, 1, 0, 0, 0};
    QTest::newRow("nameless groups") << "SELECT count(*), avg(pages) FROM book GROUP BY title" << QList{0, 0, 0, 1, 0, 0, 0};
    QTest::newRow("settled by a key") << "SELECT title FROM book GROUP BY author_id" << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("known") << "SELECT title, pages FROM book WHERE pages = 100" << QList{0, 0, 0, 0, 1, 0, 0};
    QTest::newRow("one value for two") << "SELECT title FROM book WHERE pages = 7 OR author_id = 7" << QList{0, 0, 0, 0, 0, 1, 0};
    QTest::newRow("like with like") << "SELECT name FROM author EXCEPT SELECT name FROM reader" << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("pears from apples") << "SELECT avg(born) FROM author UNION SELECT name FROM reader" << QList{0, 0, 0, 0, 0, 0, 1};
    QTest::newRow("text from numbers") << "SELECT born FROM author UNION SELECT name FROM reader" << QList{0, 0, 0, 0, 0, 0, 1};
    QTest::newRow("looked up by a key") << "SELECT name FROM author WHERE id NOT IN (SELECT author_id FROM book)"
                                        << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("looked up by name") << "SELECT name FROM author WHERE name IN (SELECT name FROM reader)" << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("keys among titles") << "SELECT name FROM author WHERE id NOT IN (SELECT title FROM book)" << QList{0, 0, 0, 0, 0, 0, 1};
    QTest::newRow("keys among amounts") << "SELECT name FROM author WHERE born = 1 AND id IN (SELECT pages FROM book)"
                                        << QList{0, 0, 0, 0, 0, 0, 1};
    QTest::newRow("among differences") << "SELECT name FROM author WHERE id IN (SELECT pages - id FROM book)" << QList{0, 0, 0, 0, 0, 0, 1};
    QTest::newRow("not among all") << "SELECT name FROM author WHERE name NOT IN (SELECT name FROM author)" << QList{0, 1, 0, 0, 0, 0, 0};
    QTest::newRow("not among some") << "SELECT name FROM author WHERE name NOT IN (SELECT name FROM author WHERE born > 1900)"
                                    << QList{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("more than itself") << "SELECT title FROM book WHERE id = 1 AND pages > pages" << QList{0, 1, 0, 0, 0, 0, 0};
    QTest::newRow("inside") << "SELECT name FROM author WHERE id IN (SELECT author_id FROM book WHERE pages BETWEEN 9 AND 1)"
                            << QList{0, 1, 0, 0, 0, 0, 0};
}

void TestQueryOddities::counts()
{
    QFETCH(QString, sql);
    QFETCH(QList<int>, expected);
    const auto query = sql::readQuery(sql.toStdString(), librarySchema());
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const QueryOddities found = odditiesOf(*query, librarySchema());
    QCOMPARE((QList{found.repetitions, found.contradictions, found.textAggregates, found.ungroupedItems, found.knownItems,
                    found.reusedValues, found.incompatibleSets}),
             expected);
}

RATATOSK_TEST(TestQueryOddities);
#include "tst_query_oddities.moc"
