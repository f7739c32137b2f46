// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/links_view.h"

#include "ui/look/theme.h"
#include "ui/wording/link_kind_text.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
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
constexpr double kLeastWidth = 360;
constexpr double kGrip = 8; ///< width in which a pointer finds a curve

template <class Item>
void addLinked(std::set<int>& items, const std::vector<Link<Item>>& links, const ItemNumbering& numbering)
{
    for (const Link<Item>& link : links)
        items.insert(numbering.itemOf(link.item));
}

/// Linked items, each table before its columns.
std::vector<int> linkedItems(const Answer& answer, const ItemNumbering& numbering)
{
    std::set<int> columns;
    std::set<int> tables;
    addLinked(columns, answer.links.columns, numbering);
    addLinked(tables, answer.links.tables, numbering);
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
    m_width = kLeastWidth;
}

void LinksView::setAnswer(const Answer& answer)
{
    clear();
    m_numbering = numberingOf(answer);
    addWords(answer);
    addItems(answer, linkedItems(answer, m_numbering));
    addCurves(answer.links.columns);
    addCurves(answer.links.tables);
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
        const bool isUnused = std::find(answer.unusedWords.begin(), answer.unusedWords.end(), word.text) != answer.unusedWords.end();
        m_entries.push_back({Side::Left, row, row, QString::fromStdString(word.text), false, isUnused,
                             tr("characters %1–%2").arg(word.begin + 1).arg(word.end)});
    }
}

void LinksView::addItems(const Answer& answer, const std::vector<int>& linked)
{
    int row = 0;
    for (const int item : linked) {
        const bool isTable = item >= m_numbering.words + m_numbering.columns;
        m_entries.push_back(
            {Side::Right, row++, item, QString::fromStdString(answer.itemNames[static_cast<size_t>(item)]), isTable, false, {}});
    }
}

template <class Item>
void LinksView::addCurves(const std::vector<Link<Item>>& links)
{
    for (const Link<Item>& link : links) {
        const size_t item = entryOf(m_numbering.itemOf(link.item));
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
    const double left = entry.side == Side::Left ? kMargin : rightEdge() - width;
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
        if (boxOf(m_entries[entry]).contains(place))
            return static_cast<int>(entry);
    }
    return -1;
}

int LinksView::curveAt(const QPointF& place) const
{
    QPainterPathStroker stroker;
    stroker.setWidth(kGrip);
    for (size_t curve = 0; curve < m_curves.size(); ++curve) {
        if (stroker.createStroke(pathOf(m_curves[curve])).contains(place))
            return static_cast<int>(curve);
    }
    return -1;
}

/// "“age” (characters 9–11) → dogs.age: the whole name, found: age"
QString LinksView::describe(const Curve& curve) const
{
    const Entry& word = m_entries[curve.word];
    const QString link = tr("“%1” (%2) → %3: %4").arg(word.text, word.place, m_entries[curve.item].text, linkKindText(curve.kind));
    return curve.evidence.isEmpty() ? link : tr("%1, found: %2").arg(link, curve.evidence);
}

QString LinksView::describe(int entry) const
{
    QStringList parts;
    for (const Curve& curve : m_curves) {
        if (static_cast<int>(curve.word) == entry || static_cast<int>(curve.item) == entry)
            parts << describe(curve);
    }
    const Entry& one = m_entries[static_cast<size_t>(entry)];
    if (!parts.isEmpty())
        return parts.join(QLatin1Char('\n'));
    return one.isUnused ? tr("%1: no link, and the answer does not use it").arg(one.text) : tr("%1: no link").arg(one.text);
}

LinkEdit LinksView::removalOf(const Curve& curve) const
{
    const ItemIds ids = m_numbering.idsOf(m_entries[curve.item].item);
    return {m_entries[curve.word].item, ids.column, ids.table, false};
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
        const bool isLit = m_selected.empty() || (isSelected(m_entries[curve.word]) && isSelected(m_entries[curve.item]));
        painter.setOpacity(isLit ? 1.0 : 0.25);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(theme.linkPen(curve.kind));
        painter.drawPath(pathOf(curve));
    }
    painter.setOpacity(1.0);
    for (const Entry& entry : m_entries)
        paintEntry(painter, theme, entry);
}

QSizeF LinksView::pictureSize() const
{
    return {m_width, contentHeight()};
}

void LinksView::drawPicture(QPainter& painter) const
{
    paintAll(painter, Theme::of(palette()));
}

Listing LinksView::listing() const
{
    Listing listing{{tr("Word"), tr("Characters"), tr("Links to"), tr("Why"), tr("Found")}, {}};
    for (size_t entry = 0; entry < m_entries.size() && m_entries[entry].side == Side::Left; ++entry) {
        const Entry& word = m_entries[entry];
        const auto isOfWord = [&](const Curve& curve) { return curve.word == entry; };
        if (std::none_of(m_curves.begin(), m_curves.end(), isOfWord))
            listing.rows.push_back({{word.text, word.place, word.isUnused ? tr("nothing, and not used") : tr("nothing"), {}, {}},
                                    m_numbering.selectionOf(word.item)});
        for (const Curve& curve : m_curves) {
            if (isOfWord(curve))
                listing.rows.push_back({{word.text, word.place, m_entries[curve.item].text, linkKindText(curve.kind), curve.evidence},
                                        m_numbering.selectionOf(m_entries[curve.item].item)});
        }
    }
    return listing;
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
    m_width = std::max<double>(kLeastWidth, viewport()->width());
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
        const bool isMeant = number == one
            || (entry >= 0 && (static_cast<int>(curve.word) == entry || static_cast<int>(curve.item) == entry));
        if (!isMeant)
            continue;
        const QString text = tr("Take out: %1 → %2").arg(m_entries[curve.word].text, m_entries[curve.item].text);
        connect(menu->addAction(text), &QAction::triggered, this, [this, edit = removalOf(curve)] { Q_EMIT edited(edit); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("No link here"))->setEnabled(false);
    menu->popup(event->globalPos());
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
    const QPointF place = contentPlace(help->pos());
    const int entry = entryAt(place);
    const int curve = entry < 0 ? curveAt(place) : -1;
    if (entry >= 0 || curve >= 0)
        QToolTip::showText(help->globalPos(), entry >= 0 ? describe(entry) : describe(m_curves[static_cast<size_t>(curve)]), this);
    else
        QToolTip::hideText();
    return true;
}
