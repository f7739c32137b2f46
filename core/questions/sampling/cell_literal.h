// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// A cell as a literal that equals it. Text that spells a plain number is a Text literal still, since SQLite compares it as text.
sql::Literal literalOf(const Cell& cell);

/// Whether a person might say it and a program find it again in the sentence: short, on one line, UTF-8, without quotation marks.
bool canBePhrased(const Cell& cell);

} // namespace ratatosk
