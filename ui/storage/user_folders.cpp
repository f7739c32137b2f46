// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/storage/user_folders.h"

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

QString logFile()
{
    return stateFolder().filePath(QStringLiteral("ratatosk.log"));
}
