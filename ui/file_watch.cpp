// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/file_watch.h"

#include <QFileInfo>

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(kQuietMilliseconds);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_quiet, qOverload<>(&QTimer::start));
    m_quiet.callOnTimeout(this, [this] {
        addPaths(); // a file that was replaced is no longer watched
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
}

void FileWatch::addPaths()
{
    for (const QString& path : {m_file, m_file + QStringLiteral("-wal")}) {
        if (!m_file.isEmpty() && QFileInfo::exists(path) && !m_watcher.files().contains(path))
            m_watcher.addPath(path);
    }
}
