// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/candidate.h"
#include "core/parsing/prepared_question.h"

#include <vector>

namespace ratatosk {

/// A year that the question names, a cell of several words, or one of a word that names nothing else, that some candidate tests: those that do without it are left out.
void dropForgetfulOfValues(std::vector<Candidate>& candidates, const PreparedQuestion& question);

} // namespace ratatosk
