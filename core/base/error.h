// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace ratatosk {

/// What went wrong, as far as a caller needs to tell cases apart. `ui/base/wording/error_text` and the command line have a sentence for each.
enum class ErrorCode {
    InvalidArgument,
    FileMissing,
    FileIsDirectory,
    PermissionDenied,
    NotADatabase,
    DatabaseCorrupt,
    DatabaseLocked,
    DatabaseNeedsRecovery, ///< a write-ahead log that cannot be read in place (read-only folder)
    ServerUnreachable,     ///< nobody answers there, or it has gone
    ServerBusy,            ///< no connection left, starting or ending
    ServerSlow,            ///< it is there, but says nothing
    ServerPassword,        ///< it wants one, or another one
    ServerEncryption,      ///< no TLS as it was wanted
    ServerRefused,         ///< no such user or database, or not the right to it
    InvalidSchema,
    InvalidSql,       ///< SQLite could not compile the text
    RefusedStatement, ///< compiles, but would write or reach outside the database
    QueryFailed,      ///< failed while running
    UnsupportedSql,   ///< valid SQL that our typed AST or a grammar cannot express
    Cancelled,
    LimitExceeded,
    InvalidQuestion,
    NoAnswer,
    ModelMissing,
    ModelInvalid,
    InvalidData, ///< a data file or recipe that cannot be understood
    IoError,
    WorkerFailed,
    Internal,
};

/// An error as a value. `detail` is one plain English sentence that names the file, table or position concerned.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string detail;

    bool operator==(const Error&) const = default;
};

} // namespace ratatosk
