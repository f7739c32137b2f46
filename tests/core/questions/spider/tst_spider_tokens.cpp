// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/spider/spider_tokens.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSpiderTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsAsSpiderDoes_data();
    void cutsAsSpiderDoes();
    void refusesAnOpenQuote();
};

void TestSpiderTokens::cutsAsSpiderDoes_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("expected"); // tokens between bars

    QTest::newRow("lower case") << "SELECT Name FROM Singer"
                                << "select|name|from|singer";
    QTest::newRow("parentheses") << "count(*)"
                                 << "count|(|*|)";
    QTest::newRow("literal keeps its case") << "a = \"New York\""
                                            << "a|=|\"New York\"";
    QTest::newRow("single quotes become double") << "a = 'x'"
                                                 << "a|=|\"x\"";
    QTest::newRow("signs inside a literal") << "a = 'b, (c)'"
                                            << "a|=|\"b, (c)\"";
    QTest::newRow("literal glued to a word") << "a LIKE x'y'"
                                             << "a|like|__glued_literal__";
    QTest::newRow("two literals glued") << "'it''s'"
                                        << "__glued_literal__";
    QTest::newRow("comparison in two signs") << "a >= 1 AND b ! = 2 AND c<=3"
                                             << "a|>=|1|and|b|!=|2|and|c|<=|3";
    QTest::newRow("not equal, the other way") << "a <> 1"
                                              << "a|<|>|1";
    QTest::newRow("equals without spaces") << "a=1"
                                           << "a|=|1";
    QTest::newRow("arithmetic without spaces") << "a+b"
                                               << "a+b";
    QTest::newRow("comma before a word") << "a,b , c"
                                         << "a|,|b|,|c";
    QTest::newRow("comma before a digit") << "1,2"
                                          << "1,2";
    QTest::newRow("comma before a literal") << "('a','b')"
                                            << "(|\"a\"|,|\"b\"|)";
    QTest::newRow("comma at the end") << "a,"
                                      << "a|,";
    QTest::newRow("semicolon") << "a;"
                               << "a|;";
    QTest::newRow("qualified name, decimal") << "T1.Name 3.5"
                                             << "t1.name|3.5";
    QTest::newRow("nothing") << " \n\t"
                             << "";
}

void TestSpiderTokens::cutsAsSpiderDoes()
{
    QFETCH(QString, sql);
    QFETCH(QString, expected);
    const auto tokens = sql::spider::tokenise(sql.toStdString());
    QVERIFY(tokens);
    QStringList words;
    for (const std::string& token : *tokens)
        words << QString::fromStdString(token);
    QCOMPARE(words.join('|'), expected);
}

void TestSpiderTokens::refusesAnOpenQuote()
{
    const auto tokens = sql::spider::tokenise("a = 'it's'");
    QVERIFY(!tokens);
    QCOMPARE(tokens.error().code, ErrorCode::UnsupportedSql);
}

RATATOSK_TEST(TestSpiderTokens);
#include "tst_spider_tokens.moc"
