// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facade/trust.h"

#include "core/facade/unused_words.h"

#include <algorithm>

#include <fmt/format.h>

namespace ratatosk {

namespace {

/// Shares below which the first answer is doubted, whether chances or parts of the beam's mass.
constexpr double kLikelyShare = 0.7;
constexpr double kCheckShare = 0.4;

std::size_t countContentWords(const Question& question)
{
    const std::vector<bool> content = contentWords(question);
    return static_cast<std::size_t>(std::count(content.begin(), content.end(), true));
}

std::string unusedSentence(const Answer& answer)
{
    return fmt::format("These words refer to nothing in the database: {}.", fmt::join(answer.unusedWords, ", "));
}

} // namespace

Assessment assess(const Answer& answer)
{
    if (answer.candidates.empty())
        return {Trust::Refused, "No query was found for this question."};
    const AnswerCandidate& best = answer.candidates.front();
    const std::size_t unused = answer.unusedWords.size();
    const std::size_t content = countContentWords(answer.question);
    if (unused > 0 && unused == content)
        return {Trust::Refused, unusedSentence(answer)};
    if (2 * unused > content)
        return {Trust::Unsure, unusedSentence(answer)};
    if (best.share < kCheckShare)
        return {Trust::Unsure, "Several readings of the question are about equally likely."};
    if (unused > 0)
        return {Trust::Check, unusedSentence(answer)};
    if (!best.guessedJoins.empty())
        return {Trust::Check, fmt::format("A join is guessed, not declared in the database: {}.", fmt::join(best.guessedJoins, ", "))};
    if (best.share < kLikelyShare)
        return {Trust::Check, "There is another reading of the question."};
    return {Trust::Likely, {}};
}

} // namespace ratatosk
