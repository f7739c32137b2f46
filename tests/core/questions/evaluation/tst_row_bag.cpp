// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/row_bag.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Which results count as the same rows.
class TestRowBag : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compares_data();
    void compares();
    void knowsWhatIsInOrder_data();
    void knowsWhatIsInOrder();
    void judgesWithinLimits();

private:
    const ScratchDatabase m_file{"CREATE TABLE t (a);"};
    const Connection m_connection = *Connection::open(m_file.file());
};

void TestRowBag::compares_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<bool>("areSame");
    const auto row = [](const char* name, const char* left, const char* right, bool areSame) {
        QTest::newRow(name) << left << right << areSame;
    };
    row("columns in another order", "VALUES (1, 'a')", "VALUES ('a', 1)", true);
    row("one column more", "VALUES (1)", "VALUES (1, 2)", false);
    row("rows in another order", "VALUES (1), (2)", "VALUES (2), (1)", true);
    row("a row twice", "VALUES (1), (1)", "VALUES (1)", false);
    row("a whole number as a fraction", "VALUES (2)", "VALUES (2.0)", true);
    row("six digits", "VALUES (0.1)", "VALUES (0.10000001)", true);
    row("five digits", "VALUES (0.1)", "VALUES (0.10001)", false);
    row("nearly a whole number", "VALUES (1)", "VALUES (0.99999999)", false);
    row("a number as text", "VALUES (1)", "VALUES ('1')", false);
    row("NULL and an empty text", "VALUES (NULL)", "VALUES ('')", false);
    row("a blob as text", "VALUES (x'6162')", "VALUES ('ab')", true);
    row("no rows", "SELECT 1 WHERE 0", "SELECT 1, 2 WHERE 0", true);
    row("values move between rows", "VALUES (1, 2), (3, 4)", "VALUES (1, 4), (3, 2)", false);
}

void TestRowBag::compares()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    const auto one = judgedRows(m_connection, left.toStdString(), BagOrder::Ignored),
               other = judgedRows(m_connection, right.toStdString(), BagOrder::Ignored);
    QVERIFY(one && other);
    QTEST(*one == *other, "areSame");
}

void TestRowBag::knowsWhatIsInOrder_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isOrdered");
    QTest::newRow("at the end") << "SELECT 1 UNION SELECT 2 ORDER BY 1" << true;
    QTest::newRow("with a limit") << "SELECT 1 UNION SELECT 2 order  by 1 LIMIT 5" << true;
    QTest::newRow("of one row") << "SELECT 1 ORDER BY 1" << false;
    QTest::newRow("inside") << "SELECT * FROM (SELECT 1 UNION SELECT 2 ORDER BY 1)" << false;
    QTest::newRow("by an aggregate") << "SELECT a FROM (SELECT 1 AS a UNION SELECT 2) GROUP BY a ORDER BY count(*)" << false;
    QTest::newRow("none") << "SELECT 1 UNION SELECT 2" << false;
}

void TestRowBag::knowsWhatIsInOrder()
{
    QFETCH(QString, sql);
    const auto rows = m_connection.run(sql.toStdString());
    QVERIFY(rows);
    QTEST(bagOrderOf(sql.toStdString(), *rows) == BagOrder::Kept, "isOrdered");
}

void TestRowBag::judgesWithinLimits()
{
    QVERIFY(!judgedRows(m_connection, "SELECT nothing", BagOrder::Ignored));
    QCOMPARE(judgedRows(m_connection, "VALUES (2), (1)", BagOrder::Kept)->front().front(), std::string("n2"));
}

RATATOSK_TEST(TestRowBag);
#include "tst_row_bag.moc"
