// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/decoding/packed_memory.h"
#include "core/network/model/model_config.h"
#include "core/network/model/model_input.h"
#include "core/network/model/weight_source.h"

#include <array>
#include <vector>

namespace ratatosk {

/// What makes the decoder's memory of encoded items: `ContextAttention::remember` and `PointerScorer::remember` in plain loops.
class MemoryWeights
{
public:
    MemoryWeights(const ModelConfig& config, WeightSource& weights);

    /// encoded: [items, width]; valueTexts: [values, hidden size], no rows where the model does not know them.
    PackedMemory remember(const ModelInput& input, const NumberRows& encoded, const NumberRows& valueTexts) const;

private:
    struct Context {
        kernel::ThinMatrix key, value; ///< [width, width]
    };

    NumberRows valueVectors(const ModelInput& input, const NumberRows& encoded, const NumberRows& columns,
                            const NumberRows& valueTexts) const;

    std::int64_t m_heads;
    std::array<Context, 2> m_contexts; ///< of each stage
    kernel::ThinMatrix m_spanMean, m_spanLast, m_evidence;
    kernel::ThinMatrix m_valueText; ///< no outputs where texts are not known
    std::vector<float> m_sourceVectors, m_typeVectors;
};

} // namespace ratatosk
