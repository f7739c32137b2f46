// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/request_meaning.h"

#include "core/calendar/iso_dates.h"
#include "core/language/attribute_words.h"
#include "core/schema/name_columns.h"
#include "core/schema/only_key.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectItem;

constexpr std::array<std::string_view, 2> kNames{"name", "names"};
constexpr std::array<std::string_view, 3> kFull{"full", "whole", "complete"};
constexpr std::array<std::string_view, 6> kNumbers{"no", "nr", "num", "number", "numbers", "id"};
constexpr std::array<std::string_view, 5> kDays{"date", "dates", "day", "when", "time"};
constexpr std::array<std::string_view, 10> kFigures{"count",  "counts", "number", "numbers", "total",
                                                    "totals", "sum",    "sums",   "average", "times"};
constexpr std::array<std::string_view, 13> kKindsOfColumns{"at", "on",   "date", "day", "time", "name", "number",
                                                           "no", "text", "m",    "kg",  "eur",  "gbp"};

bool isAmong(const Word& word, std::span<const Word> words)
{
    return std::ranges::any_of(words, [&](const Word& other) { return sameWord(word, other); });
}

class RequestMeaning
{
public:
    RequestMeaning(const sql::Query& query, const CellLookup& cells)
        : m_block(query.first), m_order(query.orderBy), m_cells(cells), m_schema(cells.schema()),
          m_columns(columnsInFrom(query.first, cells.schema()))
    {
    }

    /// Nothing: not one thing.
    std::vector<Expression> of(std::span<const Word> words, bool isWhole) const
    {
        if (auto figures = figuresMeant(words); !figures.empty())
            return figures;
        std::vector<ColumnReference> found = namesMeant(words);
        if (found.empty() && isWhole)
            found = closest(dated(words));
        if (found.empty() && isWhole)
            found = closest(ofBirth(words));
        if (found.empty())
            found = closest(named(words));
        if (const std::vector<Word> turned = found.empty() ? turnedRound(words) : std::vector<Word>(); !turned.empty())
            found = closest(named(turned));
        for (const auto search : {&RequestMeaning::partlyNamed, &RequestMeaning::numbered, &RequestMeaning::calledInPassing}) {
            if (found.empty() && isWhole)
                found = closest((this->*search)(words));
        }
        if (const sql::Expression* figure = found.size() == 1 ? figureInOrder(found.front()) : nullptr)
            return {*figure};
        const bool isSound = std::ranges::all_of(found, [&](const ColumnReference& column) { return isOfGroups(column); });
        return isSound ? std::vector<Expression>(found.begin(), found.end()) : std::vector<Expression>();
    }

private:
    static bool isOne(std::span<const Word> words, std::span<const std::string_view> anyOf)
    {
        return words.size() == 1 && isOneOf(words.front().lemmas.front(), anyOf);
    }

    /// "Number" beside a key that is shown says nothing: it may be either.
    std::vector<Expression> figuresMeant(std::span<const Word> words) const
    {
        std::vector<Expression> figures;
        const bool mayBeKey = isOne(words, kNumbers)
            && std::ranges::any_of(m_block.items, [&](const SelectItem& item) { return isNumber(item); });
        const bool isMeant = (isOne(words, kFigures) && !mayBeKey) || (isOne(words, kDays) && !m_block.groupBy.empty());
        for (const SelectItem& item : m_block.items) {
            if (isMeant && std::holds_alternative<sql::AggregateCall>(item.expression.term))
                figures.push_back(item.expression);
        }
        return figures;
    }

    bool isNumber(const SelectItem& item) const
    {
        const auto* shown = std::get_if<ColumnReference>(&item.expression.term);
        return shown && (m_schema.column(shown->column).isPrimaryKey || m_schema.column(shown->column).spokenName.ends_with("number"));
    }

    /// "Name", "full name": of what is shown; "host", "host name": of the hosts.
    std::vector<ColumnReference> namesMeant(std::span<const Word> words) const
    {
        std::optional<int> source;
        const bool isFull = words.size() == 2 && isOneOf(words.front().lemmas.front(), kFull);
        if (isOne(isFull ? words.subspan(1) : words, kNames))
            source = sourceShown();
        for (int place = 0; place < static_cast<int>(m_block.from.size()); ++place) {
            if (isCalled(place, words))
                source = source ? std::nullopt : std::optional(place);
        }
        std::vector<ColumnReference> names;
        for (const ColumnId name : source ? nameColumns(m_schema, tableAt(*source)) : std::vector<ColumnId>())
            names.push_back({{0, *source}, name});
        return names;
    }

    bool isCalled(int place, std::span<const Word> words) const
    {
        if (words.size() > 1 && isOneOf(words.back().lemmas.front(), kNames))
            words = words.first(words.size() - 1);
        return std::ranges::equal(splitName(m_schema.table(tableAt(place)).spokenName), words, sameWord);
    }

    std::optional<int> sourceShown() const
    {
        for (const SelectItem& item : m_block.items) {
            if (const auto* column = std::get_if<ColumnReference>(&item.expression.term))
                return column->source.index;
        }
        return m_block.from.size() == 1 ? std::optional(0) : std::nullopt;
    }

    TableId tableAt(int place) const { return std::get<TableId>(m_block.from[static_cast<std::size_t>(place)].relation); }

    using Fits = std::function<bool(const Column&, const std::vector<Word>&)>;

    std::vector<ColumnReference> having(const Fits& fits) const
    {
        std::vector<ColumnReference> found;
        for (const ColumnReference& column : m_columns) {
            const Column& its = m_schema.column(column.column);
            if (fits(its, splitName(its.spokenName)))
                found.push_back(column);
        }
        return found;
    }

    std::vector<ColumnReference> named(std::span<const Word> words) const
    {
        return having([&](const Column& column, const std::vector<Word>& name) {
            return std::ranges::equal(name, words, sameWord) || std::ranges::equal(name, behindTable(words, column), sameWord)
                || std::ranges::equal(behindTable(name, column), words, sameWord);
        });
    }

    /// "Date of birth" -> "birth date"
    static std::vector<Word> turnedRound(std::span<const Word> words)
    {
        if (words.size() != 3 || words[1].lemmas.front() != "of")
            return {};
        return {words[2], words[0]};
    }

    /// "Engineer first name": without the words of the column's table.
    std::span<const Word> behindTable(std::span<const Word> words, const Column& column) const
    {
        const std::vector<Word> table = splitName(m_schema.table(column.table).spokenName);
        while (words.size() > 1 && isAmong(words.front(), table))
            words = words.subspan(1);
        return words;
    }

    static bool isMailAddress(std::span<const Word> words)
    {
        static constexpr std::array<std::string_view, 3> mails{"email", "e-mail", "mail"};
        return words.size() == 2 && isOneOf(words.front().text, mails) && words.back().lemmas.front() == "address";
    }

    /// "Street" of a street name, "phone number" of a phone, "start" of started at: what else the two say is of what kind it is.
    std::vector<ColumnReference> partlyNamed(std::span<const Word> words) const
    {
        if (isOne(words, kDays) || isOne(words, kNumbers))
            return {};
        if (words.size() > 1
            && (words.back().lemmas.front() == "number" || isOneOf(words.back().lemmas.front(), kNames) || isMailAddress(words)))
            words = words.first(words.size() - 1);
        const auto isSaid = [&](const Word& part) { return isAmong(part, words); };
        const auto hasAll = [&](const Column& column, const std::vector<Word>& name) {
            const std::vector<Word> table = splitName(m_schema.table(column.table).spokenName);
            return std::ranges::all_of(words, [&](const Word& word) { return isAmong(word, name) && !isAmong(word, table); });
        };
        std::vector<ColumnReference> found = having(hasAll);
        const auto isHidden = [&](const ColumnReference& column) { return !shows(m_block, Expression{column}); };
        if (std::ranges::count_if(found, isHidden) + 1 == std::ssize(found))
            return {*std::ranges::find_if_not(found, isHidden)};
        return having([&](const Column& column, const std::vector<Word>& name) {
            const std::vector<Word> table = splitName(m_schema.table(column.table).spokenName);
            const auto isKind = [&](const Word& part) { return isAmong(part, table) || isOneOf(part.lemmas.front(), kKindsOfColumns); };
            return hasAll(column, name)
                && (isSaid(name.back()) || std::ranges::all_of(name, [&](const Word& part) { return isSaid(part) || isKind(part); }));
        });
    }

    /// "No.": what is called a number, or the key, if one of them is shown; else the one, or for "no." the other.
    std::vector<ColumnReference> numbered(std::span<const Word> words) const
    {
        if (!isOne(words, kNumbers))
            return {};
        const auto source = sourceShown();
        std::vector<ColumnReference> numbers, keys;
        for (const ColumnReference& column : m_columns) {
            const Column& its = m_schema.column(column.column);
            if (splitName(its.spokenName).back().lemmas.front() == "number")
                numbers.push_back(column);
            else if (column.source.index == source && its.isPrimaryKey)
                keys.push_back(column);
        }
        const auto isShown = [&](const ColumnReference& column) { return shows(m_block, Expression{column}); };
        if (std::ranges::any_of(keys, isShown))
            return keys;
        return numbers.empty() && !words.front().lemmas.front().starts_with("number") ? keys : numbers;
    }

    /// "Birthday", "born when"
    std::vector<ColumnReference> ofBirth(std::span<const Word> words) const
    {
        static constexpr std::array<std::string_view, 4> birthdays{"birthday", "birthdate", "dob", "born"};
        static constexpr std::array<std::string_view, 3> births{"birth", "born", "dob"};
        const bool isWhen = words.size() == 2 && words.back().lemmas.front() == "when";
        if (!isOne(isWhen ? words.first(1) : words, birthdays))
            return {};
        return having([&](const Column&, const std::vector<Word>& name) {
            return std::ranges::any_of(name, [](const Word& part) { return isOneOf(part.text, births); });
        });
    }

    /// "Pay" of a salary
    std::vector<ColumnReference> calledInPassing(std::span<const Word> words) const
    {
        if (words.size() != 1)
            return {};
        std::vector<ColumnReference> found = having([&](const Column&, const std::vector<Word>& name) {
            const auto others = name.empty() ? std::span<const std::string_view>() : casualNames(name.back().lemmas.front());
            return isOneOf(words.front().lemmas.front(), others);
        });
        std::erase_if(found, [&](const ColumnReference& column) { return isKey(column.column, m_schema); });
        return found;
    }

    std::vector<ColumnReference> dated(std::span<const Word> words) const
    {
        std::vector<ColumnReference> found;
        const auto isDay = [&](const ColumnReference& column) {
            const bool isNumberOfKey = m_schema.column(column.column).type == ColumnType::Number && isKey(column.column, m_schema);
            return isOne(words, kDays) && !isNumberOfKey && holdsDays(column.column, m_cells);
        };
        std::ranges::copy_if(m_columns, std::back_inserter(found), isDay);
        return found;
    }

    /// The only one that is shown, the only one at all, or the only one of the things shown.
    std::vector<ColumnReference> closest(const std::vector<ColumnReference>& found) const
    {
        using Test = std::function<bool(const ColumnReference&)>;
        const auto source = sourceShown();
        for (const Test& isMeant : {Test([&](const ColumnReference& column) { return shows(m_block, Expression{column}); }),
                                    Test([](const ColumnReference&) { return true; }),
                                    Test([&](const ColumnReference& column) { return column.source.index == source; })}) {
            if (std::ranges::count_if(found, isMeant) == 1)
                return {*std::ranges::find_if(found, isMeant)};
        }
        return {};
    }

    /// "Name and km" of groups in order of sum(km); null: none.
    const sql::Expression* figureInOrder(const ColumnReference& column) const
    {
        for (const sql::OrderKey& key : m_order) {
            const auto* call = std::get_if<sql::AggregateCall>(&key.expression.term);
            if (call && *call->argument == Expression{column} && !isOfGroups(column))
                return &key.expression;
        }
        return nullptr;
    }

    /// In a query of groups: whether a group has one of it.
    bool isOfGroups(const ColumnReference& column) const
    {
        return m_block.groupBy.empty() || std::ranges::any_of(m_block.groupBy, [&](const Expression& key) {
                   const auto* grouped = std::get_if<ColumnReference>(&key.term);
                   return key == Expression{column}
                   || (grouped && grouped->source == column.source && m_schema.column(grouped->column).isPrimaryKey);
               });
    }

    const sql::SelectBlock& m_block;
    const std::vector<sql::OrderKey>& m_order;
    const CellLookup& m_cells;
    const Schema& m_schema;
    std::vector<ColumnReference> m_columns;
};

} // namespace

WordsMeaning requestMeaning(const sql::Query& query, const CellLookup& cells)
{
    return [meaning = RequestMeaning(query, cells)](std::span<const Word> words, bool isWhole) { return meaning.of(words, isWhole); };
}

} // namespace ratatosk
