// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QList>
#include <QPointer>

/// F6 and Shift+F6: the focus goes to the first widget of the next or previous pane that is visible. A dock behind others comes to the
/// front only while it is passed.
class PaneCycle
{
public:
    explicit PaneCycle(QList<QWidget*> panes) : m_panes(std::move(panes)) {}

    enum class Direction { Forwards, Backwards };
    void move(Direction direction);

private:
    void bringToFront(QWidget* widget);

    QList<QWidget*> m_panes;     ///< in reading order
    QPointer<QDockWidget> m_was; ///< in front of the dock that was brought there
};
