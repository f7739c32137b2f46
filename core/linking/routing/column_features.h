// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/linking/links/schema_links.h"
#include "core/linking/routing/near_names.h"
#include "core/linking/routing/table_neighbours.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace ratatosk {

/// What speaks for a column's being needed for an answer. A word weighs the more the fewer tables it speaks of: ln((n + 1) / (k + 1)) /
/// ln(n + 1) for k of n tables. "Reach" of a table: the sum over words of the strongest mention in it.
inline constexpr auto kColumnFeatureNames = std::to_array<std::string_view>({"whole name",
                                                                             "synonym",
                                                                             "part of name",
                                                                             "share of name",
                                                                             "whole cell",
                                                                             "word in cell",
                                                                             "primary key",
                                                                             "refers",
                                                                             "referenced",
                                                                             "table named",
                                                                             "table partly named",
                                                                             "reach",
                                                                             "reach with neighbours",
                                                                             "reach of two steps",
                                                                             "place of table",
                                                                             "number asked for",
                                                                             "name-like",
                                                                             "columns of table",
                                                                             "reach across key",
                                                                             "name and reach",
                                                                             "key and reach",
                                                                             "name-like and reach",
                                                                             "cell and reach",
                                                                             "place of neighbourhood",
                                                                             "reach of all",
                                                                             "whole name alone",
                                                                             "best neighbourhood",
                                                                             "name near",
                                                                             "name nearer than most",
                                                                             "table name near",
                                                                             "near reach",
                                                                             "near reach with neighbours",
                                                                             "near reach of two steps",
                                                                             "name near and reach"});

inline constexpr std::size_t kColumnFeatureCount = kColumnFeatureNames.size();
using ColumnFeatures = std::array<float, kColumnFeatureCount>;

/// What of a schema the features need, worked out once.
struct SchemaFacts {
    explicit SchemaFacts(const Schema& schema);

    TableNeighbours neighbours;
    std::vector<int> nameWords;   ///< per column
    std::vector<bool> isNameLike; ///< per column: what people call a row by
    std::vector<int> columns;     ///< per table
};

/// By column.
std::vector<ColumnFeatures> featuresOf(const Question& question, const Schema& schema, const SchemaFacts& facts,
                                       const SchemaLinks& mentions, const NameNearness& nearness);

} // namespace ratatosk
