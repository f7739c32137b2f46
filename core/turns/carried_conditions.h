// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/candidate.h"
#include "core/parsing/prepared_question.h"

#include <vector>

namespace ratatosk {

/// Where a question speaks of what was found before ("how many of them ..."), candidates that say nothing about a column that the earlier query has a condition on are left out, unless there is
/// nothing else.
void dropForgetful(std::vector<Candidate>& candidates, const PreparedQuestion& question);

/// The question as it is to be ranked: the word that refers back names the columns of the earlier conditions, and says their literals.
PreparedQuestion withReferences(PreparedQuestion question);

} // namespace ratatosk
