// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/conversation_rules.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

constexpr int kExtended = 45;
constexpr int kColumnPieces = 51;
constexpr int kTablePieces = kColumnPieces + 2 * kEarlierClauses;
constexpr std::array<std::string_view, 16> kOfTurns{
    "word to earlier word",
    "earlier word to word",
    "word to earlier query",
    "earlier query to word",
    "earlier word to its query",
    "earlier query to earlier word",
    "earlier query to column, shown",
    "column to earlier query, shown",
    "earlier query to column, condition",
    "column to earlier query, condition",
    "earlier query to column, group",
    "column to earlier query, group",
    "earlier query to column, order",
    "column to earlier query, order",
    "earlier query to its table",
    "table to earlier query",
};

constexpr int kCount = kExtended + static_cast<int>(kOfTurns.size());

auto namesWithTurns(std::span<const std::string_view> extended)
{
    std::array<std::string_view, kCount> names;
    std::ranges::copy(kOfTurns, std::ranges::copy(extended, names.begin()).out);
    return names;
}

} // namespace

std::span<const std::string_view> ConversationRules::names() const
{
    static const auto names = namesWithTurns(ExtendedRules::names());
    return names;
}

int ConversationRules::acrossTurns(Turn row, Turn column) const
{
    if (row == Turn::Now)
        return column == Turn::EarlierQuestion ? 45 : 47;
    if (column == Turn::Now)
        return row == Turn::EarlierQuestion ? 46 : 48;
    return row == Turn::EarlierQuestion ? 49 : 50;
}

LinkRelation ConversationRules::queryColumn(EarlierClause part) const
{
    const int there = kColumnPieces + 2 * static_cast<int>(part);
    return {static_cast<std::uint8_t>(there), static_cast<std::uint8_t>(there + 1), 8};
}

LinkRelation ConversationRules::queryTable() const
{
    return {kTablePieces, kTablePieces + 1, 8};
}

std::vector<int> ConversationRules::nearestExtended()
{
    const ExtendedRules extended;
    const LinkRelation column = extended.columnLink(LinkKind::Exact), table = extended.tableLink(LinkKind::Exact);
    std::vector<int> nearest;
    for (int pair = 0; pair < 3; ++pair)
        nearest.insert(nearest.end(), {extended.wordWord(2), extended.wordWord(-2)});
    for (int part = 0; part < kEarlierClauses; ++part)
        nearest.insert(nearest.end(), {column.wordToItem, column.itemToWord});
    nearest.insert(nearest.end(), {table.wordToItem, table.itemToWord});
    return nearest;
}

} // namespace ratatosk
