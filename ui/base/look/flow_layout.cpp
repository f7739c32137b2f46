// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace {

bool expands(const QLayoutItem* item)
{
    return item->expandingDirections().testFlag(Qt::Horizontal);
}

/// What an item wants; one that expands is content with less.
int widthOf(const QLayoutItem* item)
{
    return expands(item) ? item->minimumSize().width() : item->sizeHint().width();
}

int heightOf(const QLayoutItem* item, int width)
{
    return item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
}

template <class Line>
int heightOf(const Line& line)
{
    int height = 0;
    for (const auto& cell : line)
        height = std::max(height, heightOf(cell.item, cell.width));
    return height;
}

} // namespace

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QList<FlowLayout::Line> FlowLayout::linesIn(int width) const
{
    QList<Line> lines;
    int spare = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const int wanted = std::min(widthOf(item.get()), width);
        if (lines.isEmpty() || wanted + gap() > spare) {
            if (!lines.isEmpty())
                widen(lines.back(), spare);
            lines << Line();
            spare = width + gap();
        }
        lines.back() << Cell{item.get(), wanted};
        spare -= wanted + gap();
    }
    if (!lines.isEmpty())
        widen(lines.back(), spare);
    return lines;
}

/// The first that asks to expand gets all.
void FlowLayout::widen(Line& line, int spare) const
{
    const auto greedy = std::ranges::find_if(line, [](const Cell& cell) { return expands(cell.item); });
    if (greedy != line.end())
        greedy->width += spare;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom() - lineGap();
    for (const Line& line : linesIn(width - margins.left() - margins.right()))
        height += lineGap() + heightOf(line);
    return std::max(height, 0);
}

QSize FlowLayout::sizeHint() const
{
    QSize size(-gap(), 0);
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = QSize(size.width() + gap() + item->sizeHint().width(), std::max(size.height(), item->sizeHint().height()));
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& room)
{
    QLayout::setGeometry(room);
    QRect rest = room.marginsRemoved(contentsMargins());
    for (const Line& line : linesIn(rest.width())) {
        place(line, QRect(rest.topLeft(), QSize(rest.width(), heightOf(line))));
        rest.setTop(rest.top() + heightOf(line) + lineGap());
    }
}

void FlowLayout::place(const Line& line, const QRect& room) const
{
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int left = room.left();
    for (const Cell& cell : line) {
        const int height = heightOf(cell.item, cell.width);
        const QRect place(left, room.top() + (room.height() - height) / 2, cell.width, height);
        cell.item->setGeometry(QStyle::visualRect(direction, room, place));
        left += cell.width + gap();
    }
}
