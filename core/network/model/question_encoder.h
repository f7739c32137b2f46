// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/attention_part.h"
#include "core/network/kernels/number_rows.h"
#include "core/network/model/model_config.h"
#include "core/network/model/step_scorer.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// The attention weights of one encoder layer: [head][row][column], rows sum to 1.
struct LayerAttention {
    int heads = 0;
    int size = 0;
    std::vector<float> weights;
};

/// A question that the encoder has read.
class EncodedQuestion
{
public:
    virtual ~EncodedQuestion() = default;

    /// The decoder before its first step. May be asked for again, to search otherwise.
    virtual std::unique_ptr<StepScorer> decoder() const = 0;

    std::optional<double> followUpChance; ///< that it goes on from what went before; none where nothing did
    std::vector<float> alignment;         ///< [words][columns, then tables]: how far each word stands for each (RAT-SQL); empty: not learnt
};

/// A parser's network as questions are answered with it, whatever computes it. Lives on one thread, but for what says otherwise.
class QuestionEncoder
{
public:
    virtual ~QuestionEncoder() = default;

    virtual std::unique_ptr<EncodedQuestion> encode(const ModelInput& input) = 0;

    /// Called with each layer's number and weights, lowest first, until it says false.
    using VisitWeights = std::function<bool(int layer, LayerAttention weights)>;
    /// The attention weights of the layers from `first` to `last` by one part of their scores, in one pass. Requires: part is not Rollout.
    virtual void visitAttention(const ModelInput& input, int first, int last, AttentionPart part, const VisitWeights& visit) = 0;

    /// The text encoder's vectors of pieces by themselves, without neighbours. Thread-safe.
    virtual NumberRows pieceVectors(const std::vector<int>& ids) const = 0;

    virtual const ModelConfig& config() const = 0;
    /// "CPU, 2 threads, int8".
    virtual std::string device() const = 0;
};

} // namespace ratatosk
