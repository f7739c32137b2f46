// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/logic/logic_match.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk::logic;

class TestLogicMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compares_data();
    void compares();
    void writesOneFormForAll();
};

void TestLogicMatch::compares_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isMatch");
    const auto row = [](const char* name, const char* one, const char* other, bool isMatch) {
        QTest::newRow(name) << one << other << isMatch;
    };
    row("same", "( a b )", "( a b )", true);
    row("order of and", "( and ( a b ) ( c d ) )", "( and ( c d ) ( a b ) )", true);
    row("order of or", "( or x y z )", "( or z x y )", true);
    row("order inside", "( and x ( or y ( and p q ) ) )", "( and ( or ( and q p ) y ) x )", true);
    row("order of other predicates counts", "( next_to:t s0 s1 )", "( next_to:t s1 s0 )", false);
    row("order of = counts", "( = ( fare $0 ) $1 )", "( = $1 ( fare $0 ) )", false);
    row("number of conjuncts", "( and x x y )", "( and x y y )", false);
    row("bound name", "( lambda $0 e ( state:t $0 ) )", "( lambda $1 e ( state:t $1 ) )", true);
    row("bound names, two", "( lambda $0 e ( exists $1 ( loc:t $0 $1 ) ) )", "( lambda $1 e ( exists $0 ( loc:t $1 $0 ) ) )", true);
    row("not the same variables", "( lambda $0 e ( exists $1 ( loc:t $0 $1 ) ) )", "( lambda $0 e ( exists $1 ( loc:t $1 $0 ) ) )", false);
    row("names and order together", "( and ( count $0 ( a $0 ) ) ( the $1 ( b $1 ) ) )",
        "( and ( the $0 ( b $0 ) ) ( count $1 ( a $1 ) ) )", true);
    row("a hidden variable", "( argmax $0 ( a $0 ) ( count $0 ( b $0 ) ) )", "( argmax $0 ( a $0 ) ( count $1 ( b $1 ) ) )", true);
    row("free variables keep their names", "( a $0 )", "( a $1 )", false);
    row("free is not bound", "( lambda $0 e ( a $0 ) )", "( lambda $1 e ( a $0 ) )", false);
    row("a predicate binds nothing", "( state:t $0 )", "( state:t $1 )", false);
    row("another head", "( argmax $0 a b )", "( argmin $0 a b )", false);
    row("unreadable, same", "( a", "( a", true);
    row("unreadable, other", "( a", "( a b )", false);
}

void TestLogicMatch::compares()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    QFETCH(bool, isMatch);
    QCOMPARE(isLogicMatch(wordsOf(one.toStdString()), wordsOf(other.toStdString())), isMatch);
    QCOMPARE(isLogicMatch(wordsOf(other.toStdString()), wordsOf(one.toStdString())), isMatch);
}

void TestLogicMatch::writesOneFormForAll()
{
    const auto term = readTerm(wordsOf("( lambda $3 e ( and ( to $3 c0 ) ( from $3 $9 ) ) )"));
    QVERIFY(term);
    QCOMPARE(textOf(printTerm(normalForm(*term))), std::string("( lambda $0 e ( and ( from $0 free$9 ) ( to $0 c0 ) ) )"));
}

RATATOSK_TEST(TestLogicMatch);
#include "tst_logic_match.moc"
