// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/pointer_legality.h"

#include "core/grammar/transition/literal_match.h"

#include <algorithm>

namespace ratatosk {

namespace {

bool isOrdering(sql::ComparisonOperator operation)
{
    return operation != sql::ComparisonOperator::Equal && operation != sql::ComparisonOperator::NotEqual;
}

constexpr size_t kDayLength = 10; ///< of "2018-03-01"

bool isPositiveInteger(const ValueCandidate& value)
{
    const bool isDigits = !value.text.empty() && value.text.find_first_not_of("0123456789") == std::string::npos;
    return isDigits && value.text.find_first_not_of('0') != std::string::npos;
}

bool isWholeNumber(const ValueCandidate& value)
{
    const size_t digits = value.text.starts_with("-") ? 1 : 0;
    return value.text.size() > digits && value.text.find_first_not_of("0123456789", digits) == std::string::npos;
}

/// "2019" for %Y, "2019-03" for %Y-%m, "3" or "03" for the others of one field.
bool isOfDatePart(const std::string& text, std::string_view format)
{
    const bool isDigits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    if (format == "%Y")
        return isDigits && text.size() == 4;
    if (format.size() == 2)
        return isDigits && text.size() <= 2;
    const size_t length = format == "%Y-%m" ? 7 : 5;
    return !isDigits && text.size() == length && text[length - 3] == format[2];
}

bool isOfNumbers(sql::Function function)
{
    using sql::Function;
    return function == Function::JulianDay || function == Function::Length || function == Function::Abs || function == Function::Round;
}

} // namespace

PointerLegality::PointerLegality(const CompactRules& rules, const DerivationView& derivation, const Surroundings& around,
                                 const Frontier& frontier, const TransitionContext& context)
    : m_rules(rules), m_derivation(derivation), m_around(around), m_frontier(frontier), m_context(context)
{
    const auto* aggregate = rules.as<AggregateRule>(frontier.parentRule);
    m_addsUp = aggregate && (aggregate->function == sql::Aggregate::Sum || aggregate->function == sql::Aggregate::Avg);
    if (frontier.kind == Action::Kind::SelectColumn)
        m_demand = cellDemand(rules, derivation, frontier);
    if (frontier.kind == Action::Kind::SelectValue)
        m_isBesideNumbers = isBesideNumbers();
    else
        m_part = partOfBlock();
    if (frontier.kind != Action::Kind::SelectTable)
        return;
    if (rules.is(frontier.parentRule, PlainRule::All) && around.neededShape && around.neededShape->isStar())
        m_onlyTable = around.neededShape->starTable;
    for (const int step : derivation.stepsOfBlock(around.blockStep)) {
        const int rule = derivation.ruleAt(step);
        const int table = derivation.childOf(step, 0);
        if (table < 0)
            continue;
        if (rules.is(rule, PlainRule::JoinAlso))
            m_takenTables.push_back(derivation.indexAt(table));
        else if (countsRows(rule) || rules.is(rule, PlainRule::All))
            m_onlyTable = derivation.indexAt(table);
    }
}

bool PointerLegality::allows(int index) const
{
    switch (m_frontier.kind) {
    case Action::Kind::SelectColumn: return allowsColumn(index);
    case Action::Kind::SelectTable: return allowsTable(index);
    default: return allowsValue((*m_context.values)[static_cast<size_t>(index)]);
    }
}

bool PointerLegality::makesSense(int index) const
{
    switch (m_frontier.kind) {
    case Action::Kind::SelectColumn: return isOfKind(index);
    case Action::Kind::SelectValue: return !isFoundElsewhere((*m_context.values)[static_cast<size_t>(index)]);
    default: return true;
    }
}

bool PointerLegality::allowsColumn(int column) const
{
    const Schema& schema = *m_context.schema;
    const int rule = m_frontier.parentRule;
    if (!isWithinReach(schema.column(ColumnId{column}).table))
        return false;
    if (m_addsUp && schema.column(ColumnId{column}).isPrimaryKey)
        return false;
    const bool joinsTwoTables = m_rules.is(rule, PlainRule::JoinOn) || m_rules.is(rule, PlainRule::JoinOthers);
    if (joinsTwoTables && m_frontier.field == 1) {
        const int left = m_derivation.indexAt(m_derivation.childOf(m_frontier.parentStep, 0));
        return schema.column(ColumnId{left}).table != schema.column(ColumnId{column}).table;
    }
    return !isRepeatedItem(column);
}

bool PointerLegality::isOfKind(int column) const
{
    const bool isKnown = m_context.kinds && !m_context.kinds->empty();
    return !isKnown || m_demand.allows((*m_context.kinds)[static_cast<std::size_t>(column)]);
}

/// A cell of other columns than that which it would be compared with. Of columns that were not read to their end nobody can tell.
bool PointerLegality::isFoundElsewhere(const ValueCandidate& value) const
{
    const int left = m_frontier.field > 0 ? m_derivation.childOf(m_frontier.parentStep, 0) : -1;
    const bool isKnown = m_context.kinds && !m_context.kinds->empty() && left >= 0 && m_derivation.ruleAt(left) < 0;
    if (!isKnown || value.evidence.empty() || value.source == ValueSource::Quote)
        return false;
    const ColumnId column{m_derivation.indexAt(left)};
    return (*m_context.kinds)[static_cast<std::size_t>(index(column))] != CellKind::Unknown
        && std::ranges::find(value.evidence, column) == value.evidence.end();
}

/// The same rule on the same column directly before it in the select list. (Some people do ask for a column twice, but not in a row.)
bool PointerLegality::isRepeatedItem(int column) const
{
    const int item = m_frontier.parentStep;
    const int list = m_derivation.parentOf(item);
    const int field = m_derivation.fieldOf(item);
    if (!m_rules.is(m_derivation.ruleAt(list), PlainRule::ItemList) || field == 0)
        return false;
    const int previous = m_derivation.childOf(list, field - 1);
    return m_derivation.ruleAt(previous) == m_frontier.parentRule && m_derivation.indexAt(previous + 1) == column;
}

bool PointerLegality::allowsTable(int table) const
{
    if (!isWithinReach(TableId{table}))
        return false;
    if (m_rules.is(m_frontier.parentRule, PlainRule::JoinAlso))
        return std::find(m_takenTables.begin(), m_takenTables.end(), table) == m_takenTables.end();
    return !m_onlyTable || *m_onlyTable == table;
}

/// By the first table or column of the block; columns of queries around it are not its own.
std::optional<int> PointerLegality::partOfBlock() const
{
    if (!m_context.parts || m_around.outward > 0 || m_around.blockStep < 0)
        return {};
    const auto partOf = [&](TableId table) { return (*m_context.parts)[static_cast<std::size_t>(ratatosk::index(table))]; };
    for (const int step : m_derivation.stepsOfBlock(m_around.blockStep)) {
        const Action& action = m_derivation.actionAt(step);
        if (action.kind == Action::Kind::SelectTable)
            return partOf(TableId{action.index});
        const bool isOuter = action.kind == Action::Kind::SelectColumn
            && m_rules.is(m_derivation.ruleAt(m_derivation.parentOf(step)), PlainRule::Outer);
        if (action.kind == Action::Kind::SelectColumn && !isOuter)
            return partOf(m_context.schema->column(ColumnId{action.index}).table);
    }
    return {};
}

bool PointerLegality::isWithinReach(TableId table) const
{
    return !m_part || (*m_context.parts)[static_cast<std::size_t>(ratatosk::index(table))] == *m_part;
}

bool PointerLegality::allowsValue(const ValueCandidate& value) const
{
    if (m_around.clause == Surroundings::Clause::Limit || m_rules.as<OrderRule>(m_frontier.parentRule))
        return isPositiveInteger(value);
    const auto* comparison = m_rules.as<ComparisonRule>(m_frontier.parentRule);
    const bool isEquality = comparison && !isOrdering(comparison->operation);
    if (value.type == ValueType::Null)
        return isEquality;
    if (m_rules.as<TextTest>(m_frontier.parentRule) || m_rules.as<ExpressionTextRule>(m_frontier.parentRule)
        || m_rules.is(m_frontier.parentRule, IdiomRule::Position))
        return !value.text.empty();
    if (const auto* idiom = m_rules.as<IdiomRule>(m_frontier.parentRule); idiom && *idiom != IdiomRule::OrNull)
        return isWholeNumber(value);
    const int left = m_frontier.field > 0 ? m_derivation.childOf(m_frontier.parentStep, 0) : -1;
    if (const auto* part = m_rules.as<DatePartRule>(m_derivation.ruleAt(left)))
        return isOfDatePart(value.text, part->format);
    if (comparison && !isEquality && isOtherEnd(value, comparison->operation))
        return false;
    if (m_rules.is(m_frontier.parentRule, PlainRule::Between) && m_frontier.field == 2) {
        const int low = m_derivation.indexAt(m_derivation.childOf(m_frontier.parentStep, 1));
        if (low >= 0 && (*m_context.values)[static_cast<size_t>(low)] == value)
            return false;
    }
    return !m_isBesideNumbers || numberIn(value.text);
}

/// Of the days that one period of the question begins and ends with, the first bounds from below and the others from above.
bool PointerLegality::isOtherEnd(const ValueCandidate& value, sql::ComparisonOperator operation) const
{
    if (value.source != ValueSource::Date || value.type != ValueType::Text || value.beginWord < 0)
        return false;
    const bool isLower = operation == sql::ComparisonOperator::Greater || operation == sql::ComparisonOperator::GreaterEqual;
    return std::ranges::any_of(*m_context.values, [&](const ValueCandidate& other) {
        const bool isSamePeriod = other.source == ValueSource::Date && other.beginWord == value.beginWord && other.endWord == value.endWord
            && other.text.size() == value.text.size() && value.text.size() == kDayLength;
        return isSamePeriod
            && (isLower ? other.text < value.text && other.text.ends_with("-01") : other.text > value.text && value.text.ends_with("-01"));
    });
}

/// Beside what is ordered or counted; an equality with a column may still be with text that stands for "none".
bool PointerLegality::isBesideNumbers() const
{
    const auto* comparison = m_rules.as<ComparisonRule>(m_frontier.parentRule);
    const bool isOrdered = (comparison && isOrdering(comparison->operation)) || m_rules.is(m_frontier.parentRule, PlainRule::Between);
    const bool isComputed = comparison && !comparison->isOfColumn;
    return (isOrdered || isComputed) && typeAt(m_derivation.childOf(m_frontier.parentStep, 0)) == ColumnType::Number;
}

/// The type of values that an expression has, as far as it shows.
std::optional<ColumnType> PointerLegality::typeAt(int step) const
{
    const int rule = m_derivation.ruleAt(step);
    if (const auto* idiom = m_rules.as<IdiomRule>(rule))
        return typeOfIdiom(*idiom, step);
    if (const auto* function = m_rules.as<FunctionRule>(rule))
        return isOfNumbers(function->function) ? ColumnType::Number : ColumnType::Text;
    if (m_rules.as<DatePartRule>(rule))
        return ColumnType::Text;
    if (const auto* type = m_rules.as<sql::CastType>(rule))
        return *type == sql::CastType::Text ? ColumnType::Text : ColumnType::Number;
    if (m_rules.as<WindowRule>(rule) || m_rules.is(rule, PlainRule::Truth))
        return ColumnType::Number;
    if (m_rules.as<ItemRule>(rule))
        return std::nullopt;
    if (rule < 0)
        return m_context.schema->column(ColumnId{m_derivation.indexAt(step)}).type;
    const auto* aggregate = m_rules.as<AggregateRule>(rule);
    const bool isExtreme = aggregate && (aggregate->function == sql::Aggregate::Max || aggregate->function == sql::Aggregate::Min);
    if ((aggregate && !isExtreme) || m_rules.as<sql::ArithmeticOperator>(rule) || m_rules.is(rule, PlainRule::CountAll))
        return ColumnType::Number;
    if (m_rules.is(rule, PlainRule::Literal) || m_rules.is(rule, PlainRule::Scalar))
        return std::nullopt;
    return typeAt(m_derivation.childOf(step, 0));
}

std::optional<ColumnType> PointerLegality::typeOfIdiom(IdiomRule idiom, int step) const
{
    switch (idiom) {
    case IdiomRule::OfSeconds:
    case IdiomRule::Substring:
    case IdiomRule::SubstringFrom:
    case IdiomRule::FirstWord:
    case IdiomRule::LastWords:
    case IdiomRule::Spaced: return ColumnType::Text;
    case IdiomRule::Case:
    case IdiomRule::CaseOnly: return std::nullopt;
    case IdiomRule::Each:
    case IdiomRule::OrElse:
    case IdiomRule::OrNull: return typeAt(m_derivation.childOf(step, 0));
    default: return ColumnType::Number;
    }
}

bool PointerLegality::countsRows(int rule) const
{
    return m_rules.is(rule, PlainRule::CountAll) || m_rules.is(rule, IdiomRule::CountIf) || m_rules.is(rule, IdiomRule::ShareIf);
}

} // namespace ratatosk
