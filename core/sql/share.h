// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"

namespace ratatosk::sql {

/// What stands above the line, without its factor: x of `100.0 * x / y`, and of `x / y`. Requires: a division.
Expression& scaledPart(Arithmetic& share);

} // namespace ratatosk::sql
