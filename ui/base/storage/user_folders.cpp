// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/user_folders.h"

#include <QCryptographicHash>

namespace {

QDir folder(const char* variable, const QString& insideHome)
{
    return QDir(qEnvironmentVariable(variable, QDir::homePath() + insideHome) + QStringLiteral("/ratatosk"));
}

} // namespace

QDir stateFolder()
{
    return folder("XDG_STATE_HOME", QStringLiteral("/.local/state"));
}

QDir dataFolder()
{
    return folder("XDG_DATA_HOME", QStringLiteral("/.local/share"));
}

QString fileOfDatabase(const QDir& folder, const QString& database)
{
    const QByteArray hash = QCryptographicHash::hash(database.toUtf8(), QCryptographicHash::Sha1).toHex();
    return folder.filePath(QString::fromLatin1(hash) + QStringLiteral(".json"));
}

QString logFile()
{
    return stateFolder().filePath(QStringLiteral("ratatosk.log"));
}
