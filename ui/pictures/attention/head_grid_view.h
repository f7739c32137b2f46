// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/head_ranking.h"

#include <QAbstractScrollArea>
#include <QImage>

#include <set>

/// Thumbnails of all heads: a row for each layer, or in order of rank with what they were ranked by. Arrow keys move, Return and a
/// double click open a head, Space and Ctrl+click choose several.
class HeadGridView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit HeadGridView(QWidget* parent = nullptr);

    void setOverview(const ratatosk::AttentionOverview& overview);
    void setOrder(const HeadOrder& order);
    void clear();

    const std::vector<RankedHead>& heads() const { return m_heads; } ///< as they are shown
    const std::set<HeadId>& chosen() const { return m_chosen; }
    int count() const { return static_cast<int>(m_heads.size()); }

    /// All of the grid, for a file.
    QSizeF pictureSize() const;
    void drawPicture(QPainter& painter) const;

Q_SIGNALS:
    void currentChanged(HeadId id, double score);
    void opened(HeadId id);
    void chosenChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renderImages();
    int columns() const { return m_overview.heads; }
    double side() const;
    double labelHeight() const { return fontMetrics().height(); }
    QRectF cellAt(int number, double side) const;
    int numberAt(const QPointF& place) const;
    void drawAll(QPainter& painter, double side) const;
    void drawCell(QPainter& painter, int number, double side, const struct Theme& theme) const;
    void setCurrent(int number);
    void toggle(int number);
    void updateScrollBar();

    ratatosk::AttentionOverview m_overview;
    HeadOrder m_order;
    std::vector<RankedHead> m_heads;
    std::vector<QImage> m_images; ///< as m_heads
    std::set<HeadId> m_chosen;
    int m_current = -1;
};
