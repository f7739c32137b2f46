// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// A question about a text with several answers of which one is right.
struct ChoiceQuestion {
    std::string context;
    std::string question;
    std::vector<std::string> options;
    int answer = -1; ///< place of the right one; -1: not told

    bool operator==(const ChoiceQuestion&) const = default;
};

/// A file as ReClor (Yu et al., ICLR 2020) is published, a JSON list of objects with "context", "question", "answers" and "label", which a
/// test part lacks; or as LogiQA (Liu et al., IJCAI 2020) is, eight lines a question: an empty one, the right one's letter, context,
/// question, four answers ("A.", "B)" before them are left out). Errors: FileMissing, InvalidData, which names the question's number.
Result<std::vector<ChoiceQuestion>> readChoiceQuestions(const std::filesystem::path& file);

/// As ReClor is published. Replaces `file` atomically. Errors: those of writing.
Result<void> writeChoiceQuestions(const std::filesystem::path& file, const std::vector<ChoiceQuestion>& questions);

} // namespace ratatosk
