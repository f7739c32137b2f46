// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/attention_view.h"

#include "ui/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace {

constexpr double kMinCell = 1.5;
constexpr double kMaxCell = 64;
constexpr double kMaxHeader = 130;
constexpr double kBandWidth = 6;     ///< coloured edge between names and matrix
constexpr double kNamesFrom = 0.8;   ///< names are drawn when a cell is that part of a line of text

} // namespace

AttentionView::AttentionView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
}

void AttentionView::setItems(const std::vector<std::string>& names, const ItemNumbering& numbering)
{
    clear();
    m_numbering = numbering;
    const QFontMetricsF metrics(nameFont());
    for (const std::string& name : names) {
        m_names.push_back(QString::fromStdString(name));
        m_headerWidth = std::max(m_headerWidth, metrics.horizontalAdvance(m_names.back()) + 12);
    }
    m_headerWidth = std::min(m_headerWidth, kMaxHeader);
    fitLegibly();
}

void AttentionView::setWeights(std::vector<float> weights)
{
    m_weights = std::move(weights);
    m_largest = m_weights.empty() ? 0 : *std::max_element(m_weights.begin(), m_weights.end());
    renderImage();
}

void AttentionView::clear()
{
    m_names.clear();
    m_numbering = {};
    m_headerWidth = 0;
    m_selected.clear();
    setWeights({});
    setCell(-1, -1);
    updateScrollBars();
}

void AttentionView::showSelection(const Selection& selection)
{
    m_selected = m_numbering.itemsOf(selection);
    viewport()->update();
}

float AttentionView::weightAt(int row, int column) const
{
    const size_t place = static_cast<size_t>(row) * static_cast<size_t>(size()) + static_cast<size_t>(column);
    return place < m_weights.size() ? m_weights[place] : 0;
}

/// Square roots, since most weights are small; the largest has the end of the ramp.
void AttentionView::renderImage()
{
    const Theme theme = Theme::of(palette());
    const bool isComplete = m_weights.size() == static_cast<size_t>(size()) * static_cast<size_t>(size());
    m_image = m_weights.empty() || !isComplete ? QImage() : QImage(size(), size(), QImage::Format_RGB32);
    for (int row = 0; row < m_image.height(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(row));
        for (int column = 0; column < m_image.width(); ++column)
            line[column] = theme.heat(std::sqrt(weightAt(row, column) / std::max(m_largest, 1e-9))).rgb();
    }
    viewport()->update();
}

QRectF AttentionView::matrixRect() const
{
    const double edge = headerWidth() + kBandWidth;
    return {edge - horizontalScrollBar()->value(), edge - verticalScrollBar()->value(), size() * m_cellSize, size() * m_cellSize};
}

QRectF AttentionView::cellRect(int row, int column) const
{
    return {matrixRect().topLeft() + QPointF(column * m_cellSize, row * m_cellSize), QSizeF(m_cellSize, m_cellSize)};
}

/// The row or column at a distance from the matrix' edge; -1: outside.
int AttentionView::lineAt(double place) const
{
    const int line = static_cast<int>(std::floor(place / m_cellSize));
    return line >= 0 && line < size() ? line : -1;
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

double AttentionView::cellToFit(double header) const
{
    return size() == 0 ? m_cellSize : (std::min(viewport()->width(), viewport()->height()) - header - kBandWidth - 1) / size();
}

void AttentionView::fit()
{
    const double withNames = cellToFit(m_headerWidth);
    setCellSize(withNames >= legibleCell() ? withNames : std::min(cellToFit(0), legibleCell() - 0.01));
    m_isFitted = true;
}

void AttentionView::fitLegibly()
{
    setCellSize(std::max(cellToFit(m_headerWidth), legibleCell()));
}

void AttentionView::updateScrollBars()
{
    const auto setUp = [this](QScrollBar* bar, int room) {
        const int content = static_cast<int>(std::ceil(headerWidth() + kBandWidth + size() * m_cellSize));
        bar->setPageStep(room);
        bar->setSingleStep(20);
        bar->setRange(0, std::max(0, content - room - 1));
    };
    setUp(horizontalScrollBar(), viewport()->width());
    setUp(verticalScrollBar(), viewport()->height());
}

/// The accent where the item is selected, else the colour of its band.
QColor AttentionView::colourOf(const Theme& theme, int item) const
{
    if (std::find(m_selected.begin(), m_selected.end(), item) != m_selected.end())
        return theme.accent;
    if (item < m_numbering.words)
        return theme.words;
    return item < m_numbering.words + m_numbering.columns ? theme.columns : theme.tables;
}

void AttentionView::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(viewport());
    if (size() == 0)
        return;
    const double edge = headerWidth() + kBandWidth;
    painter.setClipRect(QRectF(edge, edge, viewport()->width(), viewport()->height()));
    painter.drawImage(matrixRect(), m_image);
    paintBands(painter, theme);
    if (m_row >= 0) {
        painter.setPen(QPen(theme.warning, 2));
        painter.drawRect(cellRect(m_row, m_column));
    }
    painter.setClipping(false);
    paintNames(painter, theme);
}

/// Lines between words, columns and tables.
void AttentionView::paintBands(QPainter& painter, const Theme& theme) const
{
    painter.setPen(QPen(theme.line, 1));
    const QRectF matrix = matrixRect();
    for (const int items : {m_numbering.words, m_numbering.words + m_numbering.columns, size()}) {
        const double place = items * m_cellSize;
        painter.drawLine(QPointF(matrix.left() + place, matrix.top()), QPointF(matrix.left() + place, matrix.bottom()));
        painter.drawLine(QPointF(matrix.left(), matrix.top() + place), QPointF(matrix.right(), matrix.top() + place));
    }
}

/// Row names at the left, column names turned by 90 degrees above, each with the coloured edge of its band; only those in sight.
void AttentionView::paintNames(QPainter& painter, const Theme& theme) const
{
    const double edge = headerWidth() + kBandWidth;
    const QRectF matrix = matrixRect();
    painter.setClipRect(QRectF(0, edge, edge, viewport()->height()));
    for (int item = firstLine(matrix.top(), edge); item < size() && matrix.top() + item * m_cellSize < viewport()->height(); ++item) {
        const double top = matrix.top() + item * m_cellSize;
        painter.fillRect(QRectF(headerWidth(), top, kBandWidth, m_cellSize), colourOf(theme, item));
        paintName(painter, theme, item, QRectF(0, top, headerWidth(), m_cellSize), Qt::AlignRight);
    }
    painter.setClipRect(QRectF(edge, 0, viewport()->width(), edge));
    for (int item = firstLine(matrix.left(), edge); item < size() && matrix.left() + item * m_cellSize < viewport()->width(); ++item) {
        const double left = matrix.left() + item * m_cellSize;
        painter.fillRect(QRectF(left, headerWidth(), m_cellSize, kBandWidth), colourOf(theme, item));
        painter.save();
        painter.translate(left, headerWidth());
        painter.rotate(-90);
        paintName(painter, theme, item, QRectF(0, 0, headerWidth(), m_cellSize), Qt::AlignLeft);
        painter.restore();
    }
    painter.setClipping(false);
}

/// The first row or column that is not hidden behind the names, which end at `edge`.
int AttentionView::firstLine(double matrixBegin, double edge) const
{
    return std::max(0, static_cast<int>((edge - matrixBegin) / m_cellSize));
}

void AttentionView::paintName(QPainter& painter, const Theme& theme, int item, const QRectF& room, Qt::Alignment alignment) const
{
    const bool isCurrent = item == m_row || item == m_column;
    const bool isSelected = std::find(m_selected.begin(), m_selected.end(), item) != m_selected.end();
    if (isSelected)
        painter.fillRect(room, theme.accent);
    if (!showsNames())
        return;
    QFont font = nameFont();
    font.setBold(isCurrent);
    painter.setFont(font);
    painter.setPen(isSelected ? theme.accentText : theme.text);
    const QString name = QFontMetricsF(font).elidedText(m_names[static_cast<size_t>(item)], Qt::ElideMiddle, room.width() - 6);
    painter.drawText(room.adjusted(3, 0, -3, 0), Qt::AlignVCenter | alignment, name);
}

/// As large as a cell allows, at most a little smaller than the usual text.
QFont AttentionView::nameFont() const
{
    const double room = std::max(m_cellSize, legibleCell());
    QFont font = this->font();
    font.setPixelSize(static_cast<int>(std::min(fontMetrics().height() * 0.8, room * 0.95)));
    return font;
}

void AttentionView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_isFitted)
        fit();
    updateScrollBars();
}

void AttentionView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF place = event->position() - matrixRect().topLeft();
    setCell(lineAt(place.y()), lineAt(place.x()));
}

void AttentionView::mousePressEvent(QMouseEvent* event)
{
    const QPointF place = event->position() - matrixRect().topLeft();
    const bool onColumnNames = event->position().y() < headerWidth();
    Q_EMIT selected(m_numbering.selectionOf(onColumnNames ? lineAt(place.x()) : lineAt(place.y())));
}

void AttentionView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    setCellSize(m_cellSize * std::pow(1.0015, event->angleDelta().y()));
}

void AttentionView::keyPressEvent(QKeyEvent* event)
{
    const auto move = [this](int rows, int columns) {
        if (size() > 0)
            setCell(std::clamp(m_row + rows, 0, size() - 1), std::clamp(m_column + columns, 0, size() - 1));
    };
    switch (event->key()) {
    case Qt::Key_Up:
        return move(-1, 0);
    case Qt::Key_Down:
        return move(1, 0);
    case Qt::Key_Left:
        return move(0, -1);
    case Qt::Key_Right:
        return move(0, 1);
    case Qt::Key_Plus:
        return setCellSize(m_cellSize * 1.25);
    case Qt::Key_Minus:
        return setCellSize(m_cellSize / 1.25);
    case Qt::Key_F:
        return fit();
    case Qt::Key_Return:
        return Q_EMIT selected(m_numbering.selectionOf(m_row));
    default:
        QAbstractScrollArea::keyPressEvent(event);
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
