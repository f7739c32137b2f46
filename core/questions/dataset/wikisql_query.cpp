// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/wikisql_query.h"

#include "core/english/text/characters.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <optional>

namespace ratatosk {
namespace {

using nlohmann::json;

constexpr std::array kAggregates{sql::Aggregate::Max, sql::Aggregate::Min, sql::Aggregate::Count, sql::Aggregate::Sum, sql::Aggregate::Avg};
constexpr std::array kOperators{sql::ComparisonOperator::Equal, sql::ComparisonOperator::Greater, sql::ComparisonOperator::Less};

std::optional<ValueType> numberType(const std::string& text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    const bool isDigit = !text.empty() && text.back() >= '0' && text.back() <= '9'; // neither "inf" nor "nan"
    if (error != std::errc() || end != text.data() + text.size() || !isDigit)
        return std::nullopt;
    return text.find('.') == std::string::npos ? ValueType::Integer : ValueType::Real;
}

/// The pack often has text in lower case that the question spells properly.
std::string spelledAsIn(const std::string& question, const std::string& value)
{
    const std::string lowerQuestion = lowerCase(question);
    const size_t at = lowerQuestion.size() == question.size() ? lowerQuestion.find(lowerCase(value)) : std::string::npos;
    return at == std::string::npos ? value : question.substr(at, value.size());
}

sql::Literal literalOf(const json& value, const std::string& question)
{
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    if (const auto type = numberType(text))
        return {*type, text};
    return {ValueType::Text, spelledAsIn(question, text)};
}

bool isColumn(int column, const Schema& schema)
{
    return column >= 0 && column < schema.columnCount();
}

sql::Expression columnAt(int column)
{
    return {sql::ColumnReference{.column = ColumnId{column}}};
}

Result<sql::Condition> conditionOf(const json& record, const Schema& schema, const std::string& question)
{
    const int column = record.at(0);
    const auto operation = record.at(1).get<size_t>();
    if (!isColumn(column, schema) || operation >= kOperators.size())
        return Error{ErrorCode::InvalidData, fmt::format("There is no column {} or no operator {}.", column, operation)};
    return sql::Condition{sql::Comparison{columnAt(column), kOperators[operation], {literalOf(record.at(2), question)}}};
}

Result<sql::Expression> selectionOf(const json& record, const Schema& schema)
{
    const int column = record.at("sel");
    const auto aggregate = record.at("agg").get<size_t>();
    if (!isColumn(column, schema) || aggregate > kAggregates.size())
        return Error{ErrorCode::InvalidData, fmt::format("There is no column {} or no aggregate {}.", column, aggregate)};
    if (aggregate == 0)
        return columnAt(column);
    return sql::Expression{sql::AggregateCall{kAggregates[aggregate - 1], false, columnAt(column)}};
}

} // namespace

Result<sql::Query> queryOfWikiSqlRecord(const json& record, const Schema& schema, const std::string& question)
{
    auto selection = selectionOf(record, schema);
    if (!selection)
        return selection.error();
    sql::Query query;
    query.first.items.push_back({*std::move(selection), {}});
    query.first.from.push_back({.relation = TableId{0}});
    std::vector<sql::Condition> conditions;
    for (const json& part : record.at("conds")) {
        auto condition = conditionOf(part, schema, question);
        if (!condition)
            return condition.error();
        conditions.push_back(*std::move(condition));
    }
    if (conditions.size() == 1)
        query.first.where = std::move(conditions.front());
    else if (conditions.size() > 1)
        query.first.where = sql::Condition{sql::Junction{sql::Connective::And, std::move(conditions)}};
    return query;
}

} // namespace ratatosk
