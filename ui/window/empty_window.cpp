// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/empty_window.h"

#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QPointer>
#include <QRubberBand>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>

#include <functional>

namespace {

/// The layout and the tabs of docks, which it makes and uses again.
bool isQtsOwn(const QObject* object)
{
    const bool isWidget = qobject_cast<const QTabBar*>(object) || qobject_cast<const QRubberBand*>(object);
    return isWidget || qobject_cast<const QLayout*>(object) || object->objectName().startsWith(QLatin1String("qt_"));
}

/// One may take others with it.
void deleteChildren(QObject& parent, const std::function<bool(const QObject*)>& isChosen)
{
    QList<QPointer<QObject>> chosen;
    for (QObject* child : parent.children()) {
        if (isChosen(child))
            chosen << child;
    }
    for (const QPointer<QObject>& child : chosen)
        delete child.data();
}

} // namespace

void emptyWindow(QMainWindow& window, const QObject* spared)
{
    deleteChildren(window, [&](const QObject* child) { return !child->isWidgetType() && child != spared && !isQtsOwn(child); });
    for (QDockWidget* dock : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
        window.removeDockWidget(dock);
    for (QToolBar* bar : window.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly))
        window.removeToolBar(bar);
    delete window.takeCentralWidget();
    delete window.menuWidget();
    delete window.findChild<QStatusBar*>(QString(), Qt::FindDirectChildrenOnly);
    deleteChildren(window, [&](const QObject* child) { return child->isWidgetType() && child != spared && !isQtsOwn(child); });
}
