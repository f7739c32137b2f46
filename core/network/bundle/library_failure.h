// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <string>

namespace ratatosk {

/// The reason for a library's exception in words for users: the system's message about a file, missing memory, or invalid contents.
/// LibTorch's own text is for its developers.
std::string plainReason(const std::exception& failure);

} // namespace ratatosk
