// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/unrecorded.h"

#include "core/evidence/column_lacked.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;

constexpr int kWordsAround = 7;   ///< "nobody ever wrote down what the weight was"
constexpr int kWordsToDenial = 3; ///< "do we not know", "has never been recorded"

bool isRecording(const Word& word)
{
    static constexpr std::array<std::string_view, 12> verbs{"note", "enter", "fill", "record", "write",   "type",
                                                            "put",  "state", "log",  "list",   "specify", "give"};
    return hasLemma(word, verbs);
}

/// "nobody noted", "no one filled in"
bool saysNobodyRecorded(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 3> nobodies{"nobody", "no-one", "noone"};
    const std::string_view said = wordAt(question, word);
    const bool isNobody = std::ranges::find(nobodies, said) != nobodies.end() || (said == "no" && wordAt(question, word + 1) == "one");
    const int verb = word + (said == "no" ? 2 : 1);
    for (int next = verb; isNobody && next <= verb + 1 && next < static_cast<int>(question.words.size()); ++next)
        if (isRecording(question.words[static_cast<std::size_t>(next)]) || wordAt(question, next) == "knows")
            return true;
    return false;
}

/// "also where the owner is not known", "even if the weight was never recorded": no demand.
bool isAllowed(const Question& question, int denial)
{
    constexpr int reach = 5;
    static constexpr std::array<std::string_view, 3> conditions{"where", "if", "when"}, allowing{"also", "even", "including"};
    for (int word = std::max(1, denial - reach); word < denial; ++word)
        if (isOneOf(wordAt(question, word), conditions) && isOneOf(wordAt(question, word - 1), allowing))
            return true;
    return false;
}

/// "do we not know", "isn't recorded"
bool saysNotRecorded(const Question& question, int word)
{
    const Word& verb = question.words[static_cast<std::size_t>(word)];
    if (!hasLemma(verb, "know") && !isRecording(verb))
        return false;
    for (int before = word - kWordsToDenial; before < word; ++before)
        if (isDenial(wordAt(question, before)) && wordAt(question, before) != "no" && wordAt(question, before) != "without")
            return !isAllowed(question, before);
    return false;
}

/// Where the question says that something was not put down; -1: nowhere.
int placeOfAbsence(const Question& question)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (saysNobodyRecorded(question, word) || saysNotRecorded(question, word))
            return word;
    return -1;
}

class Unrecorded
{
public:
    Unrecorded(sql::SelectBlock& block, const Question& question, const CellLookup& cells)
        : m_block(block), m_question(question), m_cells(cells)
    {
    }

    bool mend()
    {
        const int place = placeOfAbsence(m_question);
        const auto column = place >= 0 ? columnNear(place) : std::nullopt;
        return (column && demandNothing(*column)) || demandNeither();
    }

private:
    bool demandNothing(const ColumnReference& column)
    {
        std::vector<Condition> demands = sql::conjuncts(m_block.where);
        const Condition isNothing{sql::NullTest{{column}}};
        if (std::ranges::find(demands, isNothing) != demands.end())
            return false;
        std::erase_if(demands, [&](const Condition& demand) {
            return testsColumn(demand, column) || (deniesOnce() && isWithoutRowsElsewhere(demand));
        });
        demands.push_back(isNothing);
        m_block.where = sql::allOf(demands);
        return true;
    }

    static bool isWithoutRowsElsewhere(const Condition& demand)
    {
        const auto* in = std::get_if<sql::InQuery>(&demand.test);
        return in && in->isNegated;
    }

    bool deniesOnce() const
    {
        static constexpr std::array<std::string_view, 2> nobodies{"nobody", "noone"};
        return std::ranges::count_if(m_question.words,
                                     [](const Word& word) { return isDenial(word.lemmas.front()) || hasLemma(word, nobodies); })
            <= 1;
    }

    /// `phone IS NULL` where "neither phone nor e-mail", "no phone and no e-mail" are asked for.
    bool demandNeither()
    {
        std::vector<ColumnReference> missing;
        for (const Condition& demand : sql::conjuncts(m_block.where))
            if (const ColumnReference* column = columnLacked(demand))
                missing.push_back(*column);
        if (missing.size() != 1)
            return false;
        for (int word = 1; word < static_cast<int>(m_question.words.size()); ++word) {
            const bool isNor = wordAt(m_question, word) == "nor"
                || ((wordAt(m_question, word) == "no") && (wordAt(m_question, word - 1) == "and" || wordAt(m_question, word - 1) == "or"));
            const auto other = isNor ? columnIn(word + 1, word + 3) : std::nullopt;
            const auto first = isNor ? columnIn(word - kWordsAround, word) : std::nullopt;
            for (const auto& one : {other, first})
                if (one && one->source == missing.front().source && *one != missing.front() && !testsColumn(m_block, *one)) {
                    sql::addConjunct(m_block.where, {sql::NullTest{{*one}}});
                    return true;
                }
        }
        return false;
    }

    std::optional<ColumnReference> columnNear(int place) const
    {
        const auto behind = columnIn(place + 1, place + 1 + kWordsAround);
        return behind ? behind : columnIn(place - kWordsAround, place);
    }

    /// The one that lacks some and that the words [begin, end) name best.
    std::optional<ColumnReference> columnIn(int begin, int end) const
    {
        std::vector<ColumnReference> best;
        int most = 0;
        for (const ColumnReference& one : columnsInFrom(m_block, m_cells.schema())) {
            const int named = wordsNaming(one, std::max(begin, 0), end);
            if (named == 0 || named < most || !m_cells.lacksSome(one.column))
                continue;
            if (named > most)
                best.clear();
            most = named;
            best.push_back(one);
        }
        return best.size() == 1 ? std::optional(best.front()) : std::nullopt;
    }

    int wordsNaming(const ColumnReference& one, int begin, int end) const
    {
        static constexpr std::array<std::string_view, 3> general{"on", "at", "in"}; // "put on the scales" is not "died on"
        std::vector<Word> name = splitName(m_cells.schema().column(one.column).spokenName);
        std::erase_if(name, [](const Word& part) { return hasLemma(part, general); });
        int named = 0;
        for (int word = begin; word < std::min(end, static_cast<int>(m_question.words.size())); ++word)
            named += std::ranges::any_of(
                name, [&](const Word& part) { return sameWord(part, m_question.words[static_cast<std::size_t>(word)]); });
        return named;
    }

    sql::SelectBlock& m_block;
    const Question& m_question;
    const CellLookup& m_cells;
};

} // namespace

bool askForUnrecorded(sql::Query& query, const Question& question, const CellLookup& cells)
{
    return query.rest.empty() && isOfTables(query.first) && Unrecorded(query.first, question, cells).mend();
}

} // namespace ratatosk
