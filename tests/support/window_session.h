// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/state/inquiry.h"
#include "ui/base/state/workspace.h"
#include "ui/base/workers/model_process.h"
#include "ui/sql/editor/sql_editor.h"
#include "ui/window/main_window.h"

#include <QDir>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

/// The window as it is started, with the parser in a process of its own.
struct WindowSession {
    static constexpr int kLoading = 60'000; ///< milliseconds at most
    static constexpr int kAnswering = 60'000;

    explicit WindowSession(const QString& folder, QSize size = {1360, 860})
        : preferences(QDir(folder).filePath(QStringLiteral("settings.ini")))
    {
        auto worker = std::make_unique<ModelProcess>(QStringLiteral(RATATOSK_BINARY_DIR "/bin/ratatosk-cli"));
        window = std::make_unique<MainWindow>(std::move(worker), preferences,
                                              DraftStore(QDir(QDir(folder).filePath(QStringLiteral("drafts")))));
        window->resize(size);
        window->show();
    }

    bool open(const QString& file) const
    {
        QSignalSpy opened(&window->workspace(), &Workspace::databaseOpened);
        window->openDatabase(file);
        return opened.wait();
    }

    /// With the model loaded.
    bool begin(const QString& file) const
    {
        QSignalSpy ready(&window->workspace(), &Workspace::modelReady);
        return open(file) && (!ready.isEmpty() || ready.wait(kLoading));
    }

    bool ask(const QString& text) const
    {
        QSignalSpy answered(&window->workspace(), &Workspace::answerChanged);
        QTest::keyClick(window.get(), Qt::Key_L, Qt::ControlModifier);
        question()->setText(text);
        QTest::keyClick(question(), Qt::Key_Return);
        const auto isRead = [&] { return !answered.isEmpty() && stateOf(window->workspace().inquiry()) != Inquiry::State::Asking; };
        return QTest::qWaitFor(isRead, kAnswering);
    }

    bool run(const QString& sql) const
    {
        QSignalSpy ran(&window->workspace(), &Workspace::ran);
        window->workspace().run(sql);
        return ran.wait();
    }

    QLineEdit* question() const { return window->findChild<QLineEdit*>(QStringLiteral("question")); }
    /// The one in front: an answer has a tab of its own.
    SqlEditor* editor() const
    {
        const auto editors = window->findChildren<SqlEditor*>(QStringLiteral("sqlEditor"));
        const auto front = std::find_if(editors.begin(), editors.end(), [](const SqlEditor* one) { return one->isVisible(); });
        return front == editors.end() ? nullptr : *front;
    }

    Preferences preferences;
    std::unique_ptr<MainWindow> window;
};
