// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/action_decoder.h"
#include "core/network/layers/decoder_batch.h"

namespace ratatosk {

struct LossWeights {
    double ruleSmoothing = 0.1;
    double columnSmoothing = 0.1;
};

/// Minus the log-probability of the gold actions, summed over all steps and divided by the number of examples. Probabilities are
/// taken among the legal choices. Where several choices are right, their probabilities are added first. Smoothing moves a share of the
/// target to all legal rules or columns (DT-Fixup, appendix D, smooths columns by 0.2).
struct ActionLoss {
    at::Tensor total;                          ///< scalar, differentiable
    at::Tensor rules, columns, tables, values; ///< scalars without gradient: the parts, without smoothing, per example
};

ActionLoss actionLoss(const DecoderScores& scores, const DecoderTargets& targets, std::int64_t examples, const LossWeights& weights);

} // namespace ratatosk
