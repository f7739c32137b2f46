// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/word_vectors.h"
#include "core/network/layers/parser_network.h"
#include "core/parser/parsing/input_builder.h"

namespace ratatosk {

/// Words as a network's text encoder looks them up: the sums of their pieces' vectors. Outlives what it is made from.
/// Requires: the weights change no more.
WordVectors wordVectorsOf(ParserNetwork network, InputBuilder inputs);

} // namespace ratatosk
