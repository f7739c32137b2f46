// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/find_flow.h"

#include "ui/answer/asking/answer_book.h"
#include "ui/base/menus/action_names.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/files/table_flow.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"

#include <QAction>
#include <QMainWindow>

using namespace ratatosk;

FindFlow::FindFlow(const Places& places, WindowActions& actions, Workspace& workspace, QMainWindow* window)
    : QObject(window), m_places(places), m_workspace(workspace), m_window(window)
{
    connect(actions.findAnything, &QAction::triggered, this, &FindFlow::show);
}

void FindFlow::show()
{
    auto* find = new QuickFind(tr("Find anything"), tr("A table, a column, a saved answer or a command"),
                               tableEntries() + columnEntries() + answerEntries() + commandEntries(m_window), m_window);
    find->setObjectName(QStringLiteral("findAnything"));
    find->show();
}

QList<FindEntry> FindFlow::tableEntries() const
{
    QList<FindEntry> entries;
    const Schema& schema = m_workspace.schema();
    for (int number = 0; number < schema.tableCount(); ++number) {
        const Table& table = schema.table(TableId{number});
        entries << FindEntry{QString::fromStdString(table.name), table.isView ? tr("view") : tr("table"), tr("Shows the rows"),
                             [this, number] { goToRows(TableId{number}); }};
    }
    return entries;
}

/// Who has chosen a table goes on in its rows.
void FindFlow::goToRows(TableId table) const
{
    const auto onceShown = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
    const auto focusRows = [this] { m_places.results.current()->setFocus(); };
    connect(&m_workspace, &Workspace::ran, this, focusRows, onceShown);
    m_places.tables.showRows(table);
}

QList<FindEntry> FindFlow::columnEntries() const
{
    QList<FindEntry> entries;
    const Schema& schema = m_workspace.schema();
    for (int number = 0; number < schema.columnCount(); ++number) {
        const Column& column = schema.column(ColumnId{number});
        const std::string name = schema.table(column.table).name + '.' + column.name;
        entries << FindEntry{QString::fromStdString(name), tr("column"), tr("Selects this column in all views"),
                             [this, number] { m_workspace.select({.columns = {ColumnId{number}}}); }};
    }
    return entries;
}

QList<FindEntry> FindFlow::answerEntries() const
{
    QList<FindEntry> entries;
    for (const SavedAnswer& answer : m_places.answers.ofThisDatabase())
        entries << FindEntry{QString::fromStdString(answer.question), tr("saved answer"), QString::fromStdString(answer.sql),
                             [this, answer] { m_places.answers.use(answer); }};
    return entries;
}
