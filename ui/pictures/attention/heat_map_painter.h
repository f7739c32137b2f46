// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/look/theme.h"
#include "ui/pictures/attention/heat_map.h"

#include <QFont>
#include <QImage>
#include <QPainter>

#include <vector>

/// Where a heat map lies in its window: names at the left and above, which stay in place, then a coloured edge for the bands, then the
/// cells, which scroll.
struct HeatMapPlace {
    QSizeF room;      ///< of the window
    QPointF scroll;   ///< what is hidden at the left and above
    QSizeF header;    ///< width of the rows' names, height of the columns'; empty: names are left out
    double cell = 12; ///< side of a cell

    static constexpr double kEdge = 6; ///< width of the coloured edge

    QPointF corner() const { return {header.width() + kEdge, header.height() + kEdge}; }
    QPointF origin() const { return corner() - scroll; } ///< of the first cell
    QRectF cellRect(int row, int column) const { return {origin() + QPointF(column * cell, row * cell), QSizeF(cell, cell)}; }
};

/// One image with a pixel for each cell: square roots, since most weights are small; the largest has the end of the ramp.
QImage imageOf(const HeatMap& map, const Theme& theme);

/// Draws a heat map for the window and for files. Only what is in sight is drawn, the cells as one scaled image.
class HeatMapPainter
{
public:
    /// Both must outlive it.
    HeatMapPainter(const HeatMap& map, const QImage& image, const Selection& selection, const Theme& theme, const QFont& font);

    void paint(QPainter& painter, const HeatMapPlace& place, int currentRow = -1, int currentColumn = -1) const;

    /// Room for the longest names, up to a limit.
    static QSizeF headerFor(const HeatMap& map, const QFont& font);

private:
    void paintBands(QPainter& painter, const HeatMapPlace& place) const;
    void paintRowNames(QPainter& painter, const HeatMapPlace& place, int current) const;
    void paintColumnNames(QPainter& painter, const HeatMapPlace& place, int current) const;
    void paintName(QPainter& painter, const HeatMapPlace& place, const HeatLine& line, const QRectF& room, Qt::Alignment alignment,
                   bool isCurrent) const;
    QColor colourOf(const HeatLine& line) const;
    bool isMarked(const HeatLine& line) const { return isSelected(line, m_map.numbering, m_selection); }

    const HeatMap& m_map;
    const QImage& m_image;
    Selection m_selection;
    Theme m_theme;
    QFont m_font;
};
