// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/cell_flow.h"

#include "core/explaining/cell_change.h"
#include "ui/rows/cell_dialog.h"
#include "ui/rows/result_panel.h"
#include "ui/rows/result_tabs.h"
#include "ui/sql/query_tabs.h"
#include "ui/sql/sql_editor.h"
#include "ui/sql/sql_panel.h"
#include "ui/state/workspace.h"

#include <algorithm>

using namespace ratatosk;

CellFlow::CellFlow(const Panels& panels, Workspace& workspace, QObject* parent) : QObject(parent), m_panels(panels), m_workspace(workspace)
{
    connect(panels.results, &ResultTabs::cellShown, this, &CellFlow::offerChange);
}

void CellFlow::offerChange(CellDialog* dialog, int column)
{
    const std::string sql = m_panels.results->current()->sql().toStdString();
    const auto stored = m_workspace.isEditing() ? storedColumn(sql, column, m_workspace.schema()) : std::nullopt;
    if (!stored)
        return;
    dialog->allowChange([this, sql, column, stored, row = m_panels.results->current()->currentRow()](const QString& text) {
        const Cell value = typedCell(text.toStdString(), *stored, m_workspace.schema());
        run(QString::fromStdString(cellChange(sql, row, column, value, m_workspace.schema())));
    });
}

/// Behind what the tab for changes has already.
void CellFlow::run(const QString& statement)
{
    QueryTabs* tabs = m_panels.sql->tabs();
    const QString title = tr("Changes");
    const QList<QueryDraft> drafts = tabs->drafts();
    const auto open = std::ranges::find(drafts, title, &QueryDraft::title);
    m_panels.sql->comeForward();
    if (open == drafts.end())
        tabs->openTab({title, {}, 0});
    else
        tabs->setCurrentIndex(static_cast<int>(open - drafts.begin()));
    const QString before = m_panels.sql->text().trimmed();
    m_panels.sql->editor()->setText(before.isEmpty() ? statement + QLatin1Char(';')
                                                     : before + QStringLiteral("\n") + statement + QLatin1Char(';'));
    m_workspace.run(QStringList{statement}, {.mayEdit = true});
}
