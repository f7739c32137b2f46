// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/spider/spider_query_printer.h"

#include "core/questions/spider/spider_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

namespace ratatosk::sql {
namespace {

using namespace spider;

template <class Words, class Enum>
std::string upperCase(const Words& words, Enum value)
{
    std::string word(words[static_cast<size_t>(value)]);
    std::ranges::transform(word, word.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return word;
}

/// In double quotes when it is not a plain identifier.
std::string identifier(const std::string& name)
{
    const auto isPlain = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_' || c >= 0x80; };
    if (!name.empty() && std::ranges::all_of(name, isPlain) && !std::isdigit(static_cast<unsigned char>(name.front())))
        return name;
    std::string quoted = "\"";
    for (const char c : name)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

class Printer
{
public:
    explicit Printer(const Schema& schema) : m_schema(schema) {}

    std::string print(const Query& query) const
    {
        std::string text = query.isDistinct ? "SELECT DISTINCT " : "SELECT ";
        text += list(query.select, [this](const SelectItem& item) { return print(item); });
        text += " FROM " + fmt::format("{}", fmt::join(tableUnits(query), " JOIN "));
        text += clause(" ON ", query.joins) + clause(" WHERE ", query.where);
        if (!query.groupBy.empty())
            text += " GROUP BY " + list(query.groupBy, [this](const ColumnUnit& unit) { return print(unit); });
        text += clause(" HAVING ", query.having);
        if (!query.orderBy.empty())
            text += " ORDER BY " + list(query.orderBy, [this](const ValueUnit& unit) { return print(unit); }) + ' '
                + upperCase(directionWords, query.direction);
        if (query.limit)
            text += fmt::format(" LIMIT {}", *query.limit);
        for (const Query& right : query.combined)
            text += ' ' + upperCase(setOperatorWords, query.setOperator) + ' ' + print(right);
        return text;
    }

private:
    template <class Items, class Print>
    static std::string list(const Items& items, Print print)
    {
        std::vector<std::string> texts;
        std::ranges::transform(items, std::back_inserter(texts), print);
        return fmt::format("{}", fmt::join(texts, ", "));
    }

    std::vector<std::string> tableUnits(const Query& query) const
    {
        std::vector<std::string> texts;
        for (const TableUnit& unit : query.from) {
            const TableId* table = std::get_if<TableId>(&unit);
            texts.push_back(table ? identifier(m_schema.table(*table).name) : nested(std::get<Nested>(unit)));
        }
        return texts;
    }

    std::string nested(const Nested& nested) const { return '(' + print(nested.front()) + ')'; }

    std::string clause(const char* opening, const Conditions& conditions) const
    {
        std::string text;
        for (size_t i = 0; i < conditions.units.size(); ++i) {
            text += i == 0 ? opening : ' ' + upperCase(connectorWords, conditions.connectors[i - 1]) + ' ';
            text += print(conditions.units[i]);
        }
        return text;
    }

    std::string print(const Condition& condition) const
    {
        std::string text = print(condition.left) + (condition.isNegated ? " NOT " : " ");
        text += upperCase(comparisonWords, condition.comparison) + ' ' + print(condition.first);
        if (condition.comparison == Comparison::Between)
            text += " AND " + print(condition.second);
        return text;
    }

    std::string print(const Operand& operand) const
    {
        if (const auto* number = std::get_if<double>(&operand))
            return fmt::format("{}", *number);
        if (const auto* text = std::get_if<std::string>(&operand))
            return '\'' + text->substr(1, text->size() - 2) + '\''; // its own double quotes could be taken for a name
        if (const auto* column = std::get_if<ColumnUnit>(&operand))
            return print(*column);
        if (const auto* query = std::get_if<Nested>(&operand))
            return nested(*query);
        return "NULL";
    }

    std::string print(const SelectItem& item) const { return aggregated(item.aggregate, print(item.value)); }

    std::string print(const ValueUnit& unit) const
    {
        if (!unit.right)
            return print(unit.left);
        return fmt::format("{} {} {}", print(unit.left), upperCase(arithmeticWords, unit.operation), print(*unit.right));
    }

    std::string print(const ColumnUnit& unit) const
    {
        return aggregated(unit.aggregate, (unit.isDistinct ? "DISTINCT " : "") + columnName(unit.column));
    }

    static std::string aggregated(Aggregate aggregate, const std::string& text)
    {
        return aggregate == Aggregate::None ? text : upperCase(aggregateWords, aggregate) + '(' + text + ')';
    }

    std::string columnName(int column) const
    {
        if (column == starColumn)
            return "*";
        const Column& found = m_schema.column(schemaColumn(column));
        return identifier(m_schema.table(found.table).name) + '.' + identifier(found.name);
    }

    const Schema& m_schema;
};

} // namespace

std::string printSpiderQuery(const Query& query, const Schema& schema)
{
    return Printer(schema).print(query);
}

} // namespace ratatosk::sql
