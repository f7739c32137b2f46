// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/transition_system.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"
#include "tests/support/tree_text.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// "names of the three oldest authors born after 1900", as the published grammar has it: worked out by hand after DT-Fixup's.
const char* const kSuperlative = "SingleQuery(Query(Select([SelectCol(none, ValUnit(ColUnit(none, author.name)))]), -, "
                                 "Where(Greater(ValUnit(ColUnit(none, author.born)))), -, "
                                 "Superlative(desc, [ValUnit(ColUnit(none, author.born))]), -))";

/// A join, a nested comparison, grouping and having.
const char* const kNested =
    "SingleQuery(Query("
    "Select([SelectCol(none, ValUnit(ColUnit(none, author.name))), SelectCol(count, ValUnit(ColUnit(none, book.id)))]), "
    "From([FromCond(ColUnit(none, book.author_id), ColUnit(none, author.id))]), "
    "Where(NestedGreater(ValUnit(ColUnit(none, author.born)), "
    "Query(Select([SelectCol(avg, ValUnit(ColUnit(none, author.born)))]), -, -, -, -, -))), "
    "Having(GreaterEqual(ValUnit(ColUnit(count, book.id)))), -, GroupBy([ColUnit(none, book.author_id)])))";

} // namespace

class TestHypothesis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAtTheRoot();
    void walksDepthFirst();
    void closesListsAndOptionalFields();
    void takesAsManyActionsAsThePaper_data();
    void takesAsManyActionsAsThePaper();

private:
    const Schema m_schema = librarySchema();
    const std::vector<ValueCandidate> m_values;
    const TransitionContext m_context{&m_schema, &m_values};
    const TransitionSystem m_published{*sql::builtInGrammar("published")};
};

void TestHypothesis::startsAtTheRoot()
{
    const Hypothesis hypothesis = m_published.start();
    const Frontier frontier = hypothesis.frontier();
    QVERIFY(!hypothesis.isComplete());
    QCOMPARE(frontier.parentRule, -1);
    QCOMPARE(frontier.parentStep, -1);
    QCOMPARE(frontier.fieldType, m_published.grammar().root());
    QCOMPARE(frontier.kind, Action::Kind::ApplyRule);
    QVERIFY(!frontier.mayReduce);
}

void TestHypothesis::walksDepthFirst()
{
    const sql::Grammar& grammar = m_published.grammar();
    Hypothesis hypothesis = m_published.start();
    for (const char* rule : {"SingleQuery", "Query", "Select", "SelectCol", "none", "ValUnit", "ColUnit", "none"})
        hypothesis.apply({Action::Kind::ApplyRule, grammar.rule(rule)});
    const Frontier column = hypothesis.frontier();
    QCOMPARE(column.kind, Action::Kind::SelectColumn);
    QCOMPARE(column.parentRule, grammar.rule("ColUnit"));
    QCOMPARE(column.parentStep, 6);
    QCOMPARE(column.field, 1);
}

void TestHypothesis::closesListsAndOptionalFields()
{
    const sql::Grammar& grammar = m_published.grammar();
    Hypothesis hypothesis = m_published.start();
    for (const char* rule : {"SingleQuery", "Query", "Select"})
        hypothesis.apply({Action::Kind::ApplyRule, grammar.rule(rule)});
    QVERIFY(hypothesis.frontier().isList);
    QVERIFY(!hypothesis.frontier().mayReduce); // a list has at least one value
    for (const char* rule : {"SelectCol", "none", "ValUnit", "ColUnit", "none"})
        hypothesis.apply({Action::Kind::ApplyRule, grammar.rule(rule)});
    hypothesis.apply({Action::Kind::SelectColumn, 1});
    QVERIFY(hypothesis.frontier().mayReduce);
    QCOMPARE(hypothesis.frontier().filled, 1);
    hypothesis.apply({Action::Kind::Reduce, 0});
    QVERIFY(hypothesis.frontier().mayReduce); // FROM is optional
    QCOMPARE(hypothesis.frontier().parentStep, 1);
    for (int clause = 0; clause < 5; ++clause)
        hypothesis.apply({Action::Kind::Reduce, 0});
    QVERIFY(hypothesis.isComplete());
}

void TestHypothesis::takesAsManyActionsAsThePaper_data()
{
    QTest::addColumn<QString>("tree");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("parents");

    QTest::newRow("superlative") << kSuperlative << 26 << "-1 0 1 2 3 3 5 6 6 2 1 1 11 12 13 14 14 1 1 18 18 20 21 21 18 1";
    QTest::newRow("nested")
        << kNested << 57
        << "-1 0 1 2 3 3 5 6 6 2 9 9 11 12 12 2 1 16 17 18 18 17 21 21 16 1 25 26 27 28 28 26 31 32 33 33 35 36 36 32 31 31 "
           "31 31 31 1 45 46 47 48 48 1 1 52 53 53 52";
}

/// The number of actions, and for each the step that opened the field it fills.
void TestHypothesis::takesAsManyActionsAsThePaper()
{
    QFETCH(QString, tree);
    QFETCH(int, count);
    QFETCH(QString, parents);
    const auto actions = m_published.actionsOf(treeOfText(tree.toStdString(), m_published.grammar(), m_schema), m_context);
    QVERIFY(actions);
    QCOMPARE(static_cast<int>(actions->size()), count);

    Hypothesis hypothesis = m_published.start();
    QStringList found;
    for (const GoldAction& gold : *actions) {
        found << QString::number(hypothesis.frontier().parentStep);
        hypothesis.apply(gold.action);
    }
    QVERIFY(hypothesis.isComplete());
    QCOMPARE(found.join(' '), parents);
}

RATATOSK_TEST(TestHypothesis);
#include "tst_hypothesis.moc"
