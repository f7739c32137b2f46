// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/term_tree_builder.h"

#include "core/grammar/transition/tree_nodes.h"
#include "core/sql/tree/like_pattern.h"

#include <algorithm>
#include <utility>

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

/// One mark above an expression serves all columns in it; where they differ, its parts are marked.
GrammarTree TermTreeBuilder::expression(const Expression& whole, Marks marks)
{
    const std::vector<Marks> inside = marksIn(whole, m_construction.scope);
    if (inside.size() != 1 || inside.front() == marks)
        return expressionTerm(whole, marks);
    const Marks wanted = inside.front();
    if (wanted.outward > marks.outward)
        return treeNode(m_construction.rules.ruleFor(PlainRule::Outer), expression(whole, {marks.number, marks.outward + 1}));
    if (wanted.outward == marks.outward && wanted.number > marks.number)
        return treeNode(m_construction.rules.ruleFor(PlainRule::Other), expression(whole, wanted));
    return m_construction.unsupported("these columns of a table that occurs twice");
}

GrammarTree TermTreeBuilder::expressionTerm(const Expression& whole, Marks marks)
{
    if (isPlainColumn(whole, marks))
        return treeNode(m_construction.rules.ruleFor(PlainRule::Column), plainColumn(whole, marks));
    if (const auto* literal = literalIn(whole))
        return treeNode(m_construction.rules.ruleFor(PlainRule::Literal), leafNode(*literal));
    if (const auto* call = std::get_if<sql::AggregateCall>(&whole.term))
        return aggregate(*call, marks);
    if (const auto* operation = std::get_if<sql::Arithmetic>(&whole.term))
        return arithmetic(whole, *operation, marks);
    if (const auto* call = std::get_if<sql::FunctionCall>(&whole.term))
        return function(whole, *call, marks);
    if (const auto* one = std::get_if<sql::Cast>(&whole.term))
        return cast(whole, *one, marks);
    if (const auto* truth = std::get_if<sql::TruthValue>(&whole.term))
        return treeNode(m_construction.ruleFor(PlainRule::Truth, "this expression"), condition(*truth->condition, marks));
    if (const auto* output = std::get_if<sql::OutputReference>(&whole.term))
        return treeNode(m_construction.ruleFor(itemRule(*output), "this expression"));
    if (const auto* one = std::get_if<sql::CaseExpression>(&whole.term))
        return cases(*one, 0, marks);
    if (const auto* one = std::get_if<sql::WindowCall>(&whole.term))
        return window(*one, marks);
    if (const auto* scalar = std::get_if<sql::ScalarQuery>(&whole.term))
        return treeNode(m_construction.rules.ruleFor(PlainRule::Scalar), m_statement(*scalar->query));
    if (const auto* star = std::get_if<sql::Star>(&whole.term); star && (!star->source || m_construction.scope->occurrences.size() == 1))
        return treeNode(m_construction.rules.ruleFor(PlainRule::All), leafNode(m_construction.scope->starTable));
    return m_construction.unsupported("this expression");
}

GrammarTree TermTreeBuilder::aggregate(const sql::AggregateCall& call, Marks marks)
{
    if (!call.filter.empty()) {
        sql::AggregateCall bare = call;
        bare.filter.clear();
        if (idiom::isCountAll({bare}))
            return treeNode(m_construction.ruleFor(IdiomRule::CountIf, "FILTER"), leafNode(m_construction.scope->starTable),
                            condition(call.filter.front(), marks));
        return treeNode(m_construction.ruleFor(IdiomRule::Filtered, "FILTER"), aggregate(bare, marks),
                        condition(call.filter.front(), marks));
    }
    if (std::holds_alternative<sql::Star>(call.argument->term) && call.function == sql::Aggregate::Count && !call.isDistinct)
        return treeNode(m_construction.rules.ruleFor(PlainRule::CountAll), leafNode(m_construction.scope->starTable));
    const bool isExtreme = call.function == sql::Aggregate::Max || call.function == sql::Aggregate::Min;
    const bool isDistinct = call.isDistinct && !isExtreme; // repeats change no maximum
    const int ofColumn = m_construction.rules.ruleFor(AggregateRule{call.function, isDistinct, true});
    if (ofColumn >= 0 && isPlainColumn(*call.argument, marks))
        return treeNode(ofColumn, plainColumn(*call.argument, marks));
    return treeNode(m_construction.rules.ruleFor(AggregateRule{call.function, isDistinct, false}), expression(*call.argument, marks));
}

bool TermTreeBuilder::isPlainColumn(const Expression& whole, Marks marks) const
{
    const auto* column = std::get_if<sql::ColumnReference>(&whole.term);
    return column && marksOf(*column, m_construction.scope) == marks;
}

GrammarTree TermTreeBuilder::plainColumn(const Expression& whole, Marks marks)
{
    if (!isPlainColumn(whole, marks))
        return m_construction.unsupported("anything but a column here");
    return leafNode(std::get<sql::ColumnReference>(whole.term).column);
}

GrammarTree TermTreeBuilder::condition(const sql::Condition& whole, Marks marks)
{
    const std::vector<Marks> inside = marksIn(whole, m_construction.scope);
    const bool isOfOther = inside.size() == 1 && inside.front() == Marks{1, marks.outward} && marks.number == 0;
    const Marks below = isOfOther ? inside.front() : marks;
    GrammarTree tree = std::visit([&](const auto& one) { return test(one, below); }, whole.test);
    return isOfOther ? treeNode(m_construction.rules.ruleFor(PlainRule::OfOther), std::move(tree)) : tree;
}

GrammarTree TermTreeBuilder::test(const sql::Comparison& comparison, Marks marks)
{
    if (literalIn(comparison.left) && !literalIn(comparison.right))
        return test(sql::Comparison{comparison.right, turned(comparison.operation), comparison.left}, marks);
    const bool isOfColumn = isPlainColumn(comparison.left, marks);
    const auto left = [&] { return isOfColumn ? plainColumn(comparison.left, marks) : expression(comparison.left, marks); };
    const Literal* literal = literalIn(comparison.right);
    if (literal && literal->type == ValueType::Text && literal->text.empty() && isOfColumn
        && m_construction.rules.ruleFor(PlainRule::IsEmpty) >= 0) {
        if (comparison.operation == ComparisonOperator::Equal)
            return treeNode(m_construction.rules.ruleFor(PlainRule::IsEmpty), left());
        if (comparison.operation == ComparisonOperator::NotEqual)
            return treeNode(m_construction.rules.ruleFor(PlainRule::NotEmpty), left());
    }
    if (literal)
        return treeNode(m_construction.rules.ruleFor(ComparisonRule{comparison.operation, isOfColumn, OperandKind::Value}), left(),
                        leafNode(*literal));
    if (const auto* scalar = std::get_if<sql::ScalarQuery>(&comparison.right.term))
        return treeNode(m_construction.rules.ruleFor(ComparisonRule{comparison.operation, isOfColumn, OperandKind::Query}), left(),
                        m_statement(*scalar->query));
    return treeNode(m_construction.rules.ruleFor(ComparisonRule{comparison.operation, false, OperandKind::Expression}),
                    expression(comparison.left, marks), expression(comparison.right, marks));
}

GrammarTree TermTreeBuilder::test(const sql::Between& between, Marks marks)
{
    const Literal* low = literalIn(between.low);
    const Literal* high = literalIn(between.high);
    if (isPlainColumn(between.value, marks) && low && high)
        return negated(
            between.isNegated,
            treeNode(m_construction.rules.ruleFor(PlainRule::Between), plainColumn(between.value, marks), leafNode(*low), leafNode(*high)));
    return negated(between.isNegated,
                   treeNode(m_construction.rules.ruleFor(PlainRule::BetweenExpressions), expression(between.value, marks),
                            expression(between.low, marks), expression(between.high, marks)));
}

GrammarTree TermTreeBuilder::test(const sql::Like& like, Marks marks)
{
    const Literal* pattern = literalIn(like.pattern);
    if (!pattern)
        return m_construction.unsupported("LIKE with anything but text");
    TextPattern parts = patternOf(like, pattern->text);
    if (like.isEscaped && parts.test == TextTest::Matches)
        return m_construction.unsupported("ESCAPE in a pattern with other wildcards");
    if (!isPlainColumn(like.value, marks))
        return negated(like.isNegated,
                       treeNode(m_construction.ruleFor(ExpressionTextRule{parts.test}, "LIKE of anything but a column"),
                                expression(like.value, marks), leafNode(Literal{ValueType::Text, std::move(parts.text)})));
    return negated(like.isNegated,
                   treeNode(m_construction.rules.ruleFor(parts.test), plainColumn(like.value, marks),
                            leafNode(Literal{ValueType::Text, std::move(parts.text)})));
}

/// A list is equalities joined by OR, or inequalities joined by AND.
GrammarTree TermTreeBuilder::test(const sql::InList& in, Marks marks)
{
    const ComparisonOperator operation = in.isNegated ? ComparisonOperator::NotEqual : ComparisonOperator::Equal;
    sql::Junction junction{in.isNegated ? sql::Connective::And : sql::Connective::Or, {}};
    for (const Expression& entry : in.list)
        junction.parts.push_back({sql::Comparison{in.value, operation, entry}});
    return test(junction, marks);
}

GrammarTree TermTreeBuilder::test(const sql::InQuery& in, Marks marks)
{
    if (!isPlainColumn(in.value, marks))
        return treeNode(
            m_construction.ruleFor(in.isNegated ? PlainRule::ExpressionNotIn : PlainRule::ExpressionIn, "IN of anything but a column"),
            expression(in.value, marks), m_statement(*in.query));
    return treeNode(m_construction.rules.ruleFor(in.isNegated ? PlainRule::NotIn : PlainRule::In), plainColumn(in.value, marks),
                    m_statement(*in.query));
}

GrammarTree TermTreeBuilder::test(const sql::NullTest& null, Marks marks)
{
    if (!isPlainColumn(null.value, marks))
        return treeNode(m_construction.ruleFor(null.isNegated ? PlainRule::ExpressionNotNull : PlainRule::ExpressionIsNull,
                                               "IS NULL of anything but a column"),
                        expression(null.value, marks));
    return treeNode(m_construction.rules.ruleFor(null.isNegated ? PlainRule::NotNull : PlainRule::IsNull), plainColumn(null.value, marks));
}

GrammarTree TermTreeBuilder::test(const sql::Exists& exists, Marks)
{
    return treeNode(m_construction.rules.ruleFor(PlainRule::Exists), m_statement(*exists.query));
}

GrammarTree TermTreeBuilder::test(const sql::Negation& negation, Marks marks)
{
    return negated(true, condition(*negation.condition, marks));
}

/// A chain branches to the right.
GrammarTree TermTreeBuilder::test(const sql::Junction& junction, Marks marks)
{
    GrammarTree tree = condition(junction.parts.back(), marks);
    for (size_t i = junction.parts.size() - 1; i > 0; --i)
        tree = treeNode(m_construction.rules.ruleFor(junction.connective), condition(junction.parts[i - 1], marks), std::move(tree));
    return tree;
}

GrammarTree TermTreeBuilder::negated(bool isNegated, GrammarTree tree) const
{
    return isNegated ? treeNode(m_construction.rules.ruleFor(PlainRule::Not), std::move(tree)) : tree;
}

GrammarTree TermTreeBuilder::unary(const RuleMeaning& meaning, const Expression& argument, const char* what, Marks marks)
{
    return treeNode(m_construction.ruleFor(meaning, what), expression(argument, marks));
}

/// By its place among the items of all rows that its query reads as tables.
ItemRule TermTreeBuilder::itemRule(const sql::OutputReference& output) const
{
    const TreeScope* scope = m_construction.scope;
    for (int level = 0; level < output.source.level; ++level)
        scope = scope->outer;
    const auto place = static_cast<size_t>(output.source.index) - scope->occurrences.size();
    return {place < scope->firstItems.size() ? scope->firstItems[place] + output.output : -1};
}

/// A literal where the grammar has a value.
GrammarTree TermTreeBuilder::valueOf(const Expression& expression)
{
    const auto* literal = std::get_if<sql::Literal>(&expression.term);
    return literal ? leafNode(*literal) : m_construction.unsupported("anything but a literal here");
}

GrammarTree TermTreeBuilder::arithmetic(const Expression& whole, const sql::Arithmetic& arithmetic, Marks marks)
{
    const bool isExtended = m_construction.rules.ruleFor(IdiomRule::Percent) >= 0;
    if (const auto date = m_construction.rules.isBroad() ? idiom::quarterIn(whole) : std::nullopt)
        return unary(IdiomRule::Quarter, *date, "a quarter", marks);
    if (const auto parts = isExtended ? idiom::quotientIn(whole) : std::nullopt)
        return quotient(*parts, marks);
    if (const auto ends = isExtended ? idiom::daysIn(whole) : std::nullopt)
        return treeNode(m_construction.rules.ruleFor(IdiomRule::Days), expression(ends->left, marks), expression(ends->right, marks));
    if (const auto words = isExtended ? idiom::spacedIn(whole) : std::nullopt)
        return treeNode(m_construction.rules.ruleFor(IdiomRule::Spaced), expression(words->left, marks), expression(words->right, marks));
    if (const sql::WindowCall* before = isExtended ? idiom::changeIn(whole) : nullptr)
        return within(*before,
                      treeNode(m_construction.rules.ruleFor(WindowRule::Change), expression(*arithmetic.left, marks),
                               orderOf(before->orderBy, 0, marks)),
                      marks);
    return treeNode(m_construction.ruleFor(arithmetic.operation, "this operator"), expression(*arithmetic.left, marks),
                    expression(*arithmetic.right, marks));
}

GrammarTree TermTreeBuilder::quotient(const idiom::Quotient& quotient, Marks marks)
{
    const sql::Condition* condition = quotient.isPercent && idiom::isCountAll(quotient.whole) ? idiom::countIfIn(quotient.part) : nullptr;
    if (condition)
        return treeNode(m_construction.rules.ruleFor(IdiomRule::ShareIf), leafNode(m_construction.scope->starTable),
                        this->condition(*condition, marks));
    return treeNode(m_construction.rules.ruleFor(quotient.isPercent ? IdiomRule::Percent : IdiomRule::Ratio),
                    expression(quotient.part, marks), expression(quotient.whole, marks));
}

GrammarTree TermTreeBuilder::cast(const Expression& whole, const sql::Cast& cast, Marks marks)
{
    if (const auto text = idiom::asNumberIn(whole, ""))
        return unary(IdiomRule::AsAmount, *text, "this function", marks);
    if (const auto text = idiom::asNumberIn(whole, "."))
        return unary(IdiomRule::AsDecimal, *text, "this function", marks);
    return unary(cast.type, *cast.value, "CAST", marks);
}

GrammarTree TermTreeBuilder::function(const Expression& whole, const sql::FunctionCall& given, Marks marks)
{
    using sql::Function;
    if (const auto seconds = idiom::secondsIn(whole))
        return unary(IdiomRule::OfSeconds, *seconds, "this function", marks);
    const sql::FunctionCall call = idiom::withMoment(given);
    const std::vector<Expression>& arguments = call.arguments;
    if (arguments.size() == 1)
        return unary(FunctionRule{call.function}, arguments.front(), "this function", marks);
    const auto* format = arguments.size() == 2 ? std::get_if<sql::Literal>(&arguments.front().term) : nullptr;
    if (call.function == Function::Strftime && format)
        return unary(DatePartRule{format->text}, arguments[1], "this format of a date", marks);
    if (call.function == Function::Substr)
        return substring(whole, arguments, marks);
    if (call.function == Function::Coalesce && arguments.size() == 2) {
        if (arguments[1] == Expression{sql::Literal{ValueType::Integer, "0"}})
            return unary(IdiomRule::OrZero, arguments[0], "COALESCE", marks);
        return treeNode(m_construction.ruleFor(IdiomRule::OrElse, "COALESCE"), expression(arguments[0], marks),
                        expression(arguments[1], marks));
    }
    const IdiomRule rule = call.function == Function::Round ? IdiomRule::RoundedTo
        : call.function == Function::Instr                  ? IdiomRule::Position
                                                            : IdiomRule::OrNull;
    const bool isKnown = call.function == Function::Round || call.function == Function::Instr || call.function == Function::NullIf;
    if (!isKnown || arguments.size() != 2)
        return m_construction.unsupported("this function");
    return treeNode(m_construction.ruleFor(rule, "this function"), expression(arguments[0], marks), valueOf(arguments[1]));
}

GrammarTree TermTreeBuilder::substring(const Expression& whole, const std::vector<Expression>& arguments, Marks marks)
{
    if (const auto text = idiom::firstWordIn(whole))
        return unary(IdiomRule::FirstWord, *text, "SUBSTR", marks);
    if (const auto text = idiom::lastWordsIn(whole))
        return unary(IdiomRule::LastWords, *text, "SUBSTR", marks);
    if (arguments.size() == 2)
        return treeNode(m_construction.ruleFor(IdiomRule::SubstringFrom, "SUBSTR"), expression(arguments[0], marks), valueOf(arguments[1]));
    return treeNode(m_construction.ruleFor(IdiomRule::Substring, "SUBSTR"), expression(arguments[0], marks), valueOf(arguments[1]),
                    valueOf(arguments[2]));
}

/// A chain branches to the right.
GrammarTree TermTreeBuilder::cases(const sql::CaseExpression& cases, size_t first, Marks marks)
{
    GrammarTree when = condition(cases.conditions[first], marks);
    GrammarTree then = expression(cases.results[first], marks);
    const bool isLast = first + 1 == cases.conditions.size();
    if (isLast && cases.otherwise.empty())
        return treeNode(m_construction.ruleFor(IdiomRule::CaseOnly, "CASE"), std::move(when), std::move(then));
    GrammarTree otherwise = isLast ? expression(cases.otherwise.front(), marks) : this->cases(cases, first + 1, marks);
    return treeNode(m_construction.ruleFor(IdiomRule::Case, "CASE"), std::move(when), std::move(then), std::move(otherwise));
}

} // namespace ratatosk
