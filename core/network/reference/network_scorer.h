// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/parser_network.h"
#include "core/network/model/step_scorer.h"

#include <vector>

namespace ratatosk {

/// The network's own steps, on whatever device and in whatever way it decodes. `input`, `batch` and `memory` are of one example and must
/// outlive the scorer.
class NetworkScorer : public StepScorer
{
public:
    NetworkScorer(ParserNetwork network, const ModelInput& input, const EncoderBatch& batch, const DecoderMemory& memory,
                  Precision precision);

    std::vector<StepScores> score(const std::vector<OpenStep>& open) override;

private:
    void follow(const std::vector<OpenStep>& open);

    ParserNetwork m_network;
    const ModelInput& m_input;
    const EncoderBatch& m_batch;
    const DecoderMemory& m_memory;
    Precision m_precision;
    DecoderState m_state;
    std::vector<std::vector<DecoderStep>> m_derivations; ///< of the hypotheses scored last
};

} // namespace ratatosk
