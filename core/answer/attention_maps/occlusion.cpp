// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/attention_maps/occlusion.h"

#include <algorithm>
#include <cctype>

namespace ratatosk {

namespace {

bool isWorthTrying(const Word& word)
{
    return std::ranges::any_of(word.text, [](unsigned char byte) { return std::isalnum(byte) || byte >= 0x80; });
}

std::string without(const std::string& text, const Word& word)
{
    const auto end = static_cast<std::size_t>(word.end);
    const bool hasSpace = end < text.size() && text[end] == ' ';
    return text.substr(0, static_cast<std::size_t>(word.begin)) + text.substr(end + (hasSpace ? 1 : 0));
}

/// The words behind the one that is gone move up.
QuestionEdits without(QuestionEdits edits, int word)
{
    std::erase_if(edits.links, [word](const LinkEdit& edit) { return edit.word == word; });
    for (LinkEdit& edit : edits.links)
        edit.word -= edit.word > word ? 1 : 0;
    return edits;
}

double shareOf(const Answer& answer, const std::string& sql)
{
    const auto found = std::ranges::find(answer.candidates, sql, &AnswerCandidate::sql);
    return found == answer.candidates.end() ? 0.0 : found->share;
}

/// A question that has no answer any more is an effect, too.
WordEffect effectOf(int word, const Result<Answer>& answer, const std::string& sql)
{
    if (!answer || answer->candidates.empty())
        return {word, {}, 0};
    return {word, answer->candidates.front().sql, shareOf(*answer, sql)};
}

} // namespace

Result<OcclusionReport> occlude(QuestionAnswerer& answerer, const std::string& question, const QuestionEdits& edits,
                                const QuestionContext& context, const ReportProgress& report, std::stop_token stop)
{
    const auto whole = answerer.ask(question, {.edits = edits, .context = context, .isTrial = true}, stop);
    if (!whole)
        return whole.error();
    if (whole->candidates.empty())
        return Error{ErrorCode::NoAnswer, "No query was found for this question."};
    const QuestionContext same{context.earlier, whole->followUp.isTaken ? GoingOn::Yes : GoingOn::No, context.isConversation};
    OcclusionReport outcome{whole->candidates.front().sql, whole->candidates.front().share, {}};
    const auto& words = whole->question.words;
    for (int word = 0; word < std::ssize(words); ++word) {
        const Word& one = words[static_cast<std::size_t>(word)];
        if (!isWorthTrying(one))
            continue;
        report({word, std::ssize(words), one.text});
        const auto answer = answerer.ask(without(whole->question.text, one),
                                         {.edits = without(edits, word), .context = same, .isTrial = true}, stop);
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The test was cancelled."};
        outcome.words.push_back(effectOf(word, answer, outcome.sql));
    }
    return outcome;
}

} // namespace ratatosk
