// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/earlier_turn.h"
#include "core/linking/relations/prepared_question.h"
#include "core/parser/parsing/candidate.h"

#include <optional>

namespace ratatosk {

/// "And in 2024?", "what about June?", "and for Berlin?": the query of the turn before with another period or cell in the place of its own.
/// "How many are there?": the number of its rows; "sort them by price": these in another order; "only those in 2023": those of the day that it speaks of.
/// Nothing where the question says more than that, or the query has nothing of the kind.
std::optional<Candidate> changedTurn(const EarlierTurn& earlier, const PreparedQuestion& question, const Schema& schema);

} // namespace ratatosk
