// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"

#include <filesystem>

namespace ratatosk {

/// A connection to what a person names: the address of a server's database (`postgresql://...`), or a SQLite file. Nothing else opens a socket.
/// Errors: as Connection::open; of a server: see connectionFailure().
Result<Connection> openPlace(const std::filesystem::path& place);

} // namespace ratatosk
