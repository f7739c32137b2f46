// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_edge.h"

#include "ui/base/look/shown_dock.h"

#include <QChildEvent>
#include <QMainWindow>

#include <utility>

DockEdge::DockEdge(EdgeButton::Side side, const QString& title, QMainWindow* window)
    : QToolBar(title, window), m_side(side), m_window(window)
{
    const bool isLeft = side == EdgeButton::Side::Left;
    setObjectName(isLeft ? QStringLiteral("leftEdge") : QStringLiteral("rightEdge"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    toggleViewAction()->setVisible(false); // never hidden by hand
    window->addToolBar(isLeft ? Qt::LeftToolBarArea : Qt::RightToolBarArea, this);
    window->installEventFilter(this);
}

void DockEdge::add(QDockWidget* dock)
{
    m_docks << dock;
    dock->setTitleBarWidget(new QWidget(dock)); // none: the edge names it
    dock->setFeatures(QDockWidget::DockWidgetClosable);
    auto* button = new EdgeButton(dock->windowTitle(), m_side, this);
    button->setObjectName(dock->objectName() + QStringLiteral("Button"));
    button->setToolTip(tr("Show or fold %1").arg(dock->windowTitle()));
    QAction* place = addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, dock, button] {
        toggle(dock);
        button->setChecked(isHere(dock));
    });
    connect(dock, &QDockWidget::visibilityChanged, button, &QToolButton::setChecked);
    connect(dock, &QObject::destroyed, this, [this, dock, place] {
        m_docks.removeOne(dock);
        removeAction(place);
    });
}

bool DockEdge::eventFilter(QObject* watched, QEvent* event)
{
    if (m_isOpen && watched == m_window && event->type() == QEvent::ChildPolished) {
        auto* dock = qobject_cast<QDockWidget*>(static_cast<QChildEvent*>(event)->child());
        if (dock && !dock->titleBarWidget())
            add(dock);
    }
    return QToolBar::eventFilter(watched, event);
}

/// Open, and not behind another.
bool DockEdge::isHere(const QDockWidget* dock) const
{
    return isInFront(dock);
}

QList<QDockWidget*> DockEdge::together(QDockWidget* dock) const
{
    return QList<QDockWidget*>{dock} + m_window->tabifiedDockWidgets(dock);
}

void DockEdge::toggle(QDockWidget* dock)
{
    if (isHere(dock))
        return fold(dock);
    const QList<QDockWidget*> back = m_folded.contains(dock) ? std::exchange(m_folded, {}) : QList<QDockWidget*>{dock};
    for (QDockWidget* one : back)
        one->show();
    dock->raise();
}

void DockEdge::fold(QDockWidget* dock)
{
    m_folded.clear();
    for (QDockWidget* one : together(dock)) {
        if (!one->isHidden())
            m_folded << one;
        one->hide();
    }
}
