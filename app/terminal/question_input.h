// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal/line_reader.h"
#include "core/base/result.h"

#include <optional>
#include <stop_token>
#include <string>

namespace ratatosk::cli {

/// Refuses before any work what no answerer would take. Error: InvalidQuestion.
Result<void> checkQuestion(const std::string& question);

/// Questions in order: the one given, or with "-" the lines of standard input that are not blank.
class QuestionInput
{
public:
    explicit QuestionInput(std::string question) : m_question(std::move(question)) {}

    bool isFromStandardInput() const { return m_question == "-"; }

    /// Nothing at the end, and after a stop. A line longer than a question may be is cut just above that length, so that it is refused.
    std::optional<std::string> next(const std::stop_token& stop);

private:
    std::string m_question;
    LineReader m_lines{0}; ///< of standard input
    bool m_isGiven = false;
};

} // namespace ratatosk::cli
