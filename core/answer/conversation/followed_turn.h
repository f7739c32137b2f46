// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/earlier_turn.h"
#include "core/linking/relations/prepared_question.h"
#include "core/parser/parsing/candidate.h"

#include <vector>

namespace ratatosk {

/// Candidates of a question that goes on from a turn, made to follow it: where the words alone say what changes in its query, that is the only
/// one, and true is returned; else each keeps what was shown before, unless `mayDropColumns`.
bool followTurn(std::vector<Candidate>& candidates, const EarlierTurn& earlier, const PreparedQuestion& question, const Schema& schema,
                bool mayDropColumns);

} // namespace ratatosk
