// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/storage/draft_store.h"

#include <QObject>

class ResultTabs;

/// Hides what a person has hidden of a statement's rows whenever they are shown again.
class ColumnKeeper : public QObject
{
    Q_OBJECT
public:
    /// `results` must outlive it.
    ColumnKeeper(ResultTabs& results, QObject* parent);

    const QList<HiddenColumns>& hidden() const { return m_hidden; }
    /// For rows that are shown from now on.
    void setHidden(const QList<HiddenColumns>& hidden) { m_hidden = hidden; }

Q_SIGNALS:
    void changed();

private:
    void note(const QString& sql, const QStringList& names);

    QList<HiddenColumns> m_hidden; ///< the last one last
};
