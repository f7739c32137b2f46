// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/question_input.h"

#include "core/english/text/question.h"

#include <utility>

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

constexpr std::size_t kMaxBytes = kMaxQuestionBytes;

constexpr auto kPrompt = "? ";

} // namespace

bool isBlank(const std::string& line)
{
    return line.find_first_not_of(" \t\r") == line.npos;
}

QuestionInput::QuestionInput(std::string question, std::vector<std::string> names) : m_question(std::move(question))
{
    if (isFromStandardInput() && QuestionPrompt::isPossible())
        m_prompt.emplace(std::move(names));
}

Result<void> checkQuestion(const std::string& question)
{
    if (isBlank(question))
        return Error{ErrorCode::InvalidQuestion, "The question is empty."};
    if (question.size() > kMaxBytes)
        return Error{ErrorCode::InvalidQuestion, fmt::format("The question is longer than {} bytes.", kMaxBytes)};
    return {};
}

std::optional<std::string> QuestionInput::next(const std::stop_token& stop)
{
    if (!isFromStandardInput())
        return std::exchange(m_isGiven, true) ? std::nullopt : std::optional(m_question);
    return m_prompt ? m_prompt->next(kPrompt, stop) : m_lines.next(kMaxBytes + 1, stop);
}

} // namespace ratatosk::cli
