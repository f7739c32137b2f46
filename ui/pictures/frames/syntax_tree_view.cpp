// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/syntax_tree_view.h"

#include "ui/base/look/theme.h"
#include "ui/pictures/frames/tree_layout.h"

#include <QGraphicsItem>
#include <QGraphicsScene>
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
        : m_label(QString::fromStdString(placed.node->label)), m_span{placed.node->sqlBegin, placed.node->sqlEnd},
          m_isLeaf(placed.node->children.empty()), m_box(placed.box), m_parentBox(parentBox), m_font(font)
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

    const QString& label() const { return m_label; }
    void setPale(bool isPale) { setOpacity(isPale ? kPaleOpacity : 1.0); }
    bool isPale() const { return opacity() < 1.0; }

    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        const Theme theme = Theme::of(scene()->palette());
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
    static constexpr double kPaleOpacity = 0.25;

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

constexpr double kMaxNodeWidth = 320;

TreeSpacing spacingFor(const QFontMetricsF& metrics)
{
    return {.rowHeight = metrics.height() * 1.6, .rowGap = metrics.height() * 0.45, .columnGap = metrics.height() * 1.7};
}

} // namespace

SyntaxTreeView::SyntaxTreeView(QWidget* parent) : ZoomableView(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void SyntaxTreeView::setTree(const SyntaxNode& tree, Nodes nodes)
{
    m_tree = tree;
    m_kind = nodes;
    m_closed.clear();
    m_current = -1;
    build();
    fitWhenShown();
}

/// Lays the tree out with the nodes that are closed.
void SyntaxTreeView::build()
{
    scene()->clear();
    m_nodes.clear();
    m_parents.clear();
    const FoldedTree shown = folded(m_tree, m_closed);
    m_numbers = shown.numbers;
    const QFontMetricsF metrics(font());
    const auto widthOf = [&](const SyntaxNode& node) {
        return std::min(kMaxNodeWidth, metrics.horizontalAdvance(QString::fromStdString(node.label)) + 18);
    };
    const std::vector<PlacedNode> placed = layOutTree(shown.root, widthOf, spacingFor(metrics));
    for (const PlacedNode& node : placed) {
        const QRectF parentBox = node.parent < 0 ? QRectF() : placed[static_cast<size_t>(node.parent)].box;
        m_nodes.push_back(new SyntaxNodeItem(node, parentBox, font()));
        m_parents.push_back(node.parent);
        scene()->addItem(m_nodes.back());
    }
    scene()->setSceneRect(scene()->itemsBoundingRect().adjusted(-12, -12, 12, 12));
    showSelection(m_selection);
}

/// Larger letters want larger boxes.
void SyntaxTreeView::changeEvent(QEvent* event)
{
    ZoomableView::changeEvent(event);
    if (event->type() == QEvent::FontChange && !m_nodes.empty())
        build();
}

void SyntaxTreeView::clear()
{
    scene()->clear();
    m_tree = {};
    m_nodes.clear();
    m_parents.clear();
    m_numbers.clear();
    m_current = -1;
}

void SyntaxTreeView::toggle(int node)
{
    if (node < 0)
        return;
    const int number = m_numbers[static_cast<size_t>(node)];
    if (!m_closed.erase(number))
        m_closed.insert(number);
    build();
    m_current = static_cast<int>(std::find(m_numbers.begin(), m_numbers.end(), number) - m_numbers.begin());
}

void SyntaxTreeView::showSelection(const Selection& selection)
{
    m_selection = selection;
    for (size_t node = 0; node < m_nodes.size(); ++node)
        m_nodes[node]->setMarked(m_kind == Nodes::Steps ? isStepSelected(m_numbers[node]) : isTextSelected(*m_nodes[node]));
}

bool SyntaxTreeView::isStepSelected(int step) const
{
    return std::find(m_selection.steps.begin(), m_selection.steps.end(), step) != m_selection.steps.end();
}

bool SyntaxTreeView::isTextSelected(const SyntaxNodeItem& node) const
{
    return node.hasText() && std::any_of(m_selection.sql.begin(), m_selection.sql.end(), [&](const TextSpan& span) {
               return node.span().begin >= span.begin && node.span().end <= span.end;
           });
}

void SyntaxTreeView::search(const QString& text)
{
    for (SyntaxNodeItem* node : m_nodes)
        node->setPale(!text.isEmpty() && !node->label().contains(text, Qt::CaseInsensitive));
    const auto hit = std::ranges::find_if(m_nodes, [](const SyntaxNodeItem* node) { return !node->isPale(); });
    if (text.isEmpty())
        fit();
    else if (hit != m_nodes.end())
        showClosely((*hit)->sceneBoundingRect());
}

void SyntaxTreeView::showFound()
{
    const int count = static_cast<int>(m_nodes.size());
    for (int step = 1; step <= count; ++step) {
        const int node = (m_current + step + count) % count;
        if (!m_nodes[static_cast<size_t>(node)]->isPale())
            return selectNode(node);
    }
}

namespace {

void appendRows(const SyntaxNode& node, int depth, int& number, bool areSteps, Listing& listing)
{
    Selection selection;
    if (areSteps)
        selection.steps = {number};
    else if (node.sqlBegin >= 0)
        selection.sql = {{node.sqlBegin, node.sqlEnd}};
    ++number;
    listing.rows.push_back(
        {{QString::number(depth), QString(depth * 2, QLatin1Char(' ')) + QString::fromStdString(node.label)}, selection});
    for (const SyntaxNode& child : node.children)
        appendRows(child, depth + 1, number, areSteps, listing);
}

} // namespace

/// The whole tree, whatever is closed.
Listing SyntaxTreeView::listing() const
{
    Listing listing{{tr("Depth"), tr("Part")}, {}};
    int number = 0;
    if (!m_nodes.empty())
        appendRows(m_tree, 0, number, m_kind == Nodes::Steps, listing);
    return listing;
}

void SyntaxTreeView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        return toggle(m_current);
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

void SyntaxTreeView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto found = std::find(m_nodes.begin(), m_nodes.end(), dynamic_cast<SyntaxNodeItem*>(itemAt(event->pos())));
    if (found != m_nodes.end())
        toggle(static_cast<int>(found - m_nodes.begin()));
}

void SyntaxTreeView::selectNode(int node)
{
    m_current = node;
    const SyntaxNodeItem& item = *m_nodes[static_cast<size_t>(node)];
    ensureVisible(item.box());
    setAccessibleDescription(item.label());
    Selection selection;
    if (m_kind == Nodes::Steps)
        selection.steps.push_back(m_numbers[static_cast<size_t>(node)]);
    else if (item.hasText())
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
    case Qt::Key_Left: return m_parents[static_cast<size_t>(m_current)];
    case Qt::Key_Right: return firstChild();
    case Qt::Key_Up: return sibling(-1);
    case Qt::Key_Down: return sibling(1);
    default: return -1;
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
