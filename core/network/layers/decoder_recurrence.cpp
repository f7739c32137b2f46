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

std::int64_t decoderInputSize(const ModelConfig& config)
{
    const std::int64_t told = 2 * config.actionSize + config.typeSize;
    return config.parentFeeding == ParentFeeding::State ? told + config.width + config.decoderSize : told;
}

} // namespace ratatosk
