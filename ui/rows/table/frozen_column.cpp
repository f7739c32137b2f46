// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/frozen_column.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

FrozenColumn::FrozenColumn(QTableView* table) : QTableView(table), m_table(table)
{
    setModel(table->model());
    setItemDelegate(table->itemDelegate());
    setSelectionModel(table->selectionModel());
    setFocusPolicy(Qt::NoFocus);     // the table has it
    setEditTriggers(NoEditTriggers); // typed over in the table itself
    setAlternatingRowColors(table->alternatingRowColors());
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(table->verticalScrollMode());
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(table->verticalHeader()->defaultSectionSize());
    horizontalHeader()->setHighlightSections(false);
    followTable();
    hideOtherColumns();
    place();
    show();
}

void FrozenColumn::followTable()
{
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_table->verticalScrollBar(), &QScrollBar::setValue);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, &FrozenColumn::place);
    connect(m_table->verticalHeader(), &QHeaderView::geometriesChanged, this, &FrozenColumn::place);
    connect(m_table->model(), &QAbstractItemModel::modelReset, this, &FrozenColumn::hideOtherColumns);
    connect(this, &QTableView::doubleClicked, m_table, &QTableView::doubleClicked);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, m_table->horizontalHeader(), &QHeaderView::sectionClicked);
    horizontalHeader()->setSectionsClickable(true);
    m_table->installEventFilter(this);
}

void FrozenColumn::hideOtherColumns()
{
    for (int column = 0; column < model()->columnCount(); ++column)
        setColumnHidden(column, column > 0);
    place();
}

/// Over the table's own first column, its title included.
void FrozenColumn::place()
{
    const int width = m_table->columnWidth(0);
    setColumnWidth(0, width);
    horizontalHeader()->setFixedHeight(m_table->horizontalHeader()->height());
    const int left = m_table->verticalHeader()->width() + m_table->frameWidth();
    setGeometry(left, m_table->frameWidth(), width, m_table->viewport()->height() + m_table->horizontalHeader()->height());
    verticalScrollBar()->setValue(m_table->verticalScrollBar()->value());
    raise();
}

bool FrozenColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show))
        QMetaObject::invokeMethod(
            this, [this] { place(); }, Qt::QueuedConnection); // once the table has its new form
    return QTableView::eventFilter(watched, event);
}
