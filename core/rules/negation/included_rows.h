// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/evidence/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// Whether the word says what is to be among the rows, too: it stands before "included", behind "including", or the like.
bool isIncluded(const Question& question, int word);

} // namespace ratatosk
