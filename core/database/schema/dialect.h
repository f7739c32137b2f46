// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// Whose SQL a database understands.
enum class Dialect { Sqlite, Postgres };

} // namespace ratatosk
