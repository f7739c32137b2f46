// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/row_pairs.h"

#include "core/evidence/own_demands.h"
#include "core/evidence/question_words.h"
#include "core/referrals/reference_words.h"
#include "core/schema/name_columns.h"
#include "core/sql/conjuncts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;
using sql::SelectItem;

constexpr int kWordsToReference = 11; ///< "with the last name of the person he or she reports to"

/// Where the question goes on from the rows to what they refer to: "with the name of his chief".
std::optional<int> placeOfOther(const Question& question, const Column& reference)
{
    static constexpr std::array<std::string_view, 8> links{"with", "and", "alongside", "beside", "next", "plus", "then", "followed"};
    static constexpr std::array<std::string_view, 9> owners{"his", "her", "their", "its", "he", "she", "they", "each", "that"};
    for (int link = 1; link < static_cast<int>(question.words.size()); ++link) {
        if (std::ranges::find(links, wordAt(question, link)) == links.end())
            continue;
        bool isTheirs = false;
        for (int next = link + 1; next <= link + kWordsToReference && next < static_cast<int>(question.words.size()); ++next) {
            const bool isOfOne = wordAt(question, next + 1) == "'s"; // "and the manager's name"
            isTheirs = isTheirs || isOfOne || std::ranges::find(owners, wordAt(question, next)) != owners.end();
            const bool isNameOf = next > link + 2 && wordAt(question, next - 1) == "the" && wordAt(question, next - 2) == "of";
            isTheirs = isTheirs || (isNameOf && hasLemma(question.words[static_cast<std::size_t>(next) - 3], "name"));
            const Word& word = question.words[static_cast<std::size_t>(next)];
            const bool isReport = hasLemma(word, "report") && wordAt(question, next + 1) == "to";
            if (isTheirs && (isReport || isOfReference(word, reference)))
                return link;
        }
    }
    return {};
}

/// "List", "every": all rows are asked for, and no figure of them.
bool asksForRows(const Question& question)
{
    if (wordAt(question, 1) == "and" && wordAt(question, 2) == "their") // "staff and their boss"
        return true;
    static constexpr std::array<std::string_view, 9> all{"list", "show", "give", "whom", "every", "each", "all", "everyone", "everybody"};
    static constexpr std::array<std::string_view, 10> figures{"many",  "much", "number", "count", "average",
                                                              "total", "most", "more",   "than",  "same"};
    return says(question, all) && !says(question, figures);
}

/// "also those who report to nobody", "including anyone who has none"
bool includesThoseWithNone(const Question& question)
{
    static constexpr std::array<std::string_view, 5> alsos{"also", "including", "include", "even", "incl"};
    static constexpr std::array<std::string_view, 5> nones{"nobody", "none", "no", "without", "not"};
    return says(question, alsos) && says(question, nones);
}

/// What rows of the table are called by; only the part of the name that the question asks for from `place` on.
std::vector<ColumnId> namesFrom(int place, const Question& question, TableId table, const Schema& schema)
{
    const std::vector<ColumnId> names = nameColumns(schema, table);
    std::vector<ColumnId> asked;
    for (const ColumnId name : names) {
        const std::vector<Word> words = splitName(schema.column(name).spokenName);
        for (int word = place; names.size() > 1 && word < static_cast<int>(question.words.size()); ++word)
            if (!words.empty() && sameWord(words.front(), question.words[static_cast<std::size_t>(word)]))
                asked.push_back(name);
    }
    return asked.empty() ? names : asked;
}

/// kind = 'manager', where the manager of each is asked for.
bool testsForWordOfReference(const sql::Condition& demand, const Column& reference)
{
    const auto* test = std::get_if<sql::Comparison>(&demand.test);
    const auto* literal = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    const std::vector<Word> words = literal ? splitName(literal->text) : std::vector<Word>();
    return words.size() == 1 && isOfReference(words.front(), reference);
}

/// Rows of a table that refers to itself, and what is asked of those that they refer to.
struct Pairing {
    int source = 0;
    ForeignKey reference;
    std::vector<ColumnId> others;
};

std::optional<Pairing> pairingAsked(const SelectBlock& block, const Question& question, const Schema& schema)
{
    for (int source = 0; source < static_cast<int>(block.from.size()); ++source) {
        const auto* table = std::get_if<TableId>(&block.from[static_cast<std::size_t>(source)].relation);
        const auto reference = table ? selfReference(*table, schema) : std::nullopt;
        const auto place = reference ? placeOfOther(question, schema.column(reference->from)) : std::nullopt;
        std::vector<ColumnId> others = place ? namesFrom(*place, question, *table, schema) : std::vector<ColumnId>();
        const bool isAbove = place && block.from.size() > 1 && std::ranges::any_of(block.from, [&](const sql::Source& other) {
                                 return sql::placeAbove(block, static_cast<int>(&other - block.from.data()), *reference) == source;
                             });
        if (!others.empty() && !isAbove)
            return Pairing{source, *reference, std::move(others)};
    }
    return {};
}

/// Of the other row's name only what is asked for, and no test that takes the word for a value.
bool trimPairs(SelectBlock& block, const Pairing& pairing, const Schema& schema)
{
    const int above = sql::placeAbove(block, pairing.source, pairing.reference);
    const auto isSpare = [&](const SelectItem& item) {
        const auto* shown = std::get_if<ColumnReference>(&item.expression.term);
        const bool isOfPair = shown && shown->source.index == above && !namePairOf(schema, shown->column).empty();
        return isOfPair && std::ranges::find(pairing.others, shown->column) == pairing.others.end();
    };
    std::vector<sql::Condition> demands = sql::conjuncts(block.where);
    const auto isOfWord = [&](const sql::Condition& demand) {
        return testsForWordOfReference(demand, schema.column(pairing.reference.from));
    };
    std::vector<SelectItem> items;
    for (const SelectItem& item : block.items)
        if (std::ranges::find(items, item) == items.end() && !isSpare(item))
            items.push_back(item);
    const auto dropped = block.items.size() - items.size() + std::erase_if(demands, isOfWord);
    block.items = std::move(items);
    block.where = sql::allOf(demands);
    return dropped > 0;
}

SelectBlock pairsOf(const SelectBlock& before, const Pairing& pairing, const Question& question, const Schema& schema)
{
    const TableId table = schema.column(pairing.reference.from).table;
    SelectBlock block{.items = sql::ownItems(before, pairing.source), .from = {sql::Source{.relation = table}}};
    const Expression key{ColumnReference{{}, pairing.reference.from}};
    std::erase_if(block.items, [&](const SelectItem& item) { return item.expression == key; });
    for (const ColumnId name : block.items.empty() ? namesFrom(0, question, table, schema) : std::vector<ColumnId>())
        block.items.push_back({Expression{ColumnReference{{0, 0}, name}}, {}});
    for (const ColumnId name : pairing.others)
        block.items.push_back({Expression{ColumnReference{{0, 1}, name}}, {}});
    sql::Source other{.relation = table, .kind = includesThoseWithNone(question) ? sql::JoinKind::Left : sql::JoinKind::Inner};
    other.keys.push_back(sql::referral(0, 1, pairing.reference));
    block.from.push_back(std::move(other));
    std::vector<sql::Condition> demands = sql::ownDemands(before, pairing.source);
    const auto isOfKey = [&](const sql::Condition& demand) {
        const auto* test = std::get_if<sql::NullTest>(&demand.test);
        return test && test->value == key; // the join says it
    };
    std::erase_if(demands, isOfKey);
    block.where = sql::allOf(demands);
    return block;
}

} // namespace

bool pairRowsAsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    const bool isOpen = query.rest.empty() && !query.limit && asksForRows(question);
    const auto pairing = isOpen ? pairingAsked(query.first, question, schema) : std::nullopt;
    if (!pairing)
        return false;
    if (sql::placeAbove(query.first, pairing->source, pairing->reference) >= 0)
        return trimPairs(query.first, *pairing, schema);
    query = sql::Query{.first = pairsOf(query.first, *pairing, question, schema)};
    return true;
}

} // namespace ratatosk
