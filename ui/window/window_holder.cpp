// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_holder.h"

#include "ui/window/main_window.h"

#include <QApplication>

#include <utility>

WindowHolder::WindowHolder(MakeWindow makeWindow) : m_makeWindow(std::move(makeWindow))
{
    make();
}

WindowHolder::~WindowHolder() = default;

void WindowHolder::make()
{
    m_window = m_makeWindow();
    connect(m_window.get(), &MainWindow::freshWanted, this, &WindowHolder::replace, Qt::QueuedConnection);
}

/// A window that must not be closed, since changes wait in it, stays as it is.
void WindowHolder::replace()
{
    QApplication::setQuitOnLastWindowClosed(false);
    if (m_window->close()) {
        make();
        m_window->show();
    }
    QApplication::setQuitOnLastWindowClosed(true);
}
