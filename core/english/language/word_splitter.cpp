// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/word_splitter.h"

#include "core/english/language/calendar_date.h"
#include "core/english/language/everyday_words.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/text/cell_text.h"
#include "core/english/text/characters.h"
#include "core/english/text/word_scanner.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace ratatosk {
namespace {

/// "e-mail" is also "email".
void addWithoutHyphens(std::vector<std::string>& lemmas)
{
    std::string joined = lemmas.front();
    if (std::erase(joined, '-') > 0 && !joined.empty())
        lemmas.push_back(std::move(joined));
}

/// "cafés" are also "cafes".
void addWithoutAccents(std::vector<std::string>& lemmas)
{
    const bool isPlain = std::ranges::all_of(lemmas.front(), [](char letter) { return static_cast<unsigned char>(letter) < 0x80; });
    const std::string plain = isPlain ? std::string() : normalisedCell(lemmas.front());
    for (std::string& lemma : isPlain || plain == lemmas.front() ? std::vector<std::string>() : lemmasOf(plain))
        if (std::ranges::find(lemmas, lemma) == lemmas.end())
            lemmas.push_back(std::move(lemma));
}

/// "dept" is also "department"; not what is a word of its own.
void addSpelledOut(std::vector<std::string>& lemmas)
{
    static constexpr std::array<std::string_view, 12> words{"cap", "cat", "desc", "doc",  "est",  "lat",
                                                            "mat", "no",  "pop",  "prof", "temp", "wid"};
    const std::string_view spelled = spelledOut(lemmas.front());
    const bool isOne = !spelled.empty() && spelled.find(' ') == std::string_view::npos;
    if (isOne && std::ranges::find(words, lemmas.front()) == words.end() && std::ranges::find(lemmas, spelled) == lemmas.end())
        lemmas.emplace_back(spelled);
}

bool isApostrophe(std::string_view word)
{
    return word == "'" || word == "\u2019";
}

bool isBlank(char letter)
{
    return std::string_view(" \t\n(,;-").find(letter) != std::string_view::npos;
}

/// Whether a quote ends in the text: an apostrophe behind a word that no letter follows.
bool endsQuote(std::string_view text)
{
    for (size_t at = text.find('\''); at != std::string_view::npos; at = text.find('\'', at + 1)) {
        const bool isBehindWord = at == 0 || !isBlank(text[at - 1]);
        const bool isBeforeWord = at + 1 < text.size() && std::isalnum(static_cast<unsigned char>(text[at + 1])) != 0;
        if (isBehindWord && !isBeforeWord)
            return true;
    }
    return false;
}

/// "'15" behind a blank, and not the beginning of a quote.
bool isShortYear(std::string_view text, const Word& apostrophe, const WordSpan& digits)
{
    const bool isFree = apostrophe.begin == 0 || isBlank(text[static_cast<size_t>(apostrophe.begin) - 1]);
    const std::string_view year = text.substr(static_cast<size_t>(digits.begin), static_cast<size_t>(digits.end - digits.begin));
    const std::string_view behind = text.substr(static_cast<size_t>(digits.end));
    const bool isTwoDigits = year.size() == 2 && year.find_first_not_of("0123456789") == std::string_view::npos;
    return isFree && isTwoDigits && apostrophe.end == digits.begin && !endsQuote(behind) && !behind.starts_with("\u2019");
}

/// With the century that people leave out: those to come are meant up to 2030.
std::string wholeYear(std::string_view year)
{
    return fmt::format("{}{}", year <= "30" ? "20" : "19", year);
}

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    for (const WordSpan& span : scanWords(text)) {
        std::string surface(text.substr(span.begin, span.end - span.begin));
        int begin = span.begin;
        if (!words.empty() && isApostrophe(words.back().text) && isShortYear(text, words.back(), span)) {
            begin = words.back().begin;
            surface = wholeYear(surface);
            words.pop_back();
        }
        words.push_back({surface, begin, span.end, lemmasOf(lowerCase(surface))});
        addWithoutHyphens(words.back().lemmas);
        addWithoutAccents(words.back().lemmas);
        addSpelledOut(words.back().lemmas);
    }
    return words;
}

bool isOneOf(const Word& word, std::initializer_list<std::string_view> words)
{
    return std::ranges::find(words, word.lemmas.front()) != words.end();
}

bool leadsToPeriod(const Word& word)
{
    return isOneOf(word, {"in", "during", "since", "of", "for", "throughout"});
}

bool isTwoDigits(const Word& word)
{
    return word.text.size() == 2 && word.text.find_first_not_of("0123456789") == std::string::npos;
}

/// "in 23 next to those in 24": no thing of which there are so many stands behind.
bool endsPeriod(const std::vector<Word>& words, size_t at)
{
    return at >= words.size()
        || isOneOf(words[at], {"next", "versus", "vs", "compared", "against", "and", "than", "with", "by", "but", ",", "?", ".", ";", ")"});
}

/// "in march 23", "since jan 22"; "sales in 23, sales in 24": not "on march 23" or "in 23 towns".
void spellOutShortYears(std::vector<Word>& words)
{
    for (size_t at = 1; at < words.size(); ++at) {
        const bool isOfMonth = monthOfName(words[at - 1].text) > 0 && at > 1 && leadsToPeriod(words[at - 2])
            && !isOneOf(words[at - 2], {"for"});
        const bool isAlone = isOneOf(words[at - 1], {"in", "during", "since"}) && endsPeriod(words, at + 1);
        const bool isDay = at + 1 < words.size() && isTwoDigits(words[at]) && words[at + 1].text.size() == 4
            && std::isdigit(static_cast<unsigned char>(words[at + 1].text.front())) != 0;
        if (!isTwoDigits(words[at]) || isDay || !(isOfMonth || isAlone))
            continue;
        words[at].text = wholeYear(words[at].text);
        words[at].lemmas = lemmasOf(words[at].text);
    }
}

/// The years of "1840-49", "1840-1849", of which there are three at least: "2012-13" is a season, "2018-03" a month.
std::optional<std::pair<std::string, std::string>> yearsOfSpan(std::string_view text)
{
    constexpr size_t year = 4, digits = 2; // letters
    const bool isSpan = (text.size() == 2 * year + 1 || text.size() == year + 1 + digits) && text[year] == '-'
        && text.find_first_not_of("0123456789") == year && text.find_first_not_of("0123456789", year + 1) == std::string_view::npos
        && (text.starts_with("1") || text.starts_with("20"));
    if (!isSpan)
        return {};
    const std::string first(text.substr(0, year)), end(text.substr(year + 1)), last = first.substr(0, year - end.size()) + end;
    constexpr int months = 12;
    const bool isMonth = end.size() == digits && std::stoi(end) <= months;
    const bool isYear = last.starts_with("1") || last.starts_with("20");
    return isYear && std::stoi(last) - std::stoi(first) > 1 && !isMonth ? std::optional(std::pair(first, last)) : std::nullopt;
}

/// "built 1840-49" -> "built 1840 to 1849"
void spellOutSpansOfYears(std::vector<Word>& words)
{
    for (size_t at = 0; at < words.size(); ++at) {
        const auto years = yearsOfSpan(words[at].text);
        if (!years)
            continue;
        const Word span = words[at];
        const int dash = span.begin + static_cast<int>(years->first.size());
        words[at] = {years->first, span.begin, dash, lemmasOf(years->first)};
        words.insert(words.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                     {Word{"to", dash, dash + 1, lemmasOf("to")}, Word{years->second, dash + 1, span.end, lemmasOf(years->second)}});
        at += 2;
    }
}

Error tooLong(size_t length, const char* unit, int most)
{
    return {ErrorCode::InvalidQuestion, fmt::format("The question has {} {}; at most {} are read.", length, unit, most)};
}

} // namespace

Result<Question> splitQuestion(std::string_view text)
{
    if (text.size() > kMaxQuestionBytes)
        return tooLong(text.size(), "bytes", kMaxQuestionBytes);
    if (!isUtf8(text))
        return Error{ErrorCode::InvalidQuestion, "The question is not UTF-8 text."};
    Question question{std::string(text), wordsOf(text)};
    spellOutShortYears(question.words);
    spellOutSpansOfYears(question.words);
    if (question.words.empty())
        return Error{ErrorCode::InvalidQuestion, "The question is empty."};
    if (question.words.size() > kMaxQuestionWords)
        return tooLong(question.words.size(), "words", kMaxQuestionWords);
    return question;
}

std::vector<Word> splitName(std::string_view readableName)
{
    // Every rule splits the same names, those of a schema and cells that are held against them.
    constexpr size_t most = 20'000;
    thread_local std::unordered_map<std::string, std::vector<Word>> known;
    if (known.size() >= most)
        known.clear();
    const auto [place, isNew] = known.try_emplace(std::string(readableName));
    if (isNew)
        place->second = wordsOf(readableName);
    return place->second;
}

bool sameWord(const Word& left, const Word& right)
{
    return std::any_of(left.lemmas.begin(), left.lemmas.end(), [&right](const std::string& lemma) {
        return std::find(right.lemmas.begin(), right.lemmas.end(), lemma) != right.lemmas.end();
    });
}

} // namespace ratatosk
