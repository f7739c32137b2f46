// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

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
