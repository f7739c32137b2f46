// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/dog_kennel.h"
#include "tests/ui/fake_answer_source.h"
#include "ui/base/look/message_bar.h"
#include "ui/sql/editor/sql_editor.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// One window with its own settings, drafts and stand-in for the parser.
struct Stage {
    explicit Stage(const QString& state = {}) : preferences(folder.filePath(QStringLiteral("settings.ini")))
    {
        auto owned = std::make_unique<FakeAnswerSource>();
        source = owned.get();
        const QDir drafts(state.isEmpty() ? folder.filePath(QStringLiteral("drafts")) : state);
        window = std::make_unique<MainWindow>(std::move(owned), preferences, DraftStore(drafts));
        window->resize(1360, 860);
        window->show();
    }

    template <class T>
    T* child(const char* name) const
    {
        return window->findChild<T*>(QLatin1String(name));
    }

    bool open(const std::filesystem::path& file)
    {
        QSignalSpy opened(&window->workspace(), &Workspace::databaseOpened);
        window->openDatabase(QString::fromStdString(file.string()));
        return opened.wait();
    }

    bool ask()
    {
        source->becomeReady();
        child<QLineEdit>("question")->setText(QString::fromLatin1(kDogQuestion));
        QTest::keyClick(child<QLineEdit>("question"), Qt::Key_Return);
        return source->question.has_value();
    }

    bool askAndAnswer()
    {
        const bool isRequested = ask();
        return giveAnswer(dogAnswer(window->workspace().schema())) && isRequested;
    }

    /// False when it is not run.
    bool giveAnswer(const ratatosk::Answer& answer)
    {
        QSignalSpy ran(&window->workspace(), &Workspace::ran);
        source->giveAnswer(answer);
        return !ran.isEmpty() || ran.wait(2000);
    }

    /// What stands in place of rows.
    QString note() const { return child<QWidget>("results")->findChild<QLabel*>(QStringLiteral("note"))->text(); }

    QString message() const { return child<MessageBar>("messageBar")->text(); }

    /// Types the statements and runs them by key.
    bool run(const QString& sql)
    {
        QSignalSpy ran(&window->workspace(), &Workspace::ran);
        child<SqlEditor>("sqlEditor")->setText(sql);
        QTest::keyClick(window.get(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        return QTest::qWaitFor([&] { return !ran.isEmpty() && !window->workspace().isRunning(); });
    }

    void trigger(const char* action) const { child<QAction>(action)->trigger(); }

    QString cell(int row, int column) const
    {
        const auto* model = child<QTableView>("rows")->model();
        return model->index(row, column).data().toString();
    }

    QTemporaryDir folder;
    Preferences preferences;
    FakeAnswerSource* source = nullptr;
    std::unique_ptr<MainWindow> window;
};

inline QByteArray fingerprintOf(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

/// For people who want to look: pictures are written when $RATATOSK_SCREENSHOTS names a folder.
inline void savePicture(QWidget* widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("RATATOSK_SCREENSHOTS");
    if (folder.isEmpty())
        return;
    QTest::qWait(250);
    widget->grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

/// In light and in dark.
inline void savePictures(const Stage& stage, const QString& name)
{
    for (const Appearance appearance : {Appearance::Dark, Appearance::Light}) {
        applyAppearance(appearance);
        savePicture(stage.window.get(), name + (appearance == Appearance::Dark ? QStringLiteral("_dark") : QString()));
    }
}

inline void savePicture(const Stage& stage, const QString& name)
{
    savePicture(stage.window.get(), name);
}
