// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/cell_filter.h"

#include "core/files/rows/chart_column.h"
#include "core/files/rows/row_text.h"
#include "core/sql/tree/like_pattern.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include <fmt/format.h>

namespace ratatosk {

namespace {

using Test = CellFilter::Kind;

// Longer signs first.
constexpr std::array<std::pair<std::string_view, Test>, 10> kSigns{{{kMatchSign, Test::Matches},
                                                                    {"<=", Test::LessEqual},
                                                                    {">=", Test::GreaterEqual},
                                                                    {"!=", Test::Unequal},
                                                                    {"<>", Test::Unequal},
                                                                    {"==", Test::Equal},
                                                                    {"<", Test::Less},
                                                                    {">", Test::Greater},
                                                                    {"=", Test::Equal},
                                                                    {"~", Test::Contains}}};

std::string_view withoutSpaces(std::string_view text)
{
    const size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Leaves case aside, as all tests of texts do.
std::string wholePattern(std::string_view typed)
{
    return "(?i)" + std::string(typed);
}

CellFilter matchOf(std::string_view pattern)
{
    auto compiled = TextPattern::compile(wholePattern(pattern));
    return compiled ? CellFilter{Test::Matches, std::string(pattern), {}, std::move(compiled)} : CellFilter();
}

CellFilter testOf(Test kind, std::string_view operand)
{
    const bool isUnfinished = operand.empty() && kind != Test::Equal && kind != Test::Unequal; // ">" alone, while typing
    if (isUnfinished)
        return {};
    if (kind == Test::Matches)
        return matchOf(operand);
    CellFilter test{kind, std::string(operand), {}};
    double number = 0;
    const auto [end, error] = std::from_chars(operand.data(), operand.data() + operand.size(), number);
    if (error == std::errc() && end == operand.data() + operand.size() && std::isfinite(number))
        test.number = number;
    return test;
}

const char* signOf(Test kind)
{
    switch (kind) {
    case Test::Unequal: return "<>";
    case Test::Less: return "<";
    case Test::LessEqual: return "<=";
    case Test::Greater: return ">";
    case Test::GreaterEqual: return ">=";
    default: return "=";
    }
}

bool isCased(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || static_cast<unsigned char>(letter) >= 0x80;
}

std::string containsText(const std::string& text, const std::string& column, const char* like)
{
    const sql::Like test = sql::likeTest({}, {text, true, true});
    const char* escape = test.isEscaped ? " ESCAPE '\\'" : "";
    return fmt::format("{} {} {}{}", column, like, sqlLiteral(std::get<sql::Literal>(test.pattern.term).text), escape);
}

/// "2024-02-29", and a day that there is: a server refuses others.
bool isDay(const std::string& text)
{
    constexpr size_t kLength = 10;
    return text.size() == kLength && timeOf(Cell(text));
}

/// Whether a server compares the column's cells with what was typed by themselves, as it would with a literal of their type.
bool isOfItsType(const CellFilter& test, const Column& stored)
{
    const std::string_view declared = stored.declaredType;
    if (stored.type == ColumnType::Number)
        return test.number.has_value();
    if (declared == "date" || declared.starts_with("timestamp"))
        return isDay(test.text);
    const bool isText = declared == "text" || declared.starts_with("character varying");
    return isText && test.kind == Test::Equal && std::ranges::none_of(test.text, isCased);
}

/// Texts that are no numbers pass no test with one, as little as NULL does. Equal texts are so in every order of letters: an index has its
/// own.
std::string serverCondition(const CellFilter& test, const std::string& column, const Column* stored)
{
    if (stored && test.kind != Test::Contains && test.kind != Test::Matches && isOfItsType(test, *stored))
        return fmt::format("{} {} {}", column, signOf(test.kind), stored->type == ColumnType::Number ? test.text : sqlLiteral(test.text));
    const std::string text = fmt::format("CAST({} AS text)", column);
    if (test.kind == Test::Contains)
        return containsText(test.text, text, "ILIKE");
    if (test.kind == Test::Matches)
        return fmt::format("{} ~* {}", text, sqlLiteral(test.text));
    if (test.number)
        return fmt::format("CASE WHEN {0} ~ '^[-+]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][-+]?[0-9]+)?$' THEN CAST({0} AS numeric) {1} {2} "
                           "ELSE {3} END",
                           text, signOf(test.kind), test.text, test.kind == Test::Unequal ? text + " IS NOT NULL" : "FALSE");
    const char* order = test.kind == Test::Equal ? "" : " COLLATE \"C\"";
    return fmt::format("lower({}){} {} lower({})", text, order, signOf(test.kind), sqlLiteral(test.text));
}

} // namespace

CellFilter readCellTest(std::string_view typed)
{
    const std::string_view text = withoutSpaces(typed);
    if (text == "NULL")
        return {Test::IsNull, {}, {}};
    if (text == "!NULL")
        return {Test::IsNotNull, {}, {}};
    for (const auto& [sign, kind] : kSigns) {
        if (text.starts_with(sign))
            return testOf(kind, withoutSpaces(text.substr(sign.size())));
    }
    return testOf(Test::Contains, text);
}

std::optional<PatternFault> patternFaultOf(std::string_view typed)
{
    const std::string_view text = withoutSpaces(typed);
    PatternFault fault;
    if (!text.starts_with(kMatchSign) || TextPattern::compile(wholePattern(withoutSpaces(text.substr(kMatchSign.size()))), &fault))
        return {};
    return fault;
}

std::string conditionOf(const CellFilter& test, const std::string& column, Dialect dialect, const Column* stored)
{
    switch (test.kind) {
    case Test::IsNull: return column + " IS NULL";
    case Test::IsNotNull: return column + " IS NOT NULL";
    default: break;
    }
    if (dialect == Dialect::Postgres)
        return serverCondition(test, column, stored);
    if (test.kind == Test::Contains)
        return containsText(test.text, column, "LIKE");
    if (test.kind == Test::Matches)
        return fmt::format("{} REGEXP {}", column, sqlLiteral(wholePattern(test.text)));
    if (test.number)
        return fmt::format("{} {} {}", column, signOf(test.kind), test.text);
    const char* collation = std::ranges::any_of(test.text, isCased) ? " COLLATE NOCASE" : "";
    return fmt::format("{}{} {} {}", column, collation, signOf(test.kind), sqlLiteral(test.text));
}

} // namespace ratatosk
