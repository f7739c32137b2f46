// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <QGraphicsPathItem>

class TableCard;
struct Theme;

/// A foreign key as a line with a dot at the referenced column. Guesses are dashed, refused ones dotted and pale.
class KeyLine : public QGraphicsPathItem
{
public:
    enum class State { Declared, Guessed, Accepted, Refused };

    /// `isUsed`: it is part of the answer's joins.
    static QPen penOf(const Theme& theme, State state, bool isUsed);

    KeyLine(const QPainterPath& path, const ratatosk::ForeignKey& key);

    const ratatosk::ForeignKey& key() const { return m_key; }
    State state() const { return m_state; }
    void setState(State state);
    bool isUsed() const { return m_isUsed; }
    /// Part of the answer's joins.
    void setUsed(bool isUsed);
    void setPale(bool isPale);

    /// A new way between two cards that are no longer where the layout put them.
    void route(const TableCard& from, const TableCard& to);

    QRectF boundingRect() const override { return QGraphicsPathItem::boundingRect().adjusted(-4, -4, 4, 4); }
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    ratatosk::ForeignKey m_key;
    State m_state;
    bool m_isUsed = false;
};
