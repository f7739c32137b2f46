// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <string>

namespace ratatosk {

/// What a person is told of a library's exception: the system's words for a file, that memory is short, or that the contents make no sense.
/// LibTorch's own text is for its developers.
std::string plainReason(const std::exception& failure);

} // namespace ratatosk
