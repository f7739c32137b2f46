// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/state/workspace.h"
#include "ui/base/storage/draft_keeper.h"
#include "ui/base/storage/preferences.h"
#include "ui/window/model_flow.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class PasswordStore;
class WindowContents;

/// The window: one workspace, its drafts, and contents that show them, which are made anew when another language is chosen.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    /// `preferences` must outlive the window.
    MainWindow(std::unique_ptr<AnswerSource> source, Preferences& preferences, DraftStore drafts, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// A database, or SQL text for the editor.
    void openFile(const QString& file) { openFiles({file}); }
    /// The databases among them are opened together.
    void openFiles(const QStringList& files);
    void openDatabase(const QString& file);
    /// The question is asked as soon as the database is open and the parser ready.
    void openDatabase(const QString& file, const QString& question);
    /// Where passwords of servers are remembered; without one they are not.
    void setPasswordStore(std::shared_ptr<PasswordStore> store);
    /// Restores no drafts, and says so: the program did not survive the last starts.
    void enterSafeMode();
    Workspace& workspace() { return m_workspace; }

Q_SIGNALS:
    /// A window without a file is wanted in place of this one.
    void freshWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makeContents(ModelFlow::Model model);
    void translate();

    Preferences& m_preferences;
    DraftKeeper m_drafts;
    Workspace m_workspace;
    std::shared_ptr<PasswordStore> m_passwords;  ///< null: none
    std::optional<ratatosk::Error> m_modelFault; ///< why there is no model
    bool m_isTranslating = false;
    std::unique_ptr<WindowContents> m_contents; // last member, first destroyed
};
