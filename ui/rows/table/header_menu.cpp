// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/header_menu.h"

#include "core/files/rows/column_value_range.h"
#include "ui/rows/table/result_table_model.h"
#include "ui/rows/table/row_arranger.h"
#include "ui/rows/table/rows_view.h"

#include <QActionGroup>
#include <QHeaderView>
#include <QMenu>

HeaderMenu::HeaderMenu(ResultTableModel& model, RowsView& rows, RowArranger& arranger, QObject* parent)
    : QObject(parent), m_model(model), m_rows(rows), m_arranger(arranger)
{
    rows.horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(rows.horizontalHeader(), &QWidget::customContextMenuRequested, this, &HeaderMenu::show);
}

void HeaderMenu::show(QPoint place)
{
    const int column = m_rows.horizontalHeader()->logicalIndexAt(place);
    if (column < 0)
        return;
    auto* menu = new QMenu(&m_rows);
    menu->setObjectName(QStringLiteral("headerMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Sort &ascending"), this, [this, column] { m_arranger.sortBy(column, false); });
    menu->addAction(tr("Sort &descending"), this, [this, column] { m_arranger.sortBy(column, true); });
    menu->addAction(tr("&Filter this column"), this, [this, column] { Q_EMIT filterWanted(column); });
    menu->addSeparator();
    QAction* hide = menu->addAction(tr("&Hide column"), this, [this, column] { m_rows.hideColumns(column); });
    hide->setEnabled(m_rows.shownColumns() > 1);
    QAction* all = menu->addAction(tr("Sh&ow all columns"), &m_rows, &RowsView::showAllColumns);
    all->setEnabled(m_rows.shownColumns() < m_model.columnCount());
    menu->addAction(tr("Free&ze this column"), this, [this, column] { Q_EMIT freezeWanted(column); });
    menu->addSeparator();
    QAction* bars = menu->addAction(tr("Data &bars"));
    connect(bars, &QAction::triggered, this, [this, column](bool areShown) { m_model.setBars(column, areShown); });
    bars->setCheckable(true);
    bars->setChecked(m_model.hasBars(column));
    QMenu* formats = menu->addMenu(tr("Displa&y numbers as"));
    addFormats(*formats, column);
    formats->setEnabled(m_model.hasNumbers(column));
    bars->setEnabled(ratatosk::valueRangeOfColumn(*m_model.table(), column).has_value());
    menu->popup(m_rows.horizontalHeader()->mapToGlobal(place));
}

void HeaderMenu::addFormats(QMenu& menu, int column)
{
    auto* formats = new QActionGroup(&menu);
    for (const ColumnFormat format : columnFormats()) {
        QAction* action = formats->addAction(formatName(format));
        action->setCheckable(true);
        action->setChecked(m_model.format(column) == format);
        connect(action, &QAction::triggered, this, [this, column, format] {
            m_model.setFormat(column, format);
            const int before = m_rows.columnWidth(column);
            m_rows.resizeColumnToContents(column); // dates are longer than their numbers
            m_rows.setColumnWidth(column, qMax(before, m_rows.columnWidth(column)));
        });
        menu.addAction(action);
    }
}
