// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/heat_scale.h"

#include "ui/pictures/attention/attention_view.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QLocale>

#include <cmath>

namespace {

constexpr double kLength = 150;
constexpr double kThickness = 8;
constexpr int kStops = 16; ///< the ramp is no straight line between two colours
constexpr double kMarks[] = {0, 0.25, 1};

} // namespace

QSizeF heatScaleSize(const QFont& font)
{
    const QFontMetricsF metrics(font);
    return {kLength + metrics.horizontalAdvance(QStringLiteral("0.0000")), kThickness + metrics.height() + 4};
}

void paintHeatScale(QPainter& painter, const QRectF& room, double largest, const Theme& theme, const QFont& font)
{
    const double length = room.width() - QFontMetricsF(font).horizontalAdvance(QStringLiteral("0.0000"));
    const QRectF strip((room.left() + room.right() - length) / 2, room.top() + 1, length, kThickness);
    QLinearGradient ramp(strip.topLeft(), strip.topRight());
    for (int stop = 0; stop <= kStops; ++stop)
        ramp.setColorAt(double(stop) / kStops, theme.heat(double(stop) / kStops));
    painter.save();
    painter.setFont(font);
    painter.fillRect(strip, ramp);
    painter.setPen(theme.line);
    painter.drawRect(strip);
    painter.setPen(theme.text);
    for (const double mark : kMarks) {
        const double x = strip.left() + std::sqrt(mark) * strip.width();
        const QString text = mark == 0 ? QStringLiteral("0") : QLocale().toString(mark * largest, 'g', 2);
        painter.drawLine(QPointF(x, strip.bottom()), QPointF(x, strip.bottom() + 2));
        painter.drawText(QRectF(x - room.width() / 2, strip.bottom() + 2, room.width(), room.bottom() - strip.bottom()),
                         Qt::AlignHCenter | Qt::AlignTop, text);
    }
    painter.restore();
}

HeatScale::HeatScale(const AttentionView& map, QWidget* parent) : QWidget(parent), m_map(map)
{
    setObjectName(QStringLiteral("heatScale"));
    setToolTip(tr("Attention by colour"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&map, &AttentionView::mapChanged, this, [this] {
        setAccessibleName(tr("Attention by colour, from 0 to %1").arg(QLocale().toString(m_map.largest(), 'g', 2)));
        update();
    });
}

void HeatScale::paintEvent(QPaintEvent*)
{
    if (m_map.map().isEmpty())
        return;
    QPainter painter(this);
    paintHeatScale(painter, rect(), m_map.largest(), Theme::of(palette()), font());
}
