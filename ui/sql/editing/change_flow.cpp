// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editing/change_flow.h"

#include "core/answer/explaining/row_changes.h"
#include "core/answer/help_with_sql/table_statements.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/rows/table/cell_dialog.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editing/row_dialog.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_editor.h"
#include "ui/sql/editor/sql_panel.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

#include <utility>

using namespace ratatosk;

ChangeFlow::ChangeFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_panels(panels), m_actions(actions), m_workspace(workspace)
{
    connect(panels.results, &ResultTabs::cellShown, this, &ChangeFlow::offerChange);
    connect(actions.addRow, &QAction::triggered, this, &ChangeFlow::addRow);
    connect(actions.deleteRows, &QAction::triggered, this, &ChangeFlow::deleteRows);
    connect(actions.pasteRows, &QAction::triggered, this, &ChangeFlow::pasteRows);
    const auto showState = [this] {
        for (QAction* action : {m_actions.addRow, m_actions.deleteRows, m_actions.pasteRows})
            action->setEnabled(m_workspace.isEditing());
    };
    connect(&workspace, &Workspace::editingChanged, this, showState);
    connect(&workspace, &Workspace::editingChanged, this, [this] {
        if (const auto wanted = std::exchange(m_wanted, std::nullopt); wanted && m_workspace.isEditing())
            run(*wanted);
    });
    connect(&workspace, &Workspace::changesSettled, this, &ChangeFlow::forgetStatements);
    connect(&workspace, &Workspace::databaseOpened, this, showState);
    connect(&workspace, &Workspace::databaseOpened, this, [this] { m_wanted.reset(); }); // it was about the file before
    showState();
}

std::string ChangeFlow::shownSql() const
{
    return m_panels.results->current()->sql().toStdString();
}

void ChangeFlow::tell(const QString& text)
{
    m_panels.messages->showMessage({Message::Kind::Info, text, {}, {}, {}});
}

/// SQLite keeps whatever is written to a column of numbers.
QString ChangeFlow::objectionToNumber(const QString& text)
{
    bool isNumber = false;
    const QString trimmed = text.trimmed();
    trimmed.toDouble(&isNumber);
    if (isNumber || trimmed.isEmpty() || trimmed.compare(QLatin1String("NULL"), Qt::CaseInsensitive) == 0)
        return {};
    return tr("This column holds numbers, but “%1” is not a number. Press “Change” again to keep this value.").arg(trimmed);
}

void ChangeFlow::offerChange(CellDialog* dialog, int column)
{
    const std::string sql = shownSql();
    const bool mayChange = m_workspace.isEditing() || (!m_workspace.isOnlyRead() && !m_workspace.isSnapshot());
    const auto stored = mayChange ? storedColumn(sql, column, m_workspace.schema()) : std::nullopt;
    if (!stored)
        return;
    const bool isNumber = m_workspace.schema().column(*stored).type == ColumnType::Number;
    const auto check = [isNumber](const QString& text) { return isNumber ? objectionToNumber(text) : QString(); };
    dialog->allowChange(check, [this, sql, column, stored, row = m_panels.results->current()->currentRow()](const QString& text) {
        const Cell value = typedCell(text.toStdString(), *stored, m_workspace.schema());
        change(cellChange(sql, row, column, value, m_workspace.schema()));
    });
}

/// Nothing is written before it is applied, so that nobody need say twice that they want to change the file.
void ChangeFlow::change(const std::string& sql)
{
    if (m_workspace.isEditing())
        return run(sql);
    m_wanted = sql;
    m_workspace.allowEditing();
}

void ChangeFlow::deleteRows()
{
    const auto rows = m_panels.results->current()->markedRows();
    if (rows.empty())
        return tell(tr("First select the rows that you want to delete."));
    if (!storedColumn(shownSql(), 0, m_workspace.schema()))
        return tell(tr("These rows cannot be matched to rows in the file. Show the rows of one table with its primary key."));
    run(rowRemoval(shownSql(), rows, m_workspace.schema()));
}

void ChangeFlow::addRow()
{
    const Schema& schema = m_workspace.schema();
    const std::vector<ColumnId> columns = columnsToFill(shownSql(), schema);
    if (columns.empty())
        return tell(tr("First show the rows of the table that gets the new row."));
    std::vector<RowDialog::Field> fields;
    for (const ColumnId id : columns) {
        const Column& column = schema.column(id);
        const bool isNumbered = rowNumberOf(column.table, schema) == id;
        fields.push_back(
            {QString::fromStdString(column.name), isNumbered ? tr("the next number") : QString::fromStdString(column.declaredType)});
    }
    auto* dialog = new RowDialog(
        QString::fromStdString(schema.table(schema.column(columns.front()).table).name), fields,
        [this, columns](const std::vector<std::optional<QString>>& texts) { insertTyped(columns, texts); }, m_panels.results);
    dialog->show();
}

void ChangeFlow::insertTyped(const std::vector<ColumnId>& columns, const std::vector<std::optional<QString>>& texts)
{
    NewRows added{{}, {{}}};
    for (size_t place = 0; place < columns.size(); ++place) {
        if (!texts[place])
            continue;
        added.columns.push_back(columns[place]);
        added.rows.front().push_back(typedCell(texts[place]->toStdString(), columns[place], m_workspace.schema()));
    }
    if (added.columns.empty())
        return tell(tr("All fields were empty, so no row was added."));
    run(rowAddition(added, m_workspace.schema()));
}

void ChangeFlow::pasteRows()
{
    const std::vector<ColumnId> columns = columnsToFill(shownSql(), m_workspace.schema());
    const QString text = QGuiApplication::clipboard()->text();
    if (columns.empty())
        return tell(tr("First show the rows of the table that gets the new rows."));
    if (text.trimmed().isEmpty())
        return tell(tr("There is no text to paste. Copy rows from a spreadsheet first."));
    const auto pasted = pastedRows(text.toStdString(), columns, m_workspace.schema());
    if (!pasted)
        return tell(tr("A row to paste has more cells than the table has columns (%1).").arg(columns.size()));
    if (pasted->rows.empty())
        return tell(tr("The text to paste has a header but no rows."));
    run(rowAddition(*pasted, m_workspace.schema()));
}

bool ChangeFlow::holdsChanges(int tab) const
{
    return m_panels.sql->tabs()->tabText(tab) == tr("Changes");
}

/// What is applied or taken back is not run once more with the next change, and who looked at rows goes on with them as they are now.
void ChangeFlow::forgetStatements()
{
    QueryTabs* tabs = m_panels.sql->tabs();
    if (holdsChanges(tabs->currentIndex()))
        tabs->showNumber(m_origin);
    for (int tab = tabs->count() - 1; tab >= 0; --tab) {
        if (!holdsChanges(tab))
            continue;
        if (tab == tabs->currentIndex()) // where it came from is closed
            m_panels.sql->editor()->setText({});
        else
            tabs->closeTab(tab);
    }
}

/// Behind what the tab for changes has already.
void ChangeFlow::run(const std::string& sql)
{
    const QString statement = QString::fromStdString(sql);
    QueryTabs* tabs = m_panels.sql->tabs();
    m_panels.sql->comeForward();
    if (!holdsChanges(tabs->currentIndex()))
        m_origin = tabs->number();
    tabs->showOrOpen({tr("Changes"), {}, 0});
    const QString before = m_panels.sql->text().trimmed();
    m_panels.sql->editor()->setText(before.isEmpty() ? statement + QLatin1Char(';')
                                                     : before + QStringLiteral("\n") + statement + QLatin1Char(';'));
    m_workspace.run(QStringList{statement}, {.mayEdit = true});
}
