// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/grouped_question.h"

#include "core/questions/sampling/query_pieces.h"
#include "core/questions/synthesis/condition_phrases.h"
#include "core/questions/synthesis/item_phrases.h"
#include "core/questions/synthesis/row_phrases.h"
#include "core/questions/synthesis/sentence.h"

#include <algorithm>
#include <array>

namespace ratatosk {

using sql::Query;
using sql::SelectBlock;

namespace {

// Groups by what a column says.
constexpr std::array kCountFor{"How many {rows} are there for each {key}?",
                               "What is the number of {rows} for each {key}?",
                               "Show the number of {rows} for each {key}.",
                               "For each {key}, how many {rows} are there?",
                               "Show all {keys} and the number of {rows} for each of them.",
                               "Count the {rows} for each {key}.",
                               "List each {key} and the number of {rows}.",
                               "What are the {keys}, and how many {rows} are there of each?",
                               "For every {key}, find the number of {rows}.",
                               "Return the {keys} together with the number of {rows}."};
constexpr std::array kMeasureFor{"What is the {measure} of {rows} for each {key}?",
                                 "For each {key}, find the {measure} of {rows}.",
                                 "Show the {key} and the {measure} of {rows} for every {key}.",
                                 "Show the {measure} of the {rows} in each {key}.",
                                 "List each {key} with the {measure} of its {rows}.",
                                 "Find the {measure} of {rows} by {key}."};
constexpr std::array kMostFor{"Which {key} {has} the {most} {rows}?",
                              "Which {key} {has} the {most} {rows}?",
                              "What is the {common} {key} of {rows}?",
                              "Find the {key} with the {most} {rows}.",
                              "What {is} the {key} that {has} the {most} {rows}?",
                              "Show the {common} {key} among {rows}.",
                              "Give the {key} with the {most} {rows}."};
constexpr std::array kMostAndCount{"Which {key} {has} the {most} {rows}, and how many are there?",
                                   "What is the {common} {key} of {rows}, and how many have it?",
                                   "Find the {key} with the {most} {rows} and the number of them."};
constexpr std::array kFewFor{"Which {few} {keys} have the {most} {rows}?", "Show the {few} {common} {keys} of {rows}.",
                             "List the {few} {keys} with the {most} {rows}."};
constexpr std::array kHavingFor{"Which {keys} have {quantity}?",         "Find the {keys} that have {quantity}.",
                                "List all {keys} with {quantity}.",      "What are the {keys} that have {quantity}?",
                                "Show the {keys} shared by {quantity}.", "What are the {keys} of {quantity}?"};

// Groups by the row of another table.
constexpr std::array kCountOf{"How many {rows} does each {owner} have? Show the {items}.",
                              "For each {owner}, show the {item} and the number of {rows}.",
                              "What {is} the {item} of each {owner} and how many {rows} are there for each?",
                              "List the {items} of all {owners} along with the number of {rows} for each.",
                              "Show the {item} of each {owner} and its number of {rows}.",
                              "Find the number of {rows} of each {owner}, together with the {ownersItem}.",
                              "Show the {ownersItem} and the number of {rows} for each {owner}."};
constexpr std::array kMostOf{
    "What {is} the {item} of the {owner} with the {most} {rows}?", "Which {owner} has the {most} {rows}? Give {its} {item}.",
    "Find the {item} of the {owner} that has the {most} {rows}.",  "Show the {item} of the {owner} with the {most} {rows}.",
    "Return the {item} of the {owner} with the {most} {rows}.",    "Which {owner} has the {most} {rows}? Show the {item}."};
constexpr std::array kFewOf{"What are the {items} of the {few} {owners} with the {most} {rows}?",
                            "Show the {items} of the {few} {owners} that have the {most} {rows}.",
                            "List the {items} of the {few} {owners} with the {most} {rows}."};
constexpr std::array kHavingOf{"What are the {items} of {owners} that have {quantity}?", "Find the {items} of {owners} with {quantity}.",
                               "Which {owners} have {quantity}? List their {items}.",
                               "Show the {items} of the {owners} that have {quantity}.",
                               "Give the {items} of all {owners} with {quantity}."};

constexpr std::array kMost{"most", "most", "largest number of", "highest number of", "greatest number of"};
constexpr std::array kFewest{"fewest", "smallest number of", "least number of", "lowest number of"};

class GroupedQuestion
{
public:
    GroupedQuestion(const Query& query, QuestionWording& wording)
        : m_query(query), m_block(query.first), m_wording(wording), m_rows(rowsPhrase(m_block, Number::Many, wording))
    {
        for (const sql::SelectItem& item : m_block.items) {
            const bool isAggregate = std::holds_alternative<sql::AggregateCall>(item.expression.term);
            (isAggregate ? m_aggregates : m_columns).push_back(item);
        }
    }

    std::string write()
    {
        const bool isOfParent = m_block.from.size() > 1;
        if (m_query.limit)
            return isOfParent ? mostOf() : mostFor();
        if (m_block.having)
            return having(isOfParent);
        const std::string text = isOfParent ? countOf() : countFor();
        return m_query.orderBy.empty() ? text : withOrder(text);
    }

private:
    std::string columns(Number number) { return selectionPhrase(m_block, m_columns, number, m_wording); }

    std::string owner(Number number) { return m_wording.items.table(std::get<TableId>(m_block.from.back().relation), number); }

    template <class Patterns, class... More>
    std::string filled(const Patterns& patterns, More&&... more)
    {
        const bool isOfParent = m_block.from.size() > 1;
        const std::string one = columns(Number::One), many = columns(Number::Many);
        const bool isMany = m_columns.size() > 1 || pluralOf(one) == one; // a column called "services"
        const std::string owner_ = isOfParent ? owner(Number::One) : "", owners = isOfParent ? owner(Number::Many) : "";
        return sentence(m_wording.dice.pick(patterns), word("rows", m_rows), word("key", one), word("keys", many), word("item", one),
                        word("items", many), word("owner", owner_), word("owners", owners), word("is", isMany ? "are" : "is"),
                        word("has", isMany ? "have" : "has"), word("its", isPerson(owner_) ? "their" : "its"),
                        word("ownersItem", one.starts_with(owner_) ? one : owner_ + ' ' + one), std::forward<More>(more)...);
    }

    bool countsRows() const { return !m_aggregates.empty() && isCountOfRows(m_aggregates.front().expression); }

    std::string measure(const sql::Expression& expression)
    {
        return aggregatePhrase(std::get<sql::AggregateCall>(expression.term), m_wording);
    }

    std::string countFor()
    {
        if (countsRows())
            return filled(kCountFor);
        return filled(kMeasureFor, word("measure", measure(m_aggregates.front().expression)));
    }

    std::string countOf() { return filled(kCountOf); }

    /// What goes into "with the ... singers".
    std::string mostWords()
    {
        const sql::OrderKey& key = m_query.orderBy.front();
        if (isCountOfRows(key.expression))
            return std::string(key.isDescending ? m_wording.dice.pick(kMost) : m_wording.dice.pick(kFewest));
        return (key.isDescending ? "highest " : "lowest ") + measure(key.expression) + " of";
    }

    std::string fewWords()
    {
        const int limit = std::stoi(m_query.limit->text);
        return m_wording.dice.chance(0.6) ? numberWord(limit) : std::to_string(limit);
    }

    std::string mostFor()
    {
        const sql::OrderKey& key = m_query.orderBy.front();
        const std::string most = mostWords();
        const std::string common = isCountOfRows(key.expression) ? (key.isDescending ? "most common" : "least common") : "";
        if (m_query.limit->text != "1") {
            constexpr std::array plain{"Which {few} {keys} have the {most} {rows}?"};
            const std::string few = fewWords();
            return common.empty() ? filled(plain, word("most", most), word("few", few))
                                  : filled(kFewFor, word("most", most), word("few", few), word("common", common));
        }
        if (common.empty()) {
            constexpr std::array patterns{"Which {key} {has} the {most} {rows}?", "Find the {key} with the {most} {rows}.",
                                          "What is the {key} with the {most} its {rows}?"};
            return filled(patterns, word("most", most));
        }
        if (!m_aggregates.empty() && countsRows())
            return filled(kMostAndCount, word("most", most), word("common", common));
        return filled(kMostFor, word("most", most), word("common", common));
    }

    std::string mostOf()
    {
        const std::string most = mostWords();
        const bool isOne = m_query.limit->text == "1";
        std::string text = isOne ? filled(kMostOf, word("most", most)) : filled(kFewOf, word("most", most), word("few", fewWords()));
        if (!m_aggregates.empty())
            text += isOne ? " Also give the number of " + m_rows + '.' : " Also give the number of " + m_rows + " of each.";
        return text;
    }

    /// "more than three singers from France", "an average age above 30"
    std::string quantity()
    {
        const auto& test = std::get<sql::Comparison>(m_block.having->test);
        const auto& literal = std::get<sql::Literal>(test.right.term);
        if (!isCountOfRows(test.left)) {
            const std::string above = test.operation == sql::ComparisonOperator::Greater ? "above" : "below";
            return withArticle(measure(test.left)) + ' ' + above + ' ' + literal.text + " among their " + m_rows;
        }
        const int number = std::stoi(literal.text);
        const std::string amount = quantityPhrase(test.operation, number, m_wording);
        const bool isSingular = number == 1 && (amount.ends_with("one") || amount.ends_with("1"));
        return amount + ' ' + (isSingular ? rowsPhrase(m_block, Number::One, m_wording) : m_rows);
    }

    std::string having(bool isOfParent)
    {
        const bool isCount = isCountOfRows(std::get<sql::Comparison>(m_block.having->test).left);
        std::string text;
        if (isOfParent)
            text = filled(kHavingOf, word("quantity", quantity()));
        else if (isCount)
            text = filled(kHavingFor, word("quantity", quantity()));
        else
            text = filled(std::array{kHavingFor[0], kHavingFor[1], kHavingFor[2], kHavingFor[3]}, word("quantity", quantity()));
        if (!m_aggregates.empty())
            text += m_wording.dice.chance(0.5) ? " Also show how many there are." : " Show the number of " + m_rows + " as well.";
        return text;
    }

    std::string withOrder(std::string text)
    {
        const sql::OrderKey& key = m_query.orderBy.front();
        const std::string by = isCountOfRows(key.expression)
            ? std::string(m_wording.dice.chance(0.5) ? "that number" : "the number of " + m_rows)
            : "the " + measure(key.expression);
        const std::string direction = key.isDescending ? " in descending order of "
            : m_wording.dice.chance(0.5)               ? " in ascending order of "
                                                       : " ordered by ";
        return text.insert(text.size() - 1, ',' + direction + by);
    }

    const Query& m_query;
    const SelectBlock& m_block;
    QuestionWording& m_wording;
    std::string m_rows;
    std::vector<sql::SelectItem> m_columns, m_aggregates;
};

} // namespace

std::string groupedQuestion(const Query& query, QuestionWording& wording)
{
    return GroupedQuestion(query, wording).write();
}

} // namespace ratatosk
