// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/look/outlined_style.h"

/// Property of tool buttons that a bar offers as its commands: they look like push buttons.
inline constexpr auto kFramed = "framed";

/// The look of the program upon Qt's own style: flat, on a grid of four pixels, with hairlines in place of frames and one accent colour
/// for what is chosen, pressed or in front. On desktops in high contrast it leaves all drawing to the style below.
class HouseStyle : public OutlinedStyle
{
public:
    using OutlinedStyle::OutlinedStyle;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const override;
    /// Lines of lists have room above and below: dots of capital letters rise above a line.
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr, const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* data = nullptr) const override;
    /// Widgets that change under the pointer are told of it.
    void polish(QWidget* widget) override;
    using OutlinedStyle::polish;
};
