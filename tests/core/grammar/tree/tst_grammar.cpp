// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/tree/grammar.h"
#include "tests/support/test_program.h"

#include <QTest>

using ratatosk::sql::builtInGrammar;
using ratatosk::sql::Grammar;

class TestGrammar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedHasTheCountsOfThePaper();
    void publishedNumbersItsRulesByName_data();
    void publishedNumbersItsRulesByName();
    void publishedIsInAlphabeticalOrder();
    void compactIncludesQueriesInStatements();
    void compactKnowsItsLeaves();
    void refusesAnUnknownName();
};

void TestGrammar::publishedHasTheCountsOfThePaper()
{
    const auto grammar = *builtInGrammar("published");
    QCOMPARE(grammar->ruleCount(), 45);
    QCOMPARE(grammar->typeCount(), 16);
    QCOMPARE(grammar->types()[static_cast<size_t>(grammar->root())].name, std::string("stmt"));
}

void TestGrammar::publishedNumbersItsRulesByName_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("number");

    QTest::newRow("first") << "avg" << 0;
    QTest::newRow("last aggregate") << "sum" << 5;
    QTest::newRow("column unit") << "ColUnit" << 6;
    QTest::newRow("first condition") << "And" << 7;
    QTest::newRow("last condition") << "Or" << 25;
    QTest::newRow("from") << "From" << 27;
    QTest::newRow("superlative") << "Superlative" << 31;
    QTest::newRow("query") << "Query" << 34;
    QTest::newRow("single query") << "SingleQuery" << 39;
    QTest::newRow("last") << "Where" << 44;
}

void TestGrammar::publishedNumbersItsRulesByName()
{
    QFETCH(QString, rule);
    QFETCH(int, number);
    QCOMPARE((*builtInGrammar("published"))->rule(rule.toStdString()), number);
}

void TestGrammar::publishedIsInAlphabeticalOrder()
{
    const auto grammar = *builtInGrammar("published");
    for (int rule = 1; rule < grammar->ruleCount(); ++rule) {
        const Grammar::Rule& before = grammar->rules()[static_cast<size_t>(rule - 1)];
        const Grammar::Rule& here = grammar->rules()[static_cast<size_t>(rule)];
        if (before.type == here.type)
            QVERIFY2(before.name < here.name, here.name.c_str());
    }
}

void TestGrammar::compactIncludesQueriesInStatements()
{
    const auto grammar = *builtInGrammar("compact");
    const Grammar::Type& statement = grammar->types()[static_cast<size_t>(grammar->type("statement"))];
    const Grammar::Type& query = grammar->types()[static_cast<size_t>(grammar->type("query"))];
    QCOMPARE(statement.rules.size(), query.rules.size() + 3);
    QCOMPARE(grammar->rules()[static_cast<size_t>(grammar->rule("Select"))].type, grammar->type("query"));
}

void TestGrammar::compactKnowsItsLeaves()
{
    const auto grammar = *builtInGrammar("compact");
    QCOMPARE(grammar->types()[static_cast<size_t>(grammar->type("column"))].primitive, Grammar::Primitive::Column);
    QCOMPARE(grammar->types()[static_cast<size_t>(grammar->type("table"))].primitive, Grammar::Primitive::Table);
    QCOMPARE(grammar->types()[static_cast<size_t>(grammar->type("value"))].primitive, Grammar::Primitive::Value);
    QVERIFY(grammar->ruleCount() < 150);
}

void TestGrammar::refusesAnUnknownName()
{
    const auto grammar = builtInGrammar("cobol");
    QVERIFY(!grammar);
    QCOMPARE(grammar.error().code, ratatosk::ErrorCode::InvalidArgument);
}

RATATOSK_TEST(TestGrammar);
#include "tst_grammar.moc"
