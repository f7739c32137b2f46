// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/regexp_function.h"

#include "core/database/sqlite/interruption.h"
#include "core/database/sqlite/sql_function.h"
#include "core/database/sqlite/text_pattern.h"

#include <memory>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace ratatosk {

namespace {

/// Auxiliary data of SQLite is a plain pointer.
using Kept = std::shared_ptr<const TextPattern>;

Kept compiled(sqlite3_context* context, std::string_view pattern)
{
    PatternFault fault;
    Kept expression = TextPattern::compile(pattern, &fault);
    if (expression)
        return expression;
    const bool isTooLong = fault.kind == PatternFault::Kind::TooLarge && fault.part.empty();
    const std::string reason = isTooLong ? fault.reason : fmt::format("invalid regular expression: {}", fault.reason);
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
    const auto* known = static_cast<const Kept*>(sqlite3_get_auxdata(context, 0));
    Kept made = known ? nullptr : compiled(context, textOf(arguments[0]));
    if (!known && !made)
        return;
    const TextPattern& expression = known ? **known : *made;
    sqlite3_result_int(context, expression.isIn(textOf(arguments[1])));
    if (!known) // last: SQLite may free it at once
        sqlite3_set_auxdata(context, 0, new Kept(std::move(made)), [](void* old) { delete static_cast<Kept*>(old); });
}

} // namespace

void addRegexpFunction(sqlite3* handle)
{
    sqlite3_create_function_v2(handle, "regexp", 2, standInFlags, nullptr, regexp, nullptr, nullptr, nullptr);
}

} // namespace ratatosk
