// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/sql_file.h"

#include <QFile>
#include <QFileInfo>

using namespace ratatosk;

namespace {

constexpr qint64 kMostSqlBytes = 8 << 20;

} // namespace

Result<QueryDraft> readSqlFile(const QString& file)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return Error{ErrorCode::IoError, source.errorString().toStdString()};
    if (source.size() > kMostSqlBytes)
        return Error{ErrorCode::LimitExceeded, "The file holds more SQL than an editor can show."};
    return QueryDraft{QFileInfo(file).fileName(), QString::fromUtf8(source.readAll()), 0};
}
