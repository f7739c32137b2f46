// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/phrase_layer.h"
#include "core/network/layers/relation_encoder.h"

namespace ratatosk {

/// DT-Fixup's factor for relation-aware layers, (N (4 mu^2 + 2 mu + 2))^(-1/2) (Xu et al., ACL 2021, section 3), where mu is the
/// largest norm of a vector that enters the first layer.
double dtFixupFactor(int layers, double mu);

/// DT-Fixup's factor for layers without relations, N^(-1/2) / (2 mu).
double vanillaDtFixupFactor(int layers, double mu);

/// T-Fixup's factor for an encoder, 0.67 N^(-1/4) (Huang et al., ICML 2020); the condition on its inputs is dropped, since a language
/// model's outputs cannot be chosen.
double tFixupFactor(int layers);

/// Multiplies v, w, r^v and both feed-forward matrices of every layer.
void scaleFixupParameters(RelationEncoder& encoder, double factor);
/// Likewise of the layer of phrases, which has no relations.
void scaleFixupParameters(PhraseLayer& layer, double factor);

} // namespace ratatosk
