// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/included_rows.h"

#include "core/english/language/scaffold_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/text/characters.h"
#include "core/rules/dates/iso_dates.h"
#include "core/rules/evidence/question_words.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/term_walk.h"

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
    const std::string_view said = wordAt(question, word), before = wordAt(question, word - 1);
    const bool isCount = (said == "count" || said == "counted") && word > 0;
    const bool isOfOnes = before == "one" || before == "ones"; // "cancelled ones, too"; "(cancelled ones count)"
    if ((said == "too" || said == "count") && (isOfOnes || (before == "," && wordAt(question, word - 2) == "ones")))
        return true;
    if (said == "in" && before == "left") // "refunds left in"
        return true;
    return said == "included" || (isCount && isOneOf(wordAt(question, word + (wordAt(question, word + 1) == "," ? 2 : 1)), toos));
}

/// "including", "whatever", "regardless of": what stands behind it is.
bool opensInclusion(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 4> cues{"including", "incl", "whatever", "regardless"};
    static constexpr std::array<std::string_view, 3> alsos{"also", "even", "the"};
    static constexpr std::array<std::string_view, 3> counting{"do", "but", "also"};
    const std::string_view said = wordAt(question, word), before = wordAt(question, word - 1), next = wordAt(question, word + 1);
    if (isDenial(before) || before == "and") // "up to and including"
        return false;
    const bool isCounting = said == "counting" && !isDenial(before) && before != "without" && isOneOf(next, alsos);
    return isOneOf(said, cues) || isCounting || (said == "count" && isOneOf(before, counting)) || (said == "or" && before == "whether")
        || (said == "not" && before == "or" && wordAt(question, word - 2) == "whether");
}

/// "Past and present", "former and current": all there ever were.
bool saysAllTimes(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 3> pasts{"past", "former", "previous"}, presents{"present", "current", "active"};
    const std::string_view said = wordAt(question, word), last = wordAt(question, word + 2);
    return wordAt(question, word + 1) == "and"
        && ((isOneOf(said, pasts) && isOneOf(last, presents)) || (isOneOf(said, presents) && isOneOf(last, pasts)));
}

/// "of any status", "(any status)"
bool leavesKindOpen(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 4> places{"of", "in", "(", "whatever"};
    return wordAt(question, word) == "any" && isOneOf(wordAt(question, word - 1), places);
}

/// "Types without a win included": what there is none of is no row.
bool endsInclusion(const Question& question, int word)
{
    return isDenial(wordAt(question, word)) || wordAt(question, word) == "w/o";
}

/// What is counted in up to there.
void addIncludedBefore(const Question& question, int word, std::vector<int>& places)
{
    const auto begin = places.size();
    for (int before = word - 1; before >= std::max(0, word - kMostWords); --before) {
        if (before < word - 1 && isBeforeMark(question, before, kEnds))
            return;
        if (endsInclusion(question, before)) {
            places.resize(begin);
            return;
        }
        places.push_back(before);
    }
}

/// The words that say what is to be among the rows, too.
std::vector<int> placesIncluded(const Question& question)
{
    std::vector<int> places;
    const int end = static_cast<int>(question.words.size());
    for (int word = 0; word < end; ++word) {
        if (opensInclusion(question, word))
            for (int next = word + 1; next < std::min(end, word + 1 + kMostWords) && !endsInclusion(question, next); ++next)
                places.push_back(next);
        if (leavesKindOpen(question, word) && word + 1 < end)
            places.push_back(word + 1);
        if (saysAllTimes(question, word))
            places.insert(places.end(), {word, word + 2});
        if (closesInclusion(question, word))
            addIncludedBefore(question, word, places);
    }
    return places;
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
        for (sql::Source& source : query.first.from)
            hasChanged |= mendJoin(source);
        sql::editTerms(
            query.first, [](sql::Expression&) {}, [&](sql::Query& inner) { hasChanged |= mend(inner); });
        return hasChanged;
    }

private:
    bool mendJoin(sql::Source& source) const
    {
        std::vector<Condition> demands = sql::conjuncts(source.condition);
        if (std::erase_if(demands, [&](const Condition& demand) { return keepsOut(demand); }) == 0)
            return false;
        source.condition = sql::allOf(demands);
        return true;
    }

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
        static constexpr std::array<std::string_view, 15> past{"still",  "former",   "past",     "ex",   "left",
                                                               "leave",  "leaver",   "gone",     "quit", "retire",
                                                               "closed", "inactive", "departed", "old",  "previous"};
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

bool isIncluded(const Question& question, int word)
{
    const std::vector<int> places = placesIncluded(question);
    return std::ranges::find(places, word) != places.end();
}

} // namespace ratatosk
