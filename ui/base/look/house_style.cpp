// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/house_style.h"

#include "ui/base/look/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>

namespace {

constexpr int kGrid = 4;         ///< pixels
constexpr double kRadius = 4;    ///< of corners
constexpr int kMark = 2;         ///< height of the line of the tab in front
constexpr int kScrollBar = 12;   ///< across
constexpr int kLeastHandle = 32; ///< of a scroll bar, along it

/// Of a desktop in high contrast, whose edges are drawn by the style below.
bool isPlain(const QStyleOption& option)
{
    const QColor window = option.palette.color(QPalette::Window);
    return window == QColor(Qt::black) || window == QColor(Qt::white);
}

bool isHovered(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_MouseOver) && option.state.testFlag(QStyle::State_Enabled);
}

QColor between(const QColor& from, const QColor& to, double part)
{
    return QColor::fromRgbF(static_cast<float>(from.redF() + (to.redF() - from.redF()) * part),
                            static_cast<float>(from.greenF() + (to.greenF() - from.greenF()) * part),
                            static_cast<float>(from.blueF() + (to.blueF() - from.blueF()) * part));
}

/// Of separators that carry no meaning of their own.
QColor hairline(const QPalette& palette)
{
    return between(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.16);
}

/// Of what lies under the pointer or is held down.
QColor lifted(const QPalette& palette, double part)
{
    return between(palette.color(QPalette::Window), palette.color(QPalette::WindowText), part);
}

void fillRounded(QPainter& painter, const QRect& rect, const QBrush& ground, const QPen& edge)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(ground);
    painter.setPen(edge);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    painter.restore();
}

void drawLineEdit(const QStyleOption& option, QPainter& painter)
{
    const Theme theme = Theme::of(option.palette);
    const bool isActive = option.state.testFlag(QStyle::State_HasFocus);
    const bool isOff = !option.state.testFlag(QStyle::State_Enabled);
    fillRounded(painter, option.rect, option.palette.brush(isOff ? QPalette::Window : QPalette::Base),
                QPen(isActive    ? theme.accent
                         : isOff ? hairline(option.palette)
                                 : theme.line,
                     isActive ? 2 : 1));
}

void drawPush(const QStyleOption& option, QPainter& painter)
{
    const QPalette& palette = option.palette;
    const bool isDown = option.state.testFlag(QStyle::State_Sunken) || option.state.testFlag(QStyle::State_On);
    const bool isOff = !option.state.testFlag(QStyle::State_Enabled);
    const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
    const QColor ground = isOff ? palette.color(QPalette::Window)
        : isDown                ? lifted(palette, 0.16)
        : isHovered(option)     ? lifted(palette, 0.08)
                                : palette.color(QPalette::Button);
    const Theme theme = Theme::of(palette);
    fillRounded(painter, option.rect, ground, QPen(hasFocus ? theme.accent : between(hairline(palette), theme.line, isOff ? 0.0 : 0.4), 1));
}

void drawToolButton(const QStyleOption& option, QPainter& painter)
{
    const bool isDown = option.state.testFlag(QStyle::State_Sunken) || option.state.testFlag(QStyle::State_On);
    if (isDown || isHovered(option))
        fillRounded(painter, option.rect.adjusted(1, 1, -1, -1), lifted(option.palette, isDown ? 0.14 : 0.08), Qt::NoPen);
}

/// Tabs above their pages; the one in front has a line of the accent colour below.
void drawTab(const QStyleOptionTab& tab, QPainter& painter, const QWidget* widget)
{
    const bool areBehind = widget && widget->property(kTabsBehind).toBool();
    const bool isFront = tab.state.testFlag(QStyle::State_Selected) && !areBehind;
    const Theme theme = Theme::of(tab.palette);
    if (isFront)
        painter.fillRect(tab.rect, theme.base);
    else if (isHovered(tab))
        painter.fillRect(tab.rect, lifted(tab.palette, 0.06));
    if (isFront)
        painter.fillRect(tab.rect.left(), tab.rect.top(), tab.rect.width(), kMark, theme.accent);
    else
        painter.fillRect(tab.rect.left(), tab.rect.bottom(), tab.rect.width(), 1, hairline(tab.palette));
}

void drawHeader(const QStyleOptionHeader& header, QPainter& painter)
{
    const QPalette& palette = header.palette;
    const bool isDown = header.state.testFlag(QStyle::State_Sunken);
    painter.fillRect(header.rect,
                     isDown                  ? lifted(palette, 0.14)
                         : isHovered(header) ? lifted(palette, 0.06)
                                             : palette.color(QPalette::Window));
    const QColor line = hairline(palette);
    painter.fillRect(header.rect.left(), header.rect.bottom(), header.rect.width(), 1, line);
    painter.fillRect(header.rect.right(), header.rect.top(), 1, header.rect.height(), line);
}

void drawMenuTitle(const QStyleOptionMenuItem& item, QPainter& painter, const QStyle& style)
{
    const bool isOpen = item.state.testFlag(QStyle::State_Selected);
    painter.fillRect(item.rect, isOpen ? lifted(item.palette, 0.12) : item.palette.color(QPalette::Window));
    style.drawItemText(&painter, item.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, item.palette,
                       item.state.testFlag(QStyle::State_Enabled), item.text, QPalette::WindowText);
}

/// A line in the middle of what can be dragged.
void drawSeparator(const QStyleOption& option, QPainter& painter, bool isUpright)
{
    const QRect& rect = option.rect;
    const QColor colour = isHovered(option) ? Theme::of(option.palette).accent : hairline(option.palette);
    if (isUpright)
        painter.fillRect(rect.center().x(), rect.top(), 1, rect.height(), colour);
    else
        painter.fillRect(rect.left(), rect.center().y(), rect.width(), 1, colour);
}

void drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter, const QRect& handle)
{
    painter.fillRect(bar.rect, bar.palette.brush(QPalette::Base));
    const bool isHeld = bar.state.testFlag(QStyle::State_Sunken) && bar.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    const Theme theme = Theme::of(bar.palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHeld || isHovered(bar) ? theme.muted : theme.line);
    const QRectF thumb = bar.orientation == Qt::Vertical ? QRectF(handle).adjusted(3, 1, -3, -1) : QRectF(handle).adjusted(1, 3, -1, -3);
    painter.drawRoundedRect(thumb, 3, 3);
    painter.restore();
}

/// The handle without arrows at the ends of its way.
QRect handleOf(const QStyleOptionSlider& bar)
{
    const bool isUpright = bar.orientation == Qt::Vertical;
    const int way = isUpright ? bar.rect.height() : bar.rect.width();
    const qint64 values = static_cast<qint64>(bar.maximum) - bar.minimum;
    const qint64 share = values > 0 ? static_cast<qint64>(way) * bar.pageStep / (values + bar.pageStep) : way;
    const int length = std::clamp(static_cast<int>(share), std::min(kLeastHandle, way), way);
    const int begin = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, way - length, bar.upsideDown);
    return isUpright ? QRect(bar.rect.left(), bar.rect.top() + begin, bar.rect.width(), length)
                     : QRect(bar.rect.left() + begin, bar.rect.top(), length, bar.rect.height());
}

} // namespace

void HouseStyle::polish(QWidget* widget)
{
    OutlinedStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) || qobject_cast<QTabBar*>(widget)
        || qobject_cast<QScrollBar*>(widget) || widget->inherits("QSplitterHandle") || widget->inherits("QHeaderView"))
        widget->setAttribute(Qt::WA_Hover);
}

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (isPlain(*option))
        return OutlinedStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_PanelButtonCommand: return drawPush(*option, *painter);
    case PE_PanelButtonTool:
        return widget && widget->property(kFramed).toBool() ? drawPush(*option, *painter) : drawToolButton(*option, *painter);
    case PE_FrameLineEdit: return;
    case PE_PanelLineEdit: {
        const auto* panel = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (panel && panel->lineWidth > 0)
            return drawLineEdit(*option, *painter);
        return painter->fillRect(option->rect, option->palette.brush(QPalette::Base));
    }
    case PE_FrameTabBarBase: return;
    case PE_FrameTabWidget: return;
    case PE_FrameStatusBarItem: return;
    case PE_IndicatorDockWidgetResizeHandle: return drawSeparator(*option, *painter, option->state.testFlag(State_Horizontal));
    case PE_Frame: {
        painter->save();
        painter->setPen(hairline(option->palette));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return painter->restore();
    }
    default: return OutlinedStyle::drawPrimitive(element, option, painter, widget);
    }
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (isPlain(*option))
        return OutlinedStyle::drawControl(element, option, painter, widget);
    if (element == CE_TabBarTabShape && tab && tab->shape == QTabBar::RoundedNorth)
        return drawTab(*tab, *painter, widget);
    if (element == CE_HeaderSection && header)
        return drawHeader(*header, *painter);
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option); item && element == CE_MenuBarItem)
        return drawMenuTitle(*item, *painter, *this);
    if (element == CE_HeaderEmptyArea)
        return painter->fillRect(option->rect, option->palette.brush(QPalette::Window));
    if (element == CE_Splitter)
        return drawSeparator(*option, *painter, option->state.testFlag(State_Horizontal));
    if (element == CE_ToolBar || element == CE_MenuBarEmptyArea)
        return painter->fillRect(option->rect, option->palette.brush(QPalette::Window));
    OutlinedStyle::drawControl(element, option, painter, widget);
}

void HouseStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_ScrollBar && bar && !isPlain(*option))
        return drawScrollBar(*bar, *painter, handleOf(*bar));
    OutlinedStyle::drawComplexControl(control, option, painter, widget);
}

QRect HouseStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || !bar || isPlain(*option))
        return OutlinedStyle::subControlRect(control, option, part, widget);
    const QRect handle = handleOf(*bar);
    const bool isUpright = bar->orientation == Qt::Vertical;
    switch (part) {
    case SC_ScrollBarSlider: return handle;
    case SC_ScrollBarGroove: return bar->rect;
    case SC_ScrollBarSubPage:
        return isUpright ? QRect(bar->rect.topLeft(), QPoint(bar->rect.right(), handle.top() - 1))
                         : QRect(bar->rect.topLeft(), QPoint(handle.left() - 1, bar->rect.bottom()));
    case SC_ScrollBarAddPage:
        return isUpright ? QRect(QPoint(bar->rect.left(), handle.bottom() + 1), bar->rect.bottomRight())
                         : QRect(QPoint(handle.right() + 1, bar->rect.top()), bar->rect.bottomRight());
    default: return {};
    }
}

QSize HouseStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    constexpr int kAroundALine = 4; ///< pixels, above and below together
    const QSize all = OutlinedStyle::sizeFromContents(type, option, size, widget);
    return type == CT_ItemViewItem ? all.expandedTo({0, option->fontMetrics.height() + kAroundALine}) : all;
}

int HouseStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return 2 * kGrid;
    case PM_ToolBarItemSpacing:
    case PM_ToolBarFrameWidth: return 0;
    case PM_ToolBarItemMargin: return 0;
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
    case PM_HeaderMargin: return kGrid;
    case PM_TabBarTabVSpace: return 3 * kGrid;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap: return 0;
    case PM_ScrollBarExtent: return kScrollBar;
    case PM_ScrollBarSliderMin: return kLeastHandle;
    case PM_ScrollView_ScrollBarSpacing: return 0;
    default: return OutlinedStyle::pixelMetric(metric, option, widget);
    }
}

int HouseStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    if (hint == SH_TabBar_Alignment)
        return Qt::AlignLeft;
    return OutlinedStyle::styleHint(hint, option, widget, data);
}
