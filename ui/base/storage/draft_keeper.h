// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/storage/draft_store.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>

/// Saves the draft a second after it was first edited, whether or not the typing goes on: that much a crash costs at most.
class DraftKeeper : public QObject
{
public:
    static constexpr int kMilliseconds = 1000; ///< half of the two seconds of typing that may be lost

    using CurrentDraft = std::function<Draft()>;

    DraftKeeper(DraftStore store, CurrentDraft current, QObject* parent);

    /// From now on drafts are those of this database; gives what was kept for it, also by a second window that is gone, and what was typed
    /// before there was any database. While another window has the same database, each keeps its own.
    Draft open(const QString& database);
    void noteEdit();
    /// Nothing is restored from now on; what is typed is kept all the same.
    void restoreNothing();
    /// Where a draft that was not restored was put by the last open(); empty: there was none.
    const QString& setAside() const { return m_setAside; }
    void save();
    /// Called when a draft could not be saved, once until it can.
    void setFailed(std::function<void()> failed) { m_failed = std::move(failed); }

private:
    QList<QueryDraft> loose() const;
    void claim(const QString& database);
    Draft gathered(const QString& database);

    DraftStore m_all;
    DraftStore m_store; ///< of this window
    std::unique_ptr<QLockFile> m_claim;
    CurrentDraft m_current;
    QString m_database;        ///< empty: none yet
    QList<QueryDraft> m_loose; ///< typed in an earlier run of the program, without a database
    QString m_setAside;
    bool m_isRestoring = true;
    QSet<QString> m_opened; ///< databases whose drafts are of this run of the program
    std::function<void()> m_failed;
    bool m_hasFailed = false;
    QTimer m_timer;
};
