// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/attention_view.h"

#include "ui/pictures/attention/heat_scale.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace {

constexpr double kMinCell = 1.5;
constexpr double kMaxCell = 64;
constexpr double kNamesFrom = 0.8; ///< names are drawn when a cell is that part of a line of text
constexpr double kScaleGap = 6;
constexpr double kMostForNames = 0.4; ///< of the room

} // namespace

AttentionView::AttentionView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
}

void AttentionView::setMap(HeatMap map)
{
    const bool isOther = map.rows != m_map.rows || map.columns != m_map.columns;
    m_map = std::move(map);
    renderImage();
    Q_EMIT mapChanged();
    if (!isOther)
        return;
    m_header = HeatMapPainter::headerFor(m_map, font());
    setCell(-1, -1);
    fitLegibly();
}

void AttentionView::showSelection(const Selection& selection)
{
    m_selection = selection;
    viewport()->update();
}

void AttentionView::renderImage()
{
    m_image = imageOf(m_map, Theme::of(palette()));
    viewport()->update();
}

HeatMapPlace AttentionView::place() const
{
    const bool showsNames = m_cellSize >= legibleCell();
    return {viewport()->size(), QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()), showsNames ? header() : QSizeF(0, 0),
            m_cellSize};
}

HeatMapPlace AttentionView::picturePlace() const
{
    HeatMapPlace place{{}, {}, m_header, std::max(m_cellSize, legibleCell())};
    place.room = QSizeF(place.corner().x() + columns() * place.cell + 2, place.corner().y() + rows() * place.cell + 2);
    return place;
}

double AttentionView::largest() const
{
    return m_map.weights.empty() ? 0 : static_cast<double>(*std::max_element(m_map.weights.begin(), m_map.weights.end()));
}

/// The scale of colours stands below.
QSizeF AttentionView::pictureSize() const
{
    const QSizeF map = picturePlace().room;
    const QSizeF scale = heatScaleSize(font());
    return {std::max(map.width(), scale.width()), map.height() + kScaleGap + scale.height()};
}

void AttentionView::drawPicture(QPainter& painter) const
{
    const Theme theme = Theme::of(palette());
    const HeatMapPlace place = picturePlace();
    painterFor(theme).paint(painter, place);
    paintHeatScale(painter, {QPointF(0, place.room.height() + kScaleGap), heatScaleSize(font())}, largest(), theme, font());
}

void AttentionView::setCell(int row, int column)
{
    if (row < 0 || column < 0)
        row = column = -1;
    if (row == m_row && column == m_column)
        return;
    m_row = row;
    m_column = column;
    viewport()->update();
    Q_EMIT cellChanged(row, column);
}

void AttentionView::moveCell(int rowSteps, int columnSteps)
{
    if (!m_map.isEmpty())
        setCell(std::clamp(m_row + rowSteps, 0, rows() - 1), std::clamp(m_column + columnSteps, 0, columns() - 1));
}

void AttentionView::setCellSize(double pixels)
{
    m_cellSize = std::clamp(pixels, kMinCell, kMaxCell);
    m_isFitted = false;
    updateScrollBars();
    viewport()->update();
}

double AttentionView::legibleCell() const
{
    return fontMetrics().height() * kNamesFrom;
}

/// Names are shortened rather than leave no room for the cells.
QSizeF AttentionView::header() const
{
    return m_header.boundedTo(QSizeF(viewport()->size()) * kMostForNames);
}

double AttentionView::cellToFit(const QSizeF& header) const
{
    if (m_map.isEmpty())
        return m_cellSize;
    const QSizeF room = QSizeF(viewport()->size()) - header - QSizeF(HeatMapPlace::kEdge + 1, HeatMapPlace::kEdge + 1);
    return std::min(room.width() / columns(), room.height() / rows());
}

void AttentionView::fit()
{
    const double withNames = cellToFit(header());
    setCellSize(withNames >= legibleCell() ? withNames : std::min(cellToFit({0, 0}), legibleCell() - 0.01));
    m_isFitted = true;
}

void AttentionView::fitLegibly()
{
    setCellSize(std::clamp(cellToFit(header()), legibleCell(), 2 * legibleCell()));
}

void AttentionView::updateScrollBars()
{
    const auto setUp = [](QScrollBar* bar, double content, int room) {
        bar->setPageStep(room);
        bar->setSingleStep(20);
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(content)) - room));
    };
    const QPointF corner = place().corner();
    setUp(horizontalScrollBar(), corner.x() + columns() * m_cellSize, viewport()->width());
    setUp(verticalScrollBar(), corner.y() + rows() * m_cellSize, viewport()->height());
}

void AttentionView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    if (!m_map.isEmpty())
        painterFor(Theme::of(palette())).paint(painter, place(), m_row, m_column);
}

void AttentionView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_isFitted)
        fit();
    updateScrollBars();
}

/// -1: outside.
int AttentionView::rowAt(double y) const
{
    const int row = static_cast<int>(std::floor((y - place().origin().y()) / m_cellSize));
    return row >= 0 && row < rows() ? row : -1;
}

int AttentionView::columnAt(double x) const
{
    const int column = static_cast<int>(std::floor((x - place().origin().x()) / m_cellSize));
    return column >= 0 && column < columns() ? column : -1;
}

void AttentionView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF pointer = event->position();
    const QPointF corner = place().corner();
    const bool isOnCells = pointer.x() >= corner.x() && pointer.y() >= corner.y();
    isOnCells ? setCell(rowAt(pointer.y()), columnAt(pointer.x())) : setCell(-1, -1);
}

void AttentionView::mousePressEvent(QMouseEvent* event)
{
    const QPointF pointer = event->position();
    const int column = columnAt(pointer.x());
    if (pointer.y() >= place().corner().y())
        return selectRow(rowAt(pointer.y()));
    Q_EMIT selected(column < 0 ? Selection() : selectionOf(m_map.columns[static_cast<size_t>(column)], m_map.numbering));
}

void AttentionView::selectRow(int row)
{
    Q_EMIT selected(row < 0 ? Selection() : selectionOf(m_map.rows[static_cast<size_t>(row)], m_map.numbering));
}

void AttentionView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    setCellSize(m_cellSize * std::pow(1.0015, event->angleDelta().y()));
}

void AttentionView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up: return moveCell(-1, 0);
    case Qt::Key_Down: return moveCell(1, 0);
    case Qt::Key_Left: return moveCell(0, -1);
    case Qt::Key_Right: return moveCell(0, 1);
    case Qt::Key_Plus: return setCellSize(m_cellSize * 1.25);
    case Qt::Key_Minus: return setCellSize(m_cellSize / 1.25);
    case Qt::Key_F: return fit();
    case Qt::Key_Return: return selectRow(m_row);
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void AttentionView::leaveEvent(QEvent* event)
{
    QAbstractScrollArea::leaveEvent(event);
    setCell(-1, -1);
}

void AttentionView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        renderImage();
}
