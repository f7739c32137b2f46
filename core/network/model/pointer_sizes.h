// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/links/value_candidate.h"
#include "core/network/model/model_config.h"

namespace ratatosk {

/// Types of literals that have a vector.
inline constexpr int kValueTypes = 4;

/// Sources that have one. Networks that do not see texts cannot tell listed cells apart, and know no such source.
inline int valueSources(const ModelConfig& config)
{
    return config.valueTexts ? kValueSourceCount : static_cast<int>(ValueSource::Listed);
}

} // namespace ratatosk
