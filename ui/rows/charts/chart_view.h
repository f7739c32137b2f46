// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/chart_data.h"

#include <QChartView>
#include <QGraphicsTextItem>
#include <QImage>

/// Draws chart data in the colours of the theme. Keyboard: + and - zoom, arrows move, 0 shows everything.
class ChartView : public QChartView
{
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    void setData(const ratatosk::ChartData& data);
    /// What the chart is about, above it and in its pictures: the question, say. Empty: nothing more than what is drawn.
    void setCaption(const QString& caption);
    const ratatosk::ChartData& data() const { return m_data; }
    /// As SVG or PNG, by the ending. False when it cannot be written.
    bool save(const QString& file);
    QImage picture();
    /// Pixels that horizontal bars and the axis below them need, so that all names are there.
    static int heightOf(std::ptrdiff_t bars, const QFontMetrics& text);
    /// What is drawn over what: "people (millions) by city".
    QString subject() const;
    /// The lines above the plot, where the plot begins: what it is about, and its subject. Rich text.
    const QString& title() const { return m_titleText; }

Q_SIGNALS:
    /// A bar or a point was clicked: which of which series, from 0.
    void chosen(int series, int point);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    ratatosk::ChartData laidOut() const;
    void rebuild();
    void paint();
    void showTitle();
    QString titleFor(int room) const;
    int barAt(QPoint place) const;
    void chooseAt(QPoint place);
    void choosePointAt(QPoint place);

    ratatosk::ChartData m_data;
    QString m_caption;
    QString m_titleText;
    QGraphicsTextItem* m_title = nullptr;
    QMargins m_margins;   ///< of the chart without a title
    qreal m_plotLeft = 0; ///< where the title was laid out for
    QPoint m_pressed;
    int m_pressedSeries = -1; ///< whose bar is below the mouse
};
