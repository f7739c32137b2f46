// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/data_bars.h"

#include "ui/base/look/theme.h"
#include "ui/rows/table/result_table_model.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

namespace {

constexpr int kMargin = 2; ///< pixels, to the lines around a cell
constexpr int kEdge = 2;   ///< of the full colour, below a bar

} // namespace

void DataBars::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QVariant data = index.data(ResultTableModel::BarRole);
    if (data.isValid()) {
        const auto bar = data.value<DataBar>();
        const Theme theme = Theme::of(option.palette);
        const QRectF room = QRectF(option.rect).adjusted(kMargin, kMargin, -kMargin, -kMargin);
        const QRectF place(room.left() + bar.begin * room.width(), room.top(), (bar.end - bar.begin) * room.width(), room.height());
        const QColor colour = bar.isNegative ? theme.warning : theme.accent;
        painter->fillRect(place, theme.groundOf(colour));
        painter->fillRect(place.adjusted(0, place.height() - kEdge, 0, 0), colour);
    }
    QStyledItemDelegate::paint(painter, option, index);
}

QWidget* DataBars::createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
    if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        line->setFrame(true);
        line->setAlignment(Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()));
    }
    return editor;
}

bool DataBars::eventFilter(QObject* editor, QEvent* event)
{
    auto* field = qobject_cast<QWidget*>(editor);
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    if (!field || !key || (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter))
        return QStyledItemDelegate::eventFilter(editor, event);
    Q_EMIT commitData(field);
    Q_EMIT closeEditor(field, SubmitModelCache);
    return true;
}
