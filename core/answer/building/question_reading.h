// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/building/database_preparation.h"
#include "core/answer/value/answer.h"
#include "core/answer/value/question_edits.h"
#include "core/english/text/earlier_turn.h"
#include "core/english/text/question.h"
#include "core/grammar/tree/grammar.h"
#include "core/linking/relations/prepared_question.h"
#include "core/linking/routing/schema_router.h"
#include "core/network/model/model_config.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// A question with what the parser reads of the database for it: of a large schema a part, under ids of its own.
struct QuestionReading {
    PreparedQuestion question;      ///< complete
    Schema schema;                  ///< that is read, with a person's edits
    std::optional<SchemaPart> part; ///< nothing: all of it is read
};

/// What may be said of a reading beforehand.
struct ReadingWishes {
    std::vector<EarlierTurn> earlier{}; ///< what the question goes on from, nearest last
    QuestionEdits edits;                ///< with ids of the whole schema
    RouteOptions route;                 ///< beside the edits' tables
    bool isOfConversation = false;      ///< as QuestionContext::isConversation
};

/// What of a network decides how a question is prepared for it.
struct NetworkTraits {
    const ModelConfig& config;
    const sql::Grammar& grammar;
};

/// Prepares a question for the network.
QuestionReading readingOf(Question question, const Schema& whole, const DatabasePreparation::Prepared& database,
                          const NetworkTraits& network, const ReadingWishes& wishes = {});

/// The same of a text, once the database's cells have been read. Errors: as DatabasePreparation::wait; InvalidQuestion.
Result<QuestionReading> readQuestion(const std::string& text, DatabasePreparation& database, const NetworkTraits& network,
                                     const ReadingWishes& wishes = {}, std::stop_token stop = {});

/// The answer to a part, as one to the whole: links under the whole's ids, and which items were read.
Answer inWhole(Answer answer, const SchemaPart& part);

} // namespace ratatosk
