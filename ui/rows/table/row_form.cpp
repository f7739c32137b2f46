// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/row_form.h"

#include "ui/rows/table/data_bars.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace {

constexpr int kWidth = 34; ///< in letters

} // namespace

RowOnItsSide::RowOnItsSide(QAbstractItemModel& table, QObject* parent) : QAbstractTableModel(parent), m_table(table)
{
    connect(&table, &QAbstractItemModel::modelReset, this, [this] { setRow(-1); });
    connect(&table, &QAbstractItemModel::rowsRemoved, this, [this] { setRow(m_row < m_table.rowCount() ? m_row : -1); });
    connect(&table, &QAbstractItemModel::dataChanged, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
    });
}

void RowOnItsSide::setRow(int row)
{
    beginResetModel();
    m_row = row;
    endResetModel();
}

int RowOnItsSide::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_row < 0 ? 0 : m_table.columnCount();
}

int RowOnItsSide::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1;
}

Qt::ItemFlags RowOnItsSide::flags(const QModelIndex& index) const
{
    return index.isValid() ? m_table.flags(source(index)) : Qt::NoItemFlags;
}

QVariant RowOnItsSide::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    return role == Qt::TextAlignmentRole ? QVariant(static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter)) : source(index).data(role);
}

bool RowOnItsSide::setData(const QModelIndex& index, const QVariant& value, int role)
{
    return index.isValid() && m_table.setData(source(index), value, role);
}

QVariant RowOnItsSide::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Vertical ? m_table.headerData(section, Qt::Horizontal, role) : QVariant();
}

RowForm::RowForm(QTableView& rows, QWidget* parent)
    : QFrame(parent), m_rows(rows), m_model(new RowOnItsSide(*rows.model(), this)), m_title(new QLabel(this))
{
    setObjectName(QStringLiteral("rowForm"));
    auto* view = new QTableView(this);
    view->setObjectName(QStringLiteral("rowFormCells"));
    view->setAccessibleName(tr("Row as a form"));
    view->setModel(m_model);
    view->setItemDelegate(new DataBars(view));
    view->setFrameShape(QFrame::NoFrame);
    view->setWordWrap(true);
    view->setTabKeyNavigation(false);
    view->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    view->horizontalHeader()->hide();
    view->horizontalHeader()->setStretchLastSection(true);
    view->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    view->verticalHeader()->setHighlightSections(false);
    connect(m_model, &QAbstractItemModel::modelReset, view, &QTableView::resizeRowsToContents);
    m_title->setMargin(4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_title);
    layout->addWidget(view, 1);
    setFixedWidth(fontMetrics().averageCharWidth() * kWidth * 3 / 2);
    connect(rows.selectionModel(), &QItemSelectionModel::currentChanged, this, &RowForm::follow);
    follow();
}

void RowForm::follow()
{
    const int row = m_rows.currentIndex().row();
    if (row == m_model->row())
        return;
    m_model->setRow(row);
    const QString number = m_rows.model()->headerData(row, Qt::Vertical).toString();
    m_title->setText(row < 0 ? tr("Choose a row to see it here.") : tr("Row %1").arg(number));
}
