// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/guarded_functions.h"

#include "core/database/sqlite/function_delegate.h"
#include "core/database/sqlite/print_cost.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace ratatosk {

namespace {

constexpr int firstWithBinaryJson = 3'045'000;
constexpr std::int64_t mostPathParts = 1'000;           ///< of a JSON path: SQLite descends by recursion, and 80,000 crash it
constexpr std::int64_t mostKeyComparisons = 20'000'000; // some 100 ms

/// SQLite's words for what is wrong with the arguments, or null.
using Objection = const char* (*)(sqlite3_context* context, int count, sqlite3_value** arguments);

const char* objectToFormat(sqlite3_context* context, int count, sqlite3_value** arguments)
{
    if (count == 0 || isNull(arguments[0]))
        return nullptr;
    const auto starAt = [=](int place) -> std::int64_t { return place + 1 < count ? sqlite3_value_int64(arguments[place + 1]) : 0; };
    const int longest = sqlite3_limit(sqlite3_context_db_handle(context), SQLITE_LIMIT_LENGTH, -1);
    return printCost(textOf(arguments[0]), starAt) > longest ? "string or blob too big" : nullptr;
}

std::int64_t keysIn(sqlite3_value* json)
{
    return std::ranges::count(textOf(json), ':');
}

/// Each key of the patch is looked for among all of the target.
const char* objectToPatch(sqlite3_context*, int count, sqlite3_value** arguments)
{
    if (count != 2 || isNull(arguments[0]) || isNull(arguments[1]))
        return nullptr;
    return keysIn(arguments[0]) * keysIn(arguments[1]) > mostKeyComparisons ? "json_patch() of objects with too many keys" : nullptr;
}

const char* objectToPaths(sqlite3_context*, int count, sqlite3_value** arguments)
{
    for (int i = 1; i < count; i += 2) {
        const std::string_view path = isNull(arguments[i]) ? "" : textOf(arguments[i]);
        if (std::ranges::count_if(path, [](char letter) { return letter == '.' || letter == '['; }) > mostPathParts)
            return "JSON path has too many parts";
    }
    return nullptr;
}

struct GuardedFunction {
    std::string name;
    int arguments = -1;
    Objection objectionTo = nullptr;
    bool isJson = false;
    FunctionDelegate original{};
};

void call(sqlite3_context* context, int count, sqlite3_value** arguments)
{
    auto& function = *static_cast<GuardedFunction*>(sqlite3_user_data(context));
    if (const char* objection = function.objectionTo(context, count, arguments))
        return sqlite3_result_error(context, objection, -1);
    if (function.original.call(context, function.name, count, arguments) && function.isJson)
        sqlite3_result_subtype(context, jsonSubtype);
}

#ifdef SQLITE_RESULT_SUBTYPE
constexpr int jsonFlags = standInFlags | SQLITE_SUBTYPE | SQLITE_RESULT_SUBTYPE;
#else
constexpr int jsonFlags = standInFlags | SQLITE_SUBTYPE;
#endif

void add(sqlite3* handle, const char* name, int arguments, Objection objectionTo, bool isJson)
{
    auto* function = new GuardedFunction{name, arguments, objectionTo, isJson}; // SQLite deletes it, also when it does not take it
    sqlite3_create_function_v2(handle, name, arguments, isJson ? jsonFlags : standInFlags, function, call, nullptr, nullptr,
                               [](void* self) { delete static_cast<GuardedFunction*>(self); });
}

} // namespace

void addGuardedFunctions(sqlite3* handle)
{
    add(handle, "printf", -1, objectToFormat, false);
    add(handle, "format", -1, objectToFormat, false);
    add(handle, "json_patch", 2, objectToPatch, true);
    add(handle, "json_set", -1, objectToPaths, true);
    add(handle, "json_insert", -1, objectToPaths, true);
    if (sqlite3_libversion_number() >= firstWithBinaryJson) {
        add(handle, "jsonb_patch", 2, objectToPatch, false);
        add(handle, "jsonb_set", -1, objectToPaths, false);
        add(handle, "jsonb_insert", -1, objectToPaths, false);
    }
}

} // namespace ratatosk
