// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/links_view.h"

#include "ui/link_kind_text.h"
#include "ui/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <set>

using namespace ratatosk;

namespace {

constexpr double kMargin = 10;
constexpr double kSideShare = 0.38; ///< of the width, for the texts of one side

template <class Item>
void addLinked(std::set<int>& items, const std::vector<Link<Item>>& links, int firstItem)
{
    for (const Link<Item>& link : links)
        items.insert(firstItem + ratatosk::index(link.item));
}

/// Linked items, each table before its columns.
std::vector<int> linkedItems(const Answer& answer, const ItemNumbering& numbering)
{
    std::set<int> columns;
    std::set<int> tables;
    addLinked(columns, answer.links.columns, numbering.words);
    addLinked(tables, answer.links.tables, numbering.words + numbering.columns);
    std::vector<int> items(columns.begin(), columns.end());
    items.insert(items.begin(), tables.begin(), tables.end());
    return items;
}

} // namespace

LinksView::LinksView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Base);
}

void LinksView::setAnswer(const Answer& answer)
{
    clear();
    m_numbering = numberingOf(answer);
    addWords(answer);
    addItems(answer, linkedItems(answer, m_numbering));
    addCurves(answer.links.columns, m_numbering.words);
    addCurves(answer.links.tables, m_numbering.words + m_numbering.columns);
    updateScrollBar();
    viewport()->update();
}

void LinksView::clear()
{
    m_entries.clear();
    m_curves.clear();
    m_selected.clear();
    m_current = -1;
    updateScrollBar();
    viewport()->update();
}

void LinksView::showSelection(const Selection& selection)
{
    m_selected = m_numbering.itemsOf(selection);
    viewport()->update();
}

void LinksView::addWords(const Answer& answer)
{
    for (const Word& word : answer.question.words) {
        const int row = static_cast<int>(m_entries.size());
        m_entries.push_back({Side::Left, row, row, QString::fromStdString(word.text), false});
    }
}

void LinksView::addItems(const Answer& answer, const std::vector<int>& linked)
{
    int row = 0;
    for (const int item : linked) {
        const bool isTable = item >= m_numbering.words + m_numbering.columns;
        m_entries.push_back({Side::Right, row++, item, QString::fromStdString(answer.itemNames[static_cast<size_t>(item)]), isTable});
    }
}

template <class Item>
void LinksView::addCurves(const std::vector<Link<Item>>& links, int firstItem)
{
    for (const Link<Item>& link : links) {
        const size_t item = entryOf(firstItem + ratatosk::index(link.item));
        m_curves.push_back({entryOf(link.word), item, link.kind, QString::fromStdString(link.evidence)});
    }
}

/// Requires: the item has an entry.
size_t LinksView::entryOf(int item) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [item](const Entry& entry) { return entry.item == item; });
    return static_cast<size_t>(found - m_entries.begin());
}

double LinksView::rowHeight() const
{
    return fontMetrics().height() * 1.5;
}

double LinksView::rightEdge() const
{
    return viewport()->width() - kMargin;
}

QFont LinksView::fontOf(const Entry& entry) const
{
    QFont font = this->font();
    font.setBold(entry.isTable);
    return font;
}

QRectF LinksView::boxOf(const Entry& entry) const
{
    const double room = viewport()->width() * kSideShare - kMargin;
    const double width = std::min(room, QFontMetricsF(fontOf(entry)).horizontalAdvance(entry.text) + 12.0);
    const double left = entry.side == Side::Left ? kMargin : rightEdge() - width;
    return {left, kMargin + entry.row * rowHeight() - verticalScrollBar()->value(), width, rowHeight() - 3};
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

int LinksView::entryAt(const QPoint& place) const
{
    for (size_t entry = 0; entry < m_entries.size(); ++entry) {
        if (boxOf(m_entries[entry]).contains(place))
            return static_cast<int>(entry);
    }
    return -1;
}

/// "age: dogs.age (the whole name), ..."
QString LinksView::describe(int entry) const
{
    QStringList parts;
    for (const Curve& curve : m_curves) {
        if (static_cast<int>(curve.word) != entry && static_cast<int>(curve.item) != entry)
            continue;
        const Entry& other = m_entries[static_cast<int>(curve.word) == entry ? curve.item : curve.word];
        const QString kind = linkKindText(curve.kind);
        parts << (curve.evidence.isEmpty() ? QStringLiteral("%1 – %2").arg(other.text, kind)
                                           : QStringLiteral("%1 – %2: %3").arg(other.text, kind, curve.evidence));
    }
    const QString text = m_entries[static_cast<size_t>(entry)].text;
    return parts.isEmpty() ? tr("%1: no link").arg(text) : text + QLatin1Char('\n') + parts.join(QLatin1Char('\n'));
}

void LinksView::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Curve& curve : m_curves) {
        QPen pen = theme.linkPen(curve.kind);
        const bool isLit = m_selected.empty() || (isSelected(m_entries[curve.word]) && isSelected(m_entries[curve.item]));
        painter.setOpacity(isLit ? 1.0 : 0.25);
        painter.setPen(pen);
        painter.drawPath(pathOf(curve));
    }
    painter.setOpacity(1.0);
    for (const Entry& entry : m_entries)
        paintEntry(painter, entry);
}

void LinksView::paintEntry(QPainter& painter, const Entry& entry) const
{
    const Theme theme = Theme::of(palette());
    const QRectF box = boxOf(entry);
    const bool isMarked = isSelected(entry);
    painter.setPen(hasFocus() && m_current >= 0 && &entry == &m_entries[static_cast<size_t>(m_current)] ? QPen(theme.text, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(isMarked ? theme.accent : theme.raised);
    painter.drawRoundedRect(box, 4, 4);
    const QFont font = fontOf(entry);
    painter.setFont(font);
    painter.setPen(isMarked ? theme.accentText : theme.text);
    const QString text = QFontMetricsF(font).elidedText(entry.text, Qt::ElideMiddle, box.width() - 8);
    painter.drawText(box, Qt::AlignCenter, text);
}

void LinksView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBar();
}

void LinksView::updateScrollBar()
{
    int rows = 0;
    for (const Entry& entry : m_entries)
        rows = std::max(rows, entry.row + 1);
    const int height = static_cast<int>(2 * kMargin + rows * rowHeight());
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(static_cast<int>(rowHeight()));
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
}

void LinksView::mousePressEvent(QMouseEvent* event)
{
    choose(entryAt(event->pos()));
}

void LinksView::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_entries.size()) - 1;
    if (event->key() == Qt::Key_Down && last >= 0)
        return choose(std::min(last, m_current + 1));
    if (event->key() == Qt::Key_Up && last >= 0)
        return choose(std::max(0, m_current - 1));
    QAbstractScrollArea::keyPressEvent(event);
}

void LinksView::choose(int entry)
{
    m_current = entry;
    if (entry < 0)
        return Q_EMIT selected({});
    setAccessibleDescription(describe(entry));
    Q_EMIT selected(m_numbering.selectionOf(m_entries[static_cast<size_t>(entry)].item));
}

bool LinksView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int entry = entryAt(help->pos());
    if (entry >= 0)
        QToolTip::showText(help->globalPos(), describe(entry), this);
    else
        QToolTip::hideText();
    return true;
}
