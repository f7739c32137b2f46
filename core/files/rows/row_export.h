// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/files/rows/row_text.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

namespace ratatosk {

/// Takes the next piece of the text; false ends the work (the disk is full).
using TextSink = std::function<bool(std::string_view)>;

/// Runs `sql` once more on a read-only connection of its own, without any cap, and hands all rows to `sink` as text, or as the bytes of a
/// workbook when they have ended. Returns how many
/// there were. Errors: as Connection::open and Connection::stream; IoError when the sink refused.
Result<std::int64_t> exportRows(const std::filesystem::path& database, const std::string& sql, const RowTextOptions& options,
                                const TextSink& sink, std::stop_token stop = {}, const ReportProgress& report = {});

/// The same in a child process of its own, `program statements`, where `program` is ratatosk-cli. Error besides:
/// WorkerFailed.
Result<std::int64_t> exportRowsApart(const std::filesystem::path& program, const std::filesystem::path& database, const std::string& sql,
                                     const RowTextOptions& options, const TextSink& sink, std::stop_token stop = {},
                                     const ReportProgress& report = {});

/// Rows that are in hand.
Result<std::int64_t> exportTable(const ResultTable& table, const RowTextOptions& options, const TextSink& sink, std::stop_token stop = {});

} // namespace ratatosk
