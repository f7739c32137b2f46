// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/completion_cost.h"
#include "core/grammar/tree/grammar_reader.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCompletionCost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void costsRules_data();
    void costsRules();
    void costsWhatIsOpenBehindTheFrontier();

private:
    // End costs 1; a column 1; Leaf 1 + 1; List 1 + (1 + 1) + Reduce 1; Pair 1 + 1 + 1 (both End); Deep 1 + Pair or End
    const sql::Grammar m_grammar = *sql::GrammarReader::read(
        "g", "start a\na = End | Leaf(column c) | Pair(a x, a y) | List(l* z, a? w)\nl = Leaves(column c)");
    const CompletionCost m_cost{m_grammar};
};

void TestCompletionCost::costsRules_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("cost");

    QTest::newRow("no fields") << "End" << 1;
    QTest::newRow("a leaf") << "Leaf" << 2;
    QTest::newRow("two of the cheapest") << "Pair" << 3;
    QTest::newRow("a list of one, closed, and an optional field closed") << "List" << 5;
}

void TestCompletionCost::costsRules()
{
    QFETCH(QString, rule);
    QFETCH(int, cost);
    QCOMPARE(m_cost.ofRule(m_grammar.rule(rule.toStdString())), cost);
}

void TestCompletionCost::costsWhatIsOpenBehindTheFrontier()
{
    Hypothesis hypothesis(m_grammar);
    QCOMPARE(m_cost.behindFrontier(hypothesis), 0);
    hypothesis.apply({Action::Kind::ApplyRule, m_grammar.rule("Pair")});
    QCOMPARE(m_cost.behindFrontier(hypothesis), 1);
    hypothesis.apply({Action::Kind::ApplyRule, m_grammar.rule("List")});
    QCOMPARE(m_cost.behindFrontier(hypothesis), 3); // y: End, w: Reduce, and the Reduce of z itself
}

RATATOSK_TEST(TestCompletionCost);
#include "tst_completion_cost.moc"
