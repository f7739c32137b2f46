// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/question_input.h"

#include "core/text/question.h"

#include <cstdio>

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

constexpr std::size_t kMaxBytes = kMaxQuestionBytes;

/// A line without its end, of which at most kMaxBytes + 1 bytes are kept.
std::optional<std::string> readLine()
{
    std::string line;
    int byte = std::getchar();
    if (byte == EOF)
        return std::nullopt;
    for (; byte != EOF && byte != '\n'; byte = std::getchar()) {
        if (line.size() <= kMaxBytes)
            line.push_back(static_cast<char>(byte));
    }
    return line;
}

bool isBlank(const std::string& line)
{
    return line.find_first_not_of(" \t\r") == line.npos;
}

} // namespace

Result<void> checkQuestion(const std::string& question)
{
    if (isBlank(question))
        return Error{ErrorCode::InvalidQuestion, "The question is empty."};
    if (question.size() > kMaxBytes)
        return Error{ErrorCode::InvalidQuestion, fmt::format("The question is longer than {} bytes.", kMaxBytes)};
    return {};
}

std::optional<std::string> QuestionInput::next()
{
    if (!isFromStandardInput())
        return std::exchange(m_isGiven, true) ? std::nullopt : std::optional(m_question);
    auto line = readLine();
    while (line && isBlank(*line))
        line = readLine();
    return line;
}

} // namespace ratatosk::cli
