// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsView>

class MiniMap;

/// A picture that can be zoomed (Ctrl+wheel at the pointer, + and -, Ctrl+0 for 100 %), fitted (F), and moved (drag the ground or any
/// place with the middle button, or drag in the small map in the corner). Zooming only changes the view, never the layout. Items take
/// their colours from the scene's palette, so that they can be drawn without a view.
class ZoomableView : public QGraphicsView
{
    Q_OBJECT
public:
    static constexpr double kMinZoom = 0.05;
    static constexpr double kMaxZoom = 8.0;

    explicit ZoomableView(QWidget* parent = nullptr);

    double zoom() const { return transform().m11(); }
    void setZoom(double zoom);
    void zoomIn() { setZoom(zoom() * 1.25); }
    void zoomOut() { setZoom(zoom() / 1.25); }

    /// Shows everything, at most at 100 %.
    void fit();
    /// There, and so large that its text can be read.
    void showClosely(const QRectF& place);

    /// Dims what does not hold the text; empty: nothing is dimmed.
    virtual void search(const QString& text) = 0;
    /// Goes to the next thing that the search has found.
    virtual void showFound() = 0;

    /// The whole scene for a file, whatever is in sight here.
    QSizeF pictureSize() const;
    void drawPicture(QPainter& painter) const;

protected:
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

    /// A new picture is there: fit it as soon as the view has its size.
    void fitWhenShown();

private:
    QPoint m_dragFrom;
    bool m_isDragging = false;
    bool m_mustFit = false;
    MiniMap* m_miniMap = nullptr;
};
