// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_widths.h"

#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
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
    left.installEventFilter(this);
    right.installEventFilter(this);
}

bool DockWidths::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOfWindow = watched == &m_window;
    if (!isOfWindow && event->type() == QEvent::Resize && (QGuiApplication::mouseButtons() & Qt::LeftButton))
        m_before.reset(); // dragged: a person's own choice
    if (isOfWindow && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        QMetaObject::invokeMethod(this, &DockWidths::adjust, Qt::QueuedConnection); // once the parts have their places
    return QObject::eventFilter(watched, event);
}

void DockWidths::adjust()
{
    if (!isBeside(m_left) || !isBeside(m_right))
        return;
    const double width = m_window.width();
    if (m_window.centralWidget()->width() < kLeastCentre * width) {
        if (!m_before)
            m_before = widths();
        resize({static_cast<int>(kLeftShare * width), static_cast<int>(kRightShare * width)});
    } else if (m_before && leavesRoom(*m_before)) {
        resize(*m_before);
        m_before.reset();
    }
}

DockWidths::Widths DockWidths::widths() const
{
    return {m_left.width(), m_right.width()};
}

void DockWidths::resize(const Widths& widths)
{
    m_window.resizeDocks({&m_left, &m_right}, {widths.left, widths.right}, Qt::Horizontal);
    m_window.layout()->activate(); // else the widths are those of before
}

bool DockWidths::leavesRoom(const Widths& widths) const
{
    return m_window.width() - widths.left - widths.right >= kLeastCentre * m_window.width();
}
