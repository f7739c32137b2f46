// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/syntax_tree_view.h"

#include "ui/layout/tree_layout.h"
#include "ui/theme.h"

#include <QGraphicsItem>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

using namespace ratatosk;

/// One node: its label in a box, and the line to its parent.
class SyntaxNodeItem : public QGraphicsItem
{
public:
    SyntaxNodeItem(const PlacedNode& placed, const QRectF& parentBox, const QFont& font)
        : m_label(QString::fromStdString(placed.node->label)), m_span{placed.node->sqlBegin, placed.node->sqlEnd}, m_isLeaf(placed.node->children.empty()),
          m_box(placed.box), m_parentBox(parentBox), m_font(font)
    {
    }

    const QRectF& box() const { return m_box; }
    bool hasText() const { return m_span.begin >= 0; }
    const TextSpan& span() const { return m_span; }
    void setMarked(bool isMarked)
    {
        m_isMarked = isMarked;
        update();
    }

    QRectF boundingRect() const override { return m_box.united(m_parentBox).adjusted(-2, -2, 2, 2); }
    QPainterPath shape() const override
    {
        QPainterPath path;
        path.addRect(m_box);
        return path;
    }

    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget* widget) override
    {
        const Theme theme = Theme::of(widget->palette());
        painter->setPen(QPen(theme.line, 1.2));
        if (!m_parentBox.isNull())
            painter->drawPath(lineToParent());
        painter->setBrush(m_isMarked ? theme.accent : m_isLeaf ? theme.base : theme.raised);
        painter->drawRoundedRect(m_box, 4, 4);
        painter->setFont(m_font);
        painter->setPen(m_isMarked ? theme.accentText : m_isLeaf ? theme.text : theme.keyword);
        painter->drawText(m_box, Qt::AlignCenter, QFontMetricsF(m_font).elidedText(m_label, Qt::ElideRight, m_box.width() - 8));
    }

private:
    QPainterPath lineToParent() const
    {
        const QPointF from(m_parentBox.right(), m_parentBox.center().y());
        const QPointF to(m_box.left(), m_box.center().y());
        const double middle = (from.x() + to.x()) / 2;
        QPainterPath path(from);
        path.cubicTo({middle, from.y()}, {middle, to.y()}, to);
        return path;
    }

    QString m_label;
    TextSpan m_span;
    bool m_isLeaf;
    QRectF m_box;
    QRectF m_parentBox; ///< null: the root
    QFont m_font;
    bool m_isMarked = false;
};

namespace {

constexpr double kMaxNodeWidth = 220;

TreeSpacing spacingFor(const QFontMetricsF& metrics)
{
    return {.rowHeight = metrics.height() * 1.6, .rowGap = metrics.height() * 0.45, .columnGap = metrics.height() * 1.7};
}

} // namespace

SyntaxTreeView::SyntaxTreeView(QWidget* parent) : ZoomableView(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void SyntaxTreeView::setTree(const SyntaxNode& tree)
{
    clear();
    const QFontMetricsF metrics(font());
    const auto widthOf = [&](const SyntaxNode& node) {
        return std::min(kMaxNodeWidth, metrics.horizontalAdvance(QString::fromStdString(node.label)) + 18);
    };
    const std::vector<PlacedNode> placed = layOutTree(tree, widthOf, spacingFor(metrics));
    for (const PlacedNode& node : placed) {
        const QRectF parentBox = node.parent < 0 ? QRectF() : placed[static_cast<size_t>(node.parent)].box;
        m_nodes.push_back(new SyntaxNodeItem(node, parentBox, font()));
        m_parents.push_back(node.parent);
        scene()->addItem(m_nodes.back());
    }
    fitWhenShown();
}

void SyntaxTreeView::clear()
{
    scene()->clear();
    m_nodes.clear();
    m_parents.clear();
    m_current = -1;
}

void SyntaxTreeView::showSelection(const Selection& selection)
{
    for (SyntaxNodeItem* node : m_nodes) {
        const TextSpan& text = node->span();
        const bool isMarked = node->hasText() && std::any_of(selection.sql.begin(), selection.sql.end(), [&](const TextSpan& span) {
            return text.begin >= span.begin && text.end <= span.end;
        });
        node->setMarked(isMarked);
    }
}

void SyntaxTreeView::keyPressEvent(QKeyEvent* event)
{
    const int next = neighbour(event->key());
    if (next < 0)
        return ZoomableView::keyPressEvent(event);
    selectNode(next);
}

void SyntaxTreeView::mousePressEvent(QMouseEvent* event)
{
    ZoomableView::mousePressEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    const auto found = std::find(m_nodes.begin(), m_nodes.end(), dynamic_cast<SyntaxNodeItem*>(itemAt(event->pos())));
    if (found == m_nodes.end())
        Q_EMIT selected({});
    else
        selectNode(static_cast<int>(found - m_nodes.begin()));
}

void SyntaxTreeView::selectNode(int node)
{
    m_current = node;
    const SyntaxNodeItem& item = *m_nodes[static_cast<size_t>(node)];
    ensureVisible(item.box());
    Selection selection;
    if (item.hasText())
        selection.sql.push_back(item.span());
    Q_EMIT selected(selection);
}

/// The node that an arrow key leads to; -1: none.
int SyntaxTreeView::neighbour(int key) const
{
    if (m_nodes.empty())
        return -1;
    if (m_current < 0)
        return key == Qt::Key_Right || key == Qt::Key_Down ? 0 : -1;
    switch (key) {
    case Qt::Key_Left:
        return m_parents[static_cast<size_t>(m_current)];
    case Qt::Key_Right:
        return firstChild();
    case Qt::Key_Up:
        return sibling(-1);
    case Qt::Key_Down:
        return sibling(1);
    default:
        return -1;
    }
}

int SyntaxTreeView::sibling(int step) const
{
    const int parent = m_parents[static_cast<size_t>(m_current)];
    for (int node = m_current + step; node > parent && node < std::ssize(m_nodes); node += step) {
        if (m_parents[static_cast<size_t>(node)] == parent)
            return node;
    }
    return -1;
}

int SyntaxTreeView::firstChild() const
{
    const auto next = static_cast<size_t>(m_current) + 1;
    return next < m_nodes.size() && m_parents[next] == m_current ? static_cast<int>(next) : -1;
}
