// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/look/edge_button.h"

#include <QDockWidget>
#include <QToolBar>

class QMainWindow;

/// An edge of the window that its panels fold to: a button for each, which opens the panel, brings it to the front, or folds it. With it
/// a panel needs no title bar. Panels under the same tabs fold together.
class DockEdge : public QToolBar
{
    Q_OBJECT
public:
    DockEdge(EdgeButton::Side side, const QString& title, QMainWindow* window);

    void add(QDockWidget* dock);
    /// Docks that the window gets later, in place of those that somebody adds.
    void addLaterOnes() { m_isOpen = true; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isHere(const QDockWidget* dock) const;
    QList<QDockWidget*> together(QDockWidget* dock) const;
    void toggle(QDockWidget* dock);
    void fold(QDockWidget* dock);

    EdgeButton::Side m_side;
    QMainWindow* m_window;
    QList<QDockWidget*> m_docks;
    QList<QDockWidget*> m_folded; ///< together, by the last press
    bool m_isOpen = false;        ///< takes docks that come later
};
