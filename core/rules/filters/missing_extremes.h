// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/candidate.h"
#include "core/parsing/prepared_question.h"

#include <vector>

namespace ratatosk {

/// "The heaviest sheep": where a question has a superlative, candidates that neither put rows in order nor look for an extreme are left out,
/// unless there are no others.
void dropForgetfulOfExtremes(std::vector<Candidate>& candidates, const PreparedQuestion& question);

} // namespace ratatosk
