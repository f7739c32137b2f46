// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QList>
#include <QString>

/// A statement that was run.
struct RunRecord {
    QString database; ///< path
    QString sql;
    QString outcome; ///< "3 rows, 1.5 ms", or what went wrong
    QString ranAt;   ///< ISO 8601, local time

    bool operator==(const RunRecord&) const = default;
};

/// The statements run lately, in a file of the user's state folder, one a line: a crash costs the last line at most.
class RunHistory
{
public:
    static constexpr int kMost = 10'000;              ///< years of use in some megabytes
    static constexpr int kLongestStatement = 100'000; ///< characters; longer ones are not kept

    RunHistory();
    explicit RunHistory(const QDir& folder) : m_folder(folder) {}

    /// Latest first.
    QList<RunRecord> load() const;
    void add(const RunRecord& record) const;

private:
    QString file() const { return m_folder.filePath(QStringLiteral("history.jsonl")); }
    void shorten() const;

    QDir m_folder;
};
