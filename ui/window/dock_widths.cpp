// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_widths.h"

#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace {

constexpr double kLeastCentre = 0.45; ///< of the window's width
constexpr double kLeftShare = 0.21;
constexpr double kRightShare = 0.3;

bool isBeside(const QDockWidget& dock)
{
    return !dock.isHidden() && !dock.isFloating();
}

} // namespace

DockWidths::DockWidths(QMainWindow& window, QDockWidget& left, QList<QDockWidget*> right)
    : QObject(&window), m_window(window), m_left(left), m_right(std::move(right))
{
    window.installEventFilter(this);
    left.installEventFilter(this);
    for (QDockWidget* dock : m_right)
        dock->installEventFilter(this);
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

/// The one of the right side that its width can be told by; null: none is open.
QDockWidget* DockWidths::right() const
{
    const auto found = std::ranges::find_if(m_right, [](const QDockWidget* dock) { return isBeside(*dock); });
    return found == m_right.end() ? nullptr : *found;
}

void DockWidths::set(const Widths& widths)
{
    m_before.reset();
    resize(widths);
    QMetaObject::invokeMethod(this, &DockWidths::adjust, Qt::QueuedConnection);
}

void DockWidths::adjust()
{
    if (!isBeside(m_left) && !right())
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
    const QDockWidget* beside = right();
    return {isBeside(m_left) ? m_left.width() : 0, beside ? beside->width() : 0};
}

void DockWidths::resize(const Widths& widths)
{
    QList<QDockWidget*> docks;
    QList<int> sizes;
    if (isBeside(m_left)) {
        docks << &m_left;
        sizes << widths.left;
    }
    if (QDockWidget* beside = right()) {
        docks << beside;
        sizes << widths.right;
    }
    m_window.resizeDocks(docks, sizes, Qt::Horizontal);
    m_window.layout()->activate(); // else the widths are those of before
}

bool DockWidths::leavesRoom(const Widths& widths) const
{
    return m_window.width() - widths.left - widths.right >= kLeastCentre * m_window.width();
}
