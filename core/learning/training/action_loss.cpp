// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/action_loss.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

constexpr double kImpossible = -1e9; ///< its exponential is 0 in every number format

struct PartLoss {
    at::Tensor smoothed, plain;
};

PartLoss partLoss(const at::Tensor& scores, const StepTargets& targets, double smoothing)
{
    if (targets.rows.numel() == 0)
        return {at::zeros({}, scores.options()), at::zeros({}, scores.options())};
    const at::Tensor rows = scores.flatten(0, 1).index_select(0, targets.rows);
    const at::Tensor logProbabilities = at::log_softmax(rows.masked_fill(targets.legal.logical_not(), kImpossible), 1);
    const at::Tensor right = logProbabilities.masked_fill(targets.right.eq(0), kImpossible).logsumexp(1);
    const at::Tensor plain = -right.sum();
    if (smoothing <= 0)
        return {plain, plain.detach()};
    const at::Tensor legal = targets.legal.to(scores.scalar_type());
    const at::Tensor spread = (logProbabilities * legal).sum(1) / legal.sum(1);
    return {(1 - smoothing) * plain - smoothing * spread.sum(), plain.detach()};
}

} // namespace

ActionLoss actionLoss(const DecoderScores& scores, const DecoderTargets& targets, std::int64_t examples, const LossWeights& weights)
{
    const PartLoss rules = partLoss(scores.rules, targets.rules, weights.ruleSmoothing);
    const PartLoss columns = partLoss(scores.columns, targets.columns, weights.columnSmoothing);
    const PartLoss tables = partLoss(scores.tables, targets.tables, weights.columnSmoothing);
    const PartLoss values = partLoss(scores.values, targets.values, 0);
    const double share = 1.0 / static_cast<double>(examples);
    return {(rules.smoothed + columns.smoothed + tables.smoothed + values.smoothed) * share, rules.plain * share, columns.plain * share,
            tables.plain * share, values.plain * share};
}

} // namespace ratatosk
