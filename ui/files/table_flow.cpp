// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/table_flow.h"

#include "core/sqltext/table_statements.h"
#include "ui/files/schema_panel.h"
#include "ui/sql/query_tabs.h"
#include "ui/sql/sql_panel.h"
#include "ui/state/workspace.h"
#include "ui/storage/preferences.h"

#include <algorithm>

using namespace ratatosk;

TableFlow::TableFlow(const Panels& panels, Workspace& workspace, Preferences& preferences, QObject* parent)
    : QObject(parent), m_panels(panels), m_workspace(workspace), m_preferences(preferences)
{
    connect(panels.schema, &SchemaPanel::rowsWanted, this, &TableFlow::showRows);
    connect(panels.schema, &SchemaPanel::structureWanted, this, &TableFlow::showStructure);
    connect(panels.schema, &SchemaPanel::valuesWanted, this, &TableFlow::countValues);
    connect(panels.schema, &SchemaPanel::questionWanted, this, &TableFlow::beginQuestion);
}

void TableFlow::showRows(TableId table)
{
    const std::string& name = m_workspace.schema().table(table).name;
    show(QString::fromStdString(name), {QString::fromStdString(rowsStatement(name))});
}

void TableFlow::showStructure(TableId table)
{
    const std::string& name = m_workspace.schema().table(table).name;
    QStringList statements;
    for (const std::string& statement : structureStatements(name))
        statements << QString::fromStdString(statement);
    show(tr("Structure of %1").arg(QString::fromStdString(name)), statements);
}

void TableFlow::countValues(ColumnId column)
{
    const Column& counted = m_workspace.schema().column(column);
    const std::string& table = m_workspace.schema().table(counted.table).name;
    show(QStringLiteral("%1.%2").arg(QString::fromStdString(table), QString::fromStdString(counted.name)),
         {QString::fromStdString(valueCountStatement(table, counted.name))});
}

void TableFlow::beginQuestion(TableId table)
{
    Q_EMIT questionBegun(QString::fromStdString(questionBeginning(m_workspace.schema().table(table))));
}

/// In the tab that was opened for it before, if nothing else was written there.
void TableFlow::show(const QString& title, const QStringList& statements)
{
    QueryTabs* tabs = m_panels.sql->tabs();
    const QueryDraft wanted{title, statements.join(QStringLiteral(";\n")), 0};
    const QList<QueryDraft> drafts = tabs->drafts();
    const auto open = std::ranges::find_if(drafts,
                                           [&](const QueryDraft& draft) { return draft.title == wanted.title && draft.sql == wanted.sql; });
    m_panels.sql->comeForward();
    if (open == drafts.end())
        tabs->openTab(wanted);
    else
        tabs->setCurrentIndex(static_cast<int>(open - drafts.begin()));
    m_workspace.run(statements, {.rows = m_preferences.rowLimit(), .mayEdit = true});
}
