// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/item_phrases.h"

#include "core/questions/synthesis/row_phrases.h"

#include <fmt/format.h>

#include <array>

namespace ratatosk {

using sql::Aggregate;
using sql::Expression;
using sql::SelectBlock;

std::string aggregatePhrase(const sql::AggregateCall& call, QuestionWording& wording)
{
    constexpr std::array highest{"maximum", "highest", "largest"};
    constexpr std::array lowest{"minimum", "lowest", "smallest"};
    const ColumnId column = std::get<sql::ColumnReference>(call.argument->term).column;
    const std::string name = wording.items.column(column, Number::One);
    const bool isMoment = wording.facts.of(column).role == ColumnRole::Moment;
    switch (call.function) {
    case Aggregate::Max: return (isMoment ? "latest" : wording.dice.pick(highest)) + (' ' + name);
    case Aggregate::Min: return (isMoment ? "earliest" : wording.dice.pick(lowest)) + (' ' + name);
    case Aggregate::Avg: return (wording.dice.chance(0.85) ? "average " : "mean ") + name;
    case Aggregate::Sum: return "total " + name;
    case Aggregate::Count: return fmt::format("number of {}{}", call.isDistinct ? "different " : "", pluralOf(name));
    }
    return name;
}

bool isText(const Expression& column, const DatabaseFacts& facts)
{
    const ColumnRole role = facts.of(std::get<sql::ColumnReference>(column.term).column).role;
    return role == ColumnRole::Label || role == ColumnRole::Category || role == ColumnRole::Remark;
}

bool isMoment(const Expression& column, const DatabaseFacts& facts)
{
    return facts.of(std::get<sql::ColumnReference>(column.term).column).role == ColumnRole::Moment;
}

std::string columnPhrase(const Expression& column, Number number, QuestionWording& wording)
{
    return wording.items.column(std::get<sql::ColumnReference>(column.term).column, number);
}

std::string itemPhrase(const SelectBlock& block, const Expression& item, Number number, QuestionWording& wording)
{
    if (const auto* call = std::get_if<sql::AggregateCall>(&item.term)) {
        if (std::holds_alternative<sql::Star>(call->argument->term))
            return "number of " + rowsPhrase(block, Number::Many, wording);
        return aggregatePhrase(*call, wording);
    }
    const auto* column = std::get_if<sql::ColumnReference>(&item.term);
    if (!column)
        return "details";
    const TableId owner = wording.schema.column(column->column).table;
    const std::string name = wording.items.column(column->column, number);
    if (owner == subjectOf(block) || !block.groupBy.empty())
        return name;
    const std::string other = wording.items.table(owner, Number::One);
    const bool saysIt = name == other || name.starts_with(other + ' ') || name == wording.items.table(owner, Number::Many);
    const std::string last = other.substr(other.rfind(' ') + 1) + ' '; // npos + 1 == 0
    if (name.starts_with(last))                                        // "affected region", "region id"
        return other + name.substr(last.size() - 1);
    return saysIt ? name : other + ' ' + name;
}

std::string selectionPhrase(const SelectBlock& block, const std::vector<sql::SelectItem>& selected, Number number, QuestionWording& wording)
{
    std::vector<std::string> items;
    for (const sql::SelectItem& one : selected)
        items.push_back(itemPhrase(block, one.expression, number, wording));
    const bool areAverages = items.size() == 2 && items[0].starts_with("average ") && items[1].starts_with("average ");
    if (areAverages && wording.dice.chance(0.6))
        items[1].erase(0, std::string_view("average ").size());
    return listed(items);
}

} // namespace ratatosk
