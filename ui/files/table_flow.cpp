// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/table_flow.h"

#include "core/answer/explaining/row_links.h"
#include "core/answer/help_with_sql/table_statements.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/storage/preferences.h"
#include "ui/base/wording/cell_text.h"
#include "ui/files/schema_panel.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_editor.h"
#include "ui/sql/editor/sql_panel.h"

#include <QAction>
#include <QCursor>
#include <QMenu>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr std::int64_t kMostParts = 1000; ///< of a definition: a table, its indexes and triggers

} // namespace

TableFlow::TableFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, Preferences& preferences, QObject* parent)
    : QObject(parent), m_panels(panels), m_actions(actions), m_workspace(workspace), m_preferences(preferences)
{
    connect(panels.schema, &SchemaPanel::rowsWanted, this, &TableFlow::showRows);
    connect(panels.schema, &SchemaPanel::structureWanted, this, &TableFlow::showStructure);
    connect(panels.schema, &SchemaPanel::definitionWanted, this, &TableFlow::showDefinition);
    connect(actions.goBack, &QAction::triggered, this, &TableFlow::goBack);
    actions.goBack->setEnabled(false);
    connect(&workspace, &Workspace::databaseOpened, this, [this] {
        m_origins.clear();
        m_actions.goBack->setEnabled(false);
        m_reader.open(m_workspace.readFile().toStdString());
    });
    connect(panels.schema, &SchemaPanel::valuesWanted, this, &TableFlow::countValues);
    connect(panels.schema, &SchemaPanel::questionWanted, this, &TableFlow::beginQuestion);
    connect(panels.results, &ResultTabs::referenceFollowed, this, &TableFlow::follow);
    panels.results->setReferring([this](const std::string& sql) { return referringPlaces(sql, m_workspace.schema()); });
    connect(panels.schema, &SchemaPanel::wishChosen, &m_workspace, &Workspace::wishTable);
    const auto showRead = [this] {
        const Answer* answer = m_workspace.answer();
        m_panels.schema->showRead(answer ? answer->tablesRead : std::vector<TableId>(), m_workspace.edits().tables);
    };
    connect(&workspace, &Workspace::answerChanged, this, showRead);
    connect(&workspace, &Workspace::editsChanged, this, showRead);
    QMenu* related = actions.relatedRows->menu();
    connect(related, &QMenu::aboutToShow, this, [this, related] { fillRelated(*related); });
    connect(actions.relatedRows, &QAction::triggered, related, [related] { related->popup(QCursor::pos()); });
}

void TableFlow::showRows(TableId table)
{
    const Schema& schema = m_workspace.schema();
    show(QString::fromStdString(schema.table(table).name), {QString::fromStdString(rowsStatement(table, schema))});
}

void TableFlow::showStructure(TableId table)
{
    const std::string& name = m_workspace.schema().table(table).name;
    QStringList titles{tr("Columns"), tr("Keys"), tr("Definition")};
    QStringList statements;
    const StructureTitles words{
        tr("column").toStdString(),  tr("type").toStdString(),       tr("primary key").toStdString(),       tr("nullable").toStdString(),
        tr("default").toStdString(), tr("references").toStdString(), tr("referenced column").toStdString(), tr("yes").toStdString(),
        tr("no").toStdString()};
    for (const std::string& statement : structureStatements(table, m_workspace.schema(), words))
        statements << QStringLiteral("-- %1\n%2").arg(titles.takeFirst(), QString::fromStdString(statement));
    show(tr("Structure of %1").arg(QString::fromStdString(name)), statements);
}

/// As its makers wrote it: coloured, and ready to be copied whole.
void TableFlow::showDefinition(TableId table)
{
    const Schema& schema = m_workspace.schema();
    if (schema.dialect() != Dialect::Sqlite) // a server keeps no such text
        return showStructure(table);
    const std::string statement = structureStatements(table, schema).back();
    const QString title = tr("Definition of %1").arg(QString::fromStdString(schema.table(table).name));
    m_reader.start(
        [statement](DatabaseBrowser& browser, std::stop_token stop) {
            QStringList parts;
            const auto found = browser.run(statement, kMostParts, std::move(stop));
            for (const auto& row : found ? found->rows : std::vector<std::vector<Cell>>()) {
                if (const auto* text = std::get_if<std::string>(&row.back()))
                    parts << QString::fromStdString(*text) + QLatin1Char(';');
            }
            return parts.join(QStringLiteral("\n\n"));
        },
        [this, title](const QString& sql) { openDefinition(title, sql); });
}

void TableFlow::openDefinition(const QString& title, const QString& sql)
{
    if (sql.isEmpty())
        return;
    m_panels.sql->comeForward();
    m_panels.sql->tabs()->showOrOpen({title, sql, 0});
    m_panels.sql->editor()->selectAll();
    m_panels.sql->editor()->setFocus();
}

void TableFlow::goBack()
{
    if (m_origins.empty())
        return;
    const Origin origin = std::move(m_origins.back());
    m_origins.pop_back();
    m_actions.goBack->setEnabled(!m_origins.empty());
    const auto numbers = m_panels.sql->tabs()->numbers();
    if (std::ranges::find(numbers, origin.tab) == numbers.end()) // its tab is closed
        return goBack();
    m_panels.sql->tabs()->showNumber(origin.tab);
    if (ResultPanel* panel = m_panels.results->find(origin.sql)) {
        panel->restore(origin.place);
        panel->setFocus();
    }
}

void TableFlow::countValues(ColumnId column)
{
    const Column& counted = m_workspace.schema().column(column);
    const std::string& table = m_workspace.schema().table(counted.table).name;
    show(QStringLiteral("%1.%2").arg(QString::fromStdString(table), QString::fromStdString(counted.name)),
         {QString::fromStdString(valueCountStatement(column, m_workspace.schema()))});
}

void TableFlow::beginQuestion(TableId table)
{
    Q_EMIT questionBegun(QString::fromStdString(questionBeginning(m_workspace.schema().table(table))));
}

/// In the tab that was opened for it before, if nothing else was written there.
void TableFlow::show(const QString& title, const QStringList& statements)
{
    m_panels.sql->comeForward();
    m_panels.sql->tabs()->showOrOpen({title, statements.join(QStringLiteral(";\n")), 0});
    m_workspace.run(statements, {.rows = m_preferences.rowLimit(), .mayEdit = true});
}

std::vector<RowLink> TableFlow::links() const
{
    const ResultPanel* rows = m_panels.results->current();
    return rowLinks(rows->sql().toStdString(), rows->currentRow(), m_workspace.schema());
}

void TableFlow::follow(int place)
{
    const std::vector<RowLink> all = links();
    const auto link = std::ranges::find_if(all, [&](const RowLink& one) { return one.isReference && one.place == place; });
    if (link != all.end())
        show(*link);
}

void TableFlow::show(const RowLink& link)
{
    const ResultPanel* from = m_panels.results->current();
    m_origins.push_back({m_panels.sql->tabs()->number(), from->sql(), from->place()});
    m_actions.goBack->setEnabled(true);
    const QString title = QStringLiteral("%1 %2").arg(QString::fromStdString(m_workspace.schema().table(link.table).name),
                                                      shortCellText(link.value));
    show(title, {QString::fromStdString(link.sql)});
}

void TableFlow::fillRelated(QMenu& menu)
{
    menu.clear();
    for (const RowLink& link : links()) {
        const QString text = link.isReference ? tr("Row of %1 with %2 = %3") : tr("Rows of %1 with %2 = %3");
        const Schema& schema = m_workspace.schema();
        menu.addAction(text.arg(QString::fromStdString(schema.table(link.table).name),
                                QString::fromStdString(schema.column(link.column).name), shortCellText(link.value)),
                       this, [this, link] { show(link); });
    }
    if (menu.isEmpty())
        menu.addAction(tr("No foreign key connects this row to other rows"))->setEnabled(false);
}
