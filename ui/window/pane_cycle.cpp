// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pane_cycle.h"

#include "ui/base/look/shown_dock.h"

#include <QApplication>
#include <QMainWindow>

#include <utility>

namespace {

bool takesTabFocus(const QWidget* widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) != 0;
}

QWidget* firstFocusable(QWidget* pane)
{
    if (takesTabFocus(pane))
        return pane;
    for (QWidget* widget = pane->nextInFocusChain(); pane->isAncestorOf(widget); widget = widget->nextInFocusChain()) {
        if (widget->isVisible() && widget->isEnabled() && takesTabFocus(widget))
            return widget;
    }
    return nullptr;
}

QDockWidget* dockAround(QWidget* widget)
{
    while (widget && !qobject_cast<QDockWidget*>(widget))
        widget = widget->parentWidget();
    return qobject_cast<QDockWidget*>(widget);
}

QList<QDockWidget*> tabsWith(QDockWidget* dock)
{
    const auto* window = qobject_cast<QMainWindow*>(dock->window());
    return window ? window->tabifiedDockWidgets(dock) : QList<QDockWidget*>();
}

/// Of the docks under the same tabs, which all count as visible.
QDockWidget* inFrontOf(QDockWidget* dock)
{
    for (QDockWidget* other : tabsWith(dock)) {
        if (isInFront(other))
            return other;
    }
    return nullptr;
}

bool holdsFocus(const QWidget* pane)
{
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == pane || pane->isAncestorOf(focus));
}

} // namespace

void PaneCycle::bringToFront(QWidget* widget)
{
    QDockWidget* dock = dockAround(widget);
    QDockWidget* was = std::exchange(m_was, nullptr);
    const bool areTogether = was && dock && tabsWith(dock).contains(was);
    if (was && was != dock && !areTogether)
        was->raise();
    if (dock && dock != was)
        m_was = areTogether ? was : inFrontOf(dock);
    if (dock)
        dock->raise();
}

void PaneCycle::move(Direction direction)
{
    const auto count = static_cast<int>(m_panes.size());
    const int step = direction == Direction::Forwards ? 1 : count - 1;
    int pane = direction == Direction::Forwards ? count - 1 : 0; // when the focus is in none: first or last
    for (int place = 0; place < count; ++place)
        pane = holdsFocus(m_panes[place]) ? place : pane;
    for (int tried = 0; tried < count; ++tried) {
        pane = (pane + step) % count;
        QWidget* candidate = m_panes[pane];
        QWidget* target = candidate->isVisible() ? firstFocusable(candidate) : nullptr;
        if (target) {
            bringToFront(target);
            return target->setFocus(Qt::TabFocusReason);
        }
    }
}
