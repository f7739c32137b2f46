// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/look/message_bar.h"
#include "ui/base/state/workspace.h"
#include "ui/base/storage/draft_keeper.h"
#include "ui/base/storage/preferences.h"
#include "ui/window/pane_cycle.h"
#include "ui/window/window_panels.h"

#include <QMainWindow>

#include <memory>

class AskFlow;
class CellFinder;
class DatabaseOpener;
class EditFlow;
class PurposeDocks;
class SqlFiles;
class WindowActions;

/// Connects panels, actions and workspace with each other.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    /// `preferences` must outlive the window.
    MainWindow(std::unique_ptr<AnswerSource> source, Preferences& preferences, DraftStore drafts, QWidget* parent = nullptr);

    /// A database, or SQL text for the editor.
    void openFile(const QString& file) { openFiles({file}); }
    /// The databases among them are opened together.
    void openFiles(const QStringList& files);
    void openDatabase(const QString& file);
    /// The question is asked as soon as the database is open and the parser ready.
    void openDatabase(const QString& file, const QString& question);
    /// Opens what another window had open, and goes on with what was asked and run there.
    void carryOn(const CarriedInquiries& carried);
    CarriedInquiries carried() const;
    /// Restores no drafts, and says so: the program did not survive the last starts.
    void enterSafeMode();
    Workspace& workspace() { return m_workspace; }

Q_SIGNALS:
    /// A window without a file is wanted in place of this one.
    void freshWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void createFlows();
    void arrange();

    void connectActions();
    void connectDatabase();
    void connectSelection();

    void showOpened(const QString& file);
    void showFileState();
    void showRecent();

    void tell(Message::Kind kind, const ratatosk::Error& error);
    void stopOrClear();
    bool leaveServerForm();
    void selectAtCaret(int byte);

    bool isShown(const ratatosk::AnswerCandidate* statement) const;
    void restoreDraft(const QString& database);
    void bringBack(const QString& file);

    Preferences& m_preferences;
    CellFinder* m_cells;
    WindowPanels m_panels;
    PaneCycle m_panes;
    WindowActions* m_actions;
    DatabaseOpener* m_opener;
    DraftKeeper* m_drafts;
    AskFlow* m_asking = nullptr;
    SqlFiles* m_sqlFiles = nullptr;
    EditFlow* m_edits = nullptr;
    PurposeDocks* m_sides = nullptr;
    QByteArray m_firstState; ///< layout to come back to

    CarriedInquiries m_carried; ///< for the database being opened
    QString m_suggestion;       ///< question that suits the database being opened
    Workspace m_workspace;      // last member, first destroyed
};
