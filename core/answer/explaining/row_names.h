// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

namespace ratatosk {

/// A text that is short enough to be a name in a line.
bool isName(const Cell& cell);

/// A first and a last name in two columns beside each other, by their titles.
bool areNameParts(const ResultTable& table, std::size_t first);

/// Of two names.
Cell wholeName(const Cell& first, const Cell& last);

} // namespace ratatosk
