// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/open_failure_text.h"

#include "core/files/importing/data_file.h"
#include "core/files/opening/file_nature.h"
#include "ui/base/wording/error_text.h"
#include "ui/base/wording/place_title.h"

#include <QCoreApplication>

using namespace ratatosk;

namespace {

struct OpenFailureText {
    Q_DECLARE_TR_FUNCTIONS(OpenFailureText)

public:
    /// Empty: nothing more is known than that it is no database.
    static QString of(FileNature nature, const QString& name);
};

QString OpenFailureText::of(FileNature nature, const QString& name)
{
    switch (nature) {
    case FileNature::Text: return tr("%1 is a text file, not a SQLite database. Nothing was changed.").arg(name);
    case FileNature::Columnar:
        return tr("%1 is a Parquet or Arrow file, which cannot be opened. Export it as CSV and open the CSV file.").arg(name);
    case FileNature::Archive: return tr("%1 is a compressed archive. Unpack it and open the database inside.").arg(name);
    case FileNature::Document: return tr("%1 is a document or a picture, not a SQLite database. Nothing was changed.").arg(name);
    case FileNature::Random: return tr("%1 seems to be encrypted. Encrypted databases cannot be opened. Nothing was changed.").arg(name);
    default: return {};
    }
}

} // namespace

QString openFailureText(const QString& file, const Error& error)
{
    const QString name = placeTitle(file);
    if (error.code == ErrorCode::NotADatabase && isImportable(file.toStdString()))
        return OpenFailureText::tr("%1 could not be read as tables. The file was not changed.").arg(name);
    if (error.code == ErrorCode::NotADatabase) {
        if (const QString text = OpenFailureText::of(fileNature(file.toStdString()), name); !text.isEmpty())
            return text;
    }
    if (error.code == ErrorCode::WorkerFailed)
        return OpenFailureText::tr("%1 was not opened because ratatosk-cli, which reads databases, crashed or could not start.").arg(name);
    return QCoreApplication::translate("OpenFailureText", "%1: %2").arg(name, errorText(error));
}
