// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/row_change.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace ratatosk {

/// What the window may do with a database once its user has allowed changes. Nothing reaches the file before apply(); see
/// core/database/engine/edit_connection for promises and errors. One per worker thread.
class DatabaseEditor
{
public:
    static Result<std::unique_ptr<DatabaseEditor>> open(const std::filesystem::path& file);
    virtual ~DatabaseEditor() = default; ///< undoes what was not applied

    virtual Result<EditOutcome> run(const std::string& sql, std::int64_t maxRows, std::stop_token stop = {}) = 0;
    virtual int errorOffset(const std::string& sql) = 0;

    virtual bool hasPending() const = 0;
    virtual Result<void> apply() = 0;
    virtual void undo() = 0;
};

/// Whether the statement is an UPDATE or DELETE with no WHERE of its own: one inside parentheses does not count.
bool changesEveryRow(std::string_view sql);

} // namespace ratatosk
