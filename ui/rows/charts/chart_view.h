// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/chart_data.h"

#include <QChartView>
#include <QImage>

/// Draws chart data in the colours of the theme. Keyboard: + and - zoom, arrows move, 0 shows everything.
class ChartView : public QChartView
{
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    void setData(const ratatosk::ChartData& data);
    const ratatosk::ChartData& data() const { return m_data; }
    /// As SVG or PNG, by the ending. False when it cannot be written.
    bool save(const QString& file);
    QImage picture();
    /// Pixels that horizontal bars and the axis below them need, so that all names are there.
    static int heightOf(std::ptrdiff_t bars, const QFontMetrics& text);

Q_SIGNALS:
    /// A bar was clicked: which, from 0.
    void barChosen(int bar);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    ratatosk::ChartData laidOut() const;
    void rebuild();
    void paint();
    int barAt(QPoint place) const;

    ratatosk::ChartData m_data;
    QPoint m_pressed;
};
