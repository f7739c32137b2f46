// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/compact_rules.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCompactRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesEveryRuleAMeaningOfItsOwn();
    void findsRules_data();
    void findsRules();
    void findsListsByLength();

private:
    const std::shared_ptr<const sql::Grammar> m_grammar = *sql::builtInGrammar("compact");
    const CompactRules m_rules{*m_grammar};
};

void TestCompactRules::givesEveryRuleAMeaningOfItsOwn()
{
    for (int rule = 0; rule < m_grammar->ruleCount(); ++rule) {
        if (!m_rules.is(rule, PlainRule::ItemList)) // lists differ in length only
            QCOMPARE(m_rules.ruleFor(m_rules.meaning(rule)), rule);
    }
}

void TestCompactRules::findsRules_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("rule");

    const auto row = [&](const char* name, const RuleMeaning& meaning) { QTest::newRow(name) << name << m_rules.ruleFor(meaning); };
    row("SelectWhereGroupHavingOrder", QueryPattern{true, true, true, true});
    row("SelectOrder", QueryPattern{.hasOrder = true});
    row("CountRows", RowsRule{sql::Aggregate::Count});
    row("AvgOfRows", RowsRule{sql::Aggregate::Avg});
    row("CountDistinct", AggregateRule{sql::Aggregate::Count, true, true});
    row("SumDistinctOf", AggregateRule{sql::Aggregate::Sum, true, false});
    row("NotEqual", ComparisonRule{sql::ComparisonOperator::NotEqual, true, OperandKind::Value});
    row("ExpressionLessQuery", ComparisonRule{sql::ComparisonOperator::Less, false, OperandKind::Query});
    row("GreaterEqualExpressions", ComparisonRule{sql::ComparisonOperator::GreaterEqual, false, OperandKind::Expression});
    row("LowestFew", OrderRule{false, OrderRule::Tail::LimitValue});
    row("DescendingThen", OrderRule{true, OrderRule::Tail::NextKey});
    row("EndsWith", TextTest::EndsWith);
    row("no such rule", sql::SetOperator::UnionAll);
}

void TestCompactRules::findsRules()
{
    QFETCH(QString, name);
    QFETCH(int, rule);
    QCOMPARE(rule, m_grammar->rule(name.toStdString()));
}

void TestCompactRules::findsListsByLength()
{
    QCOMPARE(m_rules.ruleForItems(2), m_grammar->rule("Two"));
    QCOMPARE(m_rules.ruleForItems(6), m_grammar->rule("Six"));
    QCOMPARE(m_rules.ruleForItems(7), -1);
}

RATATOSK_TEST(TestCompactRules);
#include "tst_compact_rules.moc"
