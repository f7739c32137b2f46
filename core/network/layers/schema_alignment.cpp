// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/schema_alignment.h"

#include "core/linking/relations/relation.h"

#include <ATen/ATen.h>

#include <cmath>

namespace ratatosk {
namespace {

constexpr double kNowhere = -1e9; ///< its exponential is 0

at::Tensor rowsOf(const at::Tensor& packed, const at::Tensor& rows)
{
    return packed.index_select(0, rows.flatten()).view({rows.size(0), rows.size(1), packed.size(1)});
}

/// [examples, 1, 1]: one number of each example.
at::Tensor perExample(const std::vector<std::int64_t>& numbers, std::int64_t examples)
{
    return at::tensor(numbers, at::kLong).slice(0, 0, examples).view({examples, 1, 1});
}

/// Relation of every item to every target: int64 [examples, items, targets], any where one of them is filler.
at::Tensor relationKinds(const EncoderBatch& batch, const PaddedItems& targets)
{
    const std::int64_t examples = batch.examples();
    const at::Tensor first = perExample(batch.relations.offsets, examples);
    const at::Tensor size = at::tensor(batch.relations.offsets, at::kLong).diff().slice(0, 0, examples).view({examples, 1, 1});
    const at::Tensor from = (batch.items.row.cpu().unsqueeze(2) - first).clamp_min(0);
    const at::Tensor to = (targets.row.cpu().unsqueeze(1) - first).clamp_min(0);
    const at::Tensor places = perExample(batch.relations.relationOffsets, examples) + from * size + to;
    return batch.relations.kinds.take(places).to(at::kLong).to(targets.row.device());
}

} // namespace

SchemaAlignmentImpl::SchemaAlignmentImpl(const ModelConfig& config)
    : m_columns(declareHead("columns", config)), m_tables(declareHead("tables", config))
{
}

SchemaAlignmentImpl::Head SchemaAlignmentImpl::declareHead(const std::string& name, const ModelConfig& config)
{
    const std::int64_t d = config.width;
    return {register_parameter(name + "_query", at::zeros({d, d})), register_parameter(name + "_key", at::zeros({d, d})),
            register_parameter(name + "_relations", at::zeros({relationCount(config.relations), d}))};
}

Alignment SchemaAlignmentImpl::forward(const at::Tensor& encoded, const EncoderBatch& batch) const
{
    return {align(m_columns, encoded, batch, batch.columns), align(m_tables, encoded, batch, batch.tables)};
}

at::Tensor SchemaAlignmentImpl::align(const Head& head, const at::Tensor& encoded, const EncoderBatch& batch,
                                      const PaddedItems& targets) const
{
    const at::Tensor queries = rowsOf(at::matmul(encoded, head.query.t()), batch.items.row);
    const at::Tensor keys = rowsOf(at::matmul(encoded, head.key.t()), targets.row);
    const at::Tensor ofRelations = at::matmul(queries, head.relations.t()).gather(2, relationKinds(batch, targets));
    const at::Tensor scores = (at::matmul(queries, keys.transpose(1, 2)) + ofRelations) / std::sqrt(static_cast<double>(encoded.size(1)));
    const at::Tensor weights = scores.masked_fill(targets.mask.logical_not().unsqueeze(1), kNowhere).softmax(2);
    return weights.masked_fill(targets.mask.logical_not().unsqueeze(1), 0) * batch.items.mask.unsqueeze(2).to(weights.scalar_type());
}

} // namespace ratatosk
