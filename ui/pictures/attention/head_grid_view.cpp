// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/head_grid_view.h"

#include "ui/base/look/theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

using namespace ratatosk;

namespace {

constexpr double kGap = 4;
constexpr double kLeastSide = 28;
constexpr double kMostSide = 120;
constexpr double kPictureSide = 64;

QImage imageOf(const std::vector<float>& weights, int side, const Theme& theme)
{
    const float largest = weights.empty() ? 1.0f : std::max(1e-9f, *std::max_element(weights.begin(), weights.end()));
    QImage image(side, side, QImage::Format_RGB32);
    for (int row = 0; row < side; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < side; ++column)
            line[column] = theme
                               .heat(std::sqrt(static_cast<double>(
                                   weights[static_cast<size_t>(row) * static_cast<size_t>(side) + static_cast<size_t>(column)] / largest)))
                               .rgb();
    }
    return image;
}

} // namespace

HeadGridView::HeadGridView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Base);
}

void HeadGridView::setOverview(const AttentionOverview& overview)
{
    m_overview = overview;
    m_chosen.clear();
    setOrder(m_order);
    Q_EMIT chosenChanged();
}

void HeadGridView::setOrder(const HeadOrder& order)
{
    m_order = order;
    m_heads = ranked(m_overview, order);
    m_current = -1;
    renderImages();
    updateScrollBar();
}

void HeadGridView::clear()
{
    setOverview({});
}

void HeadGridView::renderImages()
{
    const Theme theme = Theme::of(palette());
    m_images.clear();
    for (const RankedHead& head : m_heads)
        m_images.push_back(imageOf(thumbnailOf(m_overview, head.id), m_overview.side, theme));
    viewport()->update();
}

double HeadGridView::side() const
{
    return columns() == 0 ? kLeastSide : std::clamp((viewport()->width() - kGap) / columns() - kGap, kLeastSide, kMostSide);
}

/// The thumbnail; its label is below.
QRectF HeadGridView::cellAt(int number, double side) const
{
    const int column = number % columns();
    const int row = number / columns();
    return {kGap + column * (side + kGap), kGap + row * (side + labelHeight() + kGap), side, side};
}

int HeadGridView::numberAt(const QPointF& place) const
{
    const QPointF point = place + QPointF(0, verticalScrollBar()->value());
    for (int number = 0; number < count(); ++number) {
        if (cellAt(number, side()).adjusted(0, 0, kGap, labelHeight()).contains(point))
            return number;
    }
    return -1;
}

QSizeF HeadGridView::pictureSize() const
{
    if (m_heads.empty())
        return {0, 0};
    const QRectF last = cellAt(count() - 1, kPictureSide);
    return {kGap + columns() * (kPictureSide + kGap), last.bottom() + labelHeight() + kGap};
}

void HeadGridView::drawPicture(QPainter& painter) const
{
    painter.setFont(font());
    drawAll(painter, kPictureSide);
}

void HeadGridView::drawAll(QPainter& painter, double side) const
{
    const Theme theme = Theme::of(palette());
    for (int number = 0; number < count(); ++number)
        drawCell(painter, number, side, theme);
}

void HeadGridView::drawCell(QPainter& painter, int number, double side, const Theme& theme) const
{
    const RankedHead& head = m_heads[static_cast<size_t>(number)];
    const QRectF cell = cellAt(number, side);
    painter.drawImage(cell, m_images[static_cast<size_t>(number)]);
    const bool isChosen = m_chosen.contains(head.id);
    painter.setPen(isChosen ? QPen(theme.accent, 3) : number == m_current ? QPen(theme.warning, 2) : QPen(theme.line, 0.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell);
    const QString place = QStringLiteral("%1.%2").arg(head.id.layer + 1).arg(head.id.head + 1);
    const QString score = m_order.by == HeadOrder::By::Layer ? QString() : QLocale().toString(head.score * 100, 'f', 0) + QLatin1Char('%');
    const QRectF label(cell.left(), cell.bottom(), cell.width(), labelHeight());
    QFont font = this->font();
    font.setPixelSize(std::max(7, std::min(static_cast<int>(labelHeight() * 0.7), static_cast<int>(side / 4.2))));
    painter.setFont(font);
    painter.setPen(theme.muted);
    painter.drawText(label, score.isEmpty() ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter, place);
    painter.setPen(theme.text);
    painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter, score);
}

void HeadGridView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.translate(0, -verticalScrollBar()->value());
    drawAll(painter, side());
}

void HeadGridView::updateScrollBar()
{
    const double height = m_heads.empty() ? 0 : cellAt(count() - 1, side()).bottom() + labelHeight() + kGap;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(static_cast<int>(side()));
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(height) - viewport()->height()));
}

void HeadGridView::setCurrent(int number)
{
    if (number < 0 || number >= count())
        return;
    m_current = number;
    const RankedHead& head = m_heads[static_cast<size_t>(number)];
    const QRectF cell = cellAt(number, side());
    const int latest = static_cast<int>(cell.top());
    const int earliest = std::min(latest, static_cast<int>(cell.bottom() + labelHeight()) - viewport()->height());
    verticalScrollBar()->setValue(std::clamp(verticalScrollBar()->value(), earliest, latest));
    viewport()->update();
    Q_EMIT currentChanged(head.id, head.score);
}

void HeadGridView::toggle(int number)
{
    if (number < 0 || number >= count())
        return;
    const HeadId id = m_heads[static_cast<size_t>(number)].id;
    if (!m_chosen.erase(id))
        m_chosen.insert(id);
    viewport()->update();
    Q_EMIT chosenChanged();
}

void HeadGridView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBar();
}

void HeadGridView::mousePressEvent(QMouseEvent* event)
{
    const int number = numberAt(event->position());
    setCurrent(number);
    if (event->modifiers().testFlag(Qt::ControlModifier))
        toggle(number);
}

void HeadGridView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int number = numberAt(event->position());
    if (number >= 0)
        Q_EMIT opened(m_heads[static_cast<size_t>(number)].id);
}

void HeadGridView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: return setCurrent(m_current - 1);
    case Qt::Key_Right: return setCurrent(m_current + 1);
    case Qt::Key_Up: return setCurrent(m_current - columns());
    case Qt::Key_Down: return setCurrent(m_current < 0 ? 0 : m_current + columns());
    case Qt::Key_Space: return toggle(m_current);
    case Qt::Key_Return:
        if (m_current >= 0)
            Q_EMIT opened(m_heads[static_cast<size_t>(m_current)].id);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void HeadGridView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        renderImages();
}
