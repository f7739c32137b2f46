// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/months_asked.h"

#include "core/evidence/question_words.h"
#include "core/language/number_words.h"
#include "core/language/word_splitter.h"
#include "core/linking/number_literal.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {
namespace {

using sql::Expression;

constexpr int kMonthsOfYear = 12;

bool isOfMonths(const Column& column)
{
    const std::vector<Word> name = splitName(column.spokenName);
    for (std::size_t part = 0; part < name.size(); ++part)
        if (hasLemma(name[part], "monthly") || (part > 0 && hasLemma(name[part], "month") && hasLemma(name[part - 1], "per")))
            return true;
    return false;
}

/// "for three months", "for 12 months": the number before the word.
std::optional<int> numberBefore(const Question& question, int word)
{
    if (wordAt(question, word - 2) != "for")
        return {};
    if (const auto number = readNumber(wordAt(question, word - 1)))
        return static_cast<int>(number->value);
    for (const NumberPhrase& phrase : numberPhrasesOf(question))
        if (phrase.end == word)
            return static_cast<int>(phrase.value);
    return {};
}

/// "a year", "yearly", "for twelve months"; nothing where a month is spoken of.
std::optional<std::string> monthsAsked(const Question& question)
{
    static constexpr std::array<std::string_view, 3> yearly{"yearly", "annual", "annually"};
    static constexpr std::array<std::string_view, 4> ones{"a", "per", "each", "whole"};
    static constexpr std::array<std::string_view, 1> monthly{"monthly"};
    std::optional<std::string> months;
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        const bool isOfYear = wordAt(question, word) == "year" && std::ranges::find(ones, wordAt(question, word - 1)) != ones.end();
        if (isOfYear)
            months = std::to_string(kMonthsOfYear);
        if (!hasLemma(question.words[static_cast<std::size_t>(word)], "month"))
            continue;
        const auto number = numberBefore(question, word);
        if (!number)
            return {};
        months = std::to_string(*number);
    }
    if (says(question, monthly))
        return {};
    return months || !says(question, yearly) ? months : std::to_string(kMonthsOfYear);
}

/// The column, or what an aggregate makes of it.
bool isOfMonths(const Expression& expression, const Schema& schema)
{
    const auto* call = std::get_if<sql::AggregateCall>(&expression.term);
    const auto* column = std::get_if<sql::ColumnReference>(call ? &call->argument->term : &expression.term);
    return column && (!call || call->function != sql::Aggregate::Count) && isOfMonths(schema.column(column->column));
}

} // namespace

bool reckonForMonthsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    const auto months = query.rest.empty() ? monthsAsked(question) : std::nullopt;
    if (!months)
        return false;
    const Expression factor{sql::Literal{ValueType::Integer, *months}};
    bool hasChanged = false;
    for (sql::SelectItem& item : query.first.items) {
        if (!isOfMonths(item.expression, schema))
            continue;
        item.expression = {sql::Arithmetic{sql::ArithmeticOperator::Multiply, factor, item.expression}};
        hasChanged = true;
    }
    return hasChanged;
}

} // namespace ratatosk
