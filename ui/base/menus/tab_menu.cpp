// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/menus/tab_menu.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QTabBar>

#include <utility>

TabMenu::TabMenu(QTabBar* bar, std::function<void(QMenu&, int)> fill) : QObject(bar), m_bar(bar), m_fill(std::move(fill))
{
    bar->installEventFilter(this);
}

bool TabMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_bar || event->type() != QEvent::ContextMenu)
        return QObject::eventFilter(watched, event);
    const auto* requested = static_cast<QContextMenuEvent*>(event);
    const bool isByKey = requested->reason() == QContextMenuEvent::Keyboard;
    const int tab = isByKey ? m_bar->currentIndex() : m_bar->tabAt(requested->pos());
    if (tab >= 0)
        offer(tab, isByKey ? m_bar->mapToGlobal(m_bar->tabRect(tab).bottomLeft()) : requested->globalPos());
    return true;
}

void TabMenu::offer(int tab, const QPoint& place)
{
    auto* menu = new QMenu(m_bar);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_fill(*menu, tab);
    menu->isEmpty() ? menu->deleteLater() : menu->popup(place);
}
