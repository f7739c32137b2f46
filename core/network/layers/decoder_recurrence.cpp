// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/decoder_recurrence.h"

#include "core/network/layers/parent_state_recurrence.h"
#include "core/network/layers/two_stage_recurrence.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

at::Tensor chosen(const at::Tensor& tensor, int dimension, const at::Tensor& which)
{
    return tensor.defined() ? tensor.index_select(dimension, which) : tensor;
}

} // namespace

DecoderState DecoderState::select(const at::Tensor& which) const
{
    return {chosen(hidden, 1, which), chosen(cell, 1, which), chosen(readOut, 0, which), chosen(history, 0, which)};
}

std::shared_ptr<DecoderRecurrence> makeDecoderRecurrence(const ModelConfig& config)
{
    if (config.parentFeeding == ParentFeeding::State)
        return std::make_shared<ParentStateRecurrence>(config);
    return std::make_shared<TwoStageRecurrence>(config);
}

} // namespace ratatosk
