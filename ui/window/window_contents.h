// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/row_edits.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/state/workspace.h"
#include "ui/base/storage/draft_keeper.h"
#include "ui/base/storage/preferences.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/window/model_flow.h"
#include "ui/window/pane_cycle.h"
#include "ui/window/window_panels.h"

#include <QObject>

#include <memory>

class AskFlow;
class CellFinder;
class ColumnKeeper;
class DatabaseOpener;
class EditFlow;
class PasswordStore;
class PurposeDocks;
class SqlFiles;
class WindowActions;

/// All that a window shows: its panels, menus and bars, connected with each other and with the workspace. Texts are made with their
/// widgets, so another language is other contents for the same window and the same workspace.
class WindowContents : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    WindowContents(QMainWindow& window, Workspace& workspace, Preferences& preferences, DraftKeeper& drafts, ModelFlow::Model model);
    /// Leaves the window empty.
    ~WindowContents() override;

    WindowPanels& panels() { return m_panels; }
    AskFlow& asking() { return *m_asking; }
    EditFlow& edits() { return *m_edits; }
    SqlFiles& sqlFiles() { return *m_sqlFiles; }
    PurposeDocks& sides() { return *m_sides; }
    void setPasswordStore(std::shared_ptr<PasswordStore> store);

    Draft draft() const;
    /// What other contents go on with.
    struct Kept {
        Draft draft;
        std::vector<int> numbers; ///< of the tabs
        QueryTabs::Histories histories;
        CarriedInquiries inquiries;
        ratatosk::RowEdits edits; ///< not written yet
        QByteArray docks;
        QByteArray rowsAndSql; ///< how they share their room
        QString focus;         ///< object name
        int view = 0;          ///< of the answer
        bool isGraphShown = false;
        bool hasPreferences = false;
    };
    Kept kept() const;
    /// Shows the workspace as it is, once the window has no other contents. `fault`: why it has no model, where that is known.
    void resume(const Kept& kept, const std::optional<ratatosk::Error>& fault);

Q_SIGNALS:
    void databaseWanted(const QString& file);
    void filesWanted(const QStringList& files);
    /// A window without a file is wanted in place of this one.
    void freshWanted();

private:
    void createFlows(ModelFlow::Model model);
    void createFileFlows();

    void connectActions();
    void connectPanes();
    void connectDatabase();
    void connectSelection();

    static QStringList tableTitles();
    Draft translatedDraft() const;

    void showOpened(const QString& file);
    void showSchema();
    void showFileState();
    void showRecent();

    void showError(Message::Kind kind, const ratatosk::Error& error);
    void stopOrClear();
    bool leaveServerForm();
    bool leaveSearch();
    void selectAtCaret(int byte);

    bool isShown(const ratatosk::AnswerCandidate* statement) const;
    void restoreDraft(const QString& database);
    void bringBack(const QString& file);
    void announce(const std::optional<ratatosk::Error>& fault);
    void restorePlaces(const Kept& kept);

    QMainWindow& m_window;
    Workspace& m_workspace;
    Preferences& m_preferences;
    DraftKeeper& m_drafts;
    CellFinder* m_cells;
    WindowPanels m_panels;
    PaneCycle m_panes;
    WindowActions* m_actions;
    DatabaseOpener* m_opener;
    AskFlow* m_asking = nullptr;
    SqlFiles* m_sqlFiles = nullptr;
    EditFlow* m_edits = nullptr;
    ColumnKeeper* m_columns = nullptr;
    PurposeDocks* m_sides = nullptr;
    QByteArray m_firstState;   ///< layout to come back to
    QStringList m_tableTitles; ///< of tabs, in the language of the contents

    QString m_suggestion;      ///< question that suits the database being opened
    bool m_isResuming = false; ///< the database has been open before the contents were made
};
