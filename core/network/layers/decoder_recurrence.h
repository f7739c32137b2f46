// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/context_attention.h"

#include <torch/nn/module.h>

#include <memory>
#include <vector>

namespace ratatosk {

/// What the decoder is told at each step, [examples, steps, ...].
struct StepVectors {
    at::Tensor previous;   ///< the previous action, actionSize
    at::Tensor parentRule; ///< actionSize
    at::Tensor fieldType;  ///< typeSize
    at::Tensor parentStep; ///< int64 [examples, steps], counted from the first step of the derivation; -1 at the root
};

/// What is carried from step to step; undefined before the first.
struct DecoderState {
    at::Tensor hidden, cell; ///< [stages, examples, decoderSize]
    at::Tensor readOut;      ///< [examples, width], of the step before; parent-state feeding only
    at::Tensor history;      ///< [examples, steps so far, decoderSize], hidden states; parent-state feeding only

    /// The states of the chosen examples, in that order.
    DecoderState select(const at::Tensor& which) const;
};

/// What the heads score with, and where the decoder looked.
struct DecoderReadOut {
    at::Tensor vectors;   ///< [examples, steps, width]
    at::Tensor attention; ///< [examples, steps, items], mean of the heads
};

/// The part of the decoder that remembers: one way of reading the steps of a derivation with attention over the items.
class DecoderRecurrence : public torch::nn::Module
{
public:
    using Memory = std::vector<ContextAttentionImpl::Memory>;

    /// items: [examples, items, width], mask: bool [examples, items].
    virtual Memory remember(const at::Tensor& items, const at::Tensor& mask) const = 0;
    /// Reads on from `state` and advances it by as many steps as there are.
    virtual DecoderReadOut run(const StepVectors& steps, const Memory& memory, DecoderState& state) = 0;
};

/// The recurrence that `config.parentFeeding` names.
std::shared_ptr<DecoderRecurrence> makeDecoderRecurrence(const ModelConfig& config);

} // namespace ratatosk
