// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/schema_graph_view.h"

#include "ui/theme.h"
#include "ui/views/table_card.h"

#include <QGraphicsPathItem>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <set>
#include <limits>

using namespace ratatosk;

namespace {

/// A foreign key. Takes its colour from the palette when it paints, and ends in a dot at the referenced column.
class KeyLine : public QGraphicsPathItem
{
public:
    KeyLine(const QPainterPath& path, bool isGuess) : QGraphicsPathItem(path), m_isGuess(isGuess)
    {
        setZValue(-1);
        setAcceptedMouseButtons(Qt::NoButton);
    }

    QRectF boundingRect() const override { return QGraphicsPathItem::boundingRect().adjusted(-4, -4, 4, 4); }

    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget* widget) override
    {
        const Theme theme = Theme::of(widget->palette());
        painter->setPen(QPen(theme.line, 1.6, m_isGuess ? Qt::DashLine : Qt::SolidLine));
        painter->drawPath(path());
        painter->setBrush(m_isGuess ? theme.base : theme.line);
        painter->setPen(QPen(theme.line, 1.2));
        painter->drawEllipse(path().currentPosition(), 3, 3);
    }

private:
    bool m_isGuess;
};

int rowOf(const Schema& schema, ColumnId column)
{
    const std::vector<ColumnId> columns = schema.columnsOf(schema.column(column).table);
    return 1 + static_cast<int>(std::find(columns.begin(), columns.end(), column) - columns.begin());
}

template <class Columns>
std::set<ColumnId> within(const Schema& schema, TableId table, const Columns& columns)
{
    std::set<ColumnId> found;
    for (const ColumnId column : columns) {
        if (schema.column(column).table == table)
            found.insert(column);
    }
    return found;
}

std::vector<ColumnId> linkedColumns(const SchemaLinks& links)
{
    std::vector<ColumnId> columns;
    for (const auto& link : links.columns) {
        if (link.kind != LinkKind::NumberHint && link.kind != LinkKind::TimeHint) // hold for any number: no news
            columns.push_back(link.item);
    }
    return columns;
}

} // namespace

SchemaGraphView::SchemaGraphView(QWidget* parent) : ZoomableView(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

GraphOutline SchemaGraphView::outlineOf(const Schema& schema) const
{
    GraphOutline outline;
    const QFontMetricsF metrics(font());
    for (int table = 0; table < schema.tableCount(); ++table) {
        const QSizeF size = TableCard::sizeFor(schema, TableId{table}, metrics);
        const int rows = static_cast<int>(schema.columnsOf(TableId{table}).size()) + 1;
        outline.boxes.push_back({size.width(), size.height(), rows});
    }
    for (const ForeignKey& key : schema.foreignKeys()) {
        const int from = ratatosk::index(schema.column(key.from).table);
        const int to = ratatosk::index(schema.column(key.to).table);
        outline.lines.push_back({from, rowOf(schema, key.from), to, rowOf(schema, key.to)});
    }
    return outline;
}

void SchemaGraphView::setGraph(std::shared_ptr<const Schema> schema, const GraphLayout& layout)
{
    clear();
    m_schema = std::move(schema);
    for (int table = 0; table < m_schema->tableCount(); ++table) {
        auto* card = new TableCard(*m_schema, TableId{table}, font());
        card->setPos(layout.boxes[static_cast<size_t>(table)].topLeft());
        scene()->addItem(card);
        m_cards.push_back(card);
    }
    for (size_t line = 0; line < layout.lines.size(); ++line)
        scene()->addItem(new KeyLine(layout.lines[line], m_schema->foreignKeys()[line].isGuess));
    fitWhenShown();
}

void SchemaGraphView::clear()
{
    scene()->clear();
    m_cards.clear();
    m_current = -1;
}

void SchemaGraphView::showLinks(const SchemaLinks& links)
{
    const std::vector<ColumnId> columns = linkedColumns(links);
    for (TableCard* card : m_cards) {
        const bool isLinked = std::any_of(links.tables.begin(), links.tables.end(), [card](const auto& link) { return link.item == card->table(); });
        card->setLinked(isLinked, within(*m_schema, card->table(), columns));
    }
}

void SchemaGraphView::showSelection(const Selection& selection)
{
    for (TableCard* card : m_cards) {
        const auto& tables = selection.tables;
        const bool isSelected = std::find(tables.begin(), tables.end(), card->table()) != tables.end();
        card->setSelected(isSelected, within(*m_schema, card->table(), selection.columns));
        if (isSelected)
            m_current = ratatosk::index(card->table());
    }
}

void SchemaGraphView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return selectNeighbour({-1, 0});
    case Qt::Key_Right:
        return selectNeighbour({1, 0});
    case Qt::Key_Up:
        return selectNeighbour({0, -1});
    case Qt::Key_Down:
        return selectNeighbour({0, 1});
    default:
        ZoomableView::keyPressEvent(event);
    }
}

void SchemaGraphView::mousePressEvent(QMouseEvent* event)
{
    ZoomableView::mousePressEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    Selection selection;
    if (auto* card = dynamic_cast<TableCard*>(itemAt(event->pos()))) {
        if (const auto column = card->columnAt(card->mapFromScene(mapToScene(event->pos()))))
            selection.columns.push_back(*column);
        else
            selection.tables.push_back(card->table());
    }
    Q_EMIT selected(selection);
}

/// The nearest card whose middle lies in that direction; way off to the side counts double.
void SchemaGraphView::selectNeighbour(QPointF direction)
{
    if (m_cards.empty())
        return;
    const auto middle = [](const TableCard* card) { return card->sceneBoundingRect().center(); };
    int best = m_current < 0 ? 0 : m_current;
    double bestDistance = std::numeric_limits<double>::max();
    for (int table = 0; m_current >= 0 && table < std::ssize(m_cards); ++table) {
        const QPointF way = middle(m_cards[static_cast<size_t>(table)]) - middle(m_cards[static_cast<size_t>(m_current)]);
        const double along = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y()) + std::abs(way.y() * direction.x());
        if (along > 1 && along + 2 * aside < bestDistance) {
            bestDistance = along + 2 * aside;
            best = table;
        }
    }
    m_current = best;
    ensureVisible(m_cards[static_cast<size_t>(best)]);
    Q_EMIT selected({{}, {}, {TableId{best}}, {}});
}
