// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/start_guard.h"

#include "ui/base/storage/user_folders.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <utility>

#include <csignal>

namespace {

const QString kFile = QStringLiteral("starting");

} // namespace

StartGuard::StartGuard() : StartGuard(stateFolder(), [](qint64 process) { return ::kill(static_cast<pid_t>(process), 0) == 0; }) {}

StartGuard::StartGuard(const QDir& folder, IsRunning isRunning) : m_folder(folder), m_isRunning(std::move(isRunning)) {}

bool StartGuard::begin()
{
    QList<qint64> starts = unfinished();
    const auto failures = std::ranges::count_if(starts, [this](qint64 process) { return !m_isRunning(process); });
    write(starts << QCoreApplication::applicationPid());
    return failures >= kFailuresBeforeSafeMode;
}

/// Those that failed before are forgotten as well; another window that is starting is not.
void StartGuard::noteSuccess()
{
    QList<qint64> starts = unfinished();
    starts.removeIf([this](qint64 process) { return process == QCoreApplication::applicationPid() || !m_isRunning(process); });
    write(starts);
}

QList<qint64> StartGuard::unfinished() const
{
    QList<qint64> starts;
    QFile file(m_folder.filePath(kFile));
    if (!file.open(QIODevice::ReadOnly))
        return starts;
    for (const QByteArray& line : file.read(4096).split('\n')) {
        if (const qint64 process = line.toLongLong(); process > 0)
            starts << process;
    }
    return starts;
}

void StartGuard::write(const QList<qint64>& starts) const
{
    QSaveFile file(m_folder.filePath(kFile));
    if (!QDir().mkpath(m_folder.path()) || !file.open(QIODevice::WriteOnly))
        return;
    for (const qint64 process : starts)
        file.write(QByteArray::number(process) + '\n');
    file.commit();
}
