// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

/// What somebody has typed and not lost: one draft per database.
struct Draft {
    QString question;
    QString sql;

    bool operator==(const Draft&) const = default;
};

/// Keeps drafts in the user's state folder ($XDG_STATE_HOME, else ~/.local/state), never beside the database. Each save replaces the
/// file as a whole, so a crash leaves the old draft or the new one.
class DraftStore
{
public:
    static constexpr qint64 kMaxBytes = 1 << 20; ///< longer drafts are not restored, so that they cannot block a start

    DraftStore();
    explicit DraftStore(const QDir& folder) : m_folder(folder) {}

    Draft load(const QString& database) const;
    /// False when it could not be written.
    bool save(const QString& database, const Draft& draft) const;

private:
    QString fileFor(const QString& database) const;

    QDir m_folder;
};
