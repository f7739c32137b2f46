// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/values_listed.h"

#include "core/english/language/word_splitter.h"
#include "core/english/text/characters.h"
#include "core/rules/evidence/question_words.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::Condition;
using sql::Literal;

constexpr int kMostKinds = 40;  ///< a column of more is none of kinds
constexpr int kMostBetween = 2; ///< "either ..., or"
constexpr int kWordsBeforeDenial = 3;

/// Words of the question, [begin, end).
struct Mention {
    int begin = 0;
    int end = 0;
};

std::optional<Mention> mentionOf(const std::string& cell, const Question& question)
{
    const auto spoken = splitQuestion(cell);
    const auto count = spoken ? static_cast<int>(spoken->words.size()) : 0;
    for (int begin = 0; count > 0 && begin + count <= static_cast<int>(question.words.size()); ++begin) {
        if (saysAt(question, begin, spoken->words))
            return Mention{begin, begin + count};
    }
    return {};
}

/// Whether nothing but words that list stands between them; "and" only where `isOfRow`: a row has one of them, but may have to do with both.
bool areListed(const Mention& one, const Mention& other, const Question& question, bool isOfRow)
{
    static constexpr std::array<std::string_view, 5> lists{"or", "/", "+", "&", ","};
    static constexpr std::array<std::string_view, 3> fillers{"the", "either", "a"};
    const Mention& first = one.begin < other.begin ? one : other;
    const Mention& second = one.begin < other.begin ? other : one;
    if (second.begin <= first.end - 1 || second.begin - first.end > kMostBetween || second.begin == first.end)
        return false;
    bool isListing = false;
    for (int word = first.end; word < second.begin; ++word) {
        const std::string_view said = wordAt(question, word);
        const bool isList = std::ranges::find(lists, said) != lists.end() || (isOfRow && said == "and");
        isListing = isListing || isList;
        if (!isList && std::ranges::find(fillers, said) == fillers.end())
            return false;
    }
    return isListing;
}

bool isDenied(const Mention& mention, const Question& question)
{
    static constexpr std::array<std::string_view, 8> denials{"not", "n't", "no", "without", "except", "neither", "nor", "both"};
    for (int word = mention.begin - kWordsBeforeDenial; word < mention.begin; ++word)
        if (std::ranges::find(denials, wordAt(question, word)) != denials.end())
            return true;
    return false;
}

class ListedValues
{
public:
    ListedValues(const sql::Query& query, const Question& question, const CellLookup& cells)
        : m_query(query), m_question(question), m_cells(cells)
    {
    }

    bool mend(Condition& condition) const
    {
        const auto* test = std::get_if<Comparison>(&condition.test);
        const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        if (!column || !literal || literal->type != ValueType::Text || test->operation != sql::ComparisonOperator::Equal)
            return false;
        const auto said = mentionOf(literal->text, m_question);
        if (!said || isDenied(*said, m_question))
            return false;
        sql::InList wider{test->left, {test->right}, false};
        for (const std::string& cell : othersListed(*column, literal->text, *said))
            wider.list.push_back({Literal{ValueType::Text, cell}});
        if (wider.list.size() == 1)
            return false;
        condition = {std::move(wider)};
        return true;
    }

private:
    std::vector<std::string> othersListed(const ColumnReference& column, const std::string& text, const Mention& said) const
    {
        std::vector<std::string> others;
        const Condition isThere{sql::NullTest{cellOf(column.column), true}};
        const std::vector<Cell> cells = m_cells.cells(column.column, isThere, kMostKinds + 1);
        for (const Cell& cell : cells.size() > kMostKinds ? std::vector<Cell>() : cells) {
            const auto* other = std::get_if<std::string>(&cell);
            if (!other || *other == text || holdsLiteral(m_query, lowerCase(*other)))
                continue;
            const auto mention = mentionOf(*other, m_question);
            if (mention && areListed(said, *mention, m_question, isOfRow(column)))
                others.push_back(*other);
        }
        return others;
    }

    /// Of the rows asked for themselves: of the table that the first thing shown is of.
    bool isOfRow(const ColumnReference& column) const
    {
        const auto* shown = m_query.first.items.empty() ? nullptr
                                                        : std::get_if<ColumnReference>(&m_query.first.items.front().expression.term);
        return m_query.first.from.size() == 1 || (shown && shown->source == column.source);
    }

    const sql::Query& m_query;
    const Question& m_question;
    const CellLookup& m_cells;
};

} // namespace

bool testAllValuesListed(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const sql::Query before = query;
    const ListedValues listed(before, question, cells);
    bool hasChanged = false;
    sql::editParts(
        query, {.condition = [&](Condition& condition) { hasChanged |= listed.mend(condition); }, .expression = [](sql::Expression&) {}});
    return hasChanged;
}

} // namespace ratatosk
