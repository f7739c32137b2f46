// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

class QAction;
class QMainWindow;

/// The keys of the window's actions: what they are by nature, and what the user has made of them.
class ShortcutKeys
{
public:
    /// By the object names of actions.
    using Chosen = QMap<QString, QStringList>;

    /// Requires: the window's actions have the keys that they are made with.
    explicit ShortcutKeys(const QMainWindow* window);

    /// Gives the actions these keys, and all others those that they are made with. Names of actions that are gone are passed over.
    void apply(const Chosen& chosen) const;

    /// Only the actions that differ from what they are made with.
    Chosen chosen() const;
    QList<QKeySequence> original(const QAction& action) const;

    /// The other action that has the key already; null: it is free.
    const QAction* holderOf(const QKeySequence& key, const QAction& except) const;

private:
    QList<QAction*> m_actions;
    QMap<QString, QList<QKeySequence>> m_original;
};
