// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/regexp_function.h"

#include "core/database/sqlite/interruption.h"
#include "core/database/sqlite/sql_function.h"

#include <memory>
#include <string>

#include <fmt/format.h>
#include <re2/re2.h>

namespace ratatosk {

namespace {

constexpr std::size_t longestPattern = 50'000; // bytes, as SQLite has it for LIKE

re2::StringPiece pieceOf(std::string_view text)
{
    return {text.data(), text.size()};
}

std::unique_ptr<RE2> compiled(sqlite3_context* context, std::string_view pattern)
{
    if (pattern.size() > longestPattern) {
        sqlite3_result_error(context, "regular expression too long", -1);
        return nullptr;
    }
    RE2::Options options;
    options.set_log_errors(false);
    auto expression = std::make_unique<RE2>(pieceOf(pattern), options);
    if (expression->ok())
        return expression;
    const std::string reason = fmt::format("invalid regular expression: {}", expression->error());
    sqlite3_result_error(context, reason.c_str(), -1);
    return nullptr;
}

/// A pattern that is the same for all rows is compiled once.
void regexp(sqlite3_context* context, int, sqlite3_value** arguments)
{
    if (isNull(arguments[0]) || isNull(arguments[1]))
        return;
    if (Interruption::isDueHere())
        return sqlite3_result_error_code(context, SQLITE_INTERRUPT);
    const auto* known = static_cast<const RE2*>(sqlite3_get_auxdata(context, 0));
    auto made = known ? nullptr : compiled(context, textOf(arguments[0]));
    if (!known && !made)
        return;
    const RE2& expression = known ? *known : *made;
    sqlite3_result_int(context, RE2::PartialMatch(pieceOf(textOf(arguments[1])), expression));
    if (!known) // last: SQLite may free it at once
        sqlite3_set_auxdata(context, 0, made.release(), [](void* old) { delete static_cast<RE2*>(old); });
}

} // namespace

void addRegexpFunction(sqlite3* handle)
{
    sqlite3_create_function_v2(handle, "regexp", 2, standInFlags, nullptr, regexp, nullptr, nullptr, nullptr);
}

} // namespace ratatosk
