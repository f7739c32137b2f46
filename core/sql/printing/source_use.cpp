// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/source_use.h"

#include "core/sql/tree/term_walk.h"

#include <algorithm>

namespace ratatosk::sql {

namespace {

class UseWalk
{
public:
    explicit UseWalk(size_t sourceCount) : uses(sourceCount) {}

    void block(const SelectBlock& block, int depth) { walk(block, depth); }

    void keys(const std::vector<OrderKey>& orderBy, int depth)
    {
        for (const OrderKey& key : orderBy)
            walk(key.expression, depth);
    }

    std::vector<SourceUse> uses;

private:
    template <class Part>
    void walk(const Part& part, int depth)
    {
        visitTerms(
            part, [&](const Expression& term) { note(term, depth); }, [&](const Query& inner) { query(inner, depth + 1); });
    }

    void query(const Query& query, int depth)
    {
        block(query.first, depth);
        for (const SetOperand& operand : query.rest)
            block(operand.block, depth);
        keys(query.orderBy, depth);
    }

    void note(const Expression& term, int depth)
    {
        if (const auto* column = std::get_if<ColumnReference>(&term.term); column && column->source.level == depth)
            use(column->source).isUsedInside |= depth > 0;
        const auto* output = std::get_if<OutputReference>(&term.term);
        if (!output || output->source.level != depth)
            return;
        SourceUse& sourceUse = use(output->source);
        sourceUse.isUsedInside |= depth > 0;
        const auto place = std::lower_bound(sourceUse.outputs.begin(), sourceUse.outputs.end(), output->output);
        if (place == sourceUse.outputs.end() || *place != output->output)
            sourceUse.outputs.insert(place, output->output);
    }

    SourceUse& use(const SourceReference& reference) { return uses[static_cast<size_t>(reference.index)]; }
};

} // namespace

std::vector<SourceUse> sourceUses(const SelectBlock& block, const std::vector<OrderKey>& orderBy)
{
    UseWalk walk(block.from.size());
    walk.block(block, 0);
    walk.keys(orderBy, 0);
    return std::move(walk.uses);
}

} // namespace ratatosk::sql
