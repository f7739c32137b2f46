// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/sqlite/value_limits.h"

#include <cstdint>
#include <string>
#include <string_view>

struct sqlite3;

namespace ratatosk {

/// What SQLite asks about, action by action, while it compiles a statement.
struct RequestedAction {
    int code = 0; ///< SQLITE_READ, SQLITE_DELETE, ...
    std::string_view first;
    std::string_view second;
};

/// Decides what a statement may do, and remembers what it refused first, so that the message can name it.
class Authorizer
{
public:
    virtual ~Authorizer() = default;

    /// Guards `handle` until it closes. Requires: this object outlives the handle and keeps its address.
    void install(sqlite3* handle);

    /// What the last compilation wanted and did not get, to follow "would" ("DELETE from dogs"); empty when nothing was refused.
    const std::string& refusal() const { return m_refusal; }
    virtual void begin(); ///< a statement is about to be compiled

    /// How long a value may be in the statement compiled last, by the functions that it calls.
    std::int64_t longestValue() const { return m_longestValue; }

    /// False: a statement that writes is refused even where SQLite asks for nothing while compiling (VACUUM INTO).
    virtual bool allowsWriting() const = 0;

protected:
    virtual bool allows(const RequestedAction& action) = 0;

private:
    static int authorize(void* self, int code, const char* first, const char* second, const char* database, const char* source);

    void noteFunction(const RequestedAction& action);

    std::string m_refusal;
    std::int64_t m_longestValue = ratatosk::longestValue;
};

/// The tables in which SQLite itself keeps the schema.
bool isSchemaTable(std::string_view table);

} // namespace ratatosk
