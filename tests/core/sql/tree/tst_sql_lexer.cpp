// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/sql_lexer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk::sql;

namespace {

/// Tokens as "w:select n:x", the kind by its letter: w word, n name, q quoted word, t text, # number, s symbol, p parameter,
/// b blob.
QString describe(const std::vector<SqlToken>& tokens)
{
    QStringList texts;
    for (const SqlToken& token : tokens) {
        if (token.kind != SqlToken::Kind::End)
            texts << QString("%1:%2").arg(QChar("wnqt#spb"[static_cast<int>(token.kind)])).arg(QString::fromStdString(token.text));
    }
    return texts.join(' ');
}

} // namespace

class TestSqlLexer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsTokens_data();
    void cutsTokens();
    void remembersOffsets();
    void refuses_data();
    void refuses();
    void knowsReservedWords();
};

void TestSqlLexer::cutsTokens_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("tokens");

    QTest::newRow("words and symbols") << "SELECT a,b"
                                       << "w:SELECT w:a s:, w:b";
    QTest::newRow("doubled quote") << "'O''Hara'"
                                   << "t:O'Hara";
    QTest::newRow("identifier quotes") << "\"a b\" `c` [d]"
                                       << "q:a b n:c n:d";
    QTest::newRow("numbers") << "1 2.5 .5 1e3 2.5E-2"
                             << "#:1 #:2.5 #:.5 #:1e3 #:2.5E-2";
    QTest::newRow("hexadecimal") << "0x1F-0Xa"
                                 << "#:0x1F s:- #:0Xa";
    QTest::newRow("qualified") << "T1.x"
                               << "w:T1 s:. w:x";
    QTest::newRow("comparisons") << "a<=b<>c!=d==e"
                                 << "w:a s:<= w:b s:<> w:c s:!= w:d s:== w:e";
    QTest::newRow("shifts and JSON") << "a<<1->'$.b'->>c"
                                     << "w:a s:<< #:1 s:-> t:$.b s:->> w:c";
    QTest::newRow("bytes") << "X'0a' x '0a'"
                           << "b:X'0a' w:x t:0a";
    QTest::newRow("parameters") << ":id=?1 or ? < $a"
                                << "p::id s:= p:?1 w:or p:? s:< p:$a";
    QTest::newRow("comments") << "a -- b\n/* c */ d"
                              << "w:a w:d";
    QTest::newRow("unended comment") << "a /* b"
                                     << "w:a";
    QTest::newRow("letters of other scripts") << "größe"
                                              << "w:größe";
    QTest::newRow("empty") << ""
                           << "";
}

void TestSqlLexer::cutsTokens()
{
    QFETCH(QString, sql);
    QFETCH(QString, tokens);
    const auto result = tokensOf(sql.toStdString());
    QVERIFY(result);
    QCOMPARE(describe(*result), tokens);
}

void TestSqlLexer::remembersOffsets()
{
    const auto tokens = *tokensOf("a  'b' c");
    QCOMPARE(tokens[0].begin, 0);
    QCOMPARE(tokens[1].begin, 3);
    QCOMPARE(tokens[2].begin, 7);
    QCOMPARE(tokens[3].kind, SqlToken::Kind::End);
    QCOMPARE(tokens[3].begin, 8);
}

void TestSqlLexer::refuses_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("detail");

    QTest::newRow("open quote") << "a 'b"
                                << "the quote at character 3 is never closed";
    QTest::newRow("stray character") << "a # b"
                                     << "nothing in SQL starts with '#' (character 3)";
    QTest::newRow("brackets know no doubling") << "[a]]"
                                               << "nothing in SQL starts with ']' (character 4)";
    QTest::newRow("colon alone") << "a = : b"
                                 << "nothing in SQL starts with ':' (character 5)";
    QTest::newRow("open bytes") << "a X'0a"
                                << "the quote at character 3 is never closed";
    QTest::newRow("number and letters") << "a = 12b"
                                        << "the number at character 5 ends in letters";
}

void TestSqlLexer::refuses()
{
    QFETCH(QString, sql);
    QFETCH(QString, detail);
    const auto result = tokensOf(sql.toStdString());
    QVERIFY(!result);
    QCOMPARE(result.error().code, ratatosk::ErrorCode::InvalidSql);
    QCOMPARE(QString::fromStdString(result.error().detail), detail);
}

void TestSqlLexer::knowsReservedWords()
{
    QVERIFY(isReservedWord("Select"));
    QVERIFY(isReservedWord("order"));
    QVERIFY(!isReservedWord("year"));
    QVERIFY(!isReservedWord("match"));
}

RATATOSK_TEST(TestSqlLexer);
#include "tst_sql_lexer.moc"
