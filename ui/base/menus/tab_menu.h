// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QMenu;
class QTabBar;

/// The menu of a tab: of the one under the pointer or, by key, of the one in front.
class TabMenu : public QObject
{
    Q_OBJECT
public:
    /// `fill` gets an empty menu, which is not shown when it stays so. The bar owns this.
    TabMenu(QTabBar* bar, std::function<void(QMenu& menu, int tab)> fill);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void offer(int tab, const QPoint& place);

    QTabBar* m_bar;
    std::function<void(QMenu&, int)> m_fill;
};
