// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

struct sqlite3;

namespace ratatosk {

/// What SQLite's last result code on `handle` means to a person who reads a database, with SQLite's own message in the detail.
/// `otherwise` is the code for everything that is no matter of the file.
Error sqliteFailure(sqlite3* handle, ErrorCode otherwise);

} // namespace ratatosk
