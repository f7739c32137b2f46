// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk {

/// Whether this is the address of a server's database rather than a file: `postgresql://...` or `postgres://...`.
bool isServerAddress(std::string_view place);

/// The address as it may be shown and kept: without a password.
std::string withoutPassword(std::string_view address);

/// What a person calls it: "shop on db.example.org", or the address where it names neither.
std::string serverTitle(std::string_view address);

} // namespace ratatosk
