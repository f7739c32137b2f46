// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/outlined_style.h"

#include "ui/base/look/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace {

constexpr int kFrontEdge = 3;   ///< pixels
constexpr int kTabSpace = 14;   ///< pixels beside a tab's name, both sides together
constexpr double kBlack = 0.06; ///< lightness

/// Qt tells a button from the window by a lighter shade of its colour, and black has none.
bool isLost(const QStyleOption& option)
{
    return option.palette.color(QPalette::Button).lightnessF() < kBlack;
}

void drawEdge(const QStyleOption& option, QPainter& painter, const QColor& colour)
{
    painter.save();
    painter.setPen(colour);
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

/// Of what has an edge in Qt's own style, which shows the focus by it, but darker than the edge of what has none.
void drawField(const QStyleOption& option, QPainter& painter)
{
    const Theme theme = Theme::of(option.palette);
    if (theme.isDark && option.state.testFlag(QStyle::State_Enabled))
        drawEdge(option, painter, option.state.testFlag(QStyle::State_HasFocus) ? theme.accent : theme.line);
}

/// Of what would have none.
void drawLost(const QStyleOption& option, QPainter& painter)
{
    const Theme theme = Theme::of(option.palette);
    if (theme.isDark && isLost(option))
        drawEdge(option, painter, option.state.testFlag(QStyle::State_HasFocus) ? theme.accent : theme.line);
}

/// How much higher text is, in pixels, than on the desktop, whose size a dock's title takes its height from.
int largerTitle()
{
    const QFontMetrics ours(QApplication::font()), desktops(QFontDatabase::systemFont(QFontDatabase::TitleFont));
    return std::max(0, ours.height() - desktops.height());
}

} // namespace

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit || element == PE_IndicatorCheckBox)
        drawField(*option, *painter);
    else if (element == PE_PanelButtonCommand || element == PE_FrameButtonTool)
        drawLost(*option, *painter);
}

void OutlinedStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                       const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox)
        drawLost(*option, *painter);
}

/// The tab in front is told from the others by its ground alone.
void OutlinedStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (element == CE_DockWidgetTitle)
        painter->setFont(QApplication::font()); // as large as all text
    QProxyStyle::drawControl(element, option, painter, widget);
    const bool isFront = element == CE_TabBarTabShape && option->state.testFlag(State_Selected);
    const Theme theme = Theme::of(option->palette);
    if (isFront && theme.isDark && isLost(*option))
        painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), kFrontEdge)), theme.accent);
}

int OutlinedStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    if (metric == PM_DockWidgetTitleMargin)
        return QProxyStyle::pixelMetric(metric, option, widget) + largerTitle() / 2;
    return metric == PM_TabBarTabHSpace ? kTabSpace : QProxyStyle::pixelMetric(metric, option, widget);
}

int OutlinedStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
}
