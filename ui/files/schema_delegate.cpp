// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/schema_delegate.h"

#include "ui/base/look/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace {

constexpr int kBetween = 8;    ///< pixels between name and type
constexpr int kLeastType = 28; ///< less tells nothing
constexpr int kRowSpace = 6;   ///< above and below the letters together

QString typeOf(const QModelIndex& index)
{
    return index.siblingAtColumn(1).data().toString();
}

} // namespace

SchemaDelegate::Places SchemaDelegate::shared(int width, int name, int type)
{
    const int left = width - name - 3 * kBetween / 2; // some of it behind the type
    if (type == 0 || left < std::min(type, kLeastType))
        return {width, 0};
    return {width - 3 * kBetween / 2 - std::min(type, left), std::min(type, left)};
}

QSize SchemaDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(size.height(), option.fontMetrics.height() + kRowSpace));
    return size;
}

void SchemaDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString type = typeOf(index);
    const Places places = shared(option.rect.width(), QStyledItemDelegate::sizeHint(option, index).width(),
                                 option.fontMetrics.horizontalAdvance(type) + (type.isEmpty() ? 0 : 1)); // widths are rounded
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, option.widget); // behind both
    row.rect.setWidth(places.name);
    row.backgroundBrush = Qt::NoBrush;
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, option.widget);
    if (places.type == 0)
        return;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const Theme theme = Theme::of(option.palette);
    painter->save();
    painter->setPen(isSelected ? theme.accentText : theme.muted);
    const QRect place(option.rect.right() + 1 - kBetween / 2 - places.type, option.rect.top(), places.type, option.rect.height());
    painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(type, Qt::ElideRight, places.type));
    painter->restore();
}
