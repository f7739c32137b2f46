// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/charts/chart_view.h"

#include "ui/base/look/theme.h"
#include "ui/rows/charts/chart_axes.h"

#include <QAbstractAxis>
#include <QApplication>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QHorizontalBarSeries>
#include <QKeyEvent>
#include <QLegend>
#include <QLineSeries>
#include <QMouseEvent>
#include <QSaveFile>
#include <QScatterSeries>
#include <QSvgGenerator>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace ratatosk;

namespace {

constexpr qreal kMarker = 7;
constexpr qreal kStep = 40; ///< pixels an arrow key moves
constexpr int kPictureScale = 2;
constexpr int kLabelFrame = 12; ///< pixels that Qt Charts wants around a name, which it else shortens to nothing
constexpr int kAxisHeight = 80; ///< pixels of the axis below the bars, with its title

QAbstractBarSeries* barsOf(const ChartData& data)
{
    QAbstractBarSeries* bars = isSideways(data) ? static_cast<QAbstractBarSeries*>(new QHorizontalBarSeries) : new QBarSeries;
    if (data.kind == ChartKind::Histogram)
        bars->setBarWidth(1);
    for (const ChartSeries& series : data.series) {
        auto* set = new QBarSet(QString::fromStdString(series.name));
        for (const ChartPoint& point : series.points)
            *set << point.y;
        bars->append(set);
    }
    return bars;
}

QList<QAbstractSeries*> pointsOf(const ChartData& data)
{
    QList<QAbstractSeries*> all;
    for (const ChartSeries& series : data.series) {
        QXYSeries* points = data.kind == ChartKind::Line ? static_cast<QXYSeries*>(new QLineSeries) : new QScatterSeries;
        points->setName(QString::fromStdString(series.name));
        QList<QPointF> places;
        for (const ChartPoint& point : series.points)
            places << QPointF(point.x, point.y);
        points->replace(places);
        all << points;
    }
    return all;
}

QColor colourOf(const Theme& theme, int number)
{
    const QColor colours[] = {theme.accent, theme.warning, theme.literal, theme.keyword, theme.number};
    return colours[number % 5];
}

} // namespace

ChartView::ChartView(QWidget* parent) : QChartView(parent)
{
    setObjectName(QStringLiteral("chart"));
    setFocusPolicy(Qt::StrongFocus);
    setRenderHint(QPainter::Antialiasing);
    setRubberBand(QChartView::RectangleRubberBand);
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setBackgroundRoundness(0);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
}

void ChartView::setData(const ChartData& data)
{
    m_data = data;
    rebuild();
}

/// The axis counts from below: the first bar is to be on top.
ChartData ChartView::laidOut() const
{
    ChartData data = inUnits(m_data);
    if (!isSideways(data))
        return data;
    std::ranges::reverse(data.labels);
    for (ChartSeries& series : data.series)
        std::ranges::reverse(series.points);
    return data;
}

void ChartView::rebuild()
{
    const ChartData data = laidOut();
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes())
        delete axis;
    chart()->zoomReset();
    chart()->setLocalizeNumbers(!areYears(m_data));
    QAbstractBarSeries* bars = data.labels.empty() ? nullptr : barsOf(data);
    for (QAbstractSeries* series : bars ? QList<QAbstractSeries*>{bars} : pointsOf(data))
        chart()->addSeries(series);
    QAbstractAxis* across = acrossAxis(data);
    across->setTitleText(QString::fromStdString(data.across));
    auto* up = new QValueAxis;
    if (data.series.size() == 1)
        up->setTitleText(QString::fromStdString(data.series.front().name));
    chart()->addAxis(across, isSideways(data) ? Qt::AlignLeft : Qt::AlignBottom);
    chart()->addAxis(up, isSideways(data) ? Qt::AlignBottom : Qt::AlignLeft);
    for (QAbstractSeries* series : chart()->series()) {
        series->attachAxis(across);
        series->attachAxis(up);
    }
    setRange(up, data);
    setMinimumHeight(isSideways(data) ? heightOf(std::ssize(data.labels), fontMetrics()) : 0);
    chart()->legend()->setVisible(data.series.size() > 1);
    paint();
}

int ChartView::heightOf(std::ptrdiff_t bars, const QFontMetrics& text)
{
    return static_cast<int>(bars) * (text.height() + kLabelFrame) + kAxisHeight;
}

void ChartView::paint()
{
    const Theme theme = Theme::of(palette());
    chart()->setBackgroundBrush(theme.base);
    chart()->setBackgroundPen(Qt::NoPen);
    chart()->legend()->setLabelColor(theme.text);
    chart()->legend()->setFont(font());
    QFont title = font();
    title.setBold(true);
    for (QAbstractAxis* axis : chart()->axes()) {
        axis->setLabelsFont(font());
        axis->setTitleFont(title);
        axis->setLabelsColor(theme.text);
        axis->setTitleBrush(theme.text);
        axis->setLinePen(QPen(theme.line));
        QColor grid = theme.line;
        grid.setAlpha(60);
        axis->setGridLinePen(QPen(grid));
    }
    int number = 0;
    for (QAbstractSeries* series : chart()->series()) {
        if (auto* bars = qobject_cast<QAbstractBarSeries*>(series)) {
            for (QBarSet* set : bars->barSets()) {
                set->setColor(colourOf(theme, number++));
                set->setBorderColor(theme.base);
            }
        } else if (auto* points = qobject_cast<QScatterSeries*>(series)) {
            points->setColor(colourOf(theme, number++));
            points->setBorderColor(theme.base);
            points->setMarkerSize(kMarker);
        } else if (auto* line = qobject_cast<QLineSeries*>(series)) {
            line->setPen(QPen(colourOf(theme, number++), 2));
            line->setPointsVisible(line->count() == 1); // a line of one point cannot be seen
        }
    }
}

bool ChartView::save(const QString& file)
{
    const QRect whole(QPoint(), size());
    if (!file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSaveFile target(file);
        return target.open(QIODevice::WriteOnly) && picture().save(&target, "PNG") && target.commit();
    }
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly))
        return false;
    QSvgGenerator generator;
    generator.setOutputDevice(&target);
    generator.setSize(size());
    generator.setViewBox(whole);
    generator.setTitle(accessibleDescription());
    QPainter painter(&generator);
    render(&painter, whole, whole);
    painter.end();
    return target.commit();
}

QImage ChartView::picture()
{
    const QRect whole(QPoint(), size());
    QImage image(size() * kPictureScale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(kPictureScale);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    render(&painter, whole, whole);
    return image;
}

/// -1: there is none.
int ChartView::barAt(QPoint place) const
{
    if (m_data.labels.empty() || !chart()->plotArea().contains(place))
        return -1;
    const QPointF value = chart()->mapToValue(place, chart()->series().front());
    const auto bar = static_cast<int>(std::lround(isSideways(m_data) ? value.y() : value.x()));
    const auto count = static_cast<int>(m_data.labels.size());
    if (bar < 0 || bar >= count)
        return -1;
    return isSideways(m_data) ? count - 1 - bar : bar;
}

void ChartView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->pos();
    QChartView::mousePressEvent(event);
}

/// What is drawn out is shown larger; a mere click is about a bar.
void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    QChartView::mouseReleaseEvent(event);
    const bool isClick = event->button() == Qt::LeftButton
        && (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (const int bar = isClick ? barAt(event->pos()) : -1; bar >= 0)
        Q_EMIT barChosen(bar);
}

void ChartView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paint();
    else if (event->type() == QEvent::FontChange)
        rebuild(); // names need other room
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return chart()->zoomIn();
    case Qt::Key_Minus: return chart()->zoomOut();
    case Qt::Key_0: return chart()->zoomReset();
    case Qt::Key_Left: return chart()->scroll(-kStep, 0);
    case Qt::Key_Right: return chart()->scroll(kStep, 0);
    case Qt::Key_Up: return chart()->scroll(0, kStep);
    case Qt::Key_Down: return chart()->scroll(0, -kStep);
    default: QChartView::keyPressEvent(event);
    }
}

void ChartView::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QChartView::wheelEvent(event);
    chart()->zoom(event->angleDelta().y() > 0 ? 1.25 : 0.8);
    event->accept();
}
