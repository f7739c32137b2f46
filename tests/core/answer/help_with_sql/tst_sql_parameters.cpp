// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/sql_parameters.h"

#include "core/database/engine/connection.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSqlParameters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void fills_data();
    void fills();
    void readsWhatWasTyped_data();
    void readsWhatWasTyped();
    void bindsWhatTheLiteralSays_data() { readsWhatWasTyped_data(); }
    void bindsWhatTheLiteralSays();
};

void TestSqlParameters::finds_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("names");

    QTest::newRow("none") << "SELECT 1"
                          << "";
    QTest::newRow("named") << "SELECT * FROM t WHERE a = :age AND b = @b AND c = $c"
                           << ":age @b $c";
    QTest::newRow("each once") << "SELECT :a, :b, :a"
                               << ":a :b";
    QTest::newRow("by place") << "SELECT ?, ?"
                              << "?1 ?2";
    QTest::newRow("numbered") << "SELECT ?2, ?"
                              << "?2 ?3";
    QTest::newRow("after a name") << "SELECT :a, :a, ?"
                                  << ":a ?2";
    QTest::newRow("numbered beyond any") << "SELECT ?2147483647, ?"
                                         << "?2147483647 ?32767";
    QTest::newRow("in text and comments") << "SELECT ':a', \"?\" -- :b"
                                          << "";
    QTest::newRow("no parameters yet") << "SELECT $, :, @"
                                       << "";
    QTest::newRow("a word behind") << "SELECT ?a, $b::c"
                                   << "?1 $b::c";
    QTest::newRow("in a name") << "SELECT a$b FROM t"
                               << "";
}

void TestSqlParameters::finds()
{
    QFETCH(QString, sql);
    QStringList names;
    for (const std::string& name : parametersIn(sql.toStdString()))
        names << QString::fromStdString(name);
    QTEST(names.join(QLatin1Char(' ')), "names");
}

void TestSqlParameters::fills_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("filled");

    QTest::newRow("everywhere") << "SELECT :a+:a, ?"
                                << "SELECT 7+7, 'O''Brien'";
    QTest::newRow("not in text") << "SELECT ':a', :a"
                                 << "SELECT ':a', 7";
    QTest::newRow("unknown") << "SELECT :b, :a"
                             << "SELECT :b, 7";
    QTest::newRow("none") << "SELECT 1"
                          << "SELECT 1";
}

void TestSqlParameters::fills()
{
    QFETCH(QString, sql);
    QTEST(QString::fromStdString(withParameters(sql.toStdString(), {{":a", "7"}, {"?2", "'O''Brien'"}})), "filled");
}

void TestSqlParameters::readsWhatWasTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("literal");

    QTest::newRow("number") << "12"
                            << "12";
    QTest::newRow("negative") << "-1.5e3"
                              << "-1.5e3";
    QTest::newRow("with blanks") << " 7 "
                                 << "7";
    QTest::newRow("null") << "null"
                          << "NULL";
    QTest::newRow("text") << "London"
                          << "'London'";
    QTest::newRow("apostrophe") << "O'Brien"
                                << "'O''Brien'";
    QTest::newRow("quoted") << "'12'"
                            << "'12'";
    QTest::newRow("quoted twice") << "'a' OR 'b'"
                                  << "'''a'' OR ''b'''";
    QTest::newRow("code") << "1); DROP TABLE t"
                          << "'1); DROP TABLE t'";
    QTest::newRow("date") << "2024-05-01"
                          << "'2024-05-01'";
    QTest::newRow("bytes") << "X'0AFF'"
                           << "X'0AFF'";
    QTest::newRow("bytes that are none") << "X'home'"
                                         << "'X''home'''";
    QTest::newRow("half a byte") << "X'0AF'"
                                 << "'X''0AF'''";
    QTest::newRow("nothing") << ""
                             << "''";
    QTest::newRow("leading zero") << "02139"
                                  << "'02139'";
    QTest::newRow("hexadecimal") << "0x1F"
                                 << "'0x1F'";
    QTest::newRow("number and letters") << "12a"
                                        << "'12a'";
    QTest::newRow("with a plus") << "+7"
                                 << "+7";
    QTest::newRow("beyond whole numbers") << "9223372036854775808"
                                          << "9223372036854775808";
    QTest::newRow("the least whole number") << "-9223372036854775808"
                                            << "-9223372036854775808";
    QTest::newRow("a point at the end") << "5."
                                        << "5.";
    QTest::newRow("quoted apostrophe") << "'O''Brien'"
                                       << "'O''Brien'";
    QTest::newRow("quoted nothing") << "''"
                                    << "''";
    QTest::newRow("no bytes") << "x''"
                              << "x''";
    QTest::newRow("quoted NULL") << "'NULL'"
                                 << "'NULL'";
    QTest::newRow("two points") << "1.2.3"
                                << "'1.2.3'";
}

void TestSqlParameters::readsWhatWasTyped()
{
    QFETCH(QString, typed);
    QTEST(QString::fromStdString(typedLiteral(typed.toStdString())), "literal");
}

void TestSqlParameters::bindsWhatTheLiteralSays()
{
    QFETCH(QString, typed);
    QFETCH(QString, literal);
    const ScratchDatabase database("CREATE TABLE t (a)");
    const auto table = Connection::open(database.file())->run("SELECT " + literal.toStdString());
    QVERIFY(table);
    QVERIFY(typedValue(typed.toStdString()) == table->rows[0][0]);
}

RATATOSK_TEST(TestSqlParameters);
#include "tst_sql_parameters.moc"
