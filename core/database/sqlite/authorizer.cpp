// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/authorizer.h"

#include "core/database/schema/identifier.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>

namespace ratatosk {

namespace {

/// To follow "would".
std::string describe(const RequestedAction& action)
{
    switch (action.code) {
    case SQLITE_INSERT:
        // CREATE and DROP announce themselves as changes of the schema table.
        return isSchemaTable(action.first) ? "change the schema" : fmt::format("INSERT into {}", action.first);
    case SQLITE_UPDATE: return fmt::format("UPDATE {}", action.first);
    case SQLITE_DELETE: return isSchemaTable(action.first) ? "change the schema" : fmt::format("DELETE from {}", action.first);
    case SQLITE_FUNCTION: return fmt::format("call {}()", action.second);
    case SQLITE_PRAGMA: return fmt::format("{} PRAGMA {}", action.second.empty() ? "use" : "set", action.first);
    case SQLITE_ATTACH: return fmt::format("ATTACH {}", action.first);
    case SQLITE_DETACH: return fmt::format("DETACH {}", action.first);
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT: return "control a transaction";
    default: return "change the schema";
    }
}

std::string_view viewOf(const char* text)
{
    return text ? text : "";
}

} // namespace

bool isSchemaTable(std::string_view table)
{
    static constexpr std::array<std::string_view, 4> names{"sqlite_master", "sqlite_schema", "sqlite_temp_master", "sqlite_temp_schema"};
    return std::ranges::find(names, foldedIdentifier(table)) != names.end();
}

void Authorizer::begin()
{
    m_refusal.clear();
    m_longestValue = ratatosk::longestValue;
}

/// json_each and json_tree are tables that parse a text.
void Authorizer::noteFunction(const RequestedAction& action)
{
    if (action.code == SQLITE_FUNCTION)
        m_longestValue = std::min(m_longestValue, longestValueFor(action.second));
    else if (action.code == SQLITE_READ && action.first.starts_with("json_"))
        m_longestValue = std::min(m_longestValue, longestValueFor(action.first));
}

void Authorizer::install(sqlite3* handle)
{
    sqlite3_set_authorizer(handle, authorize, this);
}

int Authorizer::authorize(void* self, int code, const char* first, const char* second, const char*, const char*)
{
    auto& authorizer = *static_cast<Authorizer*>(self);
    const RequestedAction action{code, viewOf(first), viewOf(second)};
    authorizer.noteFunction(action);
    if (authorizer.allows(action))
        return SQLITE_OK;
    if (authorizer.m_refusal.empty())
        authorizer.m_refusal = describe(action);
    return SQLITE_DENY;
}

} // namespace ratatosk
