// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// A question with the SQL that a person has run and called right.
struct SavedAnswer {
    std::string database; ///< name of the file without its ending, Spider's db_id
    std::string question;
    std::string sql;
    std::string savedAt; ///< ISO 8601

    bool operator==(const SavedAnswer&) const = default;
};

/// The answer to the same question: upper case, blanks and the mark at the end do not count. The latest of several.
std::optional<SavedAnswer> answerTo(std::string_view question, const std::vector<SavedAnswer>& answers);

/// Adds it, in place of an older one to the same question of the same database.
void saveAnswer(std::vector<SavedAnswer>& answers, const SavedAnswer& answer);

/// Records as in Spider's train and dev files (db_id, question, question_toks, query, query_toks), which training and evaluation read;
/// `saved_at` is ours. Requires of the reader: nothing but what it needs.
std::string spiderJsonOf(const std::vector<SavedAnswer>& answers);
/// Error: InvalidData.
Result<std::vector<SavedAnswer>> savedAnswersOf(std::string_view spiderJson);

} // namespace ratatosk
