// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

/// F6 and Shift+F6: the focus goes to the first widget of the next or previous pane that is visible.
class PaneCycle
{
public:
    explicit PaneCycle(QList<QWidget*> panes) : m_panes(std::move(panes)) {}

    enum class Direction { Forwards, Backwards };
    void move(Direction direction) const;

private:
    QList<QWidget*> m_panes; ///< in reading order
};
