// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/pen_sample.h"

#include "ui/base/look/theme.h"

#include <QPainter>

#include <utility>

PenSample::PenSample(std::function<QPen(const Theme&)> penIn, QWidget* parent) : QWidget(parent), m_penIn(std::move(penIn))
{
    setFixedSize(fontMetrics().height() * 2, fontMetrics().height());
}

void PenSample::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(m_penIn(Theme::of(palette())));
    painter.drawLine(0, height() / 2, width(), height() / 2);
}
