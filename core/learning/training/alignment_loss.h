// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/decoder_batch.h"
#include "core/network/layers/schema_alignment.h"

namespace ratatosk {

/// What RAT-SQL adds to the likelihood (section 4.3): each column of the right query should have an item that stands for it,
///
///   - 1/|C| sum_{c in C} log max_i L2C_ic
///
/// and each table likewise, as a mean over the examples. C are the columns that are right at some step, of which `targets` has `steps` for
/// each example; its tables are those that are right and those of these columns. `ownerOf`: int64 [examples, columns], table of each.
/// Scalar, differentiable.
at::Tensor alignmentLoss(const Alignment& alignment, const DecoderTargets& targets, std::int64_t steps, const at::Tensor& ownerOf);

} // namespace ratatosk
