// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/left_out_blanks.h"

#include "core/english/language/phrase.h"
#include "core/english/language/question_words.h"
#include "core/english/language/scaffold_words.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::Expression;

/// How many words a phrase that leaves something out may stand before it: "the blank ones left out", "skip anyone with nobody".
constexpr int kReach = 5;

/// "leave out all of those", not "do not leave out"; "no" before "blanks".
bool leavesOut(const Question& question, int word)
{
    static const Phrase leaving("skip|ignore|omit|exclude|drop|disregard"), leavingOut("leave out"), no("no");
    for (int before = std::max(0, word - kReach); before < word; ++before)
        if ((leaving.isAt(question, before) || leavingOut.isAt(question, before)) && !isDenial(wordAt(question, before - 1)))
            return true;
    return no.isBefore(question, word);
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
        static const Phrase lack("without|no *");
        if (!lack.isAt(m_question, word) || !leavesOut(m_question, word))
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
        static const Phrase blanks("<blank|empty|missing|null|unknown>"), lack("without|no"), recorded("with|a|of known|recorded|given");
        static const Phrase isRecorded("* is|are known|recorded|given"); // "where the cost is known"
        static const Phrase withOne("on|with|have|has a|an *"), withDetails("on|with|have|has a|an * of|over|above");
        if (blanks.isAt(m_question, word) && leavesOut(m_question, word))
            return shownWithBlanks();
        if (isRecorded.isAt(m_question, word))
            return isDeniedBefore(word + 2) ? std::nullopt : namedAt(word);
        if (withOne.isAt(m_question, word) && !withDetails.isAt(m_question, word)) // "members with a locker"
            return isWholeName(word + 2) ? std::nullopt : namedAt(word + 2);
        if (const auto end = recorded.endFrom(m_question, word))
            return namedWithin(*end);
        return lack.isAt(m_question, word) && leavesOut(m_question, word) ? namedWithin(word + 1) : std::nullopt;
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

    /// "What share has a known customer?": what counts the column's rows is divided by what counts all.
    bool isShareOfAll(const ColumnReference& column) const
    {
        return std::ranges::any_of(m_block.items, [&](const sql::SelectItem& item) {
            bool isOfColumn = false, isOfOthers = false;
            sql::visitParts(item.expression, [&](const Expression& term) {
                const auto* call = std::get_if<sql::AggregateCall>(&term.term);
                bool hasColumn = false;
                if (call)
                    sql::visitTerms(*call->argument, [&](const Expression& part) {
                        const auto* reference = std::get_if<ColumnReference>(&part.term);
                        hasColumn = hasColumn || (reference && *reference == column);
                    });
                isOfColumn = isOfColumn || hasColumn;
                isOfOthers = isOfOthers || (call && !hasColumn);
            });
            return isOfColumn && isOfOthers;
        });
    }

    bool isFree(const ColumnReference& column) const
    {
        return !isTestedInFilter(column) && !isShareOfAll(column) && m_cells.lacksSome(column.column) && !isDemandedThere(column);
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

    /// "With an overall verdict", where one column is called "overall": it is spoken of, not "previous overall".
    bool isWholeName(int word) const
    {
        return std::ranges::any_of(columnsInFrom(m_block, m_cells.schema()), [&](const ColumnReference& one) {
            const std::vector<Word> name = splitName(m_cells.schema().column(one.column).readableName);
            return name.size() == 1 && sameWord(name.front(), m_question.words[static_cast<std::size_t>(word)]) && !isFree(one);
        });
    }

    /// By one of the next three words.
    std::optional<ColumnReference> namedWithin(int word) const
    {
        for (int next = word; next < word + 3; ++next)
            if (const auto column = namedAt(next))
                return column;
        return {};
    }

    /// The one column whose name ends in the word and that lacks some.
    std::optional<ColumnReference> namedAt(int word) const
    {
        if (word < 0 || word >= static_cast<int>(m_question.words.size()))
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
