// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/mini_map.h"

#include "ui/base/look/theme.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace {

constexpr QSizeF kLeastRoom(170, 120);
constexpr QSizeF kMostRoom(280, 200);
constexpr double kShare = 0.25; ///< of the view, within these bounds
constexpr int kEdge = 8;
constexpr int kRenewalMilliseconds = 150; ///< the whole scene is painted: not at each step of a drag

} // namespace

MiniMap::MiniMap(QGraphicsView* view) : QWidget(view), m_view(view)
{
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Overview")); // takes no focus: arrow keys move the view itself
    hide();
    m_renewal.setSingleShot(true);
    m_renewal.setInterval(kRenewalMilliseconds);
    connect(&m_renewal, &QTimer::timeout, this, [this] { renew(); });
    connect(view->scene(), &QGraphicsScene::changed, this, [this] {
        if (!m_renewal.isActive())
            m_renewal.start();
    });
    for (QScrollBar* bar : {view->horizontalScrollBar(), view->verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, this, [this] { follow(); });
        connect(
            bar, &QScrollBar::rangeChanged, this, [this] { follow(); }, Qt::QueuedConnection); // the view is still being moved
    }
}

double MiniMap::scale() const
{
    const QSizeF scene = m_view->sceneRect().size();
    const QSizeF room = (QSizeF(m_view->size()) * kShare).expandedTo(kLeastRoom).boundedTo(kMostRoom);
    return scene.isEmpty() ? 1.0 : std::min(room.width() / scene.width(), room.height() / scene.height());
}

void MiniMap::place()
{
    resize((m_view->sceneRect().size() * scale()).toSize().expandedTo(QSize(24, 24)));
    const QRect room = m_view->viewport()->geometry();
    move(room.right() - width() - kEdge, room.bottom() - height() - kEdge);
    follow();
}

QRectF MiniMap::inSight() const
{
    return m_view->mapToScene(m_view->viewport()->rect()).boundingRect();
}

/// Shown only while it helps: something is out of sight, and there is room for it.
void MiniMap::follow()
{
    const bool isAllInSight = inSight().adjusted(-2, -2, 2, 2).contains(m_view->scene()->itemsBoundingRect());
    const bool hasRoom = m_view->width() > 2 * width() && m_view->height() > 2 * height();
    setVisible(!isAllInSight && hasRoom && !m_view->scene()->items().isEmpty());
    update();
}

void MiniMap::renew()
{
    place();
    const double ratio = devicePixelRatioF();
    m_picture = QPixmap(size() * ratio);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(m_view->palette().color(QPalette::Base));
    QPainter painter(&m_picture);
    m_view->scene()->render(&painter, QRectF(QPointF(), size()), m_view->sceneRect());
    painter.end();
    update();
}

void MiniMap::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(m_view->palette());
    QPainter painter(this);
    painter.drawPixmap(rect(), m_picture);
    painter.setPen(theme.line);
    painter.drawRect(QRectF(rect()).adjusted(0, 0, -1, -1));
    const QRectF sight = inSight();
    const QPointF corner = (sight.topLeft() - m_view->sceneRect().topLeft()) * scale();
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(QRectF(corner, sight.size() * scale()).intersected(QRectF(rect())).adjusted(1, 1, -1, -1));
}

void MiniMap::show(const QPointF& place)
{
    m_view->centerOn(m_view->sceneRect().topLeft() + place / scale());
}

void MiniMap::mousePressEvent(QMouseEvent* event)
{
    show(event->position());
}

void MiniMap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        show(event->position());
}
