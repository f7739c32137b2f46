// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/look/theme.h"

#include <QFont>
#include <QPainter>
#include <QSizeF>
#include <QWidget>

class AttentionView;

/// The colours of a heat map from 0 to its largest weight, with numbers below: as `imageOf` colours them, so that the middle is a quarter.
void paintHeatScale(QPainter& painter, const QRectF& room, double largest, const Theme& theme, const QFont& font);

/// What that takes.
QSizeF heatScaleSize(const QFont& font);

/// The scale of a map beside it.
class HeatScale : public QWidget
{
    Q_OBJECT
public:
    /// `map` must outlive it.
    explicit HeatScale(const AttentionView& map, QWidget* parent = nullptr);

    QSize sizeHint() const override { return heatScaleSize(font()).toSize(); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const AttentionView& m_map;
};
