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
#include <QHorizontalStackedBarSeries>
#include <QKeyEvent>
#include <QLegend>
#include <QLineSeries>
#include <QMouseEvent>
#include <QSaveFile>
#include <QScatterSeries>
#include <QStackedBarSeries>
#include <QSvgGenerator>
#include <QTextDocument>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace ratatosk;

namespace {

constexpr qreal kMarker = 7;
constexpr qreal kStep = 40; ///< pixels an arrow key moves
constexpr int kPictureScale = 2;
constexpr int kLabelFrame = 12;  ///< pixels that Qt Charts wants around a name, which it else shortens to nothing
constexpr int kAxisHeight = 100; ///< pixels of the axis below the bars, and of the lines above them
constexpr int kTitleMargin = 8;
constexpr double kLeastTitle = 0.55; ///< of the width: beside long names the title begins further left than the plot
constexpr int kMostMarked = 60;      ///< points of a line that are seen one by one
constexpr double kReach = 12;        ///< pixels from a point that count as on it

QAbstractBarSeries* newBars(bool isSideways, bool isStacked)
{
    if (isStacked)
        return isSideways ? static_cast<QAbstractBarSeries*>(new QHorizontalStackedBarSeries) : new QStackedBarSeries;
    return isSideways ? static_cast<QAbstractBarSeries*>(new QHorizontalBarSeries) : new QBarSeries;
}

QAbstractBarSeries* barsOf(const ChartData& data)
{
    QAbstractBarSeries* bars = newBars(isSideways(data), data.isStacked && data.series.size() > 1);
    if (data.kind == ChartKind::Histogram)
        bars->setBarWidth(1);
    bars->setLabelsVisible(isLabelled(data));
    bars->setLabelsPrecision(labelDigits(data));
    bars->setLabelsPosition(data.isStacked ? QAbstractBarSeries::LabelsCenter : QAbstractBarSeries::LabelsOutsideEnd);
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
    const QColor colours[] = {theme.accent, theme.warning,    theme.literal,    theme.keyword,
                              theme.number, QColor(0xcc79a7), QColor(0x56b4e9), QColor(0x999999)};
    return colours[number % 8];
}

} // namespace

ChartView::ChartView(QWidget* parent) : QChartView(parent), m_title(new QGraphicsTextItem(chart())), m_margins(chart()->margins())
{
    setObjectName(QStringLiteral("chart"));
    setFocusPolicy(Qt::StrongFocus);
    setRenderHint(QPainter::Antialiasing);
    setRubberBand(QChartView::RectangleRubberBand);
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setBackgroundRoundness(0);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    m_title->document()->setDocumentMargin(0);
    connect(chart(), &QChart::plotAreaChanged, this, [this](const QRectF& plot) {
        if (std::abs(plot.left() - m_plotLeft) > 1)
            showTitle();
    });
}

void ChartView::setData(const ChartData& data)
{
    m_data = data;
    rebuild();
}

void ChartView::setCaption(const QString& caption)
{
    m_caption = caption;
    showTitle();
}

QString ChartView::subject() const
{
    const ChartData data = inUnits(m_data);
    const QString across = QString::fromStdString(data.across);
    const std::string& single = data.series.size() == 1 ? data.series.front().name : data.measure;
    if (data.kind == ChartKind::Histogram || single.empty())
        return across;
    return tr("%1 by %2").arg(QString::fromStdString(single), across);
}

/// Lines that fit.
QString ChartView::titleFor(int room) const
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    QStringList lines{QString()};
    for (const QString& word : m_caption.split(QChar::Space, Qt::SkipEmptyParts)) {
        const QString longer = lines.back().isEmpty() ? word : lines.back() + QChar::Space + word;
        if (lines.back().isEmpty() || metrics.horizontalAdvance(longer) <= room)
            lines.back() = longer;
        else
            lines << word;
    }
    for (QString& line : lines)
        line = metrics.elidedText(line, Qt::ElideRight, room).toHtmlEscaped();
    const QString subject = QFontMetrics(font()).elidedText(this->subject(), Qt::ElideRight, room).toHtmlEscaped();
    const QString caption = lines.join(QStringLiteral("<br>"));
    return caption.isEmpty() ? subject : QStringLiteral("<b>%1</b><br>%2").arg(caption, subject);
}

/// Qt Charts would put it in the middle of plot and names, and cut a long one off.
void ChartView::showTitle()
{
    if (m_data.series.empty())
        return;
    m_plotLeft = chart()->plotArea().left();
    const int least = static_cast<int>(width() * kLeastTitle);
    const int room = std::max(width() - static_cast<int>(m_plotLeft) - kTitleMargin, least);
    m_titleText = titleFor(room);
    m_title->setFont(font());
    m_title->setDefaultTextColor(Theme::of(palette()).text);
    m_title->setHtml(m_titleText);
    m_title->setPos(std::max(kTitleMargin, width() - room - kTitleMargin), kTitleMargin);
    const auto height = static_cast<int>(std::ceil(m_title->boundingRect().height()));
    chart()->setMargins({m_margins.left(), height + 2 * kTitleMargin, m_margins.right(), m_margins.bottom()});
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    showTitle();
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
    if (!isSideways(data)) // what stands upright nobody reads: the line above the chart says it
        across->setTitleText(QString::fromStdString(data.across));
    auto* up = new QValueAxis;
    chart()->addAxis(across, isSideways(data) ? Qt::AlignLeft : Qt::AlignBottom);
    chart()->addAxis(up, isSideways(data) ? Qt::AlignBottom : Qt::AlignLeft);
    for (QAbstractSeries* series : chart()->series()) {
        series->attachAxis(across);
        series->attachAxis(up);
    }
    setRange(up, data);
    setMinimumHeight(isSideways(data) ? heightOf(std::ssize(data.labels), fontMetrics()) : 0);
    if (bars)
        connect(bars, &QAbstractBarSeries::pressed, this,
                [this, bars](int, QBarSet* set) { m_pressedSeries = static_cast<int>(bars->barSets().indexOf(set)); });
    chart()->legend()->setVisible(data.series.size() > 1);
    paint();
    showTitle();
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
                set->setLabelColor(m_data.isStacked ? theme.base : theme.text);
                set->setLabelFont(font());
            }
        } else if (auto* points = qobject_cast<QScatterSeries*>(series)) {
            points->setColor(colourOf(theme, number++));
            points->setBorderColor(theme.base);
            points->setMarkerSize(kMarker);
        } else if (auto* line = qobject_cast<QLineSeries*>(series)) {
            line->setPen(QPen(colourOf(theme, number++), 2));
            line->setPointsVisible(line->count() <= kMostMarked); // a click leads from one to its row
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
    const QString description = accessibleDescription().toHtmlEscaped(); // Qt writes both as they are
    generator.setTitle(m_caption.isEmpty() ? description : m_caption.toHtmlEscaped());
    generator.setDescription(description);
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
    m_pressedSeries = -1;
    QChartView::mousePressEvent(event);
}

/// What is drawn out is shown larger; a mere click is about a bar.
void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    QChartView::mouseReleaseEvent(event);
    const bool isClick = event->button() == Qt::LeftButton
        && (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (isClick)
        chooseAt(event->pos());
}

/// The whole width of a bar's place counts: short ones are hard to hit.
void ChartView::chooseAt(QPoint place)
{
    if (m_data.labels.empty())
        return choosePointAt(place);
    const int bar = barAt(place);
    if (bar < 0)
        return;
    const auto hasRow = [&](const ChartSeries& series) { return series.rows.empty() || series.rows[static_cast<size_t>(bar)] >= 0; };
    const auto first = std::ranges::find_if(m_data.series, hasRow) - m_data.series.begin();
    Q_EMIT chosen(m_pressedSeries >= 0 ? m_pressedSeries : static_cast<int>(first), bar);
}

void ChartView::choosePointAt(QPoint place)
{
    const ChartData drawn = inUnits(m_data);
    double nearest = kReach;
    int series = -1, point = -1;
    for (qsizetype one = 0; one < chart()->series().size(); ++one) {
        for (size_t i = 0; i < m_data.series[static_cast<size_t>(one)].points.size(); ++i) {
            const ChartPoint& shown = drawn.series[static_cast<size_t>(one)].points[i];
            const double distance = QLineF(place, chart()->mapToPosition({shown.x, shown.y}, chart()->series()[one])).length();
            if (distance < nearest) {
                nearest = distance;
                series = static_cast<int>(one);
                point = static_cast<int>(i);
            }
        }
    }
    if (series >= 0)
        Q_EMIT chosen(series, point);
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
