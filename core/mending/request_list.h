// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/question_words.h"
#include "core/sql/query.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace ratatosk {

/// What a question ends with: a list of what to show.
struct RequestList {
    int begin = 0;           ///< its first word
    int end = 0;             ///< behind its last one
    bool isAddition = false; ///< "with ...": beside what is shown anyway
    std::vector<sql::Expression> expressions;

    bool operator==(const RequestList&) const = default;
};

/// What words next to each other mean; nothing where they mean no thing, or several. `isWhole`: they stand between marks or words like "and".
using WordsMeaning = std::function<std::vector<sql::Expression>(std::span<const Word>, bool isWhole)>;

/// The list in brackets, after a dash or colon, or after a comma or sentence, up to the question's end, if each of its words belongs to something
/// that is meant, or is one of "show me the ... and ... please". A list of one thing has to be asked for by a dash, a colon or "show".
std::optional<RequestList> requestList(const Question& question, const WordsMeaning& meaning);

} // namespace ratatosk
