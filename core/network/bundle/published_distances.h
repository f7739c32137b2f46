// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>

namespace ratatosk {

// How DeBERTa's second and third version say what attention knows of distances. Only this folder's sources include this.

/// Error: ModelInvalid for terms of attention, norms and layers that the language model does not have.
Result<void> checkPublishedDistances(const nlohmann::json& pack);

/// Our "relative_positions" and "absolute_positions". Requires: it was checked.
nlohmann::json translatedDistances(const nlohmann::json& pack);

} // namespace ratatosk
