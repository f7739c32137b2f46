// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/batch.h"
#include "core/network/model/model_config.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

namespace ratatosk {

/// How far each item of the memory stands for each column and each table; every item's row is a distribution, fillers get 0.
struct Alignment {
    at::Tensor columns; ///< L2C: fp32 [examples, items, columns]
    at::Tensor tables;  ///< L2T: fp32 [examples, items, tables]
};

/// Memory-schema alignment (RAT-SQL, section 4.3, equation 5): one head of relation-aware attention, with relation keys of its own,
///
///   L_ij = softmax_j( y_i Wq . (y_j Wk + r_ij) / sqrt(d) )
///
/// for all items i, where j are the columns (L2C) or the tables (L2T).
class SchemaAlignmentImpl : public torch::nn::Module
{
public:
    explicit SchemaAlignmentImpl(const ModelConfig& config);

    /// encoded: packed items [rows, width].
    Alignment forward(const at::Tensor& encoded, const EncoderBatch& batch) const;

private:
    struct Head {
        at::Tensor query, key; ///< [width, width]
        at::Tensor relations;  ///< [relations, width]
    };

    Head declareHead(const std::string& name, const ModelConfig& config);
    at::Tensor align(const Head& head, const at::Tensor& encoded, const EncoderBatch& batch, const PaddedItems& targets) const;

    Head m_columns, m_tables;
};
TORCH_MODULE(SchemaAlignment);

} // namespace ratatosk
