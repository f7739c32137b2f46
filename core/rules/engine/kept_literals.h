// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <string>

namespace ratatosk {

/// A literal that the question spells, or nearly spells ("Germny" for 'Germany'), and whose condition `after` no longer has. A
/// condition that another takes the place of counts as kept, and so does a literal that became part of another or holds it. Nothing: all are there.
std::optional<std::string> lostLiteral(const sql::Query& before, const sql::Query& after, const Question& question);

} // namespace ratatosk
