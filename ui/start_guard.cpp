// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start_guard.h"

#include <QFile>
#include <QSaveFile>

namespace {

QDir stateFolder()
{
    const QString home = qEnvironmentVariable("XDG_STATE_HOME", QDir::homePath() + QStringLiteral("/.local/state"));
    return QDir(home + QStringLiteral("/ratatosk"));
}

const QString kFile = QStringLiteral("starting");

} // namespace

StartGuard::StartGuard() : StartGuard(stateFolder()) {}

StartGuard::StartGuard(const QDir& folder) : m_folder(folder) {}

bool StartGuard::begin()
{
    const int before = failures();
    QSaveFile file(m_folder.filePath(kFile));
    if (QDir().mkpath(m_folder.path()) && file.open(QIODevice::WriteOnly)) {
        file.write(QByteArray::number(before + 1));
        file.commit();
    }
    return before >= kFailuresBeforeSafeMode;
}

void StartGuard::noteSuccess()
{
    QFile::remove(m_folder.filePath(kFile));
}

int StartGuard::failures() const
{
    QFile file(m_folder.filePath(kFile));
    return file.open(QIODevice::ReadOnly) ? file.read(8).toInt() : 0;
}
