// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

class MainWindow;
struct CarriedInquiries;

/// The window, and the one that takes its place when its file is closed or another language is chosen. Texts are made with their widgets, so a new language is
/// a new window: with the same file open, with what was typed, which drafts keep, and with what was asked and run.
class WindowHolder : public QObject
{
    Q_OBJECT
public:
    using MakeWindow = std::function<std::unique_ptr<MainWindow>()>;

    explicit WindowHolder(MakeWindow makeWindow);
    ~WindowHolder() override;

    MainWindow& window() const { return *m_window; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void make();
    void replaceTranslated();
    /// By a window that goes on with these.
    void replace(const CarriedInquiries& carried);

    MakeWindow m_makeWindow;
    std::unique_ptr<MainWindow> m_window;
    bool m_isReplacing = false;
};
