// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/initialisation/scheme.h"

#include "core/network/initialisation/fixup.h"
#include "core/network/initialisation/xavier.h"

namespace ratatosk {

void drawNewWeights(ParserNetwork& network)
{
    for (const auto& child : network->named_children()) {
        if (child.key() != "language_model")
            initialiseXavier(*child.value());
    }
    if (!network->pieceEncoder().is_empty())
        network->pieceEncoder()->drawPieceVectors();
}

namespace {

void scaleLayers(ParserNetwork& network, double factor)
{
    scaleFixupParameters(network->relationEncoder(), factor);
    if (!network->phraseLayer().is_empty())
        scaleFixupParameters(network->phraseLayer(), factor);
}

} // namespace

void applyScheme(ParserNetwork& network, double mu)
{
    const ModelConfig& config = network->config();
    switch (config.initialisation) {
    case InitialisationScheme::DtFixup: scaleLayers(network, dtFixupFactor(config.layers, mu)); break;
    case InitialisationScheme::TFixup: scaleLayers(network, tFixupFactor(config.layers)); break;
    case InitialisationScheme::Standard: break;
    }
}

std::string toString(InitialisationScheme scheme)
{
    switch (scheme) {
    case InitialisationScheme::DtFixup: return "dt_fixup";
    case InitialisationScheme::TFixup: return "t_fixup";
    case InitialisationScheme::Standard: break;
    }
    return "standard";
}

Result<InitialisationScheme> initialisationSchemeFrom(const std::string& name)
{
    for (const InitialisationScheme scheme :
         {InitialisationScheme::DtFixup, InitialisationScheme::TFixup, InitialisationScheme::Standard}) {
        if (toString(scheme) == name)
            return scheme;
    }
    return Error{ErrorCode::InvalidData, "unknown initialisation scheme '" + name + "': dt_fixup, t_fixup or standard"};
}

} // namespace ratatosk
