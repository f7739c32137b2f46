// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/quotation.h"

#include <optional>

namespace ratatosk {
namespace {

bool isMark(const Word& word, const std::string& mark)
{
    return word.lemmas.front() == mark;
}

/// "students' names": an apostrophe right behind a word, with a blank after it, opens nothing.
bool mayOpen(const Question& question, size_t mark)
{
    const bool touchesWordBefore = mark > 0 && question.words[mark - 1].end == question.words[mark].begin;
    return !touchesWordBefore || (mark + 1 < question.words.size() && question.words[mark + 1].begin == question.words[mark].end);
}

std::optional<size_t> closingMark(const Question& question, size_t opening)
{
    for (size_t mark = opening + 1; mark < question.words.size(); ++mark) {
        if (isMark(question.words[mark], question.words[opening].lemmas.front()))
            return mark;
    }
    return std::nullopt;
}

std::string textBetween(const Question& question, size_t opening, size_t closing)
{
    const int begin = question.words[opening].end;
    const std::string text = question.text.substr(begin, question.words[closing].begin - begin);
    const size_t first = text.find_first_not_of(" \t");
    return first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

} // namespace

std::vector<Quotation> quotationsOf(const Question& question)
{
    std::vector<Quotation> quotations;
    for (size_t mark = 0; mark < question.words.size(); ++mark) {
        const bool isQuote = isMark(question.words[mark], "'") || isMark(question.words[mark], "\"");
        const auto closing = isQuote && mayOpen(question, mark) ? closingMark(question, mark) : std::nullopt;
        if (!closing)
            continue;
        if (std::string text = textBetween(question, mark, *closing); !text.empty())
            quotations.push_back({static_cast<int>(mark) + 1, static_cast<int>(*closing), std::move(text)});
        mark = *closing;
    }
    return quotations;
}

} // namespace ratatosk
