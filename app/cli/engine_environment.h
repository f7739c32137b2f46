// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace ratatosk::cli {

/// Prepares this process for LibTorch, OpenBLAS and OpenMP, which read their settings while they are loaded. What the user has set
/// stays.
void prepareEnvironment();

/// The OpenBLAS kernels that suit this processor: OpenBLAS falls back to far slower ones on processors newer than itself. Nothing when
/// its own choice can be no worse.
std::optional<std::string> openBlasCoreType();

} // namespace ratatosk::cli
