// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/logic/term.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk;
using namespace ratatosk::logic;

class TestTerm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsWords();
    void readsAndPrints_data();
    void readsAndPrints();
    void refuses_data();
    void refuses();
    void refusesDeepNesting();
};

void TestTerm::splitsWords()
{
    QCOMPARE(wordsOf("  ( a  $0 ) "), (Words{"(", "a", "$0", ")"}));
    QCOMPARE(textOf({"(", "a", ")"}), std::string("( a )"));
    QVERIFY(wordsOf("").empty());
}

void TestTerm::readsAndPrints_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("parts");
    QTest::newRow("symbol") << "fb0" << 0;
    QTest::newRow("application") << "( population:i c0 )" << 1;
    QTest::newRow("nested") << "( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 s0 ) ) )" << 3;
}

void TestTerm::readsAndPrints()
{
    QFETCH(QString, text);
    QFETCH(int, parts);
    const auto term = readTerm(wordsOf(text.toStdString()));
    QVERIFY(term);
    QCOMPARE(static_cast<int>(term->parts.size()), parts);
    QCOMPARE(QString::fromStdString(textOf(printTerm(*term))), text);
}

void TestTerm::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "(", ")", "( a", "( a )", "( )", "( ( a b ) c )", "a b", "( a b ) c", "( a b ) )"})
        QTest::newRow(text) << text;
}

void TestTerm::refuses()
{
    QFETCH(QString, text);
    const auto term = readTerm(wordsOf(text.toStdString()));
    QVERIFY(!term);
    QCOMPARE(term.error().code, ErrorCode::InvalidData);
}

void TestTerm::refusesDeepNesting()
{
    constexpr int levels = 100'000;
    Words words;
    for (int i = 0; i < levels; ++i)
        words.insert(words.end(), {"(", "not"});
    words.emplace_back("a");
    words.insert(words.end(), levels, ")");
    QVERIFY(!readTerm(words));
}

RATATOSK_TEST(TestTerm);
#include "tst_term.moc"
