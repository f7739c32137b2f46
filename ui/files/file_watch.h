// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

/// Tells when another program has written to the open database: to the file, or to its write-ahead log.
class FileWatch : public QObject
{
    Q_OBJECT
public:
    static constexpr int kQuietMilliseconds = 400; ///< after the last of several writes

    explicit FileWatch(QObject* parent = nullptr);

    /// Instead of the file before; also several together; empty: none.
    void watch(const QString& file);
    /// This program wrote to it: nothing to tell.
    void noteOwnChange() { m_known = stamp(); }

Q_SIGNALS:
    void changed();

private:
    void addPaths();
    /// Which files the paths lead to, their sizes and times: one that is replaced may be as large and as old.
    QString stamp() const;

    QString m_file;
    QString m_known;
    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
};
