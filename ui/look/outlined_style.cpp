// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/outlined_style.h"

#include "ui/look/contrast.h"
#include "ui/look/theme.h"

#include <QPainter>
#include <QStyleOption>

namespace {

constexpr double kLeastForButtons = 1.15; ///< of less contrast to the window, a button looks like bare text

/// On a black ground Qt's own edge is black too, and in high contrast so is the button.
bool isLost(const QStyleOption& option)
{
    return contrast(option.palette.color(QPalette::Button), option.palette.color(QPalette::Window)) < kLeastForButtons;
}

void drawEdge(const QStyleOption& option, QPainter& painter)
{
    const Theme theme = Theme::of(option.palette);
    if (!theme.isDark || option.state.testFlag(QStyle::State_HasFocus) || !option.state.testFlag(QStyle::State_Enabled))
        return;
    painter.save();
    painter.setPen(theme.line);
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

} // namespace

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isButton = element == PE_PanelButtonCommand || element == PE_FrameButtonTool;
    if (element == PE_FrameLineEdit || element == PE_IndicatorCheckBox || (isButton && isLost(*option)))
        drawEdge(*option, *painter);
}

void OutlinedStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                       const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox && isLost(*option))
        drawEdge(*option, *painter);
}
