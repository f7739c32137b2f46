// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

/// Shift+F10 opens the context menu of what has the focus, as the menu key does: many keyboards have none, and Qt does not see to it on X11.
class MenuKey : public QObject
{
    Q_OBJECT
public:
    /// For the whole program.
    explicit MenuKey(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};
