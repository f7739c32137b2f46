// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/decoding/packed_memory.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

std::vector<float> floatsOf(const at::Tensor& tensor)
{
    const at::Tensor numbers = tensor.to(at::kFloat).contiguous();
    return {numbers.data_ptr<float>(), numbers.data_ptr<float>() + numbers.numel()};
}

kernel::ThinMatrix thinMatrix(const at::Tensor& tensor)
{
    const at::Tensor numbers = tensor.to(at::kFloat);
    return {numbers.data_ptr<float>(), numbers.size(0), numbers.size(1), numbers.stride(0), numbers.stride(1)};
}

PackedMemory::Pointers pointersOf(const at::Tensor& rows)
{
    return {thinMatrix(rows[0]), floatsOf(rows[0])};
}

std::vector<PackedMemory::Head> headsOf(const ContextAttentionImpl::Memory& context)
{
    std::vector<PackedMemory::Head> heads;
    for (std::int64_t head = 0; head < context.keys.size(1); ++head)
        heads.push_back({thinMatrix(context.keys[0][head]), thinMatrix(context.values[0][head].t())});
    return heads;
}

} // namespace

PackedMemory::PackedMemory(const DecoderMemory& memory)
    : items(static_cast<int>(memory.contexts.front().keys.size(2))), contexts{headsOf(memory.contexts[0]), headsOf(memory.contexts[1])},
      columns(pointersOf(memory.pointers.columns)), tables(pointersOf(memory.pointers.tables)), values(pointersOf(memory.pointers.values)),
      evidence(floatsOf(memory.pointers.evidence)), isFound(floatsOf(memory.pointers.evidence.amax(2)))
{
    const at::Tensor owners = memory.ownerOf.contiguous();
    ownerOf.assign(owners.data_ptr<std::int64_t>(), owners.data_ptr<std::int64_t>() + owners.numel());
}

} // namespace ratatosk
