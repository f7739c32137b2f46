// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/pattern_functions.h"

#include "core/base/utf8.h"
#include "core/database/sqlite/interruption.h"
#include "core/database/sqlite/pattern_match.h"
#include "core/database/sqlite/sql_function.h"

#include <algorithm>

namespace ratatosk {

namespace {

/// SQLite takes patterns and what they are compared with to their first zero byte.
std::string_view upToZero(std::string_view text)
{
    return text.substr(0, text.find('\0'));
}

bool matchesBlobs()
{
    static const bool doesNot = sqlite3_compileoption_used("LIKE_DOESNT_MATCH_BLOBS") != 0;
    return !doesNot;
}

bool isBlob(sqlite3_value* value)
{
    return sqlite3_value_type(value) == SQLITE_BLOB;
}

/// The common part: false when the outcome is settled without looking at the texts.
bool areComparable(sqlite3_context* context, sqlite3_value** arguments)
{
    if (!matchesBlobs() && (isBlob(arguments[0]) || isBlob(arguments[1]))) {
        sqlite3_result_int(context, 0);
        return false;
    }
    const int longest = sqlite3_limit(sqlite3_context_db_handle(context), SQLITE_LIMIT_LIKE_PATTERN_LENGTH, -1);
    if (!isNull(arguments[0]) && textOf(arguments[0]).size() > static_cast<std::size_t>(longest)) {
        sqlite3_result_error(context, "LIKE or GLOB pattern too complex", -1);
        return false;
    }
    return true;
}

void tell(sqlite3_context* context, PatternMatch outcome)
{
    if (outcome == PatternMatch::GivenUp)
        sqlite3_result_error_code(context, SQLITE_INTERRUPT);
    else
        sqlite3_result_int(context, outcome == PatternMatch::Yes);
}

void like(sqlite3_context* context, int count, sqlite3_value** arguments)
{
    if (!areComparable(context, arguments))
        return;
    if (std::any_of(arguments, arguments + count, isNull))
        return;
    const std::string_view escape = count == 3 ? upToZero(textOf(arguments[2])) : "";
    if (count == 3 && (escape.empty() || utf8CharacterAt(escape, 0).bytes != escape.size()))
        return sqlite3_result_error(context, "ESCAPE expression must be a single character", -1);
    tell(context, matchLike(upToZero(textOf(arguments[0])), upToZero(textOf(arguments[1])), escape, Interruption::isDueHere));
}

void glob(sqlite3_context* context, int, sqlite3_value** arguments)
{
    if (!areComparable(context, arguments) || isNull(arguments[0]) || isNull(arguments[1]))
        return;
    tell(context, matchGlob(upToZero(textOf(arguments[0])), upToZero(textOf(arguments[1])), Interruption::isDueHere));
}

} // namespace

void addPatternFunctions(sqlite3* handle)
{
    sqlite3_create_function_v2(handle, "like", 2, standInFlags, nullptr, like, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "like", 3, standInFlags, nullptr, like, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "glob", 2, standInFlags, nullptr, glob, nullptr, nullptr, nullptr);
}

} // namespace ratatosk
