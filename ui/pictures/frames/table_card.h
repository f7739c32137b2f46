// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <QFontMetricsF>
#include <QGraphicsItem>

#include <functional>
#include <optional>
#include <set>
#include <vector>

/// A table drawn as a card: its name, then one row for each column. Below 40 % only the name is drawn, larger; below 10 %, where
/// no name can be read, a block that tells by its colour what is selected or used.
class TableCard : public QGraphicsItem
{
public:
    static constexpr double kNamesOnlyBelow = 0.4;
    static constexpr double kBlocksBelow = 0.1;
    static constexpr double kPaleOpacity = 0.22;

    /// `schema` must outlive the card.
    TableCard(const ratatosk::Schema& schema, ratatosk::TableId table, const QFont& font);

    /// Width and height in pixels; all rows, the name's too, have the same height.
    static QSizeF sizeFor(const ratatosk::Schema& schema, ratatosk::TableId table, const QFontMetricsF& metrics);

    ratatosk::TableId table() const { return m_table; }
    /// The column at a place in the card's own coordinates; nothing on the name.
    std::optional<ratatosk::ColumnId> columnAt(const QPointF& place) const;

    /// What the question touches, and what is selected.
    void setLinked(bool table, std::set<ratatosk::ColumnId> columns);
    void setSelected(bool table, std::set<ratatosk::ColumnId> columns);
    /// The answer reads the table.
    void setUsed(bool isUsed);
    /// Out of the search, or no neighbour of the table looked at.
    void setPale(bool isPale);
    bool isPale() const { return m_isPale; }

    /// Whether its name or that of a column has the text in it.
    bool holds(const QString& text) const;
    /// Where a line to that column ends, in the scene.
    QPointF anchor(ratatosk::ColumnId column, bool isRight) const;
    /// Called when a person has dragged it, and on the way.
    void onMoved(std::function<void()> moved) { m_moved = std::move(moved); }

    QRectF boundingRect() const override { return QRectF(QPointF(-2, -2), m_size + QSizeF(4, 4)); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

protected:
    QVariant itemChange(GraphicsItemChange change, const QVariant& value) override;

private:
    struct Marks {
        bool table = false;
        std::set<ratatosk::ColumnId> columns;
    };

    double rowHeight() const { return m_size.height() / (static_cast<double>(m_columns.size()) + 1); }
    void paintBlock(QPainter& painter, const struct Theme& theme) const;
    void paintNameOnly(QPainter& painter, const struct Theme& theme) const;
    void paintHeader(QPainter& painter, const struct Theme& theme) const;
    void paintColumn(QPainter& painter, const struct Theme& theme, size_t row) const;
    void paintGround(QPainter& painter, const struct Theme& theme, const QRectF& row, bool isLinked, bool isSelected) const;

    const ratatosk::Schema& m_schema;
    ratatosk::TableId m_table;
    std::vector<ratatosk::ColumnId> m_columns;
    QFont m_font;
    QSizeF m_size;
    Marks m_linked;
    Marks m_selected;
    bool m_isUsed = false;
    bool m_isPale = false;
    std::function<void()> m_moved;
};
