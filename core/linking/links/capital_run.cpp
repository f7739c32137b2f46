// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/capital_run.h"

#include "core/base/utf8.h"
#include "core/english/language/stop_words.h"
#include "core/english/text/characters.h"

#include <algorithm>

namespace ratatosk {
namespace {

/// Words that names have inside, and the full stop of an initial: "Christopher D. Manning".
bool isSmall(const Question& question, int word)
{
    const std::string& text = question.words[word].text;
    const bool endsInitial = text == "." && question.words[word - 1].text.size() == 1;
    return endsInitial || isNameJoint(question.words[word].lemmas.front());
}

bool beginsSentence(const Question& question, int word)
{
    return word == 0 || std::string_view(".?!").find(question.words[word - 1].text) != std::string_view::npos;
}

bool mayBeName(const Question& question, int word)
{
    return isCapitalised(question.words[word]) && !(beginsSentence(question, word) && isOpeningWord(question.words[word].lemmas.front()));
}

enum class SmallWords { Break, Join };

std::vector<CapitalRun> runsOf(const Question& question, SmallWords smallWords)
{
    std::vector<CapitalRun> runs;
    const int words = static_cast<int>(question.words.size());
    for (int word = 0; word < words; ++word) {
        if (!mayBeName(question, word))
            continue;
        CapitalRun run{word, word + 1};
        for (int next = run.end; next < words; ++next) {
            if (mayBeName(question, next))
                run.end = next + 1;
            else if (smallWords == SmallWords::Break || !isSmall(question, next))
                break;
        }
        runs.push_back(run);
        word = run.end - 1;
    }
    return runs;
}

} // namespace

bool isCapitalised(const Word& word)
{
    return !word.text.empty() && isCapital(utf8CharacterAt(word.text, 0).codePoint);
}

std::vector<CapitalRun> capitalRunsOf(const Question& question)
{
    std::vector<CapitalRun> runs = runsOf(question, SmallWords::Break);
    for (const CapitalRun& run : runsOf(question, SmallWords::Join)) {
        if (std::ranges::find(runs, run) == runs.end())
            runs.push_back(run);
    }
    return runs;
}

} // namespace ratatosk
