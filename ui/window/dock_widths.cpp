// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_widths.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>

namespace {

constexpr double kLeastCentre = 0.45; ///< of the window's width
constexpr double kLeftShare = 0.21;
constexpr double kRightShare = 0.3;

bool isBeside(const QDockWidget& dock)
{
    return dock.isVisible() && !dock.isFloating();
}

} // namespace

DockWidths::DockWidths(QMainWindow& window, QDockWidget& left, QDockWidget& right)
    : QObject(&window), m_window(window), m_left(left), m_right(right)
{
    window.installEventFilter(this);
}

bool DockWidths::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        QMetaObject::invokeMethod(this, &DockWidths::adjust, Qt::QueuedConnection); // once the parts have their places
    return QObject::eventFilter(watched, event);
}

void DockWidths::adjust()
{
    const double width = m_window.width();
    if (!isBeside(m_left) || !isBeside(m_right) || m_window.centralWidget()->width() >= kLeastCentre * width)
        return;
    m_window.resizeDocks({&m_left, &m_right}, {static_cast<int>(kLeftShare * width), static_cast<int>(kRightShare * width)},
                         Qt::Horizontal);
}
