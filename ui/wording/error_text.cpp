// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/error_text.h"

#include <QCoreApplication>

using ratatosk::ErrorCode;

namespace {

/// Sentences by what they are about; empty for all other codes.
struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)

public:
    static QString database(ErrorCode code);
    static QString statement(ErrorCode code);
    static QString question(ErrorCode code);
    static QString general(ErrorCode code);
};

QString ErrorText::database(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileMissing: return tr("There is no such file.");
    case ErrorCode::FileIsDirectory: return tr("This is a folder, not a database file.");
    case ErrorCode::PermissionDenied: return tr("You are not allowed to read this file.");
    case ErrorCode::NotADatabase: return tr("This file is not a SQLite database. Nothing was changed.");
    case ErrorCode::DatabaseCorrupt: return tr("The database is damaged and cannot be read in full. Nothing was changed.");
    case ErrorCode::DatabaseLocked: return tr("Another program is writing to the database. Try again in a moment.");
    case ErrorCode::DatabaseNeedsRecovery:
        return tr("The database has unfinished changes in a log that cannot be worked in here. A private copy of it can be read.");
    case ErrorCode::ServerUnreachable: return tr("The server cannot be reached.");
    case ErrorCode::ServerBusy: return tr("The server takes no more connections just now. Try again in a moment.");
    case ErrorCode::ServerSlow: return tr("The server did not answer in time.");
    case ErrorCode::ServerPassword: return tr("The server wants the right password.");
    case ErrorCode::ServerEncryption: return tr("No encrypted connection to the server could be made.");
    case ErrorCode::ServerRefused: return tr("The server does not allow that.");
    case ErrorCode::InvalidSchema: return tr("The tables of this database cannot be understood.");
    default: return {};
    }
}

QString ErrorText::statement(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidSql: return tr("The database does not understand this statement.");
    case ErrorCode::RefusedStatement:
        return tr("This statement would change something. Databases are opened for reading only; nothing was changed.");
    case ErrorCode::QueryFailed: return tr("The statement failed while it was running.");
    case ErrorCode::UnsupportedSql: return tr("This SQL is valid but cannot be shown as a tree.");
    case ErrorCode::Cancelled: return tr("Stopped. Nothing was changed.");
    case ErrorCode::LimitExceeded: return tr("Stopped, because it took too long or grew too large. Nothing was changed.");
    default: return {};
    }
}

QString ErrorText::question(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidQuestion: return tr("This cannot be read as a question.");
    case ErrorCode::NoAnswer: return tr("No query was found for this question. Try other words, or name the table that you mean.");
    case ErrorCode::ModelMissing: return tr("Questions are off, because no model was found. SQL works.");
    case ErrorCode::ModelInvalid: return tr("Questions are off, because the model cannot be loaded. SQL works.");
    case ErrorCode::WorkerFailed: return tr("The parser does not run, so questions are off. SQL works.");
    default: return {};
    }
}

QString ErrorText::general(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return tr("This value cannot be used here.");
    case ErrorCode::InvalidData: return tr("A data file cannot be understood.");
    case ErrorCode::IoError: return tr("A file could not be read or written.");
    default: return tr("Something went wrong inside the program. Your text and your data are unchanged.");
    }
}

} // namespace

QString errorText(const ratatosk::Error& error)
{
    for (const auto& textOf : {ErrorText::database, ErrorText::statement, ErrorText::question}) {
        if (const QString text = textOf(error.code); !text.isEmpty())
            return text;
    }
    return ErrorText::general(error.code);
}

QString statementErrorText(const ratatosk::Error& error)
{
    if (error.code == ErrorCode::WorkerFailed)
        return ErrorText::tr(
            "The part of the program that runs statements crashed over this, or could not be started. Other statements can be run.");
    if (error.code == ErrorCode::ServerUnreachable)
        return ErrorText::tr("The server cannot be reached. The next question or statement tries it again.");
    return errorText(error);
}
