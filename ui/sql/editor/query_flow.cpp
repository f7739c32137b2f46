// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/query_flow.h"

#include "core/answer/help_with_sql/name_suggestion.h"
#include "core/answer/help_with_sql/query_plan.h"
#include "core/answer/help_with_sql/row_window.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/queries/column_titles.h"
#include "ui/base/state/workspace.h"
#include "ui/base/storage/preferences.h"
#include "ui/base/wording/error_text.h"
#include "ui/base/wording/place_title.h"
#include "ui/rows/exporting/export_bar.h"
#include "ui/rows/exporting/export_dialog.h"
#include "ui/rows/table/change_table.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/rows/table/row_arranger.h"
#include "ui/sql/editor/find_bar.h"
#include "ui/sql/editor/history_dialog.h"
#include "ui/sql/editor/parameter_bar.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_editor.h"
#include "ui/sql/editor/sql_panel.h"

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QMenu>

using namespace ratatosk;

QueryFlow::QueryFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, Preferences& preferences, QObject* parent)
    : QObject(parent), m_panels(panels), m_actions(actions), m_workspace(workspace), m_preferences(preferences)
{
    connectRunning();
    connectEditing();
    connectTabs();
    connectRows();
    QList<QKeySequence> keys; // of what acts in the editor as well: Delete in a list is none
    for (const QAction* action : panels.sql->window()->findChildren<QAction*>())
        if (action->shortcutContext() == Qt::WindowShortcut || action->shortcutContext() == Qt::ApplicationShortcut)
            keys << action->shortcuts();
    m_panels.sql->editor()->freeKeys(keys);
}

void QueryFlow::connectRunning()
{
    connect(m_actions.run, &QAction::triggered, m_panels.sql, &SqlPanel::run);
    connect(m_actions.runAll, &QAction::triggered, m_panels.sql, &SqlPanel::runAll);
    connect(m_actions.explainPlan, &QAction::triggered, this, &QueryFlow::explain);
    connect(m_panels.sql, &SqlPanel::runRequested, this, [this](const QStringList& statements, const QStringList& written) {
        if (m_workspace.hasDatabase())
            m_workspace.run(statements, {.rows = m_preferences.rowLimit(), .mayEdit = true}, written);
    });
    ParameterBar* parameters = m_panels.sql->parameters();
    parameters->setRemembered(m_preferences.parameterValues());
    connect(parameters, &ParameterBar::remembered, this,
            [this](const QMap<QString, QString>& values) { m_preferences.setParameterValues(values); });
    connect(m_panels.sql, &SqlPanel::stopRequested, &m_workspace, &Workspace::stop);
    connect(m_panels.results, &ResultTabs::allRowsRequested, this,
            [this](const QString& sql) { m_workspace.runAgain(sql, {.rows = kAllRows, .mayEdit = true}); });
    m_panels.results->setCaption([this] { return m_workspace.inquiry().question; });
    m_panels.results->setTitles([this](const std::string& sql) { return columnTitles(sql, m_workspace.schema()); });
    connect(m_panels.results, &ResultTabs::runRequested, m_panels.sql, &SqlPanel::run);
    connect(&m_workspace, &Workspace::inquiryShown, m_panels.results, [this] { m_panels.results->showInquiry(m_workspace.inquiry()); });
    connect(&m_workspace, &Workspace::stateChanged, m_panels.results, [this] { m_panels.results->showState(m_workspace.inquiry()); });
    connect(&m_workspace, &Workspace::runStarted, m_panels.messages, &MessageBar::endPassing);
    connect(&m_workspace, &Workspace::runStarted, m_panels.results->exportBar(), &TaskBar::endPassing);
    connect(&m_workspace, &Workspace::runStarted, m_panels.results, &ResultTabs::begin);
    connect(&m_workspace, &Workspace::outcomeShown, m_panels.sql, &SqlPanel::showOutcome);
    connect(&m_workspace, &Workspace::outcomeShown, m_panels.results, &ResultTabs::showOutcome);
    connect(&m_workspace, &Workspace::outcomeShown, this, &QueryFlow::showErrorHelp);
    connect(&m_workspace, &Workspace::ran, this, &QueryFlow::remember);
    connect(&m_workspace, &Workspace::changesSettled, this, &QueryFlow::rememberEnd);
    connect(m_actions.history, &QAction::triggered, this, &QueryFlow::fetchHistory);
    connect(&m_workspace, &Workspace::explained, m_panels.results, &ResultTabs::showPlan);
}

void QueryFlow::connectEditing()
{
    SqlEditor* editor = m_panels.sql->editor();
    FindBar* findBar = m_panels.sql->findBar();
    connect(&m_workspace, &Workspace::databaseOpened, this, [this] { m_checker.open(m_workspace.readFile().toStdString()); });
    connect(m_panels.sql, &SqlPanel::namesToCheck, this, &QueryFlow::checkNames);
    connect(m_actions.undo, &QAction::triggered, editor, &QsciScintilla::undo);
    connect(m_actions.redo, &QAction::triggered, editor, &QsciScintilla::redo);
    connect(m_actions.find, &QAction::triggered, this, &QueryFlow::find);
    connect(m_actions.replace, &QAction::triggered, findBar, [findBar] { findBar->open(FindBar::Mode::Replace); });
    connect(m_actions.findNext, &QAction::triggered, findBar, &FindBar::findNext);
    connect(m_actions.findPrevious, &QAction::triggered, findBar, &FindBar::findPrevious);
    connect(m_actions.toggleComment, &QAction::triggered, editor, &SqlEditor::toggleComment);
    connect(m_actions.complete, &QAction::triggered, m_panels.sql, &SqlPanel::complete);
    connect(m_actions.format, &QAction::triggered, m_panels.sql, &SqlPanel::format);
    connect(m_actions.fixName, &QAction::triggered, m_panels.sql, &SqlPanel::fixName);
    connect(m_actions.goToError, &QAction::triggered, m_panels.sql, &SqlPanel::goToError);
}

void QueryFlow::connectTabs()
{
    QueryTabs* tabs = m_panels.sql->tabs();
    SqlEditor* editor = m_panels.sql->editor();
    connect(m_actions.newTab, &QAction::triggered, tabs, [tabs, editor] {
        tabs->openTab();
        editor->setFocus();
    });
    connect(m_actions.closeTab, &QAction::triggered, tabs, [tabs] { tabs->closeTab(tabs->currentIndex()); });
    connect(m_actions.reopenTab, &QAction::triggered, tabs, &QueryTabs::reopenTab);
    connect(m_actions.nextTab, &QAction::triggered, tabs, &QueryTabs::showNext);
    connect(m_actions.previousTab, &QAction::triggered, tabs, &QueryTabs::showPrevious);
    connect(m_actions.renameTab, &QAction::triggered, tabs, &QueryTabs::rename);
}

void QueryFlow::connectRows()
{
    m_panels.results->setRowActions(
        m_actions.copyActions()
        + QList<QAction*>{m_actions.filterByValue, m_actions.filterRows, m_actions.hideColumn, m_actions.rowsBehind, m_actions.relatedRows,
                          m_actions.showChart, m_actions.crossTable, m_actions.dataBars, m_actions.numberFormat, m_actions.exportRows,
                          m_actions.addRow, m_actions.duplicateRows, m_actions.deleteRows, m_actions.pasteRows});
    connect(&m_actions, &WindowActions::copyRequested, m_panels.results,
            [this](const RowTextOptions& options) { m_panels.results->current()->copySelection(options); });
    connect(m_actions.filterRows, &QAction::triggered, m_panels.results, [this] { m_panels.results->current()->toggleFilters(); });
    connect(m_actions.filterByValue, &QAction::triggered, m_panels.results, [this] { m_panels.results->current()->filterByValue(); });
    connect(m_actions.hideColumn, &QAction::triggered, m_panels.results, [this] { m_panels.results->current()->hideColumn(); });
    connect(m_actions.showColumns, &QAction::triggered, m_panels.results, [this] { m_panels.results->current()->showAllColumns(); });
    connect(m_actions.freezeColumn, &QAction::toggled, m_panels.results, &ResultTabs::freezeFirstColumn);
    connect(m_actions.rowForm, &QAction::toggled, m_panels.results, &ResultTabs::showForm);
    connect(m_panels.results, &ResultTabs::freezeWanted, m_actions.freezeColumn, [this] { m_actions.freezeColumn->setChecked(true); });
    connect(m_actions.showChart, &QAction::triggered, m_panels.results, [this] { m_panels.results->current()->toggleChart(); });
    connect(m_actions.crossTable, &QAction::triggered, m_panels.results, [this] {
        if (!m_panels.results->current()->toggleCrossTable())
            tell(tr("A pivot table needs two columns of names and one column of numbers."));
    });
    connect(m_actions.dataBars, &QAction::triggered, m_panels.results, [this] {
        if (!m_panels.results->current()->toggleBars())
            tell(tr("Data bars need a column with several numbers. Click a cell in such a column first."));
    });
    QMenu* formats = m_actions.numberFormat->menu();
    connect(formats, &QMenu::aboutToShow, m_panels.results, [this, formats] {
        formats->clear();
        m_panels.results->current()->fillFormatMenu(*formats);
        if (formats->isEmpty())
            formats->addAction(tr("Click a cell with a number first"))->setEnabled(false);
    });
    connect(m_panels.results, &ResultTabs::rowsBehindWanted, m_actions.rowsBehind, &QAction::trigger);
    connect(m_actions.exportRows, &QAction::triggered, this, &QueryFlow::exportRows);
}

void QueryFlow::tell(const QString& text)
{
    m_panels.messages->showMessage({.kind = Message::Kind::Info, .text = text, .isPassing = true});
}

/// In the rows, when they have the focus.
void QueryFlow::find()
{
    const QWidget* focus = QApplication::focusWidget();
    if (focus && m_panels.results->isAncestorOf(focus))
        m_panels.results->current()->showFilters();
    else
        m_panels.sql->findBar()->open(FindBar::Mode::Find);
}

/// Where the rows would be.
void QueryFlow::showErrorHelp(const QueryOutcome& outcome)
{
    ResultPanel* panel = m_panels.results->find(QString::fromStdString(outcome.sql));
    if (outcome.table || !panel)
        return;
    SqlPanel* sql = m_panels.sql;
    QList<Repair> repairs;
    if (const QString name = sql->suggestedName(); !name.isEmpty())
        repairs << Repair{tr("Use “%1” and run").arg(name), [sql] {
                              sql->fixName();
                              sql->run();
                          }};
    if (sql->hasErrorPlace())
        repairs << Repair{tr("Go to the error"), [sql] { sql->goToError(); }};
    panel->showEmptyReason(statementErrorNote(outcome.table.error(), sql->errorSentence()), repairs);
}

void QueryFlow::explain()
{
    const QString sql = m_panels.sql->statement();
    if (m_workspace.hasDatabase() && !sql.isEmpty())
        m_workspace.explain(sql);
}

/// By the plan of the statement: it is compiled for that, and nothing is run. Only names are told of; half a statement is no error.
void QueryFlow::checkNames(const QString& sql)
{
    m_checker.start(
        [sql = sql.toStdString()](DatabaseBrowser& browser, std::stop_token stop) {
            const auto plan = browser.run(planStatement(sql, browser.schema().dialect()), 1, std::move(stop));
            if (plan || plan.error().code != ErrorCode::InvalidSql || !isAboutName(plan.error().detail))
                return std::optional<QueryOutcome>();
            return std::optional(QueryOutcome{sql, plan.error(), browser.errorOffset(sql)});
        },
        [this](const std::optional<QueryOutcome>& unknown) {
            if (unknown)
                m_panels.sql->showUnknownName(*unknown);
        });
}

void QueryFlow::remember(const QueryOutcome& outcome) const
{
    if (outcome.window) // what was run before is looked at further
        return;
    QString result;
    QStringList changed;
    for (const TableChange& change : outcome.changes ? outcome.changes->tables : std::vector<TableChange>())
        changed << changeText(change);
    if (!outcome.table)
        result = statementErrorText(outcome.table.error());
    else if (!changed.isEmpty())
        result = changed.join(QStringLiteral("; "));
    else
        result = tr("%Ln row(s), %1 ms", nullptr, static_cast<int>((*outcome.table)->rows.size()))
                     .arg((*outcome.table)->milliseconds, 0, 'f', 1);
    m_history.add(
        {m_workspace.databaseFile(), QString::fromStdString(outcome.sql), result, QDateTime::currentDateTime().toString(Qt::ISODate)});
}

/// So that nobody takes for done what was taken back.
void QueryFlow::rememberEnd(bool areKept) const
{
    m_history.add({m_workspace.databaseFile(), areKept ? QStringLiteral("COMMIT") : QStringLiteral("ROLLBACK"),
                   areKept ? tr("Earlier changes were written to the file.") : tr("Earlier changes were undone."),
                   QDateTime::currentDateTime().toString(Qt::ISODate)});
}

void QueryFlow::fetchHistory()
{
    m_historian.start([history = m_history](std::stop_token) { return history.load(); },
                      [this](const QList<RunRecord>& records) { showHistory(records); });
}

void QueryFlow::showHistory(const QList<RunRecord>& records)
{
    auto* dialog = new HistoryDialog(records, m_panels.sql->window());
    connect(dialog, &HistoryDialog::chosen, this, [this](const QString& sql) {
        m_panels.sql->comeForward();
        m_panels.sql->tabs()->openTab({{}, sql, 0});
        m_panels.sql->editor()->setFocus();
    });
    dialog->show();
}

/// The statement, under the question if it answers one.
std::string QueryFlow::remarkFor(const QString& sql) const
{
    const AnswerCandidate* candidate = m_workspace.candidate();
    const bool isAnswer = candidate && candidate->sql == sql.toStdString();
    return (isAnswer ? m_workspace.inquiry().question + QLatin1Char('\n') + sql : sql).toStdString();
}

/// The statement that finds the rows as they are filtered and sorted.
QString QueryFlow::asShown(const ResultPanel& result) const
{
    return QString::fromStdString(
        arrangedStatement(result.sql().toStdString(), result.rows()->columns, result.arranger().window(), m_workspace.schema()));
}

void QueryFlow::exportRows()
{
    const ResultPanel* result = m_panels.results->current();
    if (!m_workspace.hasDatabase() || !result->hasRows() || result->sql().isEmpty())
        return;
    const QueryTabs* tabs = m_panels.sql->tabs();
    const QString title = tabs->drafts().value(tabs->currentIndex()).title;
    const auto target = chooseExport(m_panels.results, rowsBaseName(title, m_workspace.databaseFile()) + QStringLiteral(".csv"),
                                     result->rowTotal());
    if (!target)
        return;
    const auto crossed = result->crossTable();
    const QString sql = crossed ? result->sql() : asShown(*result);
    RowTextOptions options{.format = target->format};
    options.remark = remarkFor(result->sql());
    m_panels.results->exportBar()->start({m_workspace.readFile(), sql, target->file, options, crossed});
}
