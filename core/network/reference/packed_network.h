// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/decoding/packed_decoder.h"
#include "core/network/decoding/packed_memory.h"
#include "core/network/layers/parser_network.h"

#include <memory>

namespace ratatosk {

/// A network's parameters under their names, copied when they are asked for.
std::shared_ptr<WeightSource> parametersOf(const ParserNetwork& network);

/// A copy of the decoder's weights: the network's own may change or go. Null where the network decodes in another way, or not on the CPU.
std::shared_ptr<const PackedDecoder> packDecoder(const ParserNetwork& network);

/// What `ActionDecoder` remembers of one example on the CPU.
PackedMemory packedMemory(const DecoderMemory& memory);

} // namespace ratatosk
