// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/questions/dataset/dataset.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// One thing that a person said.
struct ConversationTurn {
    std::string question;
    std::string query; ///< empty where no query answers it
    std::string act;   ///< what the person does, as CoSQL marks it ("INFORM_SQL", "AMBIGUOUS" ...); empty in SParC
};

/// Questions that follow one another (SParC, Yu et al., ACL 2019; CoSQL, Yu et al., EMNLP 2019).
struct Conversation {
    std::string dbId;
    std::vector<ConversationTurn> turns;
};

/// The lines of a file such as `{"db_id", "goal_query"?, "turns": [{"question", "query"?, "act"?}]}`. The word `value` in the place of a
/// literal is filled in (`core/questions/dataset/value_filling`), and "t1 . name" becomes "t1.name". Errors: FileMissing, IoError, InvalidData.
Result<std::vector<Conversation>> readConversations(const std::filesystem::path& file);

/// Each turn with a query as an example, those before it in the conversation as what went before.
std::vector<Example> conversationExamples(const std::vector<Conversation>& conversations);

/// First turns put behind a conversation about the same database that they do not go on from: what is no follow-up. One for each conversation whose
/// database has another, drawn by the seed.
std::vector<Example> unrelatedExamples(const std::vector<Conversation>& conversations, std::uint64_t seed);

} // namespace ratatosk
