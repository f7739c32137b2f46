// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/placed_rows.h"

#include "core/calendar/iso_dates.h"
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
using sql::OutputReference;
using sql::SelectItem;

const sql::WindowCall* placeOf(const sql::SelectBlock& rows)
{
    for (const SelectItem& item : rows.items)
        if (const auto* window = std::get_if<sql::WindowCall>(&item.expression.term))
            return window;
    return nullptr;
}

/// "How much?", "how much was it"; not "how much does it weigh", which is another thing.
bool isOfAmount(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 5> measures{"much", "high", "long", "old", "large"}; // tall and heavy are of bodies
    static constexpr std::array<std::string_view, 4> being{"is", "was", "are", "were"};
    const std::string_view next = wordAt(question, word + 1);
    const bool isAll = next.empty() || next == "?" || next == "." || next == ",";
    return isOneOf(wordAt(question, word), measures) && (isAll || isOneOf(next, being));
}

/// "With rate", "plus the date", "with its price"; not "with highest average", nor "those with a birthday", which says of which.
bool isBeside(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 3> some{"those", "ones", "only"};
    static constexpr std::array<std::string_view, 4> openings{"with", "plus", "+", "w/"};
    static constexpr std::array<std::string_view, 6> articles{"the", "its", "their", "his", "her", "a"};
    return (isOneOf(wordAt(question, word - 1), openings) && !isOneOf(wordAt(question, word - 2), some))
        || (isOneOf(wordAt(question, word - 2), openings) && !isOneOf(wordAt(question, word - 3), some)
            && (isOneOf(wordAt(question, word - 1), articles) || wordAt(question, word - 1) == "total"));
}

/// "Choir, first and last name, birthday", "part and how many lines": in a list of what to show, which a colon or "show" begins.
bool isListed(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 3> parting{",", "and", "then"};
    static constexpr std::array<std::string_view, 3> openings{"show", "give", "list"};
    static constexpr std::array<std::string_view, 3> articles{"the", "its", "their"};
    if (wordAt(question, word - 1) == "many" && wordAt(question, word - 2) == "how")
        return isOneOf(wordAt(question, word - 3), parting);
    const int before = isOneOf(wordAt(question, word - 1), articles) ? word - 2 : word - 1;
    bool isBegun = false;
    for (int i = 0; i < before; ++i)
        isBegun = isBegun || wordAt(question, i) == ":" || (i > 0 && isOneOf(wordAt(question, i), openings));
    return isBegun && isOneOf(wordAt(question, before), parting);
}

/// "And when were they born?", "and on what date?", "and how much?"
bool asksBehindAnd(const Question& question, int word, bool isDay)
{
    const std::string_view said = wordAt(question, word);
    if (said == "on" && wordAt(question, word + 1) == "what")
        return isDay && wordAt(question, word + 2) == "date";
    return said == "when" ? isDay : said == "how" && !isDay && isOfAmount(question, word + 1);
}

/// "..., and how much?", "with rate", "+ date": what rows are put in order by is asked for as well.
bool asksForOrder(const Question& question, const Expression& order, const CellLookup& cells)
{
    static constexpr std::array<std::string_view, 5> dates{"date", "day", "when", "birthday", "birthdate"};
    static constexpr std::array<std::string_view, 4> amounts{"amount", "total", "sum", "figure"};
    const auto* column = std::get_if<ColumnReference>(&order.term);
    const bool isSum = std::holds_alternative<sql::AggregateCall>(order.term);
    if (!column && !isSum)
        return false;
    const bool isDay = column && holdsDays(column->column, cells);
    const std::vector<Word> name = column ? splitName(cells.schema().column(column->column).spokenName) : std::vector<Word>();
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word - 1) == "and" && asksBehindAnd(question, word, isDay))
            return true;
        const Word& here = question.words[static_cast<std::size_t>(word)];
        const bool isNamed = !name.empty() && sameWord(name.back(), here);
        if (isBeside(question, word) && ((isDay && hasLemma(here, dates)) || (isSum && hasLemma(here, amounts)) || isNamed))
            return true;
        if (isListed(question, word) && ((isDay && hasLemma(here, dates)) || isNamed))
            return true;
    }
    return false;
}

class PlacedRows
{
public:
    PlacedRows(sql::Query& outer, sql::Query& inner, const sql::WindowCall& place, const Question& question, const CellLookup& cells)
        : m_outer(outer.first), m_rows(inner.first), m_place(place), m_question(question), m_cells(cells)
    {
    }

    bool mend()
    {
        const std::vector<SelectItem> shown = m_outer.items;
        bool hasChanged = false;
        for (const SelectItem& item : asksForName() ? std::vector<SelectItem>() : shown)
            hasChanged |= showOtherName(item);
        return showOrder() || hasChanged;
    }

private:
    bool asksForName() const
    {
        static constexpr std::array<std::string_view, 7> names{"name", "surname", "first", "last", "forename", "title", "call"};
        for (int word = 0; word < static_cast<int>(m_question.words.size()); ++word) {
            const bool isOfName = wordAt(m_question, word + 1).starts_with("name");
            const std::string_view said = wordAt(m_question, word);
            if ((said == "first" || said == "last") ? isOfName : hasLemma(m_question.words[static_cast<std::size_t>(word)], names))
                return true;
        }
        return false;
    }

    const ColumnReference* columnShown(const SelectItem& item) const
    {
        const auto* output = std::get_if<OutputReference>(&item.expression.term);
        const bool isThere = output && output->output < static_cast<int>(m_rows.items.size());
        return isThere ? std::get_if<ColumnReference>(&m_rows.items[static_cast<std::size_t>(output->output)].expression.term) : nullptr;
    }

    /// The place of an item of FROM's rows that shows this, added where there is none.
    int outputOf(const Expression& expression)
    {
        const auto found = std::ranges::find(m_rows.items, expression, &SelectItem::expression);
        const auto place = static_cast<int>(found - m_rows.items.begin());
        if (found == m_rows.items.end())
            m_rows.items.push_back({expression, {}});
        return place;
    }

    bool isShown(const Expression& expression) const
    {
        return std::ranges::any_of(m_outer.items, [&](const SelectItem& item) {
            const auto* output = std::get_if<OutputReference>(&item.expression.term);
            const bool isThere = output && output->output < static_cast<int>(m_rows.items.size());
            const Expression* shown = isThere ? &m_rows.items[static_cast<std::size_t>(output->output)].expression : nullptr;
            const auto column = onlyColumnOf(expression);
            return shown && (*shown == expression || (column && onlyColumnOf(*shown) == column)); // in another form
        });
    }

    bool showOtherName(const SelectItem& item)
    {
        const ColumnReference* column = columnShown(item);
        const std::vector<ColumnId> names = column ? namePairOf(m_cells.schema(), column->column) : std::vector<ColumnId>();
        if (names.empty())
            return false;
        const bool isFirst = names.front() == column->column;
        const Expression other{ColumnReference{column->source, isFirst ? names.back() : names.front()}};
        if (isShown(other))
            return false;
        const auto at = std::ranges::find(m_outer.items, item) - m_outer.items.begin();
        const SelectItem added{Expression{OutputReference{{0, 0}, outputOf(other)}}, {}};
        m_outer.items.insert(m_outer.items.begin() + at + (isFirst ? 1 : 0), added);
        return true;
    }

    bool showOrder()
    {
        const Expression order = m_place.orderBy.front().expression;
        if (isShown(order) || !asksForOrder(m_question, order, m_cells))
            return false;
        m_outer.items.push_back({Expression{OutputReference{{0, 0}, outputOf(order)}}, {}});
        return true;
    }

    sql::SelectBlock& m_outer;
    sql::SelectBlock& m_rows;
    sql::WindowCall m_place;
    const Question& m_question;
    const CellLookup& m_cells;
};

} // namespace

bool showOrderAsked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const bool isRanked = isFlat(query) && query.limit && query.orderBy.size() == 1;
    const Expression order = isRanked ? query.orderBy.front().expression : Expression();
    const auto column = isRanked ? onlyColumnOf(order) : std::nullopt;
    const auto isOfColumn = [&](const SelectItem& item) { return column && onlyColumnOf(item.expression) == column; }; // in another unit
    if (!isRanked || shows(query.first, order) || std::ranges::any_of(query.first.items, isOfColumn)
        || !asksForOrder(question, order, cells))
        return false;
    query.first.items.push_back({order, {}});
    return true;
}

bool showFigureOfGroups(sql::Query& query, const Question& question)
{
    static constexpr std::array<std::string_view, 6> figures{"total", "number", "average", "avg", "sum", "count"};
    static constexpr std::array<std::string_view, 3> parts{"per", "by", "each"};
    const bool isOfFigure = (isOneOf(wordAt(question, 0), figures) && (wordAt(question, 0) != "number" || wordAt(question, 1) == "of"))
        || (wordAt(question, 0) == "how" && (wordAt(question, 1) == "many" || wordAt(question, 1) == "much"));
    const auto isFigure = [](const SelectItem& item) { return !std::holds_alternative<ColumnReference>(item.expression.term); };
    const bool isOfGroups = isFlat(query) && !query.first.groupBy.empty() && query.orderBy.size() == 1
        && std::holds_alternative<sql::AggregateCall>(query.orderBy.front().expression.term)
        && std::ranges::none_of(query.first.items, isFigure);
    if (!isOfFigure || !isOfGroups || !says(question, parts))
        return false;
    query.first.items.push_back({query.orderBy.front().expression, {}});
    return true;
}

bool showAllOfPlaced(sql::Query& query, const Question& question, const CellLookup& cells)
{
    sql::Query* inner = query.rest.empty() ? onlyInner(query.first) : nullptr;
    const sql::WindowCall* place = inner && inner->rest.empty() && isOfTables(inner->first) ? placeOf(inner->first) : nullptr;
    const bool isPlaced = place && place->partitionBy.size() == 1 && place->orderBy.size() == 1;
    return isPlaced && PlacedRows(query, *inner, *place, question, cells).mend();
}

} // namespace ratatosk
