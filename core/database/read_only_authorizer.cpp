// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/read_only_authorizer.h"

#include "core/schema/identifier.h"

#include <fmt/format.h>
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
    static constexpr std::array<std::string_view, 7> reachingOut{"load_extension", "readfile",  "writefile", "edit",
                                                                 "fts3_tokenizer", "zipfile",   "icu_load_collation"};
    return !contains(reachingOut, name);
}

/// Pragmas that only read: some take the name of a table or index, the others write as soon as they get an argument.
bool isReadingPragma(std::string_view name, std::string_view argument)
{
    static constexpr std::array<std::string_view, 9> describing{"table_info",  "table_xinfo",  "table_list",
                                                                "index_list",  "index_info",   "index_xinfo",
                                                                "foreign_key_list", "foreign_key_check", "quick_check"};
    static constexpr std::array<std::string_view, 14> plain{"data_version",   "page_size",       "page_count",   "freelist_count",
                                                            "encoding",       "user_version",    "application_id", "schema_version",
                                                            "database_list",  "collation_list",  "function_list", "compile_options",
                                                            "integrity_check", "foreign_keys"};
    return contains(describing, name) || (argument.empty() && contains(plain, name));
}

/// Connecting a virtual table (json_each, pragma_table_info, full-text search) asks to update the schema table, though nothing is
/// written; a statement that really updates it does not compile.
bool isSchemaTable(std::string_view table)
{
    static constexpr std::array<std::string_view, 4> names{"sqlite_master", "sqlite_schema", "sqlite_temp_master", "sqlite_temp_schema"};
    return contains(names, table);
}

bool isAllowed(int action, std::string_view first, std::string_view second)
{
    switch (action) {
    case SQLITE_READ:
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE:
        return true;
    case SQLITE_FUNCTION:
        return isHarmlessFunction(second);
    case SQLITE_PRAGMA:
        return isReadingPragma(first, second);
    case SQLITE_UPDATE:
        return isSchemaTable(first);
    default:
        return false;
    }
}

/// What a refused action would have done, to follow "wants to".
std::string describe(int action, std::string_view first, std::string_view second)
{
    switch (action) {
    case SQLITE_INSERT:
        // CREATE and DROP announce themselves as changes of the schema table.
        return isSchemaTable(first) ? "change the schema" : fmt::format("INSERT into {}", first);
    case SQLITE_UPDATE:
        return fmt::format("UPDATE {}", first);
    case SQLITE_DELETE:
        return isSchemaTable(first) ? "change the schema" : fmt::format("DELETE from {}", first);
    case SQLITE_FUNCTION:
        return fmt::format("call {}()", second);
    case SQLITE_PRAGMA:
        return fmt::format("{} PRAGMA {}", second.empty() ? "use" : "set", first);
    case SQLITE_ATTACH:
        return fmt::format("ATTACH {}", first);
    case SQLITE_DETACH:
        return fmt::format("DETACH {}", first);
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT:
        return "control a transaction";
    default:
        return "change the schema";
    }
}

std::string_view viewOf(const char* text)
{
    return text ? text : "";
}

} // namespace

void ReadOnlyAuthorizer::install(sqlite3* handle)
{
    sqlite3_set_authorizer(handle, authorize, this);
}

int ReadOnlyAuthorizer::authorize(void* self, int action, const char* first, const char* second, const char*, const char*)
{
    if (isAllowed(action, viewOf(first), viewOf(second)))
        return SQLITE_OK;
    std::string& refusal = static_cast<ReadOnlyAuthorizer*>(self)->m_refusal;
    if (refusal.empty())
        refusal = describe(action, viewOf(first), viewOf(second));
    return SQLITE_DENY;
}

} // namespace ratatosk
