// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/earlier_turn.h"
#include "core/grammar/tree/grammar.h"
#include "core/linking/relations/prepared_question.h"

#include <span>
#include <vector>

namespace ratatosk {

/// So many of the questions before, and so many of their words and of the query's pieces, are read.
inline constexpr int kMostEarlierQuestions = 2;
inline constexpr int kMostEarlierItems = 72;

/// Gives a prepared question what went before it, nearest last: the words of the last questions with their links, the last query piece by
/// piece in the order of its derivation, and the query's literals as candidates. A query that cannot be read in this schema and grammar is left out.
/// To be called before `complete`.
void addEarlier(PreparedQuestion& question, std::span<const EarlierTurn> turns, const Schema& schema, const SchemaLinker& linker,
                const sql::Grammar& grammar);

/// The tables of the last query before, as far as it can be read.
std::vector<TableId> earlierTables(std::span<const EarlierTurn> turns, const Schema& schema, const sql::Grammar& grammar);

} // namespace ratatosk
