// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/synthesis/phrase_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ratatosk {

using sql::Aggregate;
using sql::Expression;
using sql::SelectBlock;

std::string PhraseWriter::aggregate(const sql::AggregateCall& call)
{
    constexpr std::array highest{"maximum", "highest", "largest"};
    constexpr std::array lowest{"minimum", "lowest", "smallest"};
    const ColumnId column = std::get<sql::ColumnReference>(call.argument->term).column;
    const std::string name = m_items.column(column, Number::One);
    const bool isMoment = m_facts.of(column).role == ColumnRole::Moment;
    switch (call.function) {
    case Aggregate::Max: return (isMoment ? "latest" : m_dice.pick(highest)) + (' ' + name);
    case Aggregate::Min: return (isMoment ? "earliest" : m_dice.pick(lowest)) + (' ' + name);
    case Aggregate::Avg: return (m_dice.chance(0.85) ? "average " : "mean ") + name;
    case Aggregate::Sum: return "total " + name;
    case Aggregate::Count: return fmt::format("number of {}{}", call.isDistinct ? "different " : "", pluralOf(name));
    }
    return name;
}

bool PhraseWriter::isText(const Expression& column) const
{
    const ColumnRole role = m_facts.of(std::get<sql::ColumnReference>(column.term).column).role;
    return role == ColumnRole::Label || role == ColumnRole::Category || role == ColumnRole::Remark;
}

bool PhraseWriter::isMoment(const Expression& column) const
{
    return m_facts.of(std::get<sql::ColumnReference>(column.term).column).role == ColumnRole::Moment;
}

std::string PhraseWriter::item(const SelectBlock& block, const Expression& item, Number number)
{
    if (const auto* call = std::get_if<sql::AggregateCall>(&item.term)) {
        if (std::holds_alternative<sql::Star>(call->argument->term))
            return "number of " + rows(block, Number::Many);
        return aggregate(*call);
    }
    const auto* column = std::get_if<sql::ColumnReference>(&item.term);
    if (!column)
        return "details";
    const TableId owner = m_schema.column(column->column).table;
    const std::string name = m_items.column(column->column, number);
    if (owner == subject(block) || !block.groupBy.empty())
        return name;
    const std::string other = m_items.table(owner, Number::One);
    const bool saysIt = name == other || name.starts_with(other + ' ') || name == m_items.table(owner, Number::Many);
    const std::string last = other.substr(other.rfind(' ') + 1) + ' '; // npos + 1 == 0
    if (name.starts_with(last))                                        // "affected region", "region id"
        return other + name.substr(last.size() - 1);
    return saysIt ? name : other + ' ' + name;
}

/// "average" is often said once for two.
std::string PhraseWriter::selection(const SelectBlock& block, const std::vector<sql::SelectItem>& selected, Number number)
{
    std::vector<std::string> items;
    for (const sql::SelectItem& one : selected)
        items.push_back(item(block, one.expression, number));
    const bool areAverages = items.size() == 2 && items[0].starts_with("average ") && items[1].starts_with("average ");
    if (areAverages && m_dice.chance(0.6))
        items[1].erase(0, std::string_view("average ").size());
    return listed(items);
}

} // namespace ratatosk
