// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/outlined_style.h"

#include "ui/look/theme.h"

#include <QPainter>
#include <QStyleOption>

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool hasEdge = element == PE_FrameLineEdit || element == PE_IndicatorCheckBox;
    const Theme theme = Theme::of(option->palette);
    if (!hasEdge || !theme.isDark || option->state.testFlag(State_HasFocus) || !option->state.testFlag(State_Enabled))
        return;
    painter->save();
    painter->setPen(theme.line);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    painter->restore();
}
