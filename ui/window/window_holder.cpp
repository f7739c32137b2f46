// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_holder.h"

#include "ui/help/preferences_dialog.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QEvent>

#include <utility>

WindowHolder::WindowHolder(MakeWindow makeWindow) : m_makeWindow(std::move(makeWindow))
{
    make();
}

WindowHolder::~WindowHolder() = default;

void WindowHolder::make()
{
    m_window = m_makeWindow();
    m_window->installEventFilter(this);
    connect(
        m_window.get(), &MainWindow::freshWanted, this, [this] { replace({}); }, Qt::QueuedConnection);
}

/// Each part of a language is an event of its own; one window is enough for all of them.
bool WindowHolder::eventFilter(QObject* watched, QEvent* event)
{
    const bool mustReplace = watched == m_window.get() && event->type() == QEvent::LanguageChange && m_window->isVisible();
    if (mustReplace && !std::exchange(m_isReplacing, true))
        QMetaObject::invokeMethod(this, &WindowHolder::replaceTranslated, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void WindowHolder::replaceTranslated()
{
    m_isReplacing = false;
    const bool hasPreferences = m_window->findChild<PreferencesDialog*>() != nullptr;
    replace(m_window->carried());
    if (hasPreferences && !m_window->findChild<PreferencesDialog*>())
        m_window->findChild<QAction*>(QStringLiteral("preferences"))->trigger();
}

/// A window that must not be closed, since changes wait in it, stays as it is.
void WindowHolder::replace(const CarriedInquiries& carried)
{
    QApplication::setQuitOnLastWindowClosed(false);
    if (m_window->close()) {
        make();
        m_window->show();
        m_window->carryOn(carried);
    }
    QApplication::setQuitOnLastWindowClosed(true);
}
