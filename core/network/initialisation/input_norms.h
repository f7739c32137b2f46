// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/parser_network.h"

#include <functional>
#include <vector>

namespace ratatosk {

/// mu of DT-Fixup: the largest L2 norm of the vectors that enter the relational layers, over all inputs (the data pass, section 3 of
/// the paper). `nextBatch` returns the inputs batch by batch, an empty list at the end. Runs without gradients and drop-out.
double largestInputNorm(ParserNetwork& network, const std::function<std::vector<const ModelInput*>()>& nextBatch, Precision precision);

} // namespace ratatosk
