// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/included_rows.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/term_walk.h"
#include "core/text/characters.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;

constexpr std::string_view kEnds = ",;:.(-?)"; ///< of a part of the sentence
constexpr int kMostWords = 6;                  ///< "including all those who have left"

/// "included", "count, too", "counted in": what stands before it is to be among the rows.
bool closesInclusion(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 5> toos{"too", "as", "in", "also", "here"};
    if (isDenial(wordAt(question, word - 1)))
        return false;
    const std::string_view said = wordAt(question, word);
    const bool isCount = (said == "count" || said == "counted") && word > 0;
    return said == "included" || (isCount && isOneOf(wordAt(question, word + (wordAt(question, word + 1) == "," ? 2 : 1)), toos));
}

/// "including", "whatever", "regardless of": what stands behind it is.
bool opensInclusion(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 4> cues{"including", "incl", "whatever", "regardless"};
    return isOneOf(wordAt(question, word), cues);
}

/// The words that say what is included; empty: the question does not say so.
std::vector<Word> wordsIncluded(const Question& question)
{
    std::vector<Word> words;
    const int end = static_cast<int>(question.words.size());
    for (int word = 0; word < end; ++word) {
        if (opensInclusion(question, word))
            for (int next = word + 1; next < std::min(end, word + 1 + kMostWords); ++next)
                words.push_back(question.words[static_cast<std::size_t>(next)]);
        if (!closesInclusion(question, word))
            continue;
        for (int before = word - 1; before >= std::max(0, word - kMostWords); --before) {
            if (before < word - 1 && isBeforeMark(question, before, kEnds))
                break;
            words.push_back(question.words[static_cast<std::size_t>(before)]);
        }
    }
    return words;
}

bool saysIt(const std::vector<Word>& said, const Word& word)
{
    return std::ranges::any_of(said, [&](const Word& one) { return sameWord(one, word); });
}

class IncludedRows
{
public:
    IncludedRows(std::vector<Word> words, const CellLookup& cells) : m_words(std::move(words)), m_cells(cells) {}

    bool mend(sql::Query& query)
    {
        std::vector<Condition> demands = sql::conjuncts(query.first.where);
        bool hasChanged = std::erase_if(demands, [&](const Condition& demand) { return keepsOut(demand); }) > 0;
        if (hasChanged)
            query.first.where = sql::allOf(demands);
        sql::editTerms(
            query.first, [](sql::Expression&) {}, [&](sql::Query& inner) { hasChanged |= mend(inner); });
        return hasChanged;
    }

private:
    bool keepsOut(const Condition& demand) const
    {
        if (const auto* test = std::get_if<sql::NullTest>(&demand.test)) {
            const auto* column = std::get_if<ColumnReference>(&test->value.term);
            return column && (namesIt(column->column) || (saysPast() && holdsDays(column->column, m_cells)));
        }
        const auto* test = std::get_if<sql::Comparison>(&demand.test);
        const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        const auto* literal = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        const bool isEquality = test
            && (test->operation == sql::ComparisonOperator::Equal || test->operation == sql::ComparisonOperator::NotEqual);
        return column && literal && isEquality && (saysCell(literal->text) || namesIt(column->column));
    }

    /// "former", "those who have left"
    bool saysPast() const
    {
        static constexpr std::array<std::string_view, 14> past{"former", "past",   "ex",     "left",     "leave",    "leaver", "gone",
                                                               "quit",   "retire", "closed", "inactive", "departed", "old",    "previous"};
        return std::ranges::any_of(m_words, [&](const Word& word) { return hasLemma(word, past); });
    }

    bool namesIt(ColumnId column) const
    {
        const std::vector<Word> name = splitName(m_cells.schema().column(column).spokenName);
        return std::ranges::any_of(name, [&](const Word& part) { return part.text.size() > 3 && saysIt(m_words, part); });
    }

    /// Of a code its beginning: CANC of "cancelled".
    bool saysCell(const std::string& cell) const
    {
        const std::vector<Word> words = splitName(cell);
        const auto begins = [&](const Word& word) { return cell.size() > 2 && word.lemmas.front().starts_with(lowerCase(cell)); };
        return !words.empty()
            && (std::ranges::all_of(words, [&](const Word& part) { return saysIt(m_words, part); })
                || std::ranges::any_of(m_words, begins));
    }

    std::vector<Word> m_words;
    const CellLookup& m_cells;
};

} // namespace

bool includeWhatIsCountedIn(sql::Query& query, const Question& question, const CellLookup& cells)
{
    std::vector<Word> words = wordsIncluded(question);
    return !words.empty() && query.rest.empty() && IncludedRows(std::move(words), cells).mend(query);
}

} // namespace ratatosk
