// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

namespace ratatosk {

/// Adds the maps of the next layer. Requires: all layers have the same heads and items, as many as `relations` has, and every relation
/// is below `relationCount`.
void addLayer(AttentionOverview& overview, const AttentionMaps& maps, const RelationMatrix& relations, int relationCount);

} // namespace ratatosk
