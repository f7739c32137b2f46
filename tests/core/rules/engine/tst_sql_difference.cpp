// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/engine/rule_change.h"
#include "core/rules/engine/sql_difference.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// What people see of a change.
class TestSqlDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void writesALine();
};

void TestSqlDifference::finds_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("gone");
    QTest::addColumn<QString>("added");
    const auto row = [](const char* name, const char* before, const char* after, const char* gone, const char* added) {
        QTest::newRow(name) << before << after << gone << added;
    };
    row("the same", "SELECT a FROM t", "SELECT a FROM t", "", "");
    row("an operator", "SELECT a FROM t WHERE n > 12 LIMIT 1", "SELECT a FROM t WHERE n >= 12 LIMIT 1", "n > 12", "n >= 12");
    row("only added", "SELECT a FROM t", "SELECT a FROM t ORDER BY a", "", "ORDER BY a");
    row("only removed", "SELECT a FROM t WHERE n = 'x y'", "SELECT a FROM t", "WHERE n = 'x y'", "");
    row("a literal", "SELECT a FROM t WHERE n = 'x'", "SELECT a FROM t WHERE n = 'y'", "'x'", "'y'");
    row("a repeated part", "SELECT a, a FROM t", "SELECT a FROM t", ", a", "");
    row("no tokens", "SELECT 'a", "SELECT a", "SELECT 'a", "SELECT a");
}

void TestSqlDifference::finds()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const SqlDifference difference = differenceOf(before.toStdString(), after.toStdString());
    QTEST(QString::fromStdString(difference.before), "gone");
    QTEST(QString::fromStdString(difference.after), "added");
}

void TestSqlDifference::writesALine()
{
    QCOMPARE(changeText({"id", "n > 2", "n >= 2", "Makes a bound inclusive."}),
             std::string("Makes a bound inclusive: n >= 2 instead of n > 2"));
    QCOMPARE(changeText({"id", "", "LIMIT 1", "Takes the first row."}), std::string("Takes the first row: added LIMIT 1"));
    QCOMPARE(changeText({"id", "LIMIT 1", "", "Takes all rows."}), std::string("Takes all rows: removed LIMIT 1"));
    QCOMPARE(changeText({"id", "", "", "Reads it."}), std::string("Reads it"));
}

RATATOSK_TEST(TestSqlDifference);
#include "tst_sql_difference.moc"
