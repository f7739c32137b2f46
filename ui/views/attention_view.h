// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/selection.h"

#include <QAbstractScrollArea>
#include <QImage>

#include <vector>

/// A square matrix of weights with its row and column names: rows look, columns are looked at. Names stay in sight when the matrix
/// is scrolled; bands separate words, columns and tables. The matrix is painted as one scaled image, so that its size costs nothing.
/// Ctrl+wheel, + and - zoom, F fits; arrow keys move the current cell.
class AttentionView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit AttentionView(QWidget* parent = nullptr);

    void setItems(const std::vector<std::string>& names, const ItemNumbering& numbering);
    /// Requires: n x n values for n items, row by row, each in 0..1.
    void setWeights(std::vector<float> weights);
    void clear();
    void showSelection(const Selection& selection);

    float weightAt(int row, int column) const;
    double largest() const { return m_largest; }

    /// Shows the whole matrix; the names are left out where they would be too small to read.
    void fit();
    /// Large enough to read the names, larger where there is room.
    void fitLegibly();

Q_SIGNALS:
    /// The current cell changed, by pointer or key; -1, -1: none.
    void cellChanged(int row, int column);
    void selected(const Selection& selection);

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
    int size() const { return m_numbering.count(); }
    bool showsNames() const { return m_cellSize >= legibleCell(); }
    double legibleCell() const;
    double headerWidth() const { return showsNames() ? m_headerWidth : 0; }
    QRectF matrixRect() const;
    QRectF cellRect(int row, int column) const;
    int lineAt(double place) const;
    int firstLine(double matrixBegin, double edge) const;
    void setCell(int row, int column);
    void setCellSize(double pixels);
    double cellToFit(double header) const;
    void renderImage();
    void updateScrollBars();
    void paintBands(QPainter& painter, const struct Theme& theme) const;
    void paintNames(QPainter& painter, const struct Theme& theme) const;
    void paintName(QPainter& painter, const struct Theme& theme, int item, const QRectF& room, Qt::Alignment alignment) const;
    QFont nameFont() const;
    QColor colourOf(const struct Theme& theme, int item) const;

    std::vector<QString> m_names;
    ItemNumbering m_numbering;
    std::vector<float> m_weights;
    double m_largest = 0;
    QImage m_image;
    double m_headerWidth = 0; ///< room for names, also the height of those above
    double m_cellSize = 12;
    bool m_isFitted = false; ///< follows the size of the view
    int m_row = -1;
    int m_column = -1;
    std::vector<int> m_selected;
};
