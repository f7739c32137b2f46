// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

/// A property of a tab bar: its pages are hidden by something else, so that none of its tabs is in front.
inline constexpr auto kTabsBehind = "tabsBehind";

/// Qt's own style with edges that can be seen on a dark ground: it draws those of fields and check boxes darker than the window, which
/// leaves an empty check box invisible there, and in high contrast buttons and the tab in front.
class OutlinedStyle : public QProxyStyle
{
public:
    using QProxyStyle::QProxyStyle;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    /// Five tabs fit into a narrow dock.
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr, const QWidget* widget = nullptr) const override;
    /// Its icons on the buttons of dialogs are black, whatever the ground, and of another family than ours: none.
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* data = nullptr) const override;
};
