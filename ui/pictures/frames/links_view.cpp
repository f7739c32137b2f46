// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/links_view.h"

#include "ui/base/look/theme.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr double kMargin = 10;
constexpr double kSideShare = 0.38;   ///< of the width, for the texts of one side
constexpr double kPictureWidth = 360; ///< of a file at least, however narrow the view is
constexpr double kNarrowest = 180;    ///< of less, no name could be read
constexpr double kWidestExtra = 4;    ///< pixels
constexpr double kGrip = 8;           ///< width in which a pointer finds a curve

} // namespace

LinksView::LinksView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Base);
    m_width = kNarrowest;
}

void LinksView::setAnswer(const Answer& answer)
{
    m_answer = answer;
    m_tree = answer.candidates.empty() ? SyntaxNode() : answer.candidates.front().tree;
    m_numbering = numberingOf(answer);
    showLinks();
}

void LinksView::setSource(LinkSource source)
{
    m_source = source;
    showLinks();
}

void LinksView::showLinks()
{
    clear();
    LinkDiagram diagram = diagramOf(m_answer, m_numbering, m_source);
    m_entries = std::move(diagram.entries);
    m_curves = std::move(diagram.curves);
    if (std::ssize(m_entries) - std::ssize(m_answer.question.words) > kMostAtOnce)
        m_entries.push_back({LinkEntry::Side::Right, 0, LinkEntry::kOthers, {}, false, false, {}});
    giveRows();
}

void LinksView::showUsed(const SyntaxNode& tree)
{
    m_tree = tree;
    giveRows();
}

/// One below the other, as far as they are drawn.
void LinksView::giveRows()
{
    std::vector<int> linked;
    for (const Entry& entry : m_entries) {
        if (entry.side == LinkEntry::Side::Right && entry.item != LinkEntry::kOthers)
            linked.push_back(entry.item);
    }
    const int count = static_cast<int>(linked.size());
    const std::set<int> drawn = itemsToDraw(m_answer, linked, m_tree, m_wantsAll ? count : kMostAtOnce);
    int row = 0;
    for (Entry& entry : m_entries) {
        if (entry.side == LinkEntry::Side::Right && entry.item != LinkEntry::kOthers)
            entry.row = drawn.contains(entry.item) ? row++ : LinkEntry::kHidden;
    }
    if (count > kMostAtOnce) {
        const int others = count - static_cast<int>(drawn.size());
        m_entries.back().text = others > 0 ? tr("and %n more", nullptr, others) : tr("Only items of the answer");
        m_entries.back().row = row;
    }
    updateScrollBar();
    viewport()->update();
}

void LinksView::toggleOthers()
{
    m_wantsAll = !m_wantsAll;
    giveRows();
    setAccessibleDescription(m_entries.back().text);
}

bool LinksView::isDrawn(const Curve& curve) const
{
    return m_entries[curve.item].row != LinkEntry::kHidden;
}

void LinksView::clear()
{
    m_entries.clear();
    m_curves.clear();
    m_selected.clear();
    m_current = -1;
    m_wantsAll = false;
    updateScrollBar();
    viewport()->update();
}

void LinksView::showSelection(const Selection& selection)
{
    m_selected = m_numbering.itemsOf(selection);
    viewport()->update();
}

double LinksView::rowHeight() const
{
    return fontMetrics().height() * 1.5;
}

double LinksView::rightEdge() const
{
    return m_width - kMargin;
}

QFont LinksView::fontOf(const Entry& entry) const
{
    QFont font = this->font();
    font.setBold(entry.isTable);
    return font;
}

QRectF LinksView::boxOf(const Entry& entry) const
{
    const double room = m_width * kSideShare - kMargin;
    const double width = std::min(room, QFontMetricsF(fontOf(entry)).horizontalAdvance(entry.text) + 12.0);
    const double left = entry.side == LinkEntry::Side::Left ? kMargin : rightEdge() - width;
    return {left, kMargin + entry.row * rowHeight(), width, rowHeight() - 3};
}

QPainterPath LinksView::pathOf(const Curve& curve) const
{
    const QRectF word = boxOf(m_entries[curve.word]);
    const QRectF item = boxOf(m_entries[curve.item]);
    const QPointF from(word.right() + 2, word.center().y());
    const QPointF to(item.left() - 2, item.center().y());
    const double bend = (to.x() - from.x()) * 0.5;
    QPainterPath path(from);
    path.cubicTo(from + QPointF(bend, 0), to - QPointF(bend, 0), to);
    return path;
}

bool LinksView::isSelected(const Entry& entry) const
{
    return std::find(m_selected.begin(), m_selected.end(), entry.item) != m_selected.end();
}

/// From the window to the picture, which is scrolled.
QPointF LinksView::contentPlace(const QPointF& place) const
{
    return place + QPointF(0, verticalScrollBar()->value());
}

int LinksView::entryAt(const QPointF& place) const
{
    for (size_t entry = 0; entry < m_entries.size(); ++entry) {
        if (m_entries[entry].row != LinkEntry::kHidden && boxOf(m_entries[entry]).contains(place))
            return static_cast<int>(entry);
    }
    return -1;
}

int LinksView::curveAt(const QPointF& place) const
{
    QPainterPathStroker stroker;
    stroker.setWidth(kGrip);
    for (size_t curve = 0; curve < m_curves.size(); ++curve) {
        if (isDrawn(m_curves[curve]) && stroker.createStroke(pathOf(m_curves[curve])).contains(place))
            return static_cast<int>(curve);
    }
    return -1;
}

LinkEdit LinksView::removalOf(const Curve& curve) const
{
    const ItemIds ids = m_numbering.idsOf(m_entries[curve.item].item);
    return {m_entries[curve.word].item, ids.column, ids.table, false};
}

/// What is learnt is as wide as it is sure; most words stand for some table, whose lines keep in the background.
QPen LinksView::penOf(const Theme& theme, const Curve& curve) const
{
    if (!curve.weight)
        return theme.linkPen(curve.kind);
    const bool isTable = m_entries[curve.item].isTable;
    return {isTable ? theme.line : theme.accent, isTable ? 1 : 1 + kWidestExtra * *curve.weight, Qt::SolidLine, Qt::RoundCap};
}

void LinksView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, -verticalScrollBar()->value());
    paintAll(painter, Theme::of(palette()));
}

void LinksView::paintAll(QPainter& painter, const Theme& theme) const
{
    for (const Curve& curve : m_curves) {
        if (!isDrawn(curve))
            continue;
        const bool isLit = m_selected.empty() || (isSelected(m_entries[curve.word]) && isSelected(m_entries[curve.item]));
        painter.setOpacity(isLit ? 1.0 : 0.25);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(penOf(theme, curve));
        painter.drawPath(pathOf(curve));
    }
    painter.setOpacity(1.0);
    for (const Entry& entry : m_entries) {
        if (entry.row != LinkEntry::kHidden)
            paintEntry(painter, theme, entry);
    }
}

QSizeF LinksView::pictureSize() const
{
    return {std::max(m_width, kPictureWidth), contentHeight()};
}

void LinksView::drawPicture(QPainter& painter) const
{
    const QScopedValueRollback<double> wide(m_width, std::max(m_width, kPictureWidth));
    paintAll(painter, Theme::of(palette()));
}

void LinksView::paintEntry(QPainter& painter, const Theme& theme, const Entry& entry) const
{
    const QRectF box = boxOf(entry);
    const bool isMarked = isSelected(entry);
    painter.setPen(hasFocus() && m_current >= 0 && &entry == &m_entries[static_cast<size_t>(m_current)] ? QPen(theme.text, 1.5)
                                                                                                        : QPen(Qt::NoPen));
    painter.setBrush(isMarked ? theme.accent : theme.raised);
    painter.drawRoundedRect(box, 4, 4);
    const QFont font = fontOf(entry);
    painter.setFont(font);
    painter.setPen(isMarked ? theme.accentText : theme.text);
    const QString text = QFontMetricsF(font).elidedText(entry.text, Qt::ElideMiddle, box.width() - 8);
    painter.drawText(box, Qt::AlignCenter, text);
    if (!entry.isUnused)
        return;
    painter.setPen(QPen(theme.warning, 2, Qt::DotLine));
    painter.drawLine(box.bottomLeft() + QPointF(4, 0), box.bottomRight() - QPointF(4, 0));
}

void LinksView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_width = std::max<double>(kNarrowest, viewport()->width());
    updateScrollBar();
}

double LinksView::contentHeight() const
{
    int rows = 0;
    for (const Entry& entry : m_entries)
        rows = std::max(rows, entry.row + 1);
    return 2 * kMargin + rows * rowHeight();
}

void LinksView::updateScrollBar()
{
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(static_cast<int>(rowHeight()));
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(contentHeight()) - viewport()->height()));
}

/// A curve selects both its ends.
void LinksView::mousePressEvent(QMouseEvent* event)
{
    const QPointF place = contentPlace(event->position());
    const int entry = entryAt(place);
    const int curve = entry < 0 ? curveAt(place) : -1;
    if (entry >= 0 && m_entries[static_cast<size_t>(entry)].item == LinkEntry::kOthers)
        return toggleOthers();
    choose(curve < 0 ? entry : static_cast<int>(m_curves[static_cast<size_t>(curve)].item));
}

void LinksView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPointF place = contentPlace(event->pos());
    const int entry = isByKey ? m_current : entryAt(place);
    const int one = isByKey ? -1 : curveAt(place);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int number = 0; number < std::ssize(m_curves); ++number) {
        const Curve& curve = m_curves[static_cast<size_t>(number)];
        const bool isIntended = number == one
            || (entry >= 0 && (static_cast<int>(curve.word) == entry || static_cast<int>(curve.item) == entry));
        if (!isIntended || curve.weight) // what was learnt cannot be taken out
            continue;
        const QString text = tr("Remove: %1 → %2").arg(m_entries[curve.word].text, m_entries[curve.item].text);
        connect(menu->addAction(text), &QAction::triggered, this, [this, edit = removalOf(curve)] { Q_EMIT edited(edit); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("No link here"))->setEnabled(false);
    menu->popup(event->globalPos());
}

void LinksView::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_entries.size()) - 1;
    const bool isDown = event->key() == Qt::Key_Down;
    if ((isDown || event->key() == Qt::Key_Up) && last >= 0)
        return walk(isDown ? 1 : -1);
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_current >= 0 && m_entries[static_cast<size_t>(m_current)].item == LinkEntry::kOthers)
        return toggleOthers();
    QAbstractScrollArea::keyPressEvent(event);
}

/// To the next entry that is drawn.
void LinksView::walk(int step)
{
    for (int entry = m_current + step; entry >= 0 && entry < std::ssize(m_entries); entry += step) {
        if (m_entries[static_cast<size_t>(entry)].row != LinkEntry::kHidden)
            return choose(entry);
    }
    if (m_current < 0)
        choose(0);
}

void LinksView::choose(int entry)
{
    m_current = entry;
    if (entry < 0)
        return Q_EMIT selected({});
    setAccessibleDescription(LinkTexts::ofEntry(m_entries, m_curves, entry));
    const int item = m_entries[static_cast<size_t>(entry)].item;
    Q_EMIT selected(item == LinkEntry::kOthers ? Selection() : m_numbering.selectionOf(item));
    keepInSight(entry);
}

void LinksView::keepInSight(int entry)
{
    const QRectF box = boxOf(m_entries[static_cast<size_t>(entry)]);
    const double top = verticalScrollBar()->value();
    const double bottom = top + viewport()->height();
    if (box.top() < top || box.bottom() > bottom)
        verticalScrollBar()->setValue(
            static_cast<int>(box.top() < top ? box.top() - kMargin : box.bottom() + kMargin - viewport()->height()));
    viewport()->update();
}

bool LinksView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QPointF place = contentPlace(help->pos());
    const int entry = entryAt(place);
    const int curve = entry < 0 ? curveAt(place) : -1;
    if (entry >= 0 || curve >= 0)
        QToolTip::showText(help->globalPos(),
                           entry >= 0 ? LinkTexts::ofEntry(m_entries, m_curves, entry)
                                      : LinkTexts::ofCurve(m_entries, m_curves[static_cast<size_t>(curve)]),
                           this);
    else
        QToolTip::hideText();
    return true;
}
