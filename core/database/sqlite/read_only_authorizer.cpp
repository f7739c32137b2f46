// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/read_only_authorizer.h"

#include "core/database/schema/identifier.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {

namespace {

template <class Names>
bool contains(const Names& names, std::string_view name)
{
    return std::ranges::find(names, foldedIdentifier(name)) != names.end();
}

/// Functions that reach outside the database; the command line shell and some builds of SQLite have them.
bool isHarmlessFunction(std::string_view name)
{
    static constexpr std::array<std::string_view, 7> reachingOut{"load_extension", "readfile", "writefile",         "edit",
                                                                 "fts3_tokenizer", "zipfile",  "icu_load_collation"};
    return !contains(reachingOut, name);
}

/// Pragmas that only read: some take the name of a table or index, the others write as soon as they get an argument.
bool isReadingPragma(std::string_view name, std::string_view argument)
{
    static constexpr std::array<std::string_view, 9> describing{"table_info",       "table_xinfo",       "table_list",
                                                                "index_list",       "index_info",        "index_xinfo",
                                                                "foreign_key_list", "foreign_key_check", "quick_check"};
    static constexpr std::array<std::string_view, 14> plain{
        "data_version",   "page_size",     "page_count",     "freelist_count", "encoding",        "user_version",    "application_id",
        "schema_version", "database_list", "collation_list", "function_list",  "compile_options", "integrity_check", "foreign_keys"};
    return contains(describing, name) || (argument.empty() && contains(plain, name));
}

} // namespace

bool ReadOnlyAuthorizer::allows(const RequestedAction& action)
{
    switch (action.code) {
    case SQLITE_READ:
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE: return true;
    case SQLITE_FUNCTION: return isHarmlessFunction(action.second);
    case SQLITE_PRAGMA: return isReadingPragma(action.first, action.second);
    case SQLITE_UPDATE:
        // Connecting a virtual table (json_each, pragma_table_info, full-text search) asks for it, though nothing is written; a
        // statement that really updates the schema table does not compile.
        return isSchemaTable(action.first);
    default: return false;
    }
}

} // namespace ratatosk
