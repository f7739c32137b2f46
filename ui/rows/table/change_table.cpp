// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/change_table.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

using namespace ratatosk;

namespace {

struct ChangeTable {
    Q_DECLARE_TR_FUNCTIONS(ChangeTable)
};

void addRow(ResultTable& table, const QString& word, const std::vector<Cell>& cells)
{
    if (cells.empty())
        return;
    std::vector<Cell> row{word.toStdString()};
    row.insert(row.end(), cells.begin(), cells.end());
    row.resize(table.columns.size());
    table.rows.push_back(std::move(row));
}

} // namespace

ResultTable changeTable(const TableChange& change)
{
    ResultTable table;
    table.columns = {ChangeTable::tr("Change").toStdString()};
    table.columns.insert(table.columns.end(), change.columns.begin(), change.columns.end());
    for (const RowChange& row : change.rows) {
        const bool isUpdate = row.kind == RowChange::Kind::Updated;
        addRow(table, isUpdate ? ChangeTable::tr("before") : ChangeTable::tr("deleted"), row.before);
        addRow(table, isUpdate ? ChangeTable::tr("after") : ChangeTable::tr("new"), row.after);
    }
    table.isComplete = static_cast<std::int64_t>(change.rows.size()) == change.count();
    return table;
}

std::set<std::pair<int, int>> changedCells(const TableChange& change)
{
    std::set<std::pair<int, int>> cells;
    int line = 0;
    for (const RowChange& row : change.rows) {
        const bool isUpdate = row.kind == RowChange::Kind::Updated;
        for (size_t column = 0; isUpdate && column < std::min(row.before.size(), row.after.size()); ++column) {
            if (row.before[column] == row.after[column])
                continue;
            for (const int one : {line, line + 1})
                cells.emplace(one, static_cast<int>(column) + 1); // behind the name of the line
        }
        line += isUpdate ? 2 : 1;
    }
    return cells;
}

QString changeText(const TableChange& change)
{
    QStringList parts;
    if (change.inserted > 0)
        parts << ChangeTable::tr("%1 new").arg(QLocale().toString(static_cast<qlonglong>(change.inserted)));
    if (change.updated > 0)
        parts << ChangeTable::tr("%1 changed").arg(QLocale().toString(static_cast<qlonglong>(change.updated)));
    if (change.deleted > 0)
        parts << ChangeTable::tr("%1 deleted").arg(QLocale().toString(static_cast<qlonglong>(change.deleted)));
    return ChangeTable::tr("%1: %2").arg(QString::fromStdString(change.table), parts.join(QStringLiteral(", ")));
}
