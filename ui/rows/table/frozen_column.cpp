// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/frozen_column.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

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
    connect(m_table->horizontalHeader(), &QHeaderView::sectionMoved, this, &FrozenColumn::hideOtherColumns);
    connect(m_table->verticalHeader(), &QHeaderView::geometriesChanged, this, &FrozenColumn::place);
    connect(m_table->model(), &QAbstractItemModel::modelReset, this, &FrozenColumn::hideOtherColumns);
    connect(this, &QTableView::doubleClicked, m_table, &QTableView::doubleClicked);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, m_table->horizontalHeader(), &QHeaderView::sectionClicked);
    horizontalHeader()->setSectionsClickable(true);
    m_table->installEventFilter(this);
}

/// The first in the order in which they stand.
int FrozenColumn::firstColumn() const
{
    const QHeaderView* header = m_table->horizontalHeader();
    int place = 0;
    while (place + 1 < header->count() && header->isSectionHidden(header->logicalIndex(place)))
        ++place;
    return std::max(header->logicalIndex(place), 0);
}

void FrozenColumn::hideOtherColumns()
{
    for (int column = 0; column < model()->columnCount(); ++column)
        setColumnHidden(column, column != firstColumn());
    place();
}

/// Over the table's own first column, its title included.
void FrozenColumn::place()
{
    const int width = m_table->columnWidth(firstColumn());
    if (isColumnHidden(firstColumn()))
        return hideOtherColumns();
    setColumnWidth(firstColumn(), width);
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
