// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/editing_authorizer.h"

#include <sqlite3.h>

namespace ratatosk {

namespace {

bool isRowChange(int code)
{
    return code == SQLITE_INSERT || code == SQLITE_UPDATE || code == SQLITE_DELETE;
}

bool isSchemaChange(int code)
{
    switch (code) {
    case SQLITE_CREATE_TABLE:
    case SQLITE_CREATE_INDEX:
    case SQLITE_CREATE_VIEW:
    case SQLITE_CREATE_TRIGGER:
    case SQLITE_CREATE_VTABLE:
    case SQLITE_DROP_TABLE:
    case SQLITE_DROP_INDEX:
    case SQLITE_DROP_VIEW:
    case SQLITE_DROP_TRIGGER:
    case SQLITE_DROP_VTABLE:
    case SQLITE_ALTER_TABLE:
    case SQLITE_REINDEX:
    case SQLITE_ANALYZE: return true;
    default: return false;
    }
}

} // namespace

void EditingAuthorizer::begin()
{
    ReadOnlyAuthorizer::begin();
    m_sawSchemaChange = false;
}

bool EditingAuthorizer::allows(const RequestedAction& action)
{
    if (action.code == SQLITE_TRANSACTION || action.code == SQLITE_SAVEPOINT)
        return m_mayControl;
    m_sawSchemaChange = m_sawSchemaChange || isSchemaChange(action.code);
    return isRowChange(action.code) || isSchemaChange(action.code) || ReadOnlyAuthorizer::allows(action);
}

} // namespace ratatosk
