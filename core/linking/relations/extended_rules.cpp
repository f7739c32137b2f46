// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/extended_rules.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

constexpr size_t kAdded = 12;
constexpr std::array<std::string_view, kAdded> kAddedNames{
    "word to column, whole cell", "column to word, whole cell", "word to column, word in a cell", "column to word, word in a cell",
    "word to column, number",     "column to word, number",     "word to column, time",           "column to word, time",
    "word to column, synonym",    "column to word, synonym",    "word to table, synonym",         "table to word, synonym",
};

auto allNames(std::span<const std::string_view> published)
{
    std::array<std::string_view, 33 + kAdded> names;
    std::ranges::copy(kAddedNames, std::ranges::copy(published, names.begin()).out);
    return names;
}

} // namespace

std::span<const std::string_view> ExtendedRules::names() const
{
    static const auto names = allNames(DtFixupRules::names());
    return names;
}

LinkRelation ExtendedRules::columnLink(LinkKind kind) const
{
    switch (kind) {
    case LinkKind::Exact: return {27, 30, 7};
    case LinkKind::WholeCell: return {33, 34, 6};
    case LinkKind::Synonym: return {41, 42, 5};
    case LinkKind::Partial: return {28, 31, 4};
    case LinkKind::WordInCell: return {35, 36, 3};
    case LinkKind::TimeHint: return {39, 40, 2};
    case LinkKind::NumberHint: return {37, 38, 1};
    case LinkKind::None: break;
    }
    return {29, 32, 0};
}

LinkRelation ExtendedRules::tableLink(LinkKind kind) const
{
    if (kind == LinkKind::Synonym)
        return {43, 44, 1};
    return DtFixupRules::tableLink(kind);
}

} // namespace ratatosk
