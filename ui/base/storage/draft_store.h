// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QList>
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>

/// One tab of the editor.
struct QueryDraft {
    QString title; ///< empty: numbered
    QString sql;
    int caret = 0;         ///< byte
    bool isAnswer = false; ///< as the program wrote it, to the question that is its title

    bool operator==(const QueryDraft&) const = default;
};

/// Columns of a statement's rows that are not to be shown.
struct HiddenColumns {
    QString sql;
    QStringList names;

    bool operator==(const HiddenColumns&) const = default;
};

/// What somebody has typed and not lost: one draft per database, and one for what is typed before there is any.
struct Draft {
    QString question;
    QList<QueryDraft> queries;
    int current = 0;
    QList<QueryDraft> closed{};    ///< tabs that can be had back, the last one last
    QList<HiddenColumns> hidden{}; ///< the last one last

    bool operator==(const Draft&) const = default;
};

/// Keeps drafts in the user's state folder ($XDG_STATE_HOME, else ~/.local/state), never beside the database, for this user's eyes
/// alone. Each save replaces the file as a whole, so a crash leaves the old draft or the new one.
class DraftStore
{
public:
    static constexpr qint64 kMaxBytes = 1 << 20; ///< longer drafts are not restored, so that they cannot block a start

    DraftStore();
    explicit DraftStore(const QDir& folder) : m_folder(folder) {}

    /// For one of several windows with the same database, counted from 1: each has drafts of its own.
    DraftStore forWindow(int number) const;
    /// Held by the window that a draft belongs to; null: another window has it. Where the folder cannot be written to, no one holds any.
    std::unique_ptr<QLockFile> claim(const QString& database) const;

    Draft load(const QString& database) const;
    /// False when it could not be written.
    bool save(const QString& database, const Draft& draft) const;
    bool isTooLong(const QString& database) const;
    void remove(const QString& database) const { QFile::remove(fileFor(database)); }
    /// Moves a draft out of the way of the next save, to a name that is not in use yet. Its new place; empty when there is none.
    QString setAside(const QString& database) const;
    /// The draft in a file that was set aside.
    static Draft read(const QString& file);

private:
    QString fileFor(const QString& database) const;

    QDir m_folder;
    int m_window = 1;
};
