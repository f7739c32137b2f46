// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/sound_references.h"

#include "core/sql/tree/term_walk.h"

#include <vector>

namespace ratatosk::sql {
namespace {

/// The blocks around a reference, the innermost last.
using Blocks = std::vector<const SelectBlock*>;

const Source* sourceAt(const SourceReference& reference, const Blocks& blocks)
{
    const auto outward = static_cast<std::size_t>(reference.level);
    if (reference.level < 0 || reference.index < 0 || outward >= blocks.size())
        return nullptr;
    const std::vector<Source>& from = blocks[blocks.size() - 1 - outward]->from;
    return static_cast<std::size_t>(reference.index) < from.size() ? &from[static_cast<std::size_t>(reference.index)] : nullptr;
}

bool isSound(const ColumnReference& column, const Blocks& blocks, const Schema& schema)
{
    const Source* source = sourceAt(column.source, blocks);
    const auto* table = source ? std::get_if<TableId>(&source->relation) : nullptr;
    return table && *table == schema.column(column.column).table;
}

bool isSound(const Query& query, const Blocks& around, const Schema& schema);

bool isSound(const SelectBlock& block, Blocks blocks, const Schema& schema)
{
    blocks.push_back(&block);
    bool isAll = true;
    visitTerms(
        block,
        [&](const Expression& term) {
            const auto* column = std::get_if<ColumnReference>(&term.term);
            isAll = isAll && (!column || isSound(*column, blocks, schema));
        },
        [&](const Query& inner) { isAll = isAll && isSound(inner, blocks, schema); });
    for (const Source& source : block.from)
        for (const JoinKey& key : source.keys)
            isAll = isAll && isSound(key.left, blocks, schema) && isSound(key.right, blocks, schema);
    return isAll;
}

bool isSound(const Query& query, const Blocks& around, const Schema& schema)
{
    bool isAll = isSound(query.first, around, schema);
    for (const SetOperand& operand : query.rest)
        isAll = isAll && isSound(operand.block, around, schema);
    Blocks blocks = around;
    blocks.push_back(&query.last());
    for (const OrderKey& key : query.orderBy)
        visitTerms(key.expression, [&](const Expression& term) {
            const auto* column = std::get_if<ColumnReference>(&term.term);
            isAll = isAll && (!column || isSound(*column, blocks, schema));
        });
    return isAll;
}

} // namespace

bool refersSoundly(const Query& query, const Schema& schema)
{
    return isSound(query, {}, schema);
}

} // namespace ratatosk::sql
