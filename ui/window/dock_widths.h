// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDockWidget;
class QMainWindow;

/// Keeps the centre of a window the widest part when the window gets narrow: the docks at its sides give way.
class DockWidths : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    DockWidths(QMainWindow& window, QDockWidget& left, QDockWidget& right);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void adjust();

    QMainWindow& m_window;
    QDockWidget& m_left;
    QDockWidget& m_right;
};
