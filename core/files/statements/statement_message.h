// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/cell_needle.h"
#include "core/database/engine/row_change.h"
#include "core/database/schema/schema.h"
#include "core/messages/answers/message_reader.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace ratatosk {

// The language of the pipe between the window and `ratatosk-cli statements`, which holds one connection to one file. The window numbers its
// requests from 1 and waits for the end of each before it sends the next, except for a CancelRequest, which is carried out at once. The
// child answers with any number of RowPortions and then exactly one other reply. It ends when its standard input is closed.

enum class StatementAccess {
    Browse, ///< read, and be told the schema
    Read,
    Edit,
};

/// The first request. Answered by the Schema when browsing, otherwise by a StatementEnd.
struct OpenFile {
    std::filesystem::path file;
    StatementAccess access = StatementAccess::Browse;
    bool operator==(const OpenFile&) const = default;
};
/// Answered by RowPortions and a StatementEnd. The limits are those of RunLimits.
struct RunStatement {
    std::string sql;
    std::int64_t rows = 10'000;
    std::int64_t bytes = 256ll << 20;
    bool operator==(const RunStatement&) const = default;
};
/// Answered by RowPortions, whose rows are search events (files/searching), and a StatementEnd. Not while editing.
struct FindCells {
    CellWish wish;
    bool operator==(const FindCells&) const = default;
};
/// Answered by a StatementEnd with errorOffset.
struct LocateError {
    std::string sql;
    bool operator==(const LocateError&) const = default;
};
/// These two are for editing, and answered by a StatementEnd.
struct ApplyChanges {
    bool operator==(const ApplyChanges&) const = default;
};
struct UndoChanges {
    bool operator==(const UndoChanges&) const = default;
};

struct StatementRequest {
    std::uint64_t number = 0;
    std::variant<OpenFile, RunStatement, FindCells, LocateError, ApplyChanges, UndoChanges, CancelRequest> body;

    bool operator==(const StatementRequest&) const = default;
};

/// Some of the rows, in order. The first portion alone names the columns; it comes even where there are no rows.
struct RowPortion {
    std::vector<std::string> columns;
    std::string rows; ///< row_bytes.h

    bool operator==(const RowPortion&) const = default;
};

struct StatementEnd {
    bool isComplete = true;
    double milliseconds = 0;
    int errorOffset = -1;
    bool hasPending = false; ///< changes wait to be applied
    bool hasChanges = false; ///< false: `changes` is empty, since the statement only read
    ChangeSet changes;

    bool operator==(const StatementEnd&) const = default;
};

struct StatementFailure {
    Error error;
    bool hasPending = false;

    bool operator==(const StatementFailure&) const = default;
};

struct StatementReply {
    std::uint64_t number = 0; ///< of the request that it answers
    std::variant<Schema, RowPortion, StatementEnd, StatementFailure> body;
};

/// Error: LimitExceeded for a statement of many megabytes.
Result<std::string> encode(const StatementRequest& request);

/// A reply too large for a frame becomes a StatementFailure with code LimitExceeded.
std::string encode(const StatementReply& reply);

extern template class MessageReader<StatementRequest>;
extern template class MessageReader<StatementReply>;

} // namespace ratatosk
