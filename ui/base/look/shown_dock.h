// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

/// Open, and not behind another in its place: such a dock lies beyond the window. (Its visible region tells nothing: opaque children take it up.)
inline bool isInFront(const QDockWidget* dock)
{
    const QWidget* window = dock->window();
    return dock->isVisible() && window->rect().intersects(QRect(dock->mapTo(window, QPoint()), dock->size()));
}

/// Shows the dock that holds the widget, in front of others in its place. Nothing happens where no dock does.
inline void showDockOf(QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(widget)) {
            dock->show();
            return dock->raise();
        }
    }
}
