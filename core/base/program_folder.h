// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace ratatosk {

/// The folder of the running program, links followed: what is installed with it is found from here, wherever it was put. Empty where /proc is
/// not readable. Any thread.
std::filesystem::path programFolder();

} // namespace ratatosk
