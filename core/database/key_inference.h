// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/connection.h"
#include "core/schema/schema.h"

#include <vector>

namespace ratatosk {

/// Likely foreign keys of the tables that declare none, each marked `isGuess`, groups numbered on from those of `schema`.
std::vector<ForeignKey> inferForeignKeys(const Connection& connection, const Schema& schema);

} // namespace ratatosk
