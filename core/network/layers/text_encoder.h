// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/padded_rows.h"
#include "core/network/functions/mixed_linear.h"
#include "core/network/model/model_config.h"

#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace ratatosk {

/// Several sequences of pieces, one behind the other without padding.
struct PackedPieces {
    at::Tensor ids;                        ///< [total] int64
    at::Tensor positions;                  ///< [total] int64, from 0 in each sequence
    at::Tensor tokenTypes;                 ///< [total] int64
    std::vector<std::int64_t> offsets;     ///< sequences + 1 ascending numbers from 0 to total: where each sequence begins
    std::optional<PaddedRows> padded = {}; ///< for a device without kernels of ours, on it
};

/// What reads the words before the relational layers (the papers' pre-transformer).
class TextEncoder : public torch::nn::Module
{
public:
    /// One state for each piece, [total, config.languageModel.hiddenSize] fp32.
    virtual at::Tensor forward(const PackedPieces& pieces, Precision precision) = 0;
    /// The vectors of pieces by themselves, without neighbours: ids [k] -> [k, size] fp32.
    virtual at::Tensor pieceVectors(const at::Tensor& ids) const = 0;
};

} // namespace ratatosk
