// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

class MainWindow;

/// The window, and the one that takes its place when its file is closed.
class WindowHolder : public QObject
{
    Q_OBJECT
public:
    using MakeWindow = std::function<std::unique_ptr<MainWindow>()>;

    explicit WindowHolder(MakeWindow makeWindow);
    ~WindowHolder() override;

    MainWindow& window() const { return *m_window; }

private:
    void make();
    void replace();

    MakeWindow m_makeWindow;
    std::unique_ptr<MainWindow> m_window;
};
