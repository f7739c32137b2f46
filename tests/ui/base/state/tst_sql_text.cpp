// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/state/sql_text.h"

#include <QTest>

#include <string>

namespace {

QByteArray pieceOf(const QByteArray& sql, const TextSpan& span)
{
    return sql.mid(span.begin, span.end - span.begin);
}

} // namespace

class TestSqlText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheStatementAtTheCaret_data();
    void findsTheStatementAtTheCaret();
    void findsThePlaceOfAnError_data();
    void findsThePlaceOfAnError();
    void findsConditions();
};

void TestSqlText::findsTheStatementAtTheCaret_data()
{
    QTest::addColumn<QByteArray>("sql"); // | marks the caret
    QTest::addColumn<QByteArray>("statement");
    QTest::newRow("only one") << QByteArray("SELECT| 1") << QByteArray("SELECT 1");
    QTest::newRow("second") << QByteArray("SELECT 1; SEL|ECT 2;") << QByteArray("SELECT 2");
    QTest::newRow("at the semicolon") << QByteArray("SELECT 1|; SELECT 2") << QByteArray("SELECT 1");
    QTest::newRow("after the last") << QByteArray("SELECT 1;\n\n|") << QByteArray("SELECT 1");
    QTest::newRow("before the first") << QByteArray("|  SELECT 1; SELECT 2") << QByteArray("SELECT 1");
    QTest::newRow("semicolon in a text") << QByteArray("SELECT ';|'; SELECT 2") << QByteArray("SELECT ';'");
    QTest::newRow("semicolon in a comment") << QByteArray("SELECT 1 -- a; b\n+ 1|") << QByteArray("SELECT 1 -- a; b\n+ 1");
    QTest::newRow("semicolon in a block") << QByteArray("SELECT /* ; */ 1|; SELECT 2") << QByteArray("SELECT /* ; */ 1");
    QTest::newRow("quoted name") << QByteArray("SELECT [a;b], \"c;d\"| FROM t") << QByteArray("SELECT [a;b], \"c;d\" FROM t");
    QTest::newRow("unclosed text") << QByteArray("SELECT 'a; |b") << QByteArray("SELECT 'a; b");
    QTest::newRow("nothing") << QByteArray(" ; |") << QByteArray();
}

void TestSqlText::findsTheStatementAtTheCaret()
{
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, statement);
    const auto caret = static_cast<int>(sql.indexOf('|'));
    sql.remove(caret, 1);
    QCOMPARE(pieceOf(sql, statementAt(sql.toStdString(), caret)), statement);
}

void TestSqlText::findsThePlaceOfAnError_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("marked");
    QTest::newRow("by offset") << QByteArray("SELECT a FROM t wher b = 1") << 21 << QByteArray("near \"b\": syntax error")
                               << QByteArray("b");
    QTest::newRow("by name") << QByteArray("SELECT a FROM missing") << -1 << QByteArray("no such table: missing") << QByteArray("missing");
    QTest::newRow("by qualified name") << QByteArray("SELECT t.Nope FROM t") << -1 << QByteArray("no such column: t.nope")
                                       << QByteArray("Nope");
    QTest::newRow("of a qualified name its last part")
        << QByteArray("SELECT t.nope FROM t") << 7 << QByteArray("no such column: t.nope") << QByteArray("nope");
    QTest::newRow("not inside a text") << QByteArray("SELECT 'missing' FROM missing") << -1 << QByteArray("no such table: missing")
                                       << QByteArray("missing");
    QTest::newRow("nowhere") << QByteArray("SELECT 1") << -1 << QByteArray("incomplete input") << QByteArray();
}

void TestSqlText::findsThePlaceOfAnError()
{
    QFETCH(QByteArray, sql);
    QFETCH(int, offset);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, marked);
    QCOMPARE(pieceOf(sql, errorSpan(sql.toStdString(), offset, message.toStdString())), marked);
}

void TestSqlText::findsConditions()
{
    QVERIFY(hasConditions("select a from t where b = 1"));
    QVERIFY(hasConditions("SELECT a FROM t JOIN u ON t.id = u.id"));
    QVERIFY(!hasConditions("SELECT 'where' FROM t -- where\n"));
}

RATATOSK_TEST(TestSqlText);
#include "tst_sql_text.moc"
