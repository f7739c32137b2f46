// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <string>

namespace ratatosk {

/// A bundle that cannot be what it says; `problem` names file and place.
inline Error invalidModel(std::string problem)
{
    return Error{ErrorCode::ModelInvalid, std::move(problem)};
}

} // namespace ratatosk
