// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/like_pattern.h"
#include "core/sql/term_walk.h"
#include "core/transition/compact_tree_builder.h"
#include "core/transition/tree_nodes.h"

#include <algorithm>

namespace ratatosk {

using sql::ComparisonOperator;
using sql::Expression;
using sql::GrammarTree;
using sql::Literal;

namespace {

/// `5 < x` is `x > 5`.
ComparisonOperator turned(ComparisonOperator operation)
{
    switch (operation) {
    case ComparisonOperator::Less: return ComparisonOperator::Greater;
    case ComparisonOperator::Greater: return ComparisonOperator::Less;
    case ComparisonOperator::LessEqual: return ComparisonOperator::GreaterEqual;
    case ComparisonOperator::GreaterEqual: return ComparisonOperator::LessEqual;
    default: return operation;
    }
}

struct TextPattern {
    TextTest test = TextTest::Matches;
    std::string text;
};

TextPattern patternOf(const sql::Like& like, const std::string& text)
{
    const auto plain = likePatternOf(like);
    if (!plain || plain->letters.empty())
        return {TextTest::Matches, text};
    if (plain->isOpenBefore && plain->isOpenAfter)
        return {TextTest::Contains, plain->letters};
    return {plain->isOpenAfter ? TextTest::StartsWith : TextTest::EndsWith, plain->letters};
}

const Literal* literalIn(const Expression& expression)
{
    return std::get_if<Literal>(&expression.term);
}

} // namespace

template <class Part>
std::vector<CompactTreeBuilder::Marks> CompactTreeBuilder::marksIn(const Part& part) const
{
    std::vector<Marks> all;
    visitTerms(part, [&](const Expression& term) {
        const auto* column = std::get_if<sql::ColumnReference>(&term.term);
        if (column && std::find(all.begin(), all.end(), marksOf(*column)) == all.end())
            all.push_back(marksOf(*column));
    });
    return all;
}

CompactTreeBuilder::Marks CompactTreeBuilder::marksOf(const sql::ColumnReference& column) const
{
    const Scope* scope = m_scope;
    for (int level = 0; level < column.source.level; ++level)
        scope = scope->outer;
    return {scope->occurrences[static_cast<size_t>(column.source.index)].number, column.source.level};
}

/// One mark above an expression serves all columns in it; where they differ, its parts are marked.
GrammarTree CompactTreeBuilder::expression(const Expression& whole, Marks marks)
{
    const std::vector<Marks> inside = marksIn(whole);
    if (inside.size() != 1 || inside.front() == marks)
        return expressionTerm(whole, marks);
    const Marks wanted = inside.front();
    if (wanted.outward > marks.outward)
        return treeNode(m_rules.ruleFor(PlainRule::Outer), expression(whole, {marks.number, marks.outward + 1}));
    if (wanted.outward == marks.outward && wanted.number > marks.number)
        return treeNode(m_rules.ruleFor(PlainRule::Other), expression(whole, wanted));
    return unsupported("these columns of a table that occurs twice");
}

GrammarTree CompactTreeBuilder::expressionTerm(const Expression& whole, Marks marks)
{
    if (isPlainColumn(whole, marks))
        return treeNode(m_rules.ruleFor(PlainRule::Column), plainColumn(whole, marks));
    if (const auto* literal = literalIn(whole))
        return treeNode(m_rules.ruleFor(PlainRule::Literal), leafNode(*literal));
    if (const auto* call = std::get_if<sql::AggregateCall>(&whole.term))
        return aggregate(*call, marks);
    if (const auto* operation = std::get_if<sql::Arithmetic>(&whole.term))
        return arithmetic(whole, *operation, marks);
    if (const auto* call = std::get_if<sql::FunctionCall>(&whole.term))
        return function(whole, *call, marks);
    if (const auto* cast = std::get_if<sql::Cast>(&whole.term))
        return unary(cast->type, *cast->value, "CAST", marks);
    if (const auto* one = std::get_if<sql::CaseExpression>(&whole.term))
        return cases(*one, 0, marks);
    if (const auto* one = std::get_if<sql::WindowCall>(&whole.term))
        return window(*one, marks);
    if (const auto* scalar = std::get_if<sql::ScalarQuery>(&whole.term))
        return treeNode(m_rules.ruleFor(PlainRule::Scalar), statement(*scalar->query));
    if (const auto* star = std::get_if<sql::Star>(&whole.term); star && (!star->source || m_scope->occurrences.size() == 1))
        return treeNode(m_rules.ruleFor(PlainRule::All), leafNode(m_scope->starTable));
    return unsupported("this expression");
}

GrammarTree CompactTreeBuilder::aggregate(const sql::AggregateCall& call, Marks marks)
{
    if (!call.filter.empty()) {
        sql::AggregateCall bare = call;
        bare.filter.clear();
        if (idiom::isCountAll({bare}))
            return treeNode(ruleFor(IdiomRule::CountIf, "FILTER"), leafNode(m_scope->starTable), condition(call.filter.front(), marks));
        return treeNode(ruleFor(IdiomRule::Filtered, "FILTER"), aggregate(bare, marks), condition(call.filter.front(), marks));
    }
    if (std::holds_alternative<sql::Star>(call.argument->term) && call.function == sql::Aggregate::Count && !call.isDistinct)
        return treeNode(m_rules.ruleFor(PlainRule::CountAll), leafNode(m_scope->starTable));
    const bool isExtreme = call.function == sql::Aggregate::Max || call.function == sql::Aggregate::Min;
    const bool isDistinct = call.isDistinct && !isExtreme; // repeats change no maximum
    const int ofColumn = m_rules.ruleFor(AggregateRule{call.function, isDistinct, true});
    if (ofColumn >= 0 && isPlainColumn(*call.argument, marks))
        return treeNode(ofColumn, plainColumn(*call.argument, marks));
    return treeNode(m_rules.ruleFor(AggregateRule{call.function, isDistinct, false}), expression(*call.argument, marks));
}

bool CompactTreeBuilder::isPlainColumn(const Expression& whole, Marks marks) const
{
    const auto* column = std::get_if<sql::ColumnReference>(&whole.term);
    return column && marksOf(*column) == marks;
}

GrammarTree CompactTreeBuilder::plainColumn(const Expression& whole, Marks marks)
{
    if (!isPlainColumn(whole, marks))
        return unsupported("anything but a column here");
    return leafNode(std::get<sql::ColumnReference>(whole.term).column);
}

GrammarTree CompactTreeBuilder::condition(const sql::Condition& whole, Marks marks)
{
    const std::vector<Marks> inside = marksIn(whole);
    const bool isOfOther = inside.size() == 1 && inside.front() == Marks{1, marks.outward} && marks.number == 0;
    const Marks below = isOfOther ? inside.front() : marks;
    GrammarTree tree = std::visit([&](const auto& one) { return test(one, below); }, whole.test);
    return isOfOther ? treeNode(m_rules.ruleFor(PlainRule::OfOther), std::move(tree)) : tree;
}

GrammarTree CompactTreeBuilder::test(const sql::Comparison& comparison, Marks marks)
{
    if (literalIn(comparison.left) && !literalIn(comparison.right))
        return test(sql::Comparison{comparison.right, turned(comparison.operation), comparison.left}, marks);
    const bool isOfColumn = isPlainColumn(comparison.left, marks);
    const auto left = [&] { return isOfColumn ? plainColumn(comparison.left, marks) : expression(comparison.left, marks); };
    const Literal* literal = literalIn(comparison.right);
    if (literal && literal->type == ValueType::Text && literal->text.empty() && isOfColumn && m_rules.ruleFor(PlainRule::IsEmpty) >= 0) {
        if (comparison.operation == ComparisonOperator::Equal)
            return treeNode(m_rules.ruleFor(PlainRule::IsEmpty), left());
        if (comparison.operation == ComparisonOperator::NotEqual)
            return treeNode(m_rules.ruleFor(PlainRule::NotEmpty), left());
    }
    if (literal)
        return treeNode(m_rules.ruleFor(ComparisonRule{comparison.operation, isOfColumn, OperandKind::Value}), left(), leafNode(*literal));
    if (const auto* scalar = std::get_if<sql::ScalarQuery>(&comparison.right.term))
        return treeNode(m_rules.ruleFor(ComparisonRule{comparison.operation, isOfColumn, OperandKind::Query}), left(),
                        statement(*scalar->query));
    return treeNode(m_rules.ruleFor(ComparisonRule{comparison.operation, false, OperandKind::Expression}),
                    expression(comparison.left, marks), expression(comparison.right, marks));
}

GrammarTree CompactTreeBuilder::test(const sql::Between& between, Marks marks)
{
    const Literal* low = literalIn(between.low);
    const Literal* high = literalIn(between.high);
    if (isPlainColumn(between.value, marks) && low && high)
        return negated(between.isNegated,
                       treeNode(m_rules.ruleFor(PlainRule::Between), plainColumn(between.value, marks), leafNode(*low), leafNode(*high)));
    return negated(between.isNegated,
                   treeNode(m_rules.ruleFor(PlainRule::BetweenExpressions), expression(between.value, marks),
                            expression(between.low, marks), expression(between.high, marks)));
}

GrammarTree CompactTreeBuilder::test(const sql::Like& like, Marks marks)
{
    const Literal* pattern = literalIn(like.pattern);
    if (!pattern)
        return unsupported("LIKE with anything but text");
    TextPattern parts = patternOf(like, pattern->text);
    if (like.isEscaped && parts.test == TextTest::Matches)
        return unsupported("ESCAPE in a pattern with other wildcards");
    if (!isPlainColumn(like.value, marks))
        return negated(like.isNegated,
                       treeNode(ruleFor(ExpressionTextRule{parts.test}, "LIKE of anything but a column"), expression(like.value, marks),
                                leafNode(Literal{ValueType::Text, std::move(parts.text)})));
    return negated(
        like.isNegated,
        treeNode(m_rules.ruleFor(parts.test), plainColumn(like.value, marks), leafNode(Literal{ValueType::Text, std::move(parts.text)})));
}

/// A list is equalities joined by OR, or inequalities joined by AND.
GrammarTree CompactTreeBuilder::test(const sql::InList& in, Marks marks)
{
    const ComparisonOperator operation = in.isNegated ? ComparisonOperator::NotEqual : ComparisonOperator::Equal;
    sql::Junction junction{in.isNegated ? sql::Connective::And : sql::Connective::Or, {}};
    for (const Expression& entry : in.list)
        junction.parts.push_back({sql::Comparison{in.value, operation, entry}});
    return test(junction, marks);
}

GrammarTree CompactTreeBuilder::test(const sql::InQuery& in, Marks marks)
{
    if (!isPlainColumn(in.value, marks))
        return treeNode(ruleFor(in.isNegated ? PlainRule::ExpressionNotIn : PlainRule::ExpressionIn, "IN of anything but a column"),
                        expression(in.value, marks), statement(*in.query));
    return treeNode(m_rules.ruleFor(in.isNegated ? PlainRule::NotIn : PlainRule::In), plainColumn(in.value, marks), statement(*in.query));
}

GrammarTree CompactTreeBuilder::test(const sql::NullTest& null, Marks marks)
{
    if (!isPlainColumn(null.value, marks))
        return treeNode(
            ruleFor(null.isNegated ? PlainRule::ExpressionNotNull : PlainRule::ExpressionIsNull, "IS NULL of anything but a column"),
            expression(null.value, marks));
    return treeNode(m_rules.ruleFor(null.isNegated ? PlainRule::NotNull : PlainRule::IsNull), plainColumn(null.value, marks));
}

GrammarTree CompactTreeBuilder::test(const sql::Exists& exists, Marks)
{
    return treeNode(m_rules.ruleFor(PlainRule::Exists), statement(*exists.query));
}

GrammarTree CompactTreeBuilder::test(const sql::Negation& negation, Marks marks)
{
    return negated(true, condition(*negation.condition, marks));
}

/// A chain branches to the right.
GrammarTree CompactTreeBuilder::test(const sql::Junction& junction, Marks marks)
{
    GrammarTree tree = condition(junction.parts.back(), marks);
    for (size_t i = junction.parts.size() - 1; i > 0; --i)
        tree = treeNode(m_rules.ruleFor(junction.connective), condition(junction.parts[i - 1], marks), std::move(tree));
    return tree;
}

GrammarTree CompactTreeBuilder::negated(bool isNegated, GrammarTree tree) const
{
    return isNegated ? treeNode(m_rules.ruleFor(PlainRule::Not), std::move(tree)) : tree;
}

} // namespace ratatosk
