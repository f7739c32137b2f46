// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"
#include "core/files/searching/database_search.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// What the window may do with a database: read its schema and run statements read-only. One per worker thread.
class DatabaseBrowser
{
public:
    static Result<std::unique_ptr<DatabaseBrowser>> open(const std::filesystem::path& file);
    virtual ~DatabaseBrowser() = default;

    virtual const Schema& schema() const = 0;
    virtual const std::filesystem::path& file() const = 0;

    /// At most `maxRows` rows; see Connection::run for errors.
    virtual Result<ResultTable> run(const std::string& sql, std::int64_t maxRows, std::stop_token stop = {}) = 0;

    /// See searchDatabase. `tell` is called on this thread.
    virtual Result<void> find(const CellWish& wish, const TellSearch& tell, std::stop_token stop = {}) = 0;

    /// Byte offset where compiling fails, or -1.
    virtual int errorOffset(const std::string& sql) = 0;
};

} // namespace ratatosk
