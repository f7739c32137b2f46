// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/headline.h"

#include "core/answer/explaining/headline_groups.h"
#include "core/answer/explaining/row_names.h"
#include "core/database/schema/item_names.h"
#include "core/english/language/asking_forms.h"
#include "core/english/language/english_forms.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/text/characters.h"
#include "core/files/rows/chart_column.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <ranges>
#include <set>
#include <sstream>
#include <utility>

namespace ratatosk {
namespace {

constexpr std::size_t kMostNames = 5;     ///< what one line holds
constexpr std::size_t kMostEqual = 2;     ///< groups that share the largest figure; more are no news
constexpr std::size_t kLongestAbout = 90; ///< of a line in large letters

using Words = std::vector<std::string>;

/// As typed, without the marks at the end.
Words wordsOf(std::string_view question)
{
    while (!question.empty() && std::string_view("?.! ").find(question.back()) != std::string_view::npos)
        question.remove_suffix(1);
    std::istringstream stream{std::string(question)};
    Words words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

bool isWord(const Words& words, std::size_t at, std::string_view word)
{
    return at < words.size() && lowerCase(words[at]) == word;
}

Words from(const Words& words, std::size_t begin)
{
    return {words.begin() + static_cast<std::ptrdiff_t>(std::min(begin, words.size())), words.end()};
}

/// Where the first word of a sort is; the size: nowhere.
std::size_t find(const Words& words, bool (*isOne)(std::string_view))
{
    return static_cast<std::size_t>(std::ranges::find_if(words, [&](const std::string& word) { return isOne(lowerCase(word)); })
                                    - words.begin());
}

/// What a question asks for, in its own words, as far as it fits behind a value and behind a number of things.
struct Requested {
    Words value;
    Words many;
    bool isOfShare = false; ///< and fits a number alone
};

bool isSubject(const std::string& word)
{
    constexpr std::array<std::string_view, 7> subjects{"i", "we", "you", "they", "he", "she", "it"};
    return std::ranges::find(subjects, lowerCase(word)) != subjects.end();
}

bool isVerb(const std::string& word)
{
    return isPluralVerb(lowerCase(word)) || isSingularVerb(lowerCase(word));
}

/// "objects have we lent out" -> "objects we have lent out"
Words asReported(Words rest)
{
    for (std::size_t i = 0; i + 1 < rest.size(); ++i) {
        if (isVerb(rest[i]) && isSubject(rest[i + 1]))
            std::swap(rest[i], rest[i + 1]);
    }
    return rest;
}

/// "huts are there in Ticino" -> "huts in Ticino"
Words withoutThere(Words rest)
{
    for (std::size_t i = 0; i + 1 < rest.size(); ++i)
        if (isVerb(rest[i]) && isWord(rest, i + 1, "there"))
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i), rest.begin() + static_cast<std::ptrdiff_t>(i) + 2);
    return rest;
}

/// "customers are from Berlin" -> "customers from Berlin"; "bookings did Anna make" -> "bookings"
Words counted(Words rest)
{
    rest = withoutThere(std::move(rest));
    for (std::size_t i = 0; i + 1 < rest.size(); ++i)
        if (isVerb(rest[i]) && isModifierOpening(lowerCase(rest[i + 1])))
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    const bool isOfUs = rest.size() > 3 && isWord(rest, rest.size() - 3, "do") && isWord(rest, rest.size() - 2, "we");
    rest.resize(std::min(isOfUs ? rest.size() - 3 : rest.size(), find(rest, isInvertingVerb)));
    return rest;
}

/// Whether what is named first is several things: "names of the huts", not "average price of each dish".
bool namesMany(const Words& rest)
{
    const Words head(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(find(rest, isModifierOpening)));
    return std::ranges::any_of(head, [](const std::string& word) { return word.ends_with('s') && !word.ends_with("ss"); });
}

Words withoutFillers(const Words& words, std::size_t begin)
{
    while (begin < words.size() && isRequestFiller(lowerCase(words[begin])))
        ++begin;
    return from(words, begin);
}

/// "10 share of the orders" and "9 product sold most in each" are no sentences.
bool beginsWithMany(const Words& rest)
{
    return namesMany(rest) || (!rest.empty() && singularOf(lowerCase(rest.front())) != lowerCase(rest.front()));
}

/// "huts have a shower": of many; "has the most beds": of one.
Requested afterWhich(const Words& rest)
{
    const std::size_t plural = find(rest, isPluralVerb), singular = find(rest, isSingularVerb), inverting = find(rest, isInvertingVerb);
    Requested requested;
    if (singular < std::min(plural, inverting))
        requested.value = from(rest, singular);
    else if (plural < inverting || inverting == rest.size())
        requested.many = rest;
    else
        requested.many = counted(rest);
    if (!beginsWithMany(rest))
        requested.many.clear();
    return requested;
}

/// "What share of the bookings was cancelled" -> "of the bookings was cancelled"; "of the quotes did we win" -> "of the quotes"
Words behindShare(const Words& words)
{
    constexpr std::array<std::string_view, 4> shares{"share", "percentage", "proportion", "percent"};
    const auto isShare = [&](std::size_t at) { return std::ranges::any_of(shares, [&](auto share) { return isWord(words, at, share); }); };
    constexpr std::size_t kLastPlace = 3; // "what is the share of"
    for (std::size_t at = 0; at <= kLastPlace; ++at) {
        if (!isShare(at) || !isWord(words, at + 1, "of"))
            continue;
        Words rest = asReported(from(words, at + 1));
        for (std::size_t i = 0; i + 1 < rest.size(); ++i)
            if ((isWord(rest, i, "did") || isWord(rest, i, "do") || isWord(rest, i, "does")) && !isWord(rest, i + 1, "not"))
                rest.resize(i);
        return rest;
    }
    return {};
}

/// "median rent 2021": no sentence, but a name for one figure.
bool isNameOfAggregate(const Words& words)
{
    constexpr std::array<std::string_view, 14> asking{"who", "who's", "whom", "whose",  "where", "when", "why",
                                                      "how", "which", "what", "what's", "whats", "any",  "please"};
    constexpr std::array<std::string_view, 9> openings{"and", "also", "or", "calculate", "compute", "i'd", "hello", "hi", "so"};
    const auto asks = [&](const std::string& word) {
        const std::string mentioned = lowerCase(word);
        return std::ranges::find(asking, mentioned) != asking.end() || isVerb(mentioned) || isSubject(mentioned)
            || (isInvertingVerb(mentioned) && mentioned != "may");
    };
    const bool isOfEach = std::ranges::any_of(
        words, [](const std::string& word) { return lowerCase(word) == "per" || lowerCase(word) == "each"; });
    const std::string first = words.empty() ? "" : lowerCase(words.front());
    const bool begins = std::ranges::find(openings, first) != openings.end() || isModifierOpening(first);
    return !words.empty() && !begins && !isOfEach && std::ranges::none_of(words, asks);
}

Requested requestedIn(const Words& words)
{
    if (Words share = behindShare(words); !share.empty())
        return {std::move(share), {}, true};
    if (isWord(words, 0, "how") && isWord(words, 1, "many"))
        return {counted(asReported(from(words, 2))), {}};
    const bool isAboutOne = isWord(words, 1, "is") || isWord(words, 1, "was");
    const bool isAboutMany = isWord(words, 1, "are") || isWord(words, 1, "were");
    if ((isWord(words, 0, "what") || isWord(words, 0, "who")) && (isAboutOne || isAboutMany)) {
        const Words rest = withoutFillers(words, 2);
        return {rest, isAboutMany ? rest : Words()};
    }
    if (isWord(words, 0, "which") || isWord(words, 0, "what"))
        return afterWhich(withoutThere(asReported(from(words, 1))));
    if (words.empty() || !isListRequest(lowerCase(words.front())))
        return {isNameOfAggregate(words) ? words : Words(), {}};
    const Words rest = withoutFillers(words, 1);
    return {rest, namesMany(rest) ? rest : Words()};
}

/// "Names of the customers, and how many accounts does each have" asks twice.
std::string phrase(const Words& words)
{
    if (std::ranges::any_of(words, [](const std::string& word) { return lowerCase(word) == "how"; }))
        return {};
    const std::string text = fmt::format("{}", fmt::join(words, " "));
    return text.size() <= kLongestAbout ? text : std::string();
}

/// What each row is called by, where that is all it shows; none else.
std::vector<Cell> namesIn(const ResultTable& table)
{
    std::vector<Cell> names;
    const bool areParts = table.columns.size() == 2 && areNameParts(table, 0);
    for (const auto& row : table.rows) {
        if (!isName(row[0]) || (areParts ? !isName(row[1]) : table.columns.size() != 1))
            return {};
        names.push_back(areParts ? wholeName(row[0], row[1]) : row[0]);
    }
    return names;
}

/// Groups with their largest figure, or without where there is none or many share it.
void addLargest(Headline& headline, const ResultTable& table, const GroupColumns& columns)
{
    const auto measureOf = [&](const std::vector<Cell>& row) {
        return numberOf(row[static_cast<std::size_t>(columns.measure)]).value_or(-HUGE_VAL);
    };
    const double largest = std::ranges::max(table.rows | std::views::transform(measureOf));
    for (const std::vector<Cell>& row : table.rows) {
        if (measureOf(row) != largest)
            continue;
        const Cell name = columns.nameIn(row);
        if (headline.cells.size() == kMostEqual || std::holds_alternative<Null>(name)) {
            headline.cells.clear();
            return;
        }
        headline.cells.push_back(name);
        headline.measure = row[static_cast<std::size_t>(columns.measure)];
    }
    headline.form = numberDisplay(table, columns.measure);
    headline.groupForm = columns.areParts ? NumberDisplay() : numberDisplay(table, columns.name);
}

/// Of None where rows are no groups that the question asks for.
Headline groupsOf(const Words& question, const ResultTable& table)
{
    const auto columns = !table.isComplete || table.rows.size() < 2 ? std::nullopt : groupColumns(table);
    const std::string groups = columns ? requestedGroups(question, table, *columns) : std::string();
    if (groups.empty() || groups.size() > kLongestAbout)
        return {};
    Headline headline{.kind = Headline::Kind::Groups, .cells = {}, .rows = table.rows.size(), .about = groups};
    headline.areCounted = lowerCase(table.columns[static_cast<std::size_t>(columns->measure)]).starts_with("count(");
    addLargest(headline, table, *columns);
    return headline;
}

/// By the expression that the column is called after: a share in percent, or a time between two moments.
Headline::Unit unitOf(const std::string& column)
{
    const std::string expression = lowerCase(column);
    if (expression.starts_with("100.0 * ") && expression.find(" / ") != std::string::npos)
        return Headline::Unit::Percent;
    constexpr std::size_t kLongestOpening = 5; // "avg((": within other functions it is no time any more
    const bool isTime = expression.find("julianday(") <= kLongestOpening;
    const auto times = expression.find(") * ");
    if (!isTime || expression.find(" - julianday(") == std::string::npos || expression.find(" / ") != std::string::npos)
        return Headline::Unit::None;
    const std::string factor = times == std::string::npos ? std::string() : expression.substr(times + 4);
    if (factor.starts_with("1440"))
        return Headline::Unit::Minutes;
    return factor.starts_with("24") ? Headline::Unit::Hours : times == std::string::npos ? Headline::Unit::Days : Headline::Unit::None;
}

/// 473 rows of twelve huts' names are not 473 huts.
bool hasRepeats(const ResultTable& table)
{
    std::set<std::string_view> seen;
    return std::ranges::any_of(table.rows, [&](const auto& row) {
        const auto* text = std::get_if<std::string>(&row[0]);
        return text && !seen.insert(*text).second;
    });
}

/// What rows are, put together without a look at what is not taken up.
Headline reportedAsRequested(std::string_view question, const ResultTable& table)
{
    const std::size_t rows = table.rows.size();
    if (rows == 0 || table.columns.empty())
        return {};
    const Words words = wordsOf(question);
    const Requested requested = requestedIn(words);
    const bool isOneColumn = table.columns.size() == 1;
    const bool fits = !requested.isOfShare || (rows == 1 && numberOf(table.rows[0][0]));
    if (rows == 1 && isOneColumn && !std::holds_alternative<Blob>(table.rows[0][0]))
        return {.kind = Headline::Kind::Value,
                .cells = {table.rows[0][0]},
                .rows = 1,
                .about = fits ? phrase(requested.value) : std::string(),
                .measure = {},
                .form = numberDisplay(table, 0),
                .unit = unitOf(table.columns[0])};
    std::vector<Cell> names = namesIn(table);
    const bool areNames = !names.empty();
    if (rows == 1 && areNames)
        return {.kind = Headline::Kind::Value, .cells = std::move(names), .rows = 1, .about = phrase(requested.value)};
    if (!areNames && phrase(requested.many).empty()) {
        if (Headline groups = groupsOf(words, table); groups.kind == Headline::Kind::Groups)
            return groups;
    }
    if (!areNames || rows > kMostNames) {
        const bool areRepeated = isOneColumn && hasRepeats(table);
        Headline headline{.kind = Headline::Kind::Rows, .cells = {}, .rows = rows, .about = areRepeated ? "" : phrase(requested.many)};
        headline.areValues = isOneColumn && !areRepeated;
        return headline;
    }
    return {.kind = Headline::Kind::Names, .cells = std::move(names), .rows = rows, .about = phrase(requested.many)};
}

/// Whatever its ending: "states" where "state" is not taken up.
bool saysAny(const std::string& about, std::span<const std::string> words)
{
    std::set<std::string> mentioned;
    for (const std::string& word : wordsOf(about)) {
        const std::vector<std::string> lemmas = lemmasOf(lowerCase(word));
        mentioned.insert(lemmas.begin(), lemmas.end());
    }
    return std::ranges::any_of(words, [&](const std::string& word) {
        return std::ranges::any_of(lemmasOf(lowerCase(word)), [&](const std::string& lemma) { return mentioned.contains(lemma); });
    });
}

} // namespace

Headline headlineOf(std::string_view question, const ResultTable& table, std::span<const std::string> unused)
{
    Headline headline = reportedAsRequested(question, table);
    if (!saysAny(headline.about, unused))
        return headline;
    headline.about = headline.kind == Headline::Kind::Groups ? groupsIn(table) : std::string();
    if (headline.kind == Headline::Kind::Groups && headline.about.empty())
        headline.kind = Headline::Kind::Rows;
    return headline;
}

} // namespace ratatosk
