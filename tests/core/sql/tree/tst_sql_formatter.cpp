// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/sql_formatter.h"
#include "tests/support/test_program.h"

#include <QTest>

using ratatosk::sql::formattedSql;

class TestSqlFormatter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void laysOut_data();
    void laysOut();
    void breaksLongLists();
    void keepsARemarkBesideItsItem();
    void leavesTheUnfinishedAlone_data();
    void leavesTheUnfinishedAlone();
};

void TestSqlFormatter::laysOut_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("expected");
    QTest::newRow("clauses") << "select a,b from t where a=1 and b>2 order by a desc limit 3"
                             << "SELECT a, b\nFROM t\nWHERE a = 1\n    AND b > 2\nORDER BY a DESC\nLIMIT 3";
    QTest::newRow("joins") << "select * from a left join b on a.id=b.id join c using(x)"
                           << "SELECT *\nFROM a\nLEFT JOIN b ON a.id = b.id\nJOIN c USING (x)";
    QTest::newRow("outer join") << "select 1 from a natural left outer join b"
                                << "SELECT 1\nFROM a\nNATURAL LEFT OUTER JOIN b";
    QTest::newRow("subquery") << "select a from t where id in (select id from u where v=1)"
                              << "SELECT a\nFROM t\nWHERE id IN (\n    SELECT id\n    FROM u\n    WHERE v = 1\n)";
    QTest::newRow("subquery in a condition of its own line")
        << "select a from t where b=1 and id in (select id from u where v=(select max(v) from u))"
        << "SELECT a\nFROM t\nWHERE b = 1\n    AND id IN (\n        SELECT id\n        FROM u\n        WHERE v = (\n            SELECT "
           "max(v)\n"
           "            FROM u\n        )\n    )";
    QTest::newRow("between") << "select 1 from t where a between 1 and 2 and b"
                             << "SELECT 1\nFROM t\nWHERE a BETWEEN 1 AND 2\n    AND b";
    QTest::newRow("case") << "select case when a and b then 1 else 2 end from t"
                          << "SELECT CASE WHEN a AND b THEN 1 ELSE 2 END\nFROM t";
    QTest::newRow("union") << "select 1 union all select 2"
                           << "SELECT 1\nUNION ALL\nSELECT 2";
    QTest::newRow("comments") << "select a -- the first\n, b\n-- alone\nfrom t /* here */ where x"
                              << "SELECT a -- the first\n, b\n-- alone\nFROM t /* here */\nWHERE x";
    QTest::newRow("signs") << "select -1, a- -1, - -2, a-b, count( * ), -(3)"
                           << "SELECT -1, a - -1, - -2, a - b, count(*), -(3)";
    QTest::newRow("signs behind parameters") << "select ?-1,:a- -1"
                                             << "SELECT ? - 1, :a - -1";
    QTest::newRow("literals") << "select 'From x', \"Select\", x'00', :id from [group]"
                              << "SELECT 'From x', \"Select\", x'00', :id\nFROM [group]";
    QTest::newRow("statements") << "select 1;select 2;"
                                << "SELECT 1;\n\nSELECT 2;";
    QTest::newRow("keyword as a column") << "select t.[order], t.desc from t"
                                         << "SELECT t.[order], t.desc\nFROM t";
    QTest::newRow("function named like a clause") << "select replace(a,'x','y') from t"
                                                  << "SELECT replace(a, 'x', 'y')\nFROM t";
    QTest::newRow("with") << "with c(x) as (select 1) select x from c"
                          << "WITH c(x) AS (\n    SELECT 1\n)\nSELECT x\nFROM c";
    QTest::newRow("distinct from") << "select a is distinct from b from t"
                                   << "SELECT a IS DISTINCT FROM b\nFROM t";
}

void TestSqlFormatter::laysOut()
{
    QFETCH(QString, sql);
    QFETCH(QString, expected);
    const std::string once = formattedSql(sql.toStdString());
    QCOMPARE(QString::fromStdString(once), expected);
    QCOMPARE(formattedSql(once), once);
}

void TestSqlFormatter::breaksLongLists()
{
    const QString sql = QStringLiteral("select %1, %2, f(%3, 1) from t").arg(QString(30, 'a'), QString(30, 'b'), QString(30, 'c'));
    const QString expected =
        QStringLiteral("SELECT %1,\n    %2,\n    f(%3, 1)\nFROM t").arg(QString(30, 'a'), QString(30, 'b'), QString(30, 'c'));
    QCOMPARE(QString::fromStdString(formattedSql(sql.toStdString())), expected);
    QCOMPARE(QString::fromStdString(formattedSql(expected.toStdString())), expected);
}

void TestSqlFormatter::keepsARemarkBesideItsItem()
{
    const QString sql =
        QStringLiteral("select %1, -- first\n%2, /* second */ %3 from t").arg(QString(30, 'a'), QString(30, 'b'), QString(30, 'c'));
    const QString expected = QStringLiteral("SELECT %1, -- first\n    %2, /* second */\n    %3\nFROM t")
                                 .arg(QString(30, 'a'), QString(30, 'b'), QString(30, 'c'));
    QCOMPARE(QString::fromStdString(formattedSql(sql.toStdString())), expected);
    QCOMPARE(QString::fromStdString(formattedSql(expected.toStdString())), expected);
}

void TestSqlFormatter::leavesTheUnfinishedAlone_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::newRow("text") << QByteArray("select  'a");
    QTest::newRow("comment") << QByteArray("select  1 /* a");
    QTest::newRow("name") << QByteArray("select  [a");
    QTest::newRow("nothing") << QByteArray();
}

void TestSqlFormatter::leavesTheUnfinishedAlone()
{
    QFETCH(QByteArray, sql);
    QCOMPARE(QByteArray::fromStdString(formattedSql(sql.toStdString())), sql);
}

RATATOSK_TEST(TestSqlFormatter);
#include "tst_sql_formatter.moc"
