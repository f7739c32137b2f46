// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/exact_match.h"

#include "core/questions/evaluation/foreign_key_classes.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace ratatosk {
namespace {

using namespace sql::spider;

void removeValues(Query& query);

void removeValue(Operand& operand)
{
    if (Nested* nested = std::get_if<Nested>(&operand))
        std::ranges::for_each(*nested, removeValues);
    else
        operand = std::monostate{};
}

void removeValues(Query& query)
{
    for (Conditions* part : {&query.joins, &query.where, &query.having}) {
        for (Condition& condition : part->units) {
            removeValue(condition.first);
            removeValue(condition.second);
        }
    }
    std::ranges::for_each(query.combined, removeValues);
}

/// Replaces columns and removes DISTINCT in one query and the branches of its set operations.
class Normaliser
{
public:
    explicit Normaliser(std::vector<int> representatives) : m_representatives(std::move(representatives)) {}

    void normalise(Query& query) const
    {
        query.isDistinct = false;
        for (SelectItem& item : query.select)
            normalise(item.value);
        for (Conditions* part : {&query.joins, &query.where, &query.having}) {
            for (Condition& condition : part->units)
                normalise(condition.left);
        }
        for (ColumnUnit& unit : query.groupBy)
            normalise(unit);
        for (ValueUnit& unit : query.orderBy)
            normalise(unit);
        for (Query& branch : query.combined)
            normalise(branch);
    }

private:
    void normalise(ColumnUnit& unit) const
    {
        unit.column = m_representatives[static_cast<size_t>(unit.column)];
        unit.isDistinct = false;
    }

    void normalise(ValueUnit& unit) const
    {
        normalise(unit.left);
        if (unit.right)
            normalise(*unit.right);
    }

    std::vector<int> m_representatives;
};

/// Foreign-key classes, for columns of the tables in the outermost FROM only.
std::vector<int> representativesWithin(const Query& query, const Schema& schema)
{
    std::vector<int> representatives = foreignKeyClasses(schema);
    for (int column = 1; column <= schema.columnCount(); ++column) {
        const TableUnit table = schema.column(schemaColumn(column)).table;
        if (std::ranges::find(query.from, table) == query.from.end())
            representatives[static_cast<size_t>(column)] = column;
    }
    return representatives;
}

/// Equal as multisets.
template <class Items>
bool sameItems(const Items& left, const Items& right)
{
    return std::is_permutation(left.begin(), left.end(), right.begin(), right.end());
}

template <class Items, class Projection>
auto mapped(const Items& items, Projection projection)
{
    std::vector<std::decay_t<std::invoke_result_t<Projection, const typename Items::value_type&>>> values;
    std::ranges::transform(items, std::back_inserter(values), projection);
    return values;
}

std::string lowerCaseName(int column, const Schema& schema)
{
    if (column == starColumn)
        return "*";
    std::string name = schema.column(schemaColumn(column)).name;
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name;
}

bool sameGroupColumns(const Query& gold, const Query& prediction, const Schema& schema)
{
    const auto name = [&](const ColumnUnit& unit) { return lowerCaseName(unit.column, schema); };
    return sameItems(mapped(gold.groupBy, name), mapped(prediction.groupBy, name));
}

/// HAVING counts only beside GROUP BY.
bool sameGroupAndHaving(const Query& gold, const Query& prediction)
{
    if (gold.groupBy.empty() || prediction.groupBy.empty())
        return gold.groupBy.empty() && prediction.groupBy.empty();
    return mapped(gold.groupBy, &ColumnUnit::column) == mapped(prediction.groupBy, &ColumnUnit::column) && gold.having == prediction.having;
}

bool sameOrder(const Query& gold, const Query& prediction)
{
    if (gold.orderBy.empty() || prediction.orderBy.empty())
        return gold.orderBy.empty() && prediction.orderBy.empty();
    return gold.orderBy == prediction.orderBy && gold.direction == prediction.direction
        && gold.limit.has_value() == prediction.limit.has_value();
}

bool sameConnectors(const Query& gold, const Query& prediction)
{
    const auto kinds = [](const Query& query) { return std::set<Connector>(query.where.connectors.begin(), query.where.connectors.end()); };
    return kinds(gold) == kinds(prediction);
}

bool sameSetOperation(const Query& gold, const Query& prediction, const Schema& schema)
{
    if (gold.combined.empty() || prediction.combined.empty())
        return gold.combined.empty() && prediction.combined.empty();
    return gold.setOperator == prediction.setOperator && compareParts(gold.combined.front(), prediction.combined.front(), schema).isMatch();
}

enum class Keyword { Where, Group, Having, Order, Ascending, Descending, Limit, Intersect, Union, Except, Or, Not, In, Like };

Keyword keywordOf(SetOperator setOperator)
{
    switch (setOperator) {
    case SetOperator::Intersect: return Keyword::Intersect;
    case SetOperator::Union: return Keyword::Union;
    case SetOperator::Except: break;
    }
    return Keyword::Except;
}

void addClauseKeywords(const Query& query, std::set<Keyword>& keywords)
{
    if (!query.where.empty())
        keywords.insert(Keyword::Where);
    if (!query.groupBy.empty())
        keywords.insert(Keyword::Group);
    if (!query.having.empty())
        keywords.insert(Keyword::Having);
    if (!query.orderBy.empty())
        keywords.insert({Keyword::Order, query.direction == Direction::Ascending ? Keyword::Ascending : Keyword::Descending});
    if (query.limit)
        keywords.insert(Keyword::Limit);
    if (!query.combined.empty())
        keywords.insert(keywordOf(query.setOperator));
}

void addConditionKeywords(const Query& query, std::set<Keyword>& keywords)
{
    for (const Condition* condition : allConditions(query)) {
        if (condition->isNegated)
            keywords.insert(Keyword::Not);
        if (condition->comparison == Comparison::In)
            keywords.insert(Keyword::In);
        if (condition->comparison == Comparison::Like)
            keywords.insert(Keyword::Like);
    }
    for (const Connector connector : allConnectors(query)) {
        if (connector == Connector::Or)
            keywords.insert(Keyword::Or);
    }
}

std::set<Keyword> keywordsOf(const Query& query)
{
    std::set<Keyword> keywords;
    addClauseKeywords(query, keywords);
    addConditionKeywords(query, keywords);
    return keywords;
}

} // namespace

bool ExactMatch::isMatch() const
{
    return select && selectWithoutAggregates && where && whereWithoutOperators && groupColumns && groupAndHaving && order && connectors
        && setOperation && keywords && tables;
}

Query preparedForExactMatch(Query query, const Schema& schema)
{
    removeValues(query);
    Normaliser(representativesWithin(query, schema)).normalise(query);
    return query;
}

ExactMatch compareParts(const Query& gold, const Query& prediction, const Schema& schema)
{
    const auto values = [](const Query& query) { return mapped(query.select, &SelectItem::value); };
    const auto leftSides = [](const Query& query) { return mapped(query.where.units, &Condition::left); };
    return {
        .select = sameItems(gold.select, prediction.select),
        .selectWithoutAggregates = sameItems(values(gold), values(prediction)),
        .where = sameItems(gold.where.units, prediction.where.units),
        .whereWithoutOperators = sameItems(leftSides(gold), leftSides(prediction)),
        .groupColumns = sameGroupColumns(gold, prediction, schema),
        .groupAndHaving = sameGroupAndHaving(gold, prediction),
        .order = sameOrder(gold, prediction),
        .connectors = sameConnectors(gold, prediction),
        .setOperation = sameSetOperation(gold, prediction, schema),
        .keywords = keywordsOf(gold) == keywordsOf(prediction),
        .tables = sameItems(gold.from, prediction.from),
    };
}

bool isExactMatch(const Query& gold, const Query& prediction, const Schema& schema)
{
    return compareParts(preparedForExactMatch(gold, schema), preparedForExactMatch(prediction, schema), schema).isMatch();
}

} // namespace ratatosk
