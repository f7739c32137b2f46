// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/alignment_loss.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

constexpr double kLeastWeight = 1e-9; ///< as RAT-SQL has it

/// 1 for each choice that is right at some step of its example, of the shape of `weights` without its items.
at::Tensor everRight(const StepTargets& targets, const at::Tensor& weights, std::int64_t steps)
{
    const at::Tensor found = at::zeros({weights.size(0), weights.size(2)}, weights.options());
    if (targets.rows.numel() == 0)
        return found;
    return found.index_add(0, targets.rows.floor_divide(steps), targets.right).clamp_max(1);
}

at::Tensor meanCost(const at::Tensor& weights, const at::Tensor& right)
{
    const at::Tensor costs = -weights.amax(1).clamp_min(kLeastWeight).log();
    return ((costs * right).sum(1) / right.sum(1).clamp_min(1)).mean();
}

} // namespace

at::Tensor alignmentLoss(const Alignment& alignment, const DecoderTargets& targets, std::int64_t steps, const at::Tensor& ownerOf)
{
    const at::Tensor columns = everRight(targets.columns, alignment.columns.detach(), steps);
    const at::Tensor tables = everRight(targets.tables, alignment.tables.detach(), steps).scatter_add(1, ownerOf, columns).clamp_max(1);
    return meanCost(alignment.columns, columns) + meanCost(alignment.tables, tables);
}

} // namespace ratatosk
