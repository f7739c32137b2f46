// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/database/schema/schema.h"
#include "core/grammar/tree/grammar.h"
#include "core/linking/relations/prepared_question.h"
#include "core/linking/relations/relation.h"
#include "core/parser/parsing/candidate.h"

#include <vector>

namespace ratatosk {

class CellLookup;

/// What a model found for a question, in the words and maps that people see; timing is left to the caller. `cells`: null without rows to look into.
Answer buildAnswer(const PreparedQuestion& question, const Schema& schema, const std::vector<Candidate>& candidates,
                   const sql::Grammar& grammar, RelationVocabulary vocabulary, const CellLookup* cells);

} // namespace ratatosk
