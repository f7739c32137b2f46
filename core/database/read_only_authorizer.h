// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

struct sqlite3;

namespace ratatosk {

/// Decides for SQLite, action by action, what a statement may do while it is compiled: read, select, recurse, call a harmless
/// function or a reading pragma; nothing else. Remembers what it refused first, so that the message can name it.
/// A second guard, sqlite3_stmt_readonly, stops what SQLite only checks while running (VACUUM INTO): see Statement.
class ReadOnlyAuthorizer
{
public:
    /// Guards `handle` until it closes. Requires: this object outlives the handle and keeps its address.
    void install(sqlite3* handle);

    /// What the last compilation wanted and did not get, to follow "wants to" ("DELETE from dogs"); empty when nothing was refused.
    const std::string& refusal() const { return m_refusal; }
    void forgetRefusal() { m_refusal.clear(); }

private:
    static int authorize(void* self, int action, const char* first, const char* second, const char* database, const char* source);

    std::string m_refusal;
};

} // namespace ratatosk
