// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/error_text.h"

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
    case ErrorCode::FileMissing: return tr("This file does not exist.");
    case ErrorCode::FileIsDirectory: return tr("This is a folder, not a database file.");
    case ErrorCode::PermissionDenied: return tr("You have no permission to read this file.");
    case ErrorCode::NotADatabase: return tr("This file is not a SQLite database. Nothing was changed.");
    case ErrorCode::DatabaseCorrupt: return tr("The database is damaged and cannot be read in full. Nothing was changed.");
    case ErrorCode::DatabaseLocked: return tr("Another program is writing to the database. Try again in a moment.");
    case ErrorCode::DatabaseNeedsRecovery:
        return tr("The database has unfinished changes in a log that cannot be applied here. You can read a private copy instead.");
    case ErrorCode::ServerUnreachable: return tr("The server cannot be reached.");
    case ErrorCode::ServerBusy: return tr("The server accepts no more connections right now. Try again in a moment.");
    case ErrorCode::ServerSlow: return tr("The server did not respond in time. Try again in a moment.");
    case ErrorCode::ServerPassword: return tr("Wrong password. Type it again.");
    case ErrorCode::ServerEncryption: return tr("The encrypted connection to the server failed.");
    case ErrorCode::ServerRefused: return tr("The server does not allow this.");
    case ErrorCode::InvalidSchema: return tr("The tables of this database cannot be read.");
    default: return {};
    }
}

QString ErrorText::statement(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidSql: return tr("There is an error in the SQL.");
    case ErrorCode::RefusedStatement:
        return tr("This statement would change data, but databases are opened read-only. Nothing was changed.");
    case ErrorCode::QueryFailed: return tr("The statement failed while it was running.");
    case ErrorCode::UnsupportedSql: return tr("This SQL is valid but cannot be shown as a tree.");
    case ErrorCode::Cancelled: return tr("Stopped. Nothing was changed.");
    case ErrorCode::LimitExceeded: return tr("Stopped because it took too long or grew too large. Nothing was changed.");
    default: return {};
    }
}

QString ErrorText::question(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidQuestion: return tr("This text is not a question that can be answered. Try other words.");
    case ErrorCode::NoAnswer: return tr("No query was found for this question. Try other words, or name the table that you mean.");
    case ErrorCode::ModelMissing: return tr("Questions are off because no model was found. You can still use SQL.");
    case ErrorCode::ModelInvalid: return tr("Questions are off because the model cannot be loaded. You can still use SQL.");
    case ErrorCode::WorkerFailed: return tr("Questions are off because the model is not running. You can still use SQL.");
    default: return {};
    }
}

QString ErrorText::general(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return tr("This value cannot be used here.");
    case ErrorCode::InvalidData: return tr("A data file has content that cannot be read.");
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
            "The part of the program that runs statements crashed or could not start. You can still run other statements.");
    if (error.code == ErrorCode::ServerUnreachable)
        return ErrorText::tr("The server cannot be reached. The next question or statement tries again.");
    return errorText(error);
}

QString statementErrorNote(const ratatosk::Error& error, const QString& sentence)
{
    const QString text = statementErrorText(error);
    const QString detail = sentence.isEmpty() ? QString::fromStdString(error.detail) : sentence;
    const bool isExplained = error.code == ErrorCode::InvalidSql || error.code == ErrorCode::QueryFailed;
    if (!isExplained || detail.isEmpty() || detail == text)
        return text;
    return QStringList{text, detail, ErrorText::tr("Change the SQL and run it again.")}.join(QStringLiteral("\n\n"));
}
