// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/orders_asked.h"

#include "core/evidence/question_words.h"
#include "core/joins/from_change.h"
#include "core/language/comparison_words.h"
#include "core/language/number_words.h"
#include "core/language/word_splitter.h"
#include "core/language/wordnet.h"
#include "core/schema/only_key.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

/// "cheapest first", "biggest at the top"
bool asksForAllInOrder(const Question& question)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const bool isFirst = wordAt(question, word + 1) == "first"
            || (wordAt(question, word + 1) == "at" && wordAt(question, word + 2) == "the" && wordAt(question, word + 3) == "top");
        if (isFirst && word + 1 > 1 && isSuperlative(wordAt(question, word), installedWordNet()))
            return true;
    }
    return false;
}

/// Ascending: true; nothing where it is not said.
std::optional<bool> directionSaid(const Question& question)
{
    static constexpr std::array<std::string_view, 5> lows{"low", "lowest", "small", "smallest", "cheapest"};
    static constexpr std::array<std::string_view, 5> highs{"high", "highest", "large", "largest", "dearest"};
    static constexpr std::array<std::string_view, 4> soons{"soonest", "earliest", "pressing", "urgent"};
    const auto isOne = [](std::string_view word, const auto& words) { return std::ranges::find(words, word) != words.end(); };
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (isOne(wordAt(question, word), soons) && wordAt(question, word + 1) == "first")
            return true;
    for (int word = 0; word + 2 < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word + 1) != "to")
            continue;
        if (isOne(wordAt(question, word), lows) && isOne(wordAt(question, word + 2), highs))
            return true;
        if (isOne(wordAt(question, word), highs) && isOne(wordAt(question, word + 2), lows))
            return false;
    }
    return {};
}

/// "The second deepest": of sizes the way is known; not where another one is said as well.
std::optional<bool> directionOfSize(const Question& question)
{
    static constexpr std::array<std::string_view, 6> lows{"smallest", "shortest", "cheapest", "lightest", "narrowest", "shallowest"};
    static constexpr std::array<std::string_view, 8> highs{"deepest",  "tallest", "largest", "biggest",
                                                           "heaviest", "widest",  "longest", "dearest"};
    const bool isLow = says(question, lows), isHigh = says(question, highs);
    return isLow == isHigh ? std::nullopt : std::optional(isLow);
}

/// "Which germinated best?": the highest figure, but of a time, a place or a price.
bool isBestOfFigures(const Question& question, const sql::Expression& expression, const Schema& schema)
{
    static constexpr std::array<std::string_view, 1> best{"best"};
    static constexpr std::array<std::string_view, 12> lows{"time", "rank",     "position", "place", "pos",   "price",
                                                           "cost", "duration", "seconds",  "age",   "order", "number"};
    const auto* column = std::get_if<sql::ColumnReference>(&expression.term);
    return column && says(question, best) && schema.column(column->column).type == ColumnType::Number
        && !isCalled(schema.column(column->column), lows) && !isKey(column->column, schema);
}

bool isSize(const sql::Expression& expression, const Schema& schema)
{
    static constexpr std::array<std::string_view, 14> sizes{"depth", "height", "length",   "size",   "weight",     "width",    "price",
                                                            "area",  "cost",   "duration", "amount", "population", "capacity", "distance"};
    const auto* column = std::get_if<sql::ColumnReference>(&expression.term);
    return column && isCalled(schema.column(column->column), sizes);
}

/// Whether a word may ask for the first of an order: "most", "latest", "top", "third"; not "at least", and not where it is of the column's name,
/// "last renovated".
bool mayAskForFirst(const Question& question, int word, const std::vector<Word>& name)
{
    static constexpr std::array<std::string_view, 28> firsts{"baby",    "most",     "least",   "best",    "worst",    "first",  "last",
                                                             "latest",  "earliest", "newest",  "recent",  "recently", "top",    "bottom",
                                                             "maximum", "max",      "minimum", "min",     "next",     "record", "leading",
                                                             "leader",  "ever",     "winner",  "biggest", "highest",  "fewest", "1st"};
    const std::string_view said = wordAt(question, word);
    if (wordAt(question, word - 1) == "at" || said.empty())
        return false;
    const auto isFirst = [](std::string_view one) { return isOneOf(one, firsts) || isSuperlative(one, installedWordNet()); };
    if (const auto hyphen = said.find('-'); hyphen != std::string_view::npos && isFirst(said.substr(0, hyphen))) // "best-selling"
        return true;
    const auto own = std::ranges::find(name, said, [](const Word& part) { return std::string_view(part.text); });
    const bool isOfName = own != name.end() && own + 1 != name.end() && !wordAt(question, word + 1).empty()
        && sameWord(*(own + 1), question.words[static_cast<std::size_t>(word) + 1]);
    return !isOfName && (isFirst(said) || said.ends_with("ernmost"));
}

/// "The third dentist to be hired": in the order of time.
bool isNthToDo(const Question& question)
{
    static constexpr std::array<std::string_view, 12> ordinals{"first", "second", "third", "fourth", "fifth", "sixth",
                                                               "1st",   "2nd",    "3rd",   "4th",    "5th",   "6th"};
    constexpr int mostBetween = 3;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        for (int next = word + 1; isOneOf(wordAt(question, word), ordinals) && next <= word + mostBetween; ++next) {
            if (wordAt(question, next) == "last") // "the second last to enrol"
                break;
            if (wordAt(question, next) == "to" && !wordAt(question, next + 1).empty() && wordAt(question, next + 1) != "last")
                return true;
        }
    return false;
}

bool isOne(const std::optional<sql::Literal>& limit)
{
    return limit && limit->text == "1";
}

} // namespace

bool skipAsSaid(sql::Query& query, const Question& question)
{
    static constexpr std::array<std::string_view, 7> ordinals{"second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"};
    if (!query.rest.empty() || !isOne(query.limit) || query.orderBy.empty())
        return false;
    for (const Word& word : question.words) {
        const std::string& said = word.lemmas.front();
        const std::size_t hyphen = said.find('-');
        const bool isOfOrder = hyphen != std::string::npos
            && isSuperlative(said.substr(hyphen + 1), installedWordNet()); // not "second-hand"
        const auto ordinal = isOfOrder ? std::ranges::find(ordinals, said.substr(0, hyphen)) : ordinals.end();
        if (ordinal == ordinals.end())
            continue;
        const sql::Literal behind{ValueType::Integer, std::to_string(ordinal - ordinals.begin() + 1)};
        const bool hasChanged = query.offset != behind;
        query.offset = behind;
        return hasChanged;
    }
    return false;
}

bool dropOrderUnasked(sql::Query& query, const Question& question, const Schema& schema)
{
    const auto* key = query.rest.empty() && isOne(query.limit) && !query.offset && query.orderBy.size() == 1 && query.first.groupBy.empty()
        ? std::get_if<sql::ColumnReference>(&query.orderBy.front().expression.term)
        : nullptr;
    if (!key || !numberPhrasesOf(question).empty())
        return false;
    const std::vector<Word> name = splitName(schema.column(key->column).spokenName);
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (mayAskForFirst(question, word, name))
            return false;
    const sql::Expression shown{*key};
    if (speaksOf(question, name) && !shows(query.first, shown))
        query.first.items.push_back({shown, {}});
    query.orderBy.clear();
    query.limit.reset();
    return true;
}

bool orderAsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    if (!query.rest.empty() || query.orderBy.empty())
        return false;
    bool hasChanged = false;
    if (isOne(query.limit) && !query.offset && asksForAllInOrder(question)) {
        query.limit.reset();
        hasChanged = true;
    }
    auto isAscending = directionSaid(question);
    if (!isAscending && query.limit && isSize(query.orderBy.front().expression, schema))
        isAscending = directionOfSize(question);
    const auto* day = std::get_if<sql::ColumnReference>(&query.orderBy.front().expression.term);
    if (!isAscending && query.limit && day && schema.column(day->column).type == ColumnType::Time && isNthToDo(question))
        isAscending = true;
    if (!isAscending && query.limit && isBestOfFigures(question, query.orderBy.front().expression, schema))
        isAscending = false;
    if (isAscending && query.orderBy.front().isDescending == *isAscending) {
        query.orderBy.front().isDescending = !*isAscending;
        hasChanged = true;
    }
    return hasChanged;
}

namespace {

/// The text shown that stands behind "alphabetical", or the first.
std::optional<sql::ColumnReference> textInOrder(const sql::SelectBlock& block, const Question& question, int place, const Schema& schema)
{
    std::optional<sql::ColumnReference> first;
    for (const sql::SelectItem& item : block.items) {
        const auto* column = std::get_if<sql::ColumnReference>(&item.expression.term);
        if (!column || schema.column(column->column).type != ColumnType::Text)
            continue;
        first = first ? first : std::optional(*column);
        const std::vector<Word> name = splitName(schema.column(column->column).spokenName);
        for (int word = place + 1; word < static_cast<int>(question.words.size()); ++word)
            if (std::ranges::any_of(name, [&](const Word& part) { return sameWord(part, question.words[static_cast<std::size_t>(word)]); }))
                return *column;
    }
    return first;
}

} // namespace

bool orderByLettersAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 2> letters{"alphabetical", "alphabetically"};
    const auto said = std::ranges::find_if(question.words, [](const Word& word) { return isOneOf(word.lemmas.front(), letters); });
    const bool isByFigure = isFlat(query) && !query.limit && query.orderBy.size() == 1 && said != question.words.end()
        && std::holds_alternative<sql::AggregateCall>(query.orderBy.front().expression.term);
    const auto place = static_cast<int>(said - question.words.begin());
    const auto text = isByFigure ? textInOrder(query.first, question, place, schema) : std::nullopt;
    if (text)
        query.orderBy = {{sql::Expression{*text}}};
    return text.has_value();
}

namespace {

/// price * quantity, sum(price * quantity), round(fee / seats, 2) without the rounding; null: it reckons nothing.
const sql::Expression* reckoningIn(const sql::Expression& expression)
{
    const auto* call = std::get_if<sql::FunctionCall>(&expression.term);
    if (call && call->function == sql::Function::Round)
        return reckoningIn(call->arguments.front());
    const auto* aggregate = std::get_if<sql::AggregateCall>(&expression.term);
    const sql::Expression& inner = aggregate ? *aggregate->argument : expression;
    return std::holds_alternative<sql::Arithmetic>(inner.term) ? &expression : nullptr;
}

/// The word behind "in order of the ..."; -1: it is not said.
int placeOfOrder(const Question& question)
{
    for (int word = 2; word < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) == "of" && wordAt(question, word - 1) == "order" && wordAt(question, word - 2) == "in")
            return wordAt(question, word + 1) == "the" ? word + 2 : word + 1;
    }
    return -1;
}

/// "Cheapest first": ascending; nothing where no price is said to come first.
std::optional<bool> orderOfPrices(const Question& question)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const bool isFirst = wordAt(question, word + 1) == "first";
        if (isFirst && question.words[static_cast<std::size_t>(word)].text == "cheapest")
            return true;
        if (isFirst && question.words[static_cast<std::size_t>(word)].text == "dearest")
            return false;
    }
    return {};
}

/// The one column shown that passes.
template <class Test>
std::optional<sql::ColumnReference> onlyShown(const sql::SelectBlock& block, const Schema& schema, const Test& passes)
{
    std::optional<sql::ColumnReference> found;
    for (const sql::SelectItem& item : block.items) {
        const auto* column = std::get_if<sql::ColumnReference>(&item.expression.term);
        if (!column || !passes(schema.column(column->column)))
            continue;
        if (found)
            return {};
        found = *column;
    }
    return found;
}

} // namespace

bool orderByFigureShown(sql::Query& query)
{
    if (!query.rest.empty() || query.orderBy.size() != 1)
        return false;
    sql::Expression& key = query.orderBy.front().expression;
    const sql::Expression* shown = nullptr;
    for (const sql::SelectItem& item : query.first.items) {
        const sql::Expression* reckoning = reckoningIn(item.expression);
        if (item.expression == key || (reckoning && (shown || *reckoning == key)))
            return false;
        shown = reckoning ? reckoning : shown;
    }
    if (!shown || !reckoningIn(key))
        return false;
    std::vector<int> left;
    sql::visitTerms(key, [&](const sql::Expression& term) {
        if (const auto* column = std::get_if<sql::ColumnReference>(&term.term); column && column->source.level == 0)
            left.push_back(column->source.index);
    });
    key = sql::Expression(*shown);
    std::ranges::sort(left, std::greater());
    left.erase(std::ranges::unique(left).begin(), left.end());
    for (const int source : left)
        sql::dropIdleSource({&query.first, &query.orderBy}, source); // that only served what was there before
    return true;
}

bool orderByColumnSaid(sql::Query& query, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 7> prices{"price", "cost", "fee", "fare", "rate", "charge", "fine"};
    const bool isOfColumn = isFlat(query) && query.orderBy.size() == 1
        && std::holds_alternative<sql::ColumnReference>(query.orderBy.front().expression.term);
    if (!isOfColumn)
        return false;
    sql::OrderKey& key = query.orderBy.front();
    std::optional<sql::ColumnReference> said;
    if (const int place = placeOfOrder(question); place >= 0) {
        const auto isSaidAt = [&](int word, const std::vector<Word>& name) {
            return !wordAt(question, word).empty() && sameWord(name.back(), question.words[static_cast<std::size_t>(word)]);
        };
        said = onlyShown(query.first, schema, [&](const Column& column) {
            const std::vector<Word> name = splitName(column.spokenName);
            return !name.empty() && (isSaidAt(place, name) || (name.size() > 1 && isSaidAt(place + 1, name)));
        });
    } else if (const auto isAscending = orderOfPrices(question)) {
        said = onlyShown(query.first, schema, [&](const Column& column) { return isCalled(column, prices); });
        if (said && key.expression != sql::Expression{*said})
            key.isDescending = !*isAscending;
    }
    if (!said || key.expression == sql::Expression{*said})
        return false;
    key.expression = sql::Expression{*said};
    return true;
}

} // namespace ratatosk
