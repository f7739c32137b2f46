// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/tree/grammar.h"
#include "tests/support/test_program.h"
#include "ui/base/wording/rule_words.h"

#include <QTest>

class TestRuleWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysRules_data();
    void saysRules();
    void knowsEveryRule();
};

void TestRuleWords::saysRules_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::newRow("clauses") << "SelectWhereGroup(select, where, group)"
                             << "show, with a condition, in groups";
    QTest::newRow("a comparison") << "GreaterEqual(left, right)"
                                  << "at least a value";
    QTest::newRow("with a query") << "ExpressionLessQuery(left, right)"
                                  << "less than the result of a subquery";
    QTest::newRow("of two values") << "NotEqualExpressions(left, right)"
                                   << "not equal to another value";
    QTest::newRow("an aggregate of an expression") << "AvgOf(argument)"
                                                   << "the average";
    QTest::newRow("a column") << "column dogs.age"
                              << "dogs.age";
    QTest::newRow("a value") << "value 'Berlin (West)'"
                             << "'Berlin (West)'";
    QTest::newRow("of another grammar") << "SQL(select, from)"
                                        << "SQL(select, from)";
}

void TestRuleWords::saysRules()
{
    QFETCH(QString, action);
    QTEST(ruleWords(action.toStdString()), "words");
}

void TestRuleWords::knowsEveryRule()
{
    const auto grammar = ratatosk::sql::builtInGrammar("broad");
    QVERIFY(grammar);
    for (const auto& rule : (*grammar)->rules())
        QVERIFY2(ruleWords(rule.name) != QString::fromStdString(rule.name), rule.name.c_str());
}

RATATOSK_TEST(TestRuleWords);
#include "tst_rule_words.moc"
