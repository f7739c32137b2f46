// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/neural/parser_network.h"
#include "core/parsing/input_builder.h"
#include "core/text/word_vectors.h"

namespace ratatosk {

/// Words as a network's text encoder looks them up: the sums of their pieces' vectors. Outlives what it is made from.
/// Requires: the weights change no more.
WordVectors wordVectorsOf(ParserNetwork network, InputBuilder inputs);

} // namespace ratatosk
