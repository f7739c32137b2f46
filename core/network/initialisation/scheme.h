// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/layers/parser_network.h"

#include <string>

namespace ratatosk {

/// Draws all new weights (Xavier) and, after the scheme in the network's configuration, scales the relational layers. The language
/// model is left as it is. DtFixup requires `mu` (see input_norms; the projections that decide it are drawn here, so the caller
/// draws first with `drawNewWeights`, measures, then calls `applyScheme`).
void drawNewWeights(ParserNetwork& network);
void applyScheme(ParserNetwork& network, double mu);

std::string toString(InitialisationScheme scheme); ///< "dt_fixup", "t_fixup", "standard"
Result<InitialisationScheme> initialisationSchemeFrom(const std::string& name);

} // namespace ratatosk
