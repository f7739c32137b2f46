// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editing/pending_list.h"

#include "ui/base/look/theme.h"
#include "ui/base/wording/cell_text.h"
#include "ui/rows/table/pending_edits.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr int kEditRole = Qt::UserRole;
constexpr int kColumnRole = Qt::UserRole + 1; ///< empty: the whole row
constexpr int kMostLines = 7;                 ///< are seen without scrolling
constexpr qsizetype kMostListed = 1000;       ///< more are looked at in the rows themselves

enum Column { Place, What, Before, After, Problem, ColumnCount };

QString rowText(const RowPlace& place)
{
    QStringList key;
    for (const NamedCell& part : place.key)
        key << QStringLiteral("%1 %2").arg(QString::fromStdString(part.column), shortCellText(part.cell));
    const QString table = QString::fromStdString(place.table);
    return key.isEmpty() ? table : QStringLiteral("%1, %2").arg(table, key.join(QStringLiteral(", ")));
}

/// "1, Alp, 12"
QString cellsText(const RowEdit& edit, Cell CellEdit::*side)
{
    QStringList cells;
    for (const CellEdit& cell : edit.cells)
        cells << shortCellText(cell.*side);
    return cells.join(QStringLiteral(", "));
}

} // namespace

PendingList::PendingList(QWidget* parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("pendingList"));
    setAccessibleName(tr("Pending changes"));
    setHeaderLabels({tr("Row"), tr("Column"), tr("Before"), tr("After"), tr("Problem")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    header()->setStretchLastSection(true);
    connect(this, &QTreeWidget::itemActivated, this, &PendingList::wantCurrent);
}

void PendingList::setEdits(PendingEdits& edits)
{
    m_edits = &edits;
    connect(m_edits, &PendingEdits::changed, this, [this] {
        if (isVisible())
            fill();
    });
}

void PendingList::showEvent(QShowEvent* event)
{
    fill();
    QTreeWidget::showEvent(event);
}

QSize PendingList::sizeHint() const
{
    const int line = fontMetrics().height() + 6;
    return {400, header()->sizeHint().height() + std::clamp(topLevelItemCount(), 1, kMostLines) * line + 2 * frameWidth()};
}

void PendingList::fill()
{
    const int current = std::max(indexOfTopLevelItem(currentItem()), 0);
    clear();
    QList<QTreeWidgetItem*> items;
    const auto add = [&](const RowEdit& edit, const std::string& column, const QString& what, const QString& before, const QString& after) {
        if (items.size() >= kMostListed)
            return;
        const bool isFaulty = edit.fault && (edit.fault->column.empty() || column.empty() || edit.fault->column == column);
        const QString problem = isFaulty ? faultText(*edit.fault) : QString();
        auto* item = new QTreeWidgetItem({rowText(edit.place), what, before, after, problem});
        item->setData(0, kEditRole, edit.id);
        item->setData(0, kColumnRole, QString::fromStdString(column));
        if (isFaulty)
            item->setForeground(Problem, Theme::of(palette()).error);
        items << item;
    };
    for (const RowEdit& edit : m_edits->edits().all()) {
        if (edit.kind == RowEdit::Kind::Inserted)
            add(edit, {}, tr("new row"), {}, cellsText(edit, &CellEdit::after));
        else if (edit.kind == RowEdit::Kind::Deleted)
            add(edit, {}, tr("deleted row"), cellsText(edit, &CellEdit::before), {});
        else
            for (const CellEdit& cell : edit.cells)
                add(edit, cell.column, QString::fromStdString(cell.column), shortCellText(cell.before), shortCellText(cell.after));
    }
    addTopLevelItems(items);
    for (int column = 0; column < Problem; ++column) {
        resizeColumnToContents(column);
        setColumnWidth(column, std::min(columnWidth(column) + 8, 260));
    }
    setCurrentItem(topLevelItem(std::min(current, topLevelItemCount() - 1)));
    updateGeometry();
}

/// Delete is of the list here, whatever it means elsewhere.
bool PendingList::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete))
        event->accept();
    return QTreeWidget::event(event);
}

void PendingList::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Delete))
        undoCurrent();
    else if (event->matches(QKeySequence::Undo))
        m_edits->undo();
    else
        QTreeWidget::keyPressEvent(event);
}

void PendingList::undoCurrent()
{
    if (!currentItem())
        return;
    const RowEdit* edit = m_edits->edits().find(currentItem()->data(0, kEditRole).toInt());
    const std::string column = currentItem()->data(0, kColumnRole).toString().toStdString();
    if (!edit)
        return;
    const CellEdit* cell = edit->find(column);
    m_edits->change([edit = *edit, cell = cell ? std::optional(*cell) : std::nullopt](RowEdits& edits) {
        if (cell)
            edits.setCell(edit.place, cell->column, cell->before, cell->before);
        else
            edits.drop(edit.id);
    });
}

void PendingList::wantCurrent()
{
    if (currentItem())
        Q_EMIT cellWanted(currentItem()->data(0, kEditRole).toInt(), currentItem()->data(0, kColumnRole).toString().toStdString());
}
