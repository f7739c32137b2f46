// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/heat_map.h"
#include "ui/pictures/attention/heat_map_painter.h"

#include <QAbstractScrollArea>
#include <QImage>

/// A heat map of attention. Names stay in sight when it is scrolled; bands separate words, columns and tables. Its size costs nothing:
/// the cells are one scaled image. Ctrl+wheel, + and - zoom, F fits; arrow keys move the current cell, Return selects its row.
class AttentionView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit AttentionView(QWidget* parent = nullptr);

    /// Keeps zoom and scrolling where the lines stay the same.
    void setMap(HeatMap map);
    void clear() { setMap({}); }
    const HeatMap& map() const { return m_map; }
    double largest() const; ///< of the weights: it has the end of the colours
    void showSelection(const Selection& selection);

    /// Shows the whole map; the names are left out where they would be too small to read.
    void fit();
    /// Large enough to read the names, larger where there is room.
    void fitLegibly();

    /// The whole map for a file: with all names, whatever is in sight here.
    QSizeF pictureSize() const;
    void drawPicture(QPainter& painter) const;

Q_SIGNALS:
    /// The current cell changed, by pointer or key; -1, -1: none.
    void cellChanged(int row, int column);
    void selected(const Selection& selection);
    void mapChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int rows() const { return static_cast<int>(m_map.rows.size()); }
    int columns() const { return static_cast<int>(m_map.columns.size()); }
    HeatMapPainter painterFor(const Theme& theme) const { return {m_map, m_image, m_selection, theme, font()}; }
    HeatMapPlace place() const;
    HeatMapPlace picturePlace() const;
    double legibleCell() const;
    QSizeF header() const;
    double cellToFit(const QSizeF& header) const;
    int rowAt(double y) const;
    int columnAt(double x) const;
    void setCell(int row, int column);
    void moveCell(int rows, int columns);
    void selectRow(int row);
    void setCellSize(double pixels);
    void renderImage();
    void updateScrollBars();

    HeatMap m_map;
    QImage m_image;
    QSizeF m_header; ///< what whole names need
    double m_cellSize = 12;
    bool m_isFitted = false; ///< follows the size of the view
    int m_row = -1;
    int m_column = -1;
    Selection m_selection;
};
