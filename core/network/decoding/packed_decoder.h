// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/thin_product.h"
#include "core/network/model/action_space.h"
#include "core/network/model/model_config.h"
#include "core/network/model/weight_source.h"

#include <array>
#include <vector>

namespace ratatosk {

/// The decoder's weights laid out for steps of a few hypotheses: what `ActionDecoder` with two stages (`TwoStageRecurrence`) computes, by
/// plain loops, on the CPU and in fp32.
struct PackedDecoder {
    using Matrix = kernel::ThinMatrix;
    using Numbers = std::vector<float>;

    struct Stage {
        Matrix input, hidden; ///< [4 * decoderSize, ...]
        Numbers bias;         ///< of both
    };
    struct Attention {
        Matrix query, output;
        Numbers outputBias;
    };

    ActionSpace actions;
    int width = 0, decoderSize = 0, actionSize = 0, typeSize = 0, heads = 0;

    Numbers actionVectors, parentVectors, typeVectors; ///< a row for each
    Matrix columnInput, tableInput, valueInput;        ///< [actionSize, width]
    std::array<Stage, 2> stages;
    std::array<Attention, 2> attentions;
    Matrix readOut; ///< [width, decoderSize + width]

    Matrix ruleInner, ruleOuter, ruleVectors;
    Numbers ruleInnerBias, ruleBias;
    Matrix columnMatrix, tableMatrix, valueMatrix, valueOfColumn; ///< [width, width]
    Numbers columnTerms, tableTerms, valueTerms;
};

/// Whether the decoder of such a network has that shape: not where the parent's state is fed, nor where columns are pointed at by way of items.
bool hasPackedDecoder(const ModelConfig& config);

/// Requires: hasPackedDecoder(config). typeCount: of the grammar.
PackedDecoder packDecoder(const ModelConfig& config, const ActionSpace& actions, int typeCount, WeightSource& weights);

} // namespace ratatosk
