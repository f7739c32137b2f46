// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/left_out_blanks.h"

#include "core/english/language/question_words.h"
#include "core/english/language/scaffold_words.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::Expression;

constexpr int kReach = 5; ///< "the blank ones left out"
constexpr std::array<std::string_view, 5> kBlanks{"blank", "empty", "missing", "null", "unknown"};
constexpr std::array<std::string_view, 2> kLacks{"without", "no"};
constexpr std::array<std::string_view, 3> kPresences{"known", "recorded", "given"};

/// "Leave out all of those without", "skip anyone with nobody": some words before this one; not "do not leave out".
bool isLeftOutAt(const Question& question, int word)
{
    constexpr int reach = 5;
    static constexpr std::array<std::string_view, 7> leavings{"leave", "skip", "ignore", "omit", "exclude", "drop", "disregard"};
    for (int before = std::max(0, word - reach); before < word; ++before)
        if (isOneOf(wordAt(question, before), leavings) && !isDenial(wordAt(question, before - 1))
            && (wordAt(question, before) != "leave" || wordAt(question, before + 1) == "out"))
            return true;
    return false;
}

/// "leave out", not "do not leave out"; "no" before "blanks".
bool leavesOut(const Question& question, int word)
{
    return isLeftOutAt(question, word) || wordAt(question, word - 1) == "no";
}

class LeftOutBlanks
{
public:
    LeftOutBlanks(sql::SelectBlock& block, const Question& question, const CellLookup& cells)
        : m_block(block), m_question(question), m_cells(cells)
    {
    }

    bool rewrite()
    {
        bool hasChanged = false;
        for (int word = 0; word < static_cast<int>(m_question.words.size()); ++word)
            hasChanged |= leaveOutThoseWithout(word);
        for (int word = 0; word < static_cast<int>(m_question.words.size()); ++word)
            if (const auto column = intendedAt(word)) {
                demandThere(*column);
                hasChanged = true;
            }
        return hasChanged;
    }

private:
    /// Not both that it is there and that it is not.
    void demandThere(const ColumnReference& column)
    {
        std::vector<Condition> demands = sql::conjuncts(m_block.where);
        std::erase(demands, Condition{sql::NullTest{{column}}});
        demands.push_back({sql::NullTest{{column}, true}});
        m_block.where = sql::allOf(demands);
    }

    /// "skip those without orders": the orders that rows may lack.
    bool leaveOutThoseWithout(int word)
    {
        if (!isOneOf(wordAt(m_question, word), kLacks) || !leavesOut(m_question, word)
            || word + 1 >= static_cast<int>(m_question.words.size()))
            return false;
        const Word& lacked = m_question.words[static_cast<std::size_t>(word) + 1];
        for (sql::Source& source : m_block.from) {
            const auto* table = std::get_if<TableId>(&source.relation);
            const std::vector<Word> name = table ? splitName(m_cells.schema().table(*table).readableName) : std::vector<Word>();
            if (source.kind != sql::JoinKind::Left || source.condition || name.empty() || !sameWord(name.back(), lacked))
                continue;
            source.kind = sql::JoinKind::Inner;
            return true;
        }
        return false;
    }

    std::optional<ColumnReference> intendedAt(int word) const
    {
        const std::string_view mentioned = wordAt(m_question, word);
        if (hasLemma(m_question.words[static_cast<std::size_t>(word)], kBlanks) && leavesOut(m_question, word))
            return shownWithBlanks();
        const bool isLack = isOneOf(mentioned, kLacks) && leavesOut(m_question, word);
        const bool isPresence = isOneOf(mentioned, kPresences)
            && isOneOf(wordAt(m_question, word - 1), std::array<std::string_view, 3>{"with", "a", "of"});
        if (isOneOf(mentioned, kPresences) && (wordAt(m_question, word - 1) == "is" || wordAt(m_question, word - 1) == "are"))
            return isDeniedBefore(word) ? std::nullopt : namedAt(word - 2); // "where the cost is known"
        if (saysThereIsOne(word))
            return namedAt(word + 1);
        return isLack || isPresence ? namedBehind(word) : std::nullopt;
    }

    /// "harbours on an island", "members with a locker"; not "with a locker of 30 litres"
    bool saysThereIsOne(int word) const
    {
        static constexpr std::array<std::string_view, 4> places{"on", "with", "have", "has"};
        static constexpr std::array<std::string_view, 3> details{"of", "over", "above"};
        const std::string_view mentioned = wordAt(m_question, word);
        return (mentioned == "a" || mentioned == "an") && isOneOf(wordAt(m_question, word - 1), places)
            && !isOneOf(wordAt(m_question, word + 2), details);
    }

    bool isDeniedBefore(int word) const
    {
        for (int before = std::max(0, word - kReach); before < word; ++before)
            if (isDenial(wordAt(m_question, before)))
                return true;
        return false;
    }

    /// "With a phone and without one": both are asked for.
    bool isTestedInFilter(const ColumnReference& column) const
    {
        return anyBesideWhere(m_block, [&](const Condition& condition) { return testsColumn(condition, column); });
    }

    bool isFree(const ColumnReference& column) const
    {
        return !isTestedInFilter(column) && m_cells.lacksSome(column.column) && !isDemandedThere(column);
    }

    bool isDemandedThere(const ColumnReference& column) const
    {
        return std::ranges::any_of(sql::conjuncts(m_block.where), [&](const Condition& demand) {
            return testsColumn(demand, column) && demand != Condition{sql::NullTest{{column}}};
        });
    }

    /// What the groups are made by, or what is shown, where some rows have nothing there.
    std::optional<ColumnReference> shownWithBlanks() const
    {
        std::vector<Expression> shown = m_block.groupBy;
        for (const sql::SelectItem& item : m_block.items)
            shown.push_back(item.expression);
        for (const Expression& expression : shown) {
            const auto* column = std::get_if<ColumnReference>(&expression.term);
            if (column && column->source.level == 0 && isFree(*column))
                return *column;
        }
        return {};
    }

    std::optional<ColumnReference> namedBehind(int word) const
    {
        for (int next = word + 1; next <= word + 3; ++next)
            if (const auto column = namedAt(next))
                return column;
        return {};
    }

    /// The one column whose name ends in the word and that lacks some.
    std::optional<ColumnReference> namedAt(int word) const
    {
        if (wordAt(m_question, word).empty())
            return {};
        std::vector<ColumnReference> found = columnsInFrom(m_block, m_cells.schema());
        std::erase_if(found, [&](const ColumnReference& one) {
            const std::vector<Word> name = thingNamed(splitName(m_cells.schema().column(one.column).readableName));
            return name.empty() || !sameWord(name.back(), m_question.words[static_cast<std::size_t>(word)]);
        });
        if (std::ranges::any_of(found, [&](const ColumnReference& one) { return isDemandedThere(one); }))
            return {};
        std::erase_if(found, [&](const ColumnReference& one) { return !isFree(one); });
        // several of one column: of a table joined with itself
        const auto isOfAnother = [&](const ColumnReference& one) { return one.column != found.front().column; };
        return !found.empty() && std::ranges::none_of(found, isOfAnother) ? std::optional(found.front()) : std::nullopt;
    }

    sql::SelectBlock& m_block;
    const Question& m_question;
    const CellLookup& m_cells;
};

} // namespace

bool leaveOutBlanks(sql::Query& query, const Question& question, const CellLookup& cells)
{
    return query.rest.empty() && LeftOutBlanks(query.first, question, cells).rewrite();
}

} // namespace ratatosk
