// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/database/values/cell_kinds.h"
#include "core/database/values/value_index.h"
#include "core/english/text/question.h"
#include "core/linking/links/schema_linker.h"
#include "core/linking/links/value_candidate.h"
#include "core/linking/relations/earlier_items.h"
#include "core/linking/relations/relation.h"
#include "core/linking/relations/relation_matrix.h"

#include <string>
#include <vector>

namespace ratatosk {

/// All that is known of a question before the network reads it, worked out once for parser, ranking, answer and pictures: a value.
struct PreparedQuestion {
    Question question;
    SchemaLinks links;
    std::vector<ValueCandidate> values;      ///< the literals that its answer may contain
    std::vector<CellKind> kinds;             ///< of the columns' cells; empty: not known
    std::vector<ColumnId> disambiguatedKeys; ///< the network knows nothing of them; they complete FROM
    std::vector<int> keyMentions;            ///< words that speak of one of several keys between two tables
    RelationMatrix relations;                ///< empty in training, where each batch makes its own
    EarlierItems earlier;                    ///< what went before; empty for a question that stands alone
    bool isOfConversation = false;           ///< read with the conversation's weights even where nothing went before
};

/// All but the relations. `range`: what the network that will read it can tell apart (`valueRange` of the parser).
PreparedQuestion prepareQuestion(Question question, const Schema& schema, const SchemaLinker& linker, const ValueIndex& values,
                                 ValueRange range = ValueRange::Named);
/// Errors: InvalidQuestion.
Result<PreparedQuestion> prepareQuestion(const std::string& text, const Schema& schema, const SchemaLinker& linker,
                                         const ValueIndex& values, ValueRange range = ValueRange::Named);

/// Works out what follows from links and keys: `disambiguatedKeys`, `keyMentions` and `relations`. To be called once a person's edits are in.
void complete(PreparedQuestion& question, const Schema& schema, RelationVocabulary vocabulary);

} // namespace ratatosk
