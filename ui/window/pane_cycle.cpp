// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pane_cycle.h"

#include <QApplication>
#include <QDockWidget>

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

/// Docks behind others under the same tabs count as visible.
void bringToFront(QWidget* widget)
{
    for (QWidget* outer = widget; outer; outer = outer->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(outer))
            dock->raise();
    }
}

bool holdsFocus(const QWidget* pane)
{
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == pane || pane->isAncestorOf(focus));
}

} // namespace

void PaneCycle::move(Direction direction) const
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
