// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/key_line.h"

#include "ui/base/look/theme.h"
#include "ui/pictures/frames/table_card.h"

#include <QCursor>
#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr double kLineGrip = 8; ///< width in which a pointer finds the line
constexpr double kLeastBend = 40;
constexpr double kUsedWidth = 3, kUnusedWidth = 1.6;

Qt::PenStyle styleOf(KeyLine::State state)
{
    switch (state) {
    case KeyLine::State::Guessed: return Qt::DashLine;
    case KeyLine::State::Refused: return Qt::DotLine;
    default: return Qt::SolidLine;
    }
}

} // namespace

QPen KeyLine::penOf(const Theme& theme, State state, bool isUsed)
{
    const QColor colour = state == State::Refused ? theme.muted : isUsed ? theme.keyword : theme.line;
    return {colour, isUsed ? kUsedWidth : kUnusedWidth, styleOf(state)};
}

KeyLine::KeyLine(const QPainterPath& path, const ForeignKey& key)
    : QGraphicsPathItem(path), m_key(key), m_state(key.isGuess ? State::Guessed : State::Declared)
{
    setZValue(-1);
    if (key.isGuess)
        setCursor(Qt::PointingHandCursor);
}

void KeyLine::setState(State state)
{
    m_state = state;
    update();
}

void KeyLine::setUsed(bool isUsed)
{
    m_isUsed = isUsed;
    setZValue(isUsed ? -0.5 : -1);
    update();
}

void KeyLine::setPale(bool isPale)
{
    setOpacity(isPale ? TableCard::kPaleOpacity : 1.0);
}

void KeyLine::route(const TableCard& from, const TableCard& to)
{
    const bool isLoop = &from == &to;
    const bool leavesRight = from.sceneBoundingRect().center().x() <= to.sceneBoundingRect().center().x();
    const QPointF begin = from.anchor(m_key.from, leavesRight);
    const QPointF end = to.anchor(m_key.to, isLoop ? leavesRight : !leavesRight);
    const double bend = std::max(kLeastBend, std::abs(end.x() - begin.x()) / 2) * (leavesRight ? 1 : -1);
    QPainterPath path(begin);
    path.cubicTo(begin + QPointF(bend, 0), end + QPointF(isLoop ? bend : -bend, 0), end);
    setPath(path);
}

QPainterPath KeyLine::shape() const
{
    QPainterPathStroker stroker;
    stroker.setWidth(kLineGrip);
    return stroker.createStroke(path());
}

void KeyLine::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const Theme theme = Theme::of(scene()->palette());
    const QPen pen = penOf(theme, m_state, m_isUsed);
    const QColor colour = pen.color();
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(path());
    painter->setBrush(m_state == State::Guessed || m_state == State::Refused ? theme.base : colour);
    painter->setPen(QPen(colour, 1.2));
    painter->drawEllipse(path().currentPosition(), 3, 3);
}
