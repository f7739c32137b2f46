// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/row_change.h"
#include "core/database/engine/row_stream.h"

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>

namespace ratatosk {

class Statement;

/// A connection that may write, beside the one that reads. The first statement that changes something opens a transaction; nothing
/// of it reaches the file before apply(), and a process that dies before that leaves the file as it was. Meanwhile others may read
/// the file but not write to it. Lives on one thread at a time.
class EditConnection
{
public:
    /// Errors: as Connection::open; PermissionDenied where the file may not be written.
    static Result<EditConnection> open(const std::filesystem::path& file);

    EditConnection(EditConnection&&) noexcept;
    EditConnection& operator=(EditConnection&&) noexcept;
    ~EditConnection(); ///< undoes what was not applied

    /// Runs the one statement in `sql`, on top of what is pending. One that fails leaves no trace of itself; one that is stopped
    /// takes all that was pending with it, as SQLite has it: ask hasPending(). Errors: as Connection::run, DatabaseLocked while
    /// another program writes.
    Result<EditOutcome> run(const std::string& sql, const RunLimits& limits = {}, std::stop_token stop = {});

    bool hasPending() const;
    /// Writes what is pending to the file. On an error (a foreign key that points nowhere, a reader that holds the file) it stays pending.
    Result<void> apply();
    void undo();

    int errorOffset(const std::string& sql) const; ///< as Connection::errorOffset

private:
    struct State;

    explicit EditConnection(std::unique_ptr<State> state);
    static Result<EditOutcome> finish(Statement statement, const RunLimits& limits);

    std::unique_ptr<State> m_state;
};

} // namespace ratatosk
