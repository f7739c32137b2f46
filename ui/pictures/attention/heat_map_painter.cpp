// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/heat_map_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace {

constexpr double kLettersOfCell = 0.8; ///< of more, an underscore would lie outside

constexpr double kMaxHeader = 130;

/// Lines of one direction that can be seen: [first, last).
std::pair<int, int> inSight(double origin, double edge, double end, double cell, size_t count)
{
    const int first = std::max(0, static_cast<int>((edge - origin) / cell));
    return {first, std::clamp(static_cast<int>(std::ceil((end - origin) / cell)), first, static_cast<int>(count))};
}

/// Where one band gives way to the next, and the end.
std::vector<int> bandEnds(const std::vector<HeatLine>& lines)
{
    std::vector<int> ends;
    for (size_t line = 0; line < lines.size(); ++line) {
        if (line + 1 == lines.size() || lines[line].band != lines[line + 1].band)
            ends.push_back(static_cast<int>(line) + 1);
    }
    return ends;
}

double longest(const std::vector<HeatLine>& lines, const QFontMetricsF& metrics)
{
    double width = 0;
    for (const HeatLine& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line.name) + 12);
    return std::min(width, kMaxHeader);
}

} // namespace

QImage imageOf(const HeatMap& map, const Theme& theme)
{
    const auto rows = static_cast<int>(map.rows.size());
    const auto columns = static_cast<int>(map.columns.size());
    if (map.isEmpty() || map.weights.size() != map.rows.size() * map.columns.size())
        return {};
    const float largest = *std::max_element(map.weights.begin(), map.weights.end());
    QImage image(columns, rows, QImage::Format_RGB32);
    for (int row = 0; row < rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < columns; ++column)
            line[column] =
                theme.heat(std::sqrt(static_cast<double>(map.at(row, column)) / std::max(static_cast<double>(largest), 1e-9))).rgb();
    }
    return image;
}

HeatMapPainter::HeatMapPainter(const HeatMap& map, const QImage& image, const Selection& selection, const Theme& theme, const QFont& font)
    : m_map(map), m_image(image), m_selection(selection), m_theme(theme), m_font(font)
{
}

QSizeF HeatMapPainter::headerFor(const HeatMap& map, const QFont& font)
{
    const QFontMetricsF metrics(font);
    return {longest(map.rows, metrics), longest(map.columns, metrics)};
}

void HeatMapPainter::paint(QPainter& painter, const HeatMapPlace& place, int currentRow, int currentColumn) const
{
    const QSizeF cells(static_cast<double>(m_map.columns.size()) * place.cell, static_cast<double>(m_map.rows.size()) * place.cell);
    painter.save();
    painter.setClipRect(QRectF(place.corner(), place.room), Qt::IntersectClip);
    painter.drawImage(QRectF(place.origin(), cells), m_image);
    paintBands(painter, place);
    if (currentRow >= 0) {
        painter.setPen(QPen(m_theme.warning, 2));
        painter.drawRect(place.cellRect(currentRow, currentColumn));
    }
    painter.restore();
    paintRowNames(painter, place, currentRow);
    paintColumnNames(painter, place, currentColumn);
}

/// Lines between words, columns and tables.
void HeatMapPainter::paintBands(QPainter& painter, const HeatMapPlace& place) const
{
    painter.setPen(QPen(m_theme.line, 1));
    const QPointF begin = place.origin();
    const QPointF end = begin + QPointF(static_cast<double>(m_map.columns.size()), static_cast<double>(m_map.rows.size())) * place.cell;
    for (const int row : bandEnds(m_map.rows))
        painter.drawLine(QPointF(begin.x(), begin.y() + row * place.cell), QPointF(end.x(), begin.y() + row * place.cell));
    for (const int column : bandEnds(m_map.columns))
        painter.drawLine(QPointF(begin.x() + column * place.cell, begin.y()), QPointF(begin.x() + column * place.cell, end.y()));
}

void HeatMapPainter::paintRowNames(QPainter& painter, const HeatMapPlace& place, int current) const
{
    painter.save();
    painter.setClipRect(QRectF(0, place.corner().y(), place.corner().x(), place.room.height() - place.corner().y()), Qt::IntersectClip);
    const auto [first, last] = inSight(place.origin().y(), place.corner().y(), place.room.height(), place.cell, m_map.rows.size());
    for (int row = first; row < last; ++row) {
        const HeatLine& line = m_map.rows[static_cast<size_t>(row)];
        const double top = place.origin().y() + row * place.cell;
        painter.fillRect(QRectF(place.header.width(), top, HeatMapPlace::kEdge, place.cell), colourOf(line));
        paintName(painter, place, line, QRectF(0, top, place.header.width(), place.cell), Qt::AlignRight, row == current);
    }
    painter.restore();
}

/// Turned by 90 degrees.
void HeatMapPainter::paintColumnNames(QPainter& painter, const HeatMapPlace& place, int current) const
{
    painter.save();
    painter.setClipRect(QRectF(place.corner().x(), 0, place.room.width() - place.corner().x(), place.corner().y()), Qt::IntersectClip);
    const auto [first, last] = inSight(place.origin().x(), place.corner().x(), place.room.width(), place.cell, m_map.columns.size());
    for (int column = first; column < last; ++column) {
        const HeatLine& line = m_map.columns[static_cast<size_t>(column)];
        const double left = place.origin().x() + column * place.cell;
        painter.fillRect(QRectF(left, place.header.height(), place.cell, HeatMapPlace::kEdge), colourOf(line));
        painter.save();
        painter.translate(left, place.header.height());
        painter.rotate(-90);
        paintName(painter, place, line, QRectF(0, 0, place.header.height(), place.cell), Qt::AlignLeft, column == current);
        painter.restore();
    }
    painter.restore();
}

void HeatMapPainter::paintName(QPainter& painter, const HeatMapPlace& place, const HeatLine& line, const QRectF& room,
                               Qt::Alignment alignment, bool isCurrent) const
{
    if (isMarked(line))
        painter.fillRect(room, m_theme.accent);
    if (place.header.isEmpty())
        return;
    QFont font = m_font;
    font.setPixelSize(std::max(1, static_cast<int>(std::min(QFontMetricsF(m_font).height() * 0.8, place.cell * kLettersOfCell))));
    font.setBold(isCurrent);
    painter.setFont(font);
    painter.setPen(isMarked(line) ? m_theme.accentText : m_theme.text);
    const QString name = QFontMetricsF(font).elidedText(line.name, Qt::ElideMiddle, room.width() - 6);
    painter.drawText(room.adjusted(3, 0, -3, 0), Qt::AlignVCenter | alignment, name);
}

/// The accent where the item is selected, else the colour of its band.
QColor HeatMapPainter::colourOf(const HeatLine& line) const
{
    if (isMarked(line))
        return m_theme.accent;
    switch (line.band) {
    case HeatLine::Band::Words: return m_theme.words;
    case HeatLine::Band::Earlier: return m_theme.earlier;
    case HeatLine::Band::Columns: return m_theme.columns;
    case HeatLine::Band::Tables: return m_theme.tables;
    case HeatLine::Band::Steps: break;
    }
    return m_theme.keyword;
}
