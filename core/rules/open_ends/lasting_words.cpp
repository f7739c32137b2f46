// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/open_ends/lasting_words.h"

#include "core/english/language/scaffold_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/text/characters.h"
#include "core/rules/evidence/end_words.h"
#include "core/rules/evidence/question_words.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace ratatosk {
namespace {

using sql::ColumnReference;

/// "no matter if it still lives", "regardless of whether"
bool saysNoMatter(const Question& question)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if ((wordAt(question, word) == "no" && wordAt(question, word + 1) == "matter") || wordAt(question, word) == "regardless")
            return true;
    return false;
}

/// "How many are in a band these days?"
int saysTheseDays(const Question& question)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "these" && hasLemma(question.words[static_cast<std::size_t>(word) + 1], "day"))
            return 1;
    return 0;
}

bool saysOwing(std::string_view word)
{
    static constexpr std::array<std::string_view, 4> owing{"owe", "owed", "owes", "owing"};
    return std::ranges::find(owing, word) != owing.end();
}

/// "unpaid", "owe", "still owe"
bool isOfMoney(const Question& question, int place)
{
    static constexpr std::array<std::string_view, 3> unpaid{"unpaid", "unsettled", "outstanding"};
    const auto speaks = [&](int word) { return saysOwing(wordAt(question, word)) || isOneOf(wordAt(question, word), unpaid); };
    return speaks(place) || (wordAt(question, place) == "still" && speaks(place + 1));
}

/// `fee_paid = 0`: what is still owed is looked for already.
bool testsPayment(const sql::SelectBlock& block, const Schema& schema)
{
    static constexpr std::array<std::string_view, 4> payments{"pay", "paid", "settle", "settled"};
    return std::ranges::any_of(columnsInFrom(block, schema), [&](const ColumnReference& one) {
        return isCalled(schema.column(one.column), payments) && testsColumn(block, one);
    });
}

/// "0 where there is nothing yet"
bool isOfZero(const Question& question, int place)
{
    static constexpr std::array<std::string_view, 2> nothings{"nothing", "none"};
    return wordAt(question, place) == "yet" && isOneOf(wordAt(question, place - 1), nothings);
}

/// "unpaid", "not yet", "still not", "still owe": said of an end that is meant already.
bool isDenialOfEnd(const Question& question, int place)
{
    constexpr int kWordsToDenial = 3;
    const std::string text(wordAt(question, place));
    bool isDenied = false;
    for (int next = place + 1; text == "still" && next <= place + kWordsToDenial; ++next)
        isDenied = isDenied || isDenial(wordAt(question, next));
    return isDenied || (text == "yet" && !isOfZero(question, place)) || saysOwing(text)
        || (text == "still" && saysOwing(wordAt(question, place + 1))) || (text.starts_with("un") && isEndingName(text.substr(2)));
}

/// "still open", "not yet": two words, one meaning.
bool isPartOf(const Question& question, int place)
{
    const std::string before(wordAt(question, place - 1));
    return isLastingWord(before) || isPendingWord(before);
}

bool namesColumnOf(const sql::SelectBlock& block, const Word& word, const Schema& schema)
{
    return std::ranges::any_of(columnsInFrom(block, schema), [&](const ColumnReference& one) {
        return std::ranges::any_of(splitName(schema.column(one.column).spokenName),
                                   [&](const Word& part) { return part.text == word.text; });
    });
}

/// "living in Leeds"
bool isOfPlace(const Question& question, int place)
{
    static constexpr std::array<std::string_view, 4> places{"in", "at", "with", "near"};
    return question.words[static_cast<std::size_t>(place)].lemmas.front() == "living" && isOneOf(wordAt(question, place + 1), places);
}

/// "running total", "running time"
bool isOfTotal(const Question& question, int place)
{
    static constexpr std::array<std::string_view, 8> figures{"total", "sum", "count", "time", "times", "cost", "costs", "length"};
    return isOneOf(wordAt(question, place + 1), figures);
}

} // namespace

std::ptrdiff_t lastingWords(const Question& question, const sql::Query& query, const Schema& schema, bool hasDenied)
{
    static constexpr std::array<std::string_view, 4> pasts{"past", "former", "ever", "dead"};
    if (says(question, pasts) || saysNoLonger(question) || saysNoMatter(question)) // "past or present"
        return 0;
    std::ptrdiff_t found = saysTheseDays(question);
    const bool isOwed = testsPayment(query.first, schema);
    bool hasOwing = false; // "who owes us, and the amount owed": once
    for (int place = 0; place < static_cast<int>(question.words.size()); ++place) {
        const Word& word = question.words[static_cast<std::size_t>(place)];
        const std::string text = lowerCase(word.text);
        const bool isAgain = saysOwing(text) && std::exchange(hasOwing, true);
        const bool isOne = (isLastingWord(text) || isPendingWord(text)) && !isPartOf(question, place) && !isAgain
            && !isOfZero(question, place) && !(isOwed && isOfMoney(question, place)) && !(hasDenied && isDenialOfEnd(question, place));
        found += isOne && !namesColumnOf(query.first, word, schema) && !holdsLiteral(query, text) && !isOfTotal(question, place)
            && !isOfPlace(question, place);
    }
    return found;
}

} // namespace ratatosk
