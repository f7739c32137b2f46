// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QTimer>
#include <QWidget>

class QGraphicsView;

/// The whole scene in the corner of a view, with a frame around what is in sight; dragging the frame moves the view. Hidden while
/// everything is in sight.
class MiniMap : public QWidget
{
    Q_OBJECT
public:
    /// A child of `view`, whose scene it shows.
    explicit MiniMap(QGraphicsView* view);

    /// Into the lower right corner.
    void place();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QRectF inSight() const;
    double scale() const;
    void renew();
    void show(const QPointF& place);
    void follow();

    QGraphicsView* m_view;
    QPixmap m_picture;
    QTimer m_renewal; ///< a scene that changes often is drawn once
};
