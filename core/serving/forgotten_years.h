// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/candidate.h"
#include "core/text/question.h"

#include <vector>

namespace ratatosk {

/// A year that the question names and some candidate has: those that do without it are left out.
void dropYearless(std::vector<Candidate>& candidates, const Question& question);

} // namespace ratatosk
