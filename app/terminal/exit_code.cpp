// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/exit_code.h"

namespace ratatosk::cli {

ExitCode exitCodeOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument:
    case ErrorCode::InvalidQuestion: return ExitCode::Usage;
    case ErrorCode::FileMissing:
    case ErrorCode::FileIsDirectory:
    case ErrorCode::PermissionDenied:
    case ErrorCode::NotADatabase:
    case ErrorCode::DatabaseCorrupt:
    case ErrorCode::DatabaseLocked:
    case ErrorCode::DatabaseNeedsRecovery:
    case ErrorCode::ServerUnreachable:
    case ErrorCode::ServerBusy:
    case ErrorCode::ServerSlow:
    case ErrorCode::ServerPassword:
    case ErrorCode::ServerEncryption:
    case ErrorCode::ServerRefused:
    case ErrorCode::InvalidSchema: return ExitCode::DatabaseUnavailable;
    case ErrorCode::NoAnswer: return ExitCode::NoTrustworthyAnswer;
    case ErrorCode::ModelMissing:
    case ErrorCode::ModelInvalid: return ExitCode::ModelUnavailable;
    case ErrorCode::Cancelled: return ExitCode::Interrupted;
    case ErrorCode::InvalidSql:
    case ErrorCode::RefusedStatement:
    case ErrorCode::QueryFailed:
    case ErrorCode::UnsupportedSql:
    case ErrorCode::LimitExceeded:
    case ErrorCode::InvalidData:
    case ErrorCode::IoError:
    case ErrorCode::WorkerFailed:
    case ErrorCode::Internal: return ExitCode::Failed;
    }
    return ExitCode::Failed;
}

} // namespace ratatosk::cli
