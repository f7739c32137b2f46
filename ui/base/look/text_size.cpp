// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/text_size.h"

#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QLabel>

#include <algorithm>

namespace {

constexpr double kSmallest = 6; ///< points: what can still be read

} // namespace

void applyTextSize(int points)
{
    static const QFont desktop = QApplication::font();
    QFont font = desktop;
    font.setPointSizeF(std::max(kSmallest, desktop.pointSizeF() + points));
    QApplication::setFont(font);
}

void setTimesSize(QLabel* label, double times)
{
    QFont font = label->font();
    font.setPixelSize(qRound(times * QFontInfo(label->parentWidget()->font()).pixelSize()));
    label->setFont(font);
}
