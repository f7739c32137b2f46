// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal/line_reader.h"
#include "app/terminal/question_prompt.h"
#include "core/base/result.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk::cli {

/// Refuses before any work what no answerer would take. Error: InvalidQuestion.
Result<void> checkQuestion(const std::string& question);

bool isBlank(const std::string& line);

/// Questions in order: the one given, or with "-" the lines of standard input, at a terminal after a prompt.
class QuestionInput
{
public:
    /// `names` are completed at the prompt.
    explicit QuestionInput(std::string question, std::vector<std::string> names = {});

    bool isFromStandardInput() const { return m_question == "-"; }
    bool hasPrompt() const { return m_prompt.has_value(); }

    /// Nothing at the end, and after a stop. A line longer than a question may be is cut just above that length, so that it is refused.
    std::optional<std::string> next(const std::stop_token& stop);

private:
    std::string m_question;
    LineReader m_lines{0}; ///< of standard input
    std::optional<QuestionPrompt> m_prompt;
    bool m_isGiven = false;
};

} // namespace ratatosk::cli
