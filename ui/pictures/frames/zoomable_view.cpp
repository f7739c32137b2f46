// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/zoomable_view.h"

#include "ui/pictures/frames/mini_map.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace {

constexpr double kLargestFit = 1.6; ///< a small picture in a large pane grows with its text
constexpr double kNoRoom = 50;      ///< pixels of a view that was not shown before
constexpr double kSameZoom = 1e-3;

double zoomToFit(const QSizeF& picture, const QSizeF& room)
{
    return std::min({kLargestFit, room.width() / picture.width(), room.height() / picture.height()});
}

} // namespace

ZoomableView::ZoomableView(QWidget* parent) : QGraphicsView(parent)
{
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setTransformationAnchor(AnchorUnderMouse);
    setFrameShape(NoFrame);
    setScene(new QGraphicsScene(this));
    setBackgroundBrush(palette().base());
    scene()->setPalette(palette());
    scene()->setItemIndexMethod(QGraphicsScene::BspTreeIndex);
    setOptimizationFlag(DontSavePainterState);
    m_miniMap = new MiniMap(this);
}

QSizeF ZoomableView::pictureSize() const
{
    return scene()->itemsBoundingRect().size();
}

void ZoomableView::drawPicture(QPainter& painter) const
{
    const QRectF all = scene()->itemsBoundingRect();
    scene()->render(&painter, QRectF(QPointF(), all.size()), all);
}

void ZoomableView::setZoom(double zoom)
{
    const double wanted = std::clamp(zoom, kMinZoom, kMaxZoom);
    setTransform(QTransform::fromScale(wanted, wanted));
}

void ZoomableView::fit()
{
    const QRectF picture = scene()->itemsBoundingRect().adjusted(-12, -12, 12, 12);
    scene()->setSceneRect(picture);
    if (picture.isEmpty())
        return;
    setZoom(zoomToFit(picture.size(), viewport()->size()));
    centerOn(picture.center());
}

void ZoomableView::showClosely(const QRectF& place)
{
    constexpr double readable = 0.8;
    if (zoom() < readable)
        setZoom(1.0);
    centerOn(place.center());
}

void ZoomableView::fitWhenShown()
{
    m_mustFit = !isVisible();
    fit();
}

void ZoomableView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QGraphicsView::wheelEvent(event);
    setZoom(zoom() * std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

void ZoomableView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_F: return fit();
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_0: return setZoom(1.0);
    default: QGraphicsView::keyPressEvent(event);
    }
}

void ZoomableView::mousePressEvent(QMouseEvent* event)
{
    const bool onGround = event->button() == Qt::LeftButton && !itemAt(event->pos());
    if (event->button() == Qt::MiddleButton || onGround) {
        m_isDragging = true;
        m_dragFrom = event->pos();
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
    QGraphicsView::mousePressEvent(event);
}

void ZoomableView::mouseReleaseEvent(QMouseEvent* event)
{
    m_isDragging = false;
    viewport()->unsetCursor();
    QGraphicsView::mouseReleaseEvent(event);
}

void ZoomableView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isDragging)
        return QGraphicsView::mouseMoveEvent(event);
    const QPoint way = event->pos() - std::exchange(m_dragFrom, event->pos());
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
}

void ZoomableView::showEvent(QShowEvent* event)
{
    QGraphicsView::showEvent(event);
    if (std::exchange(m_mustFit, false))
        fit();
}

void ZoomableView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    m_miniMap->place();
    const QSizeF before = event->oldSize();
    const bool wasFitted = before.width() < kNoRoom || std::abs(zoom() - zoomToFit(sceneRect().size(), before)) < kSameZoom;
    if (wasFitted && !scene()->items().isEmpty())
        fit();
}

void ZoomableView::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !scene())
        return;
    setBackgroundBrush(palette().base());
    scene()->setPalette(palette());
    scene()->update();
}
