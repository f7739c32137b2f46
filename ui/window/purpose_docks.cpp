// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/purpose_docks.h"

#include "ui/base/look/shown_dock.h"
#include "ui/base/state/workspace.h"
#include "ui/window/dock_widths.h"
#include "ui/window/work_pages.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QToolBar>

#include <utility>

namespace {

constexpr int kNarrow = 1100; ///< pixels: below, the list of tables gives way to the answers
constexpr int kSchemaWidth = 248;
constexpr int kAnswersWidth = 416;
constexpr int kNarrowAnswersWidth = 368;

} // namespace

PurposeDocks::PurposeDocks(const Parts& parts, Workspace& workspace, Preferences& preferences, QMainWindow* window)
    : QObject(window), m_parts(parts), m_workspace(workspace), m_preferences(preferences), m_window(window)
{
    connect(&workspace, &Workspace::databaseOpened, this, &PurposeDocks::follow);
    connect(&workspace, &Workspace::inquiryShown, this, &PurposeDocks::follow);
    connect(parts.pages, &QTabWidget::currentChanged, this, &PurposeDocks::follow);
    window->installEventFilter(this);
    adapt();
}

bool PurposeDocks::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && event->type() == QEvent::Resize)
        follow();
    return QObject::eventFilter(watched, event);
}

PurposeDocks::Purpose PurposeDocks::purpose() const
{
    if (!m_workspace.hasDatabase())
        return Purpose::Starting;
    if (m_parts.pages->currentIndex() > 0)
        return Purpose::Explaining;
    return m_workspace.inquiry().question.isEmpty() ? Purpose::Browsing : Purpose::Asking;
}

PurposeDocks::State PurposeDocks::state() const
{
    return {purpose(), m_window->width() < kNarrow};
}

/// Once all is said about the inquiry: a tab is opened before it has its question.
void PurposeDocks::follow()
{
    if (!std::exchange(m_isWaiting, true))
        QMetaObject::invokeMethod(this, &PurposeDocks::adapt, Qt::QueuedConnection);
}

void PurposeDocks::adapt()
{
    m_isWaiting = false;
    if (m_shown == state())
        return;
    remember();
    m_shown = state();
    for (QToolBar* edge : m_parts.edges)
        edge->setVisible(m_shown->purpose != Purpose::Starting);
    apply(layoutFor(*m_shown));
}

void PurposeDocks::settle()
{
    m_shown.reset();
    adapt();
}

void PurposeDocks::apply(const PanelLayout& layout)
{
    QDockWidget* front = inFront();
    for (QDockWidget* dock : m_parts.docks)
        dock->setVisible(layout.open.contains(dock->objectName()));
    if (front && front->isVisibleTo(m_window))
        front->raise();
    m_parts.widths->set({layout.left, layout.right});
    m_applied = {layout.open, layout.left, layout.right};
}

/// Of those that lie behind each other; the first that was made where none is open.
QDockWidget* PurposeDocks::inFront() const
{
    for (QDockWidget* dock : m_parts.docks) {
        if (!m_window->tabifiedDockWidgets(dock).isEmpty() && isInFront(dock))
            return dock;
    }
    return m_parts.docks.value(1);
}

void PurposeDocks::remember()
{
    if (!m_shown || m_shown->purpose == Purpose::Starting)
        return;
    PanelLayout now;
    for (QDockWidget* dock : m_parts.docks) {
        if (!dock->isHidden())
            now.open << dock->objectName();
    }
    const DockWidths::Widths widths = m_parts.widths->chosen();
    const bool hasLeft = now.open.contains(m_parts.docks.front()->objectName());
    now.left = hasLeft ? widths.left : m_applied.left;
    now.right = now.open.size() > (hasLeft ? 1 : 0) ? widths.right : m_applied.right;
    if (now != layoutFor(*m_shown))
        m_preferences.setPanelLayout(nameOf(*m_shown), now);
}

void PurposeDocks::reset()
{
    m_preferences.forgetPanelLayouts();
    if (m_shown)
        apply(layoutFor(*m_shown));
}

QString PurposeDocks::nameOf(const State& state)
{
    static const char* const names[] = {"starting", "browsing", "asking", "explaining"};
    const QString name = QString::fromLatin1(names[static_cast<int>(state.purpose)]);
    return state.isNarrow ? name + QStringLiteral("-narrow") : name;
}

PanelLayout PurposeDocks::layoutFor(const State& state) const
{
    if (const auto known = m_preferences.panelLayout(nameOf(state)))
        return *known;
    PanelLayout layout{{}, kSchemaWidth, state.isNarrow ? kNarrowAnswersWidth : kAnswersWidth};
    const bool isAsking = state.purpose == Purpose::Asking;
    for (QDockWidget* dock : m_parts.docks) {
        const bool isSchema = dock == m_parts.docks.front();
        if (state.purpose == Purpose::Starting || (isSchema ? state.isNarrow && isAsking : !isAsking))
            continue;
        layout.open << dock->objectName();
    }
    return layout;
}
