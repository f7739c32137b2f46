// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/draft_store.h"

#include <QObject>
#include <QTimer>

#include <functional>

/// Saves the draft a moment after it was edited, so that a crash costs a second's typing at most.
class DraftKeeper : public QObject
{
public:
    static constexpr int kMilliseconds = 1000;

    using CurrentDraft = std::function<Draft()>;

    DraftKeeper(DraftStore store, CurrentDraft current, QObject* parent);

    /// From now on drafts are those of this database; gives what was kept for it.
    Draft open(const QString& database);
    void noteEdit();
    /// Nothing is restored from now on; what is typed is kept all the same.
    void restoreNothing() { m_isRestoring = false; }
    /// Where a draft that was not restored was put by the last open(); empty: there was none.
    const QString& setAside() const { return m_setAside; }
    void save();

private:
    DraftStore m_store;
    CurrentDraft m_current;
    QString m_database; ///< empty: none yet, nothing is saved
    QString m_setAside;
    bool m_isRestoring = true;
    QTimer m_timer;
};
