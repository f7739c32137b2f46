// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/plain_question.h"

#include "core/english/language/attribute_wording.h"
#include "core/questions/sampling/query_pieces.h"
#include "core/questions/synthesis/amount_phrases.h"
#include "core/questions/synthesis/item_phrases.h"
#include "core/questions/synthesis/row_phrases.h"
#include "core/questions/synthesis/sentence.h"

#include <algorithm>
#include <array>

namespace ratatosk {

using sql::Query;
using sql::SelectBlock;

namespace {

constexpr std::array kCounts{"How many {rows} are there?",
                             "How many {rows} are there?",
                             "Count the number of {rows}.",
                             "What is the number of {rows}?",
                             "What is the total number of {rows}?",
                             "Find the number of {rows}.",
                             "Count the {rows}.",
                             "Tell me how many {rows} there are."};
constexpr std::array kCountsOfThose{"Count the number of {rows}.", "What is the number of {rows}?",      "Find the number of {rows}.",
                                    "Count the {rows}.",           "Tell me how many {rows} there are.", "Give the number of {rows}."};
constexpr std::array kAggregates{"What {are} the {items} of {rows}?",  "What {are} the {items} of all {rows}?",
                                 "Find the {items} of {rows}.",        "Show the {items} of the {rows}.",
                                 "Give the {items} for all {rows}.",   "Return the {items} of {rows}.",
                                 "What {are} the {items} for {rows}?", "Compute the {items} across all {rows}."};
constexpr std::array kCountsOfDifferent{
    "How many different {columns} do {rows} have?", "How many different {columns} are there among {rows}?",
    "Count the number of different {columns} of {rows}.", "How many distinct {columns} do the {rows} have?",
    "What is the number of distinct {columns} of {rows}?"};
constexpr std::array kEverything{"Show all details of {rows}.", "List everything about {rows}.", "Show all information about {rows}.",
                                 "What is all the information about {rows}?", "Give me all details about the {rows}."};
constexpr std::array kLists{
    "What are the {items} of {rows}?",      "What are the {items} of {rows}?",    "What are the {items} of all {rows}?",
    "List the {items} of {rows}.",          "List the {items} of all {rows}.",    "Show the {items} of {rows}.",
    "Show the {items} of the {rows}.",      "Find the {items} of {rows}.",        "Find the {items} of the {rows}.",
    "Give the {items} of {rows}.",          "Give me the {items} of all {rows}.", "Return the {items} of {rows}.",
    "Show me the {items} of {rows}.",       "Tell me the {items} of the {rows}.", "Display the {items} for all {rows}.",
    "I want to see the {items} of {rows}.", "Please list the {items} of {rows}.", "Can you list the {items} of {rows}?",
    "I need the {items} of all {rows}.",    "What {items} do the {rows} have?"};
constexpr std::array kEach{"What {is} the {items} of each {row}?", "Show the {items} of every {row}.", "List the {items} for each {row}.",
                           "For each {row}, show the {items}.", "Give the {items} of each {row}."};
constexpr std::array kOfOne{"What {is} the {items} of the {top}?", "What {is} the {items} of the {top}?",
                            "Show the {items} of the {top}.",      "Find the {items} of the {top}.",
                            "Give the {items} of the {top}.",      "Return the {items} of the {top}.",
                            "Tell me the {items} of the {top}.",   "List the {items} of the {top}."};
constexpr std::array kOfFew{"What are the {items} of the {top}?", "Show the {items} of the {top}.", "List the {items} of the {top}.",
                            "Find the {items} of the {top}.", "Give me the {items} of the {top}."};
constexpr std::array kAscending{" sorted by {key}",
                                " ordered by {key}",
                                ", ordered by {key} from {low} to {high}",
                                " in ascending order of {key}",
                                ", sorted by {key} in ascending order",
                                " in order of {key}"};
constexpr std::array kDescending{" in descending order of {key}", ", sorted by {key} in descending order",
                                 " sorted by {key} from {high} to {low}", ", starting with the {high} {key}"};
constexpr std::array kAlphabetical{" in alphabetical order of {key}", " sorted alphabetically by {key}", ", ordered by {key}",
                                   ", sorted by {key} in alphabetical order"};
constexpr std::array kBackwards{" in reverse alphabetical order of {key}", ", sorted by {key} in descending order",
                                " in descending order of {key}"};

/// Puts `tail` before the full stop or question mark of the first sentence's end.
std::string withTail(std::string text, const std::string& tail)
{
    return text.insert(text.size() - 1, tail);
}

class PlainQuestion
{
public:
    PlainQuestion(const Query& query, QuestionWording& wording) : m_query(query), m_block(query.first), m_wording(wording) {}

    std::string write()
    {
        if (m_query.limit)
            return ofTop();
        if (std::holds_alternative<sql::Star>(m_block.items.front().expression.term))
            return withOrder(sentence(m_wording.dice.pick(kEverything), word("rows", rowsPhrase(m_block, Number::Many, m_wording))));
        if (std::holds_alternative<sql::AggregateCall>(m_block.items.front().expression.term))
            return ofAggregates();
        return withOrder(ofColumns());
    }

private:
    std::string ofAggregates()
    {
        const auto& call = std::get<sql::AggregateCall>(m_block.items.front().expression.term);
        if (isCountOfRows(m_block.items.front().expression))
            return count();
        const std::string rows = rowsPhrase(m_block, Number::Many, m_wording);
        if (call.isDistinct)
            return sentence(m_wording.dice.pick(kCountsOfDifferent), word("rows", rows),
                            word("columns", columnPhrase(*call.argument, Number::Many, m_wording)));
        const std::string items = selectionPhrase(m_block, m_block.items, Number::One, m_wording);
        return sentence(m_wording.dice.pick(kAggregates), word("rows", rows), word("items", items),
                        word("are", m_block.items.size() > 1 ? "are" : "is"));
    }

    std::string count()
    {
        const std::string modifier = modifierPhrase(m_block, Number::Many, m_wording);
        const std::string noun = m_wording.items.table(subjectOf(m_block), Number::Many);
        if (const auto verb = asVerb(modifier); verb && m_wording.dice.chance(0.5))
            return sentence("How many {noun} {verb}?", word("noun", noun), word("verb", *verb));
        if (modifier.empty() && m_wording.dice.chance(0.1))
            return sentence("How many {noun} do we have?", word("noun", noun));
        const bool isLong = modifier.starts_with("whose "); // keeps "there" too far from "how many"
        return sentence(isLong ? m_wording.dice.pick(kCountsOfThose) : m_wording.dice.pick(kCounts),
                        word("rows", modifier.empty() ? noun : noun + ' ' + modifier));
    }

    /// The items of the subject, and those of a table joined to it.
    void split(std::vector<sql::SelectItem>& own, std::vector<sql::SelectItem>& others) const
    {
        for (const sql::SelectItem& item : m_block.items) {
            const auto& column = std::get<sql::ColumnReference>(item.expression.term);
            (column.source.index == 0 ? own : others).push_back(item);
        }
    }

    std::string ofColumns()
    {
        std::vector<sql::SelectItem> own, others;
        split(own, others);
        if (!others.empty() && !own.empty() && m_wording.dice.chance(0.65))
            return ofBoth(own, others);
        const std::string modifier = modifierPhrase(m_block, Number::Many, m_wording);
        const TableId subject = subjectOf(m_block);
        const std::string noun = m_wording.items.table(subject, Number::Many);
        const auto verb = asVerb(modifier);
        const std::string items = different() + selectionPhrase(m_block, m_block.items, Number::Many, m_wording);
        if (verb && !m_block.isDistinct && m_wording.dice.chance(0.2))
            return sentence("Which {noun} {verb}? {show} their {items}.", word("noun", noun), word("verb", *verb), word("items", items),
                            word("show",
                                 m_wording.dice.chance(0.5)       ? "Show"
                                     : m_wording.dice.chance(0.5) ? "List"
                                                                  : "Give"));
        if (!m_block.isDistinct && m_wording.dice.chance(0.15)) {
            const std::string each = selectionPhrase(m_block, m_block.items, Number::One, m_wording);
            return sentence(m_wording.dice.pick(kEach), word("row", rowsPhrase(m_block, Number::One, m_wording)), word("items", each),
                            word("is", isOrAre()));
        }
        return sentence(m_wording.dice.pick(kLists), word("rows", modifier.empty() ? noun : noun + ' ' + modifier), word("items", items));
    }

    std::string ofBoth(const std::vector<sql::SelectItem>& own, const std::vector<sql::SelectItem>& others)
    {
        const auto& column = std::get<sql::ColumnReference>(others.front().expression.term);
        const TableId other = m_wording.schema.column(column.column).table;
        const std::string theirs = sentence("{rows} {and} the {items} of their {others}",
                                            word("rows", rowsPhrase(m_block, Number::Many, m_wording)),
                                            word("and", m_wording.dice.chance(0.6) ? "and" : "together with"),
                                            word("items", columnPhrase(others.front().expression, Number::Many, m_wording)),
                                            word("others", m_wording.items.table(other, Number::Many)));
        return sentence(m_wording.dice.pick(kLists), word("rows", theirs),
                        word("items", different() + selectionPhrase(m_block, own, Number::Many, m_wording)));
    }

    std::string different()
    {
        constexpr std::array words{"different ", "distinct ", "unique "};
        return m_block.isDistinct ? std::string(m_wording.dice.pick(words)) : std::string();
    }

    std::string isOrAre() const { return m_block.items.size() > 1 ? "are" : "is"; }

    std::string keyName()
    {
        const auto& column = std::get<sql::ColumnReference>(m_query.orderBy.front().expression.term);
        const std::string name = itemPhrase(m_block, m_query.orderBy.front().expression, Number::One, m_wording);
        return column.source.index > 0 && m_wording.dice.chance(0.4)
            ? sentence("the {column} of the {table}", word("column", m_wording.items.column(column.column, Number::One)),
                       word("table", m_wording.items.table(m_wording.schema.column(column.column).table, Number::One)))
            : name;
    }

    AttributeWords keyWords() const
    {
        const auto& column = std::get<sql::ColumnReference>(m_query.orderBy.front().expression.term);
        AttributeWords words = attributeWords(m_wording.schema.column(column.column).readableName);
        if (isMoment(m_query.orderBy.front().expression, m_wording.facts)) {
            words.high = "latest";
            words.low = "earliest";
        } else if (isAmount(column.column, m_wording)) {
            words.high = "most";
            words.low = "fewest";
        }
        return words;
    }

    std::string withOrder(const std::string& text)
    {
        if (m_query.orderBy.empty())
            return text;
        const sql::OrderKey& key = m_query.orderBy.front();
        const bool isSpelled = isText(key.expression, m_wording.facts);
        const std::string_view pattern = key.isDescending
            ? (isSpelled ? m_wording.dice.pick(kBackwards) : m_wording.dice.pick(kDescending))
            : (isSpelled ? m_wording.dice.pick(kAlphabetical) : m_wording.dice.pick(kAscending));
        AttributeWords words = keyWords();
        if (words.high == "most") { // an order goes by the amounts themselves
            words.high = "highest";
            words.low = "lowest";
        }
        return withTail(
            text, sentence(pattern, word("key", keyName()), word("high", std::string(words.high)), word("low", std::string(words.low))));
    }

    /// "oldest singer from France", "three singers with the highest age among those from France"
    std::string top(Number number)
    {
        const auto& column = std::get<sql::ColumnReference>(m_query.orderBy.front().expression.term);
        const bool isMost = m_query.orderBy.front().isDescending;
        const AttributeWords words = keyWords();
        const std::string adjective(isMost ? words.most : words.least);
        const int limit = std::stoi(m_query.limit->text);
        const std::string few = number == Number::One ? "" : (m_wording.dice.chance(0.6) ? numberWord(limit) : std::to_string(limit)) + ' ';
        if (!adjective.empty() && column.source.index == 0 && m_wording.dice.chance(0.7))
            return few + adjective + ' ' + rowsPhrase(m_block, number, m_wording);
        const std::string noun = m_wording.items.table(subjectOf(m_block), number);
        const std::string modifier = modifierPhrase(m_block, Number::Many, m_wording);
        const std::string among = modifier.empty() ? "" : " among those " + modifier;
        const std::string key = itemPhrase(m_block, m_query.orderBy.front().expression, Number::One, m_wording);
        return few + noun + " with the " + std::string(isMost ? words.high : words.low) + ' ' + key + among;
    }

    std::string ofTop()
    {
        const Number number = m_query.limit->text == "1" ? Number::One : Number::Many;
        const std::string items = selectionPhrase(m_block, m_block.items, number, m_wording);
        const std::string best = top(number);
        if (number == Number::Many)
            return sentence(m_wording.dice.pick(kOfFew), word("items", items), word("top", best));
        const size_t with = best.find(" with the ");
        if (with != std::string::npos && m_wording.dice.chance(0.3))
            return sentence("Which {noun} has {key}? {show} the {items}.", word("noun", best.substr(0, with)), word("items", items),
                            word("key", best.substr(with + std::string_view(" with ").size())),
                            word("show", m_wording.dice.chance(0.5) ? "Show" : "Give"));
        return sentence(m_wording.dice.pick(kOfOne), word("items", items), word("top", best), word("is", isOrAre()));
    }

    const Query& m_query;
    const SelectBlock& m_block;
    QuestionWording& m_wording;
};

} // namespace

std::string plainQuestion(const Query& query, QuestionWording& wording)
{
    return PlainQuestion(query, wording).write();
}

} // namespace ratatosk
