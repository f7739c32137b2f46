// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/links/value_candidate.h"
#include "core/network/model/model_config.h"

namespace ratatosk {

/// What a network of that configuration can tell apart.
inline ValueRange valueRange(const ModelConfig& config)
{
    if (!config.valueTexts)
        return ValueRange::Named;
    return config.grammar == "broad" ? ValueRange::Broad : ValueRange::Listed;
}

} // namespace ratatosk
