// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/inference/text_stack.h"
#include "core/network/kernels/precision.h"
#include "core/network/model/model_config.h"
#include "core/network/model/model_input.h"
#include "core/network/model/weight_source.h"

#include <optional>

namespace ratatosk {

/// `LanguageModel` as answers read it: embeddings by their rows, then the layers as a TextStack.
class FixedTextEncoder
{
public:
    /// Tables are read where the source has them, row by row: it must outlive this. Requires: isFixable(config).
    FixedTextEncoder(const LanguageModelConfig& config, Precision precision, WeightSource& weights);

    /// The states of all pieces, chunk after chunk.
    NumberRows states(const std::vector<InputChunk>& chunks) const;
    /// Vectors of pieces by themselves. Thread-safe.
    NumberRows pieceVectors(const std::vector<int>& ids) const;

private:
    NumberRows embedded(const std::vector<InputChunk>& chunks) const;
    NumberRows projected(NumberRows vectors) const;
    NumberRows addedByDistance(std::int64_t longest) const;

    LanguageModelConfig m_config;
    Rounding m_rounding;
    kernel::MatrixRows m_words, m_positions, m_types; ///< the latter without rows where there are none
    FixedNorm m_norm;
    kernel::ThinMatrix m_projection; ///< no outputs where embeddings have the states' size
    std::vector<float> m_projectionBias;
    std::vector<float> m_distanceBias; ///< [distanceBuckets, heads]; empty where none is added
    std::optional<TextStack> m_stack;  ///< nothing without layers
};

/// Whether there are plain kernels for a language model of that shape: none for vectors of distances (DeBERTa), nor for odd widths.
bool isFixable(const LanguageModelConfig& config);

} // namespace ratatosk
