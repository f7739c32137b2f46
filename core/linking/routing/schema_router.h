// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/routing/column_features.h"
#include "core/linking/routing/schema_mentions.h"
#include "core/linking/routing/schema_part.h"

#include <memory>
#include <optional>
#include <vector>

namespace ratatosk {

inline constexpr int kMostItemsWhole = 200;   ///< columns and tables of a schema that the parser reads whole
inline constexpr int kItemsRead = 24;         ///< of a larger one: fewer mislead less, and more would take longer
inline constexpr int kItemsReadInDoubt = 160; ///< where the answer to those leaves doubt

/// Whether a schema is too large to be read whole.
inline bool wantsRouting(const Schema& schema)
{
    return schema.columnCount() + schema.tableCount() > kMostItemsWhole;
}

/// What of a large schema is to be read.
struct RouteOptions {
    int items = kItemsRead;
    std::vector<ColumnId> needed{}; ///< read first
    std::vector<TableId> pinned{};  ///< then these, whole, as far as there is room
    std::vector<TableId> skipped{}; ///< read only what is pinned or needed
};

/// Chooses for each question the part of a large schema that its answer may need, from what its words name or are near to, which cells hold
/// them, and the keys: so that the parser's work does not grow with the schema. Prepared once per schema; const calls are thread-safe.
class SchemaRouter
{
public:
    /// Without `vectors` only what is named counts.
    SchemaRouter(const Schema& schema, std::shared_ptr<const ValueIndex> values, WordVectors vectors = {});

    /// The same for the same question. Requires: items >= 2.
    SchemaPart route(const Question& question, const RouteOptions& options = {}) const;

    /// What each column's score is made of; for fitting.
    std::vector<ColumnFeatures> features(const Question& question) const;

private:
    Schema m_schema;
    SchemaFacts m_facts;
    SchemaMentions m_mentions;
    NearNames m_near;
};

} // namespace ratatosk
