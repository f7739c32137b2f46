// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_watch.h"

#include "core/database/sqlite/file_set.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

#include <sys/stat.h>

namespace {

QStringList pathsOf(const QString& place)
{
    QStringList paths;
    for (const ratatosk::SetMember& member : ratatosk::membersOf(place.toStdString())) {
        const QString file = QString::fromStdString(member.file.string());
        paths << file << file + QStringLiteral("-wal");
    }
    return paths;
}

} // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(kQuietMilliseconds);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_quiet, qOverload<>(&QTimer::start));
    m_quiet.callOnTimeout(this, [this] {
        addPaths(); // a file that was replaced is no longer watched
        if (std::exchange(m_known, stamp()) != m_known)
            Q_EMIT changed();
    });
}

void FileWatch::watch(const QString& file)
{
    m_quiet.stop();
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    m_file = file;
    addPaths();
    m_known = stamp();
}

QString FileWatch::stamp() const
{
    QString text;
    for (const QString& path : pathsOf(m_file)) {
        struct stat status {
        };
        if (::stat(QFile::encodeName(path).constData(), &status) == 0)
            text += QStringLiteral("%1 %2 %3.%4 ")
                        .arg(status.st_ino)
                        .arg(status.st_size)
                        .arg(status.st_mtim.tv_sec)
                        .arg(status.st_mtim.tv_nsec);
        else
            text += QStringLiteral("none ");
    }
    return text;
}

void FileWatch::addPaths()
{
    for (const QString& path : pathsOf(m_file)) {
        if (!m_file.isEmpty() && QFileInfo::exists(path) && !m_watcher.files().contains(path))
            m_watcher.addPath(path);
    }
}
