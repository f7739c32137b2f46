// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/action_words.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestActionWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatAnActionDoes_data();
    void saysWhatAnActionDoes();
    void namesRules();
};

void TestActionWords::saysWhatAnActionDoes_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("expected");
    QTest::newRow("column") << int(Action::Kind::SelectColumn) << 1 << "column dogs.age";
    QTest::newRow("table") << int(Action::Kind::SelectTable) << 0 << "table dogs";
    QTest::newRow("text") << int(Action::Kind::SelectValue) << 0 << "value 'O''Brien'";
    QTest::newRow("number") << int(Action::Kind::SelectValue) << 1 << "value 3.5";
    QTest::newRow("end of a list") << int(Action::Kind::Reduce) << 0 << "no more";
}

void TestActionWords::saysWhatAnActionDoes()
{
    QFETCH(int, kind);
    QFETCH(int, index);
    QFETCH(QString, expected);
    const auto schema = Schema::create({{"dogs", "dogs"}}, {{TableId{0}, "name", "name"}, {TableId{0}, "age", "age"}}, {});
    const std::vector<ValueCandidate> values{{ValueType::Text, "O'Brien"}, {ValueType::Real, "3.5"}};
    const auto grammar = sql::builtInGrammar("compact");
    QVERIFY(grammar);
    QCOMPARE(QString::fromStdString(actionWords({Action::Kind(kind), index}, **grammar, *schema, values)), expected);
}

void TestActionWords::namesRules()
{
    const auto grammar = sql::builtInGrammar("compact");
    QVERIFY(grammar);
    const int rule = (*grammar)->rule("SelectWhere");
    QVERIFY(rule >= 0);
    QCOMPARE(actionWords({Action::Kind::ApplyRule, rule}, **grammar, {}, {}), std::string("SelectWhere(select, where)"));
}

RATATOSK_TEST(TestActionWords);
#include "tst_action_words.moc"
