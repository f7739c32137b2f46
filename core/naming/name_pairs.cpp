// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/name_pairs.h"

#include "core/evidence/question_words.h"
#include "core/schema/name_columns.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectItem;

/// "first and last name", "first name, last name", "first name and surname".
bool asksForBoth(const Question& question)
{
    static constexpr std::array<std::string_view, 2> lasts{"last", "surname"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) != "first")
            continue;
        int next = word + 1;
        while (wordAt(question, next) == "name" || wordAt(question, next) == "names" || wordAt(question, next) == ","
               || wordAt(question, next) == "and" || wordAt(question, next) == "the")
            ++next;
        if (next > word + 1 && std::ranges::find(lasts, wordAt(question, next)) != lasts.end())
            return true;
    }
    return false;
}

/// "First name and surname, then the first names of both parents": of some no last name.
bool asksForFirstNamesOf(const Question& question)
{
    for (int word = 0; word + 2 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "first" && wordAt(question, word + 1).starts_with("name") && wordAt(question, word + 2) == "of")
            return true;
    return false;
}

/// "... and the last name of the boss".
bool saysLastNameTwice(const Question& question)
{
    static constexpr std::array<std::string_view, 2> lasts{"last", "surname"};
    return std::ranges::count_if(question.words, [](const Word& word) { return hasLemma(word, lasts); }) > 1;
}

/// "First and last name in one."
bool isInOne(const Question& question, int word)
{
    const bool isEnd = word + 1 == static_cast<int>(question.words.size()) || wordAt(question, word + 1) == ".";
    return isEnd && wordAt(question, word - 1) == "in";
}

/// "Full names in one column", "first and last name joined".
bool asksForWhole(const Question& question)
{
    static constexpr std::array<std::string_view, 4> joined{"joined", "combined", "concatenated", "together"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view next = wordAt(question, word + 1);
        const bool isOne = wordAt(question, word) == "one" || wordAt(question, word) == "single";
        if (isOne
            && (next == "column" || next == "piece" || next == "field" || next == "string" || next == "cell" || isInOne(question, word)))
            return says(question, std::array<std::string_view, 1>{"name"});
        const bool isWith = wordAt(question, word + 2) == "with"; // "the name together with the town"
        if (hasLemma(question.words[static_cast<std::size_t>(word)], "name") && !isWith && std::ranges::find(joined, next) != joined.end())
            return true;
    }
    return false;
}

/// First and last name of what is shown, where it is one of the two; else none.
std::vector<ColumnId> pairOf(const SelectItem& item, const Schema& schema)
{
    const auto* shown = std::get_if<ColumnReference>(&item.expression.term);
    return shown ? namePairOf(schema, shown->column) : std::vector<ColumnId>();
}

/// A first name whose last name is shown as well.
bool isOfWholePair(const SelectItem& item, const sql::SelectBlock& block, const Schema& schema)
{
    const auto* shown = std::get_if<ColumnReference>(&item.expression.term);
    const std::vector<ColumnId> names = pairOf(item, schema);
    return !names.empty() && names.front() == shown->column && shows(block, {ColumnReference{shown->source, names.back()}});
}

/// Both names as one text where either or both are shown.
bool joinNames(sql::SelectBlock& block, const Schema& schema)
{
    bool hasChanged = false;
    for (std::size_t i = 0; i < block.items.size(); ++i) {
        const auto* shown = std::get_if<ColumnReference>(&block.items[i].expression.term);
        const std::vector<ColumnId> names = pairOf(block.items[i], schema);
        if (names.empty())
            continue;
        const Expression first{ColumnReference{shown->source, names.front()}}, last{ColumnReference{shown->source, names.back()}};
        const Expression space{sql::Literal{ValueType::Text, " "}};
        const auto join = [](Expression left, Expression right) {
            return Expression{sql::Arithmetic{sql::ArithmeticOperator::Concatenate, std::move(left), std::move(right)}};
        };
        block.items[i].expression = join(join(first, space), last);
        std::erase_if(block.items, [&](const SelectItem& item) { return item.expression == first || item.expression == last; });
        hasChanged = true;
    }
    return hasChanged;
}

/// "Surnames of all": no word of first names, or of names as such.
bool asksForLastAlone(const Question& question)
{
    static constexpr std::array<std::string_view, 6> firsts{"first", "forename", "given", "full", "name", "fname"};
    static constexpr std::array<std::string_view, 1> surname{"surname"};
    return says(question, surname) && !says(question, firsts);
}

/// "How many bookings has each member?", "the name of the member": no word for a part of a name, so that one of two says too little.
bool asksForNoPart(const Question& question)
{
    static constexpr std::array<std::string_view, 7> parts{"first", "last", "surname", "forename", "family", "given", "full"};
    return !says(question, parts);
}

bool dropFirstNames(sql::SelectBlock& block, const Schema& schema)
{
    return std::erase_if(block.items, [&](const SelectItem& item) { return isOfWholePair(item, block, schema); }) > 0;
}

} // namespace

bool showNamesAsOne(sql::Query& query, const Question& question, const Schema& schema)
{
    return query.rest.empty() && query.first.groupBy.empty() && asksForWhole(question) && joinNames(query.first, schema);
}

bool showBothNames(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    if (query.rest.empty() && asksForLastAlone(question))
        return dropFirstNames(block, schema);
    if (!query.rest.empty() || asksForFirstNamesOf(question) || !(asksForBoth(question) || asksForNoPart(question)))
        return false;
    const auto isPair = [&](const SelectItem& item) { return isOfWholePair(item, block, schema); };
    if (saysLastNameTwice(question) && std::ranges::any_of(block.items, isPair))
        return false;
    std::vector<SelectItem> items;
    for (const SelectItem& item : block.items) {
        const auto* shown = std::get_if<ColumnReference>(&item.expression.term);
        const std::vector<ColumnId> names = pairOf(item, schema);
        const bool isFirst = !names.empty() && names.front() == shown->column;
        const ColumnReference other{shown ? shown->source : sql::SourceReference{},
                                    names.empty() ? ColumnId{}
                                        : isFirst ? names.back()
                                                  : names.front()};
        const bool isAlone = !names.empty() && !shows(block, {other});
        if (isAlone && !isFirst)
            items.push_back({Expression{other}, {}});
        items.push_back(item);
        if (isAlone && isFirst)
            items.push_back({Expression{other}, {}});
    }
    const bool hasChanged = items.size() != block.items.size();
    block.items = std::move(items);
    return hasChanged;
}

} // namespace ratatosk
