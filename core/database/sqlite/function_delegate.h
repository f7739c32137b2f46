// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/sqlite/sql_function.h"

#include <map>
#include <memory>
#include <string>

namespace ratatosk {

/// SQLite's own mark of a text that is JSON.
inline constexpr unsigned jsonSubtype = 'J';

/// Calls SQLite's own functions for those that stand in for them on another connection, by way of an empty database in memory.
class FunctionDelegate
{
public:
    FunctionDelegate() = default;
    FunctionDelegate(const FunctionDelegate&) = delete;
    FunctionDelegate& operator=(const FunctionDelegate&) = delete;
    ~FunctionDelegate();

    /// Sets the result, or SQLite's error, of `name` called with these arguments. False: an error, or NULL.
    bool call(sqlite3_context* context, const std::string& name, int count, sqlite3_value** arguments);

private:
    sqlite3_stmt* statementFor(const std::string& sql);
    bool open();
    void forget();

    sqlite3* m_handle = nullptr;
    std::map<std::string, sqlite3_stmt*> m_statements; ///< by their text
};

} // namespace ratatosk
