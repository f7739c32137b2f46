// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/focus_ring.h"

#include "ui/base/look/theme.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFocusFrame>
#include <QLineEdit>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>

namespace {

constexpr int kWidth = 2; ///< pixels

/// Draws the frame upon the widget's own edge, as no style of Linux does.
class RingStyle : public QProxyStyle
{
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override
    {
        if (hint == SH_FocusFrame_AboveWidget)
            return 1;
        auto* mask = hint == SH_FocusFrame_Mask ? qstyleoption_cast<const QStyleOption*>(option) : nullptr;
        if (!mask || !data)
            return QProxyStyle::styleHint(hint, option, widget, data);
        static_cast<QStyleHintReturnMask*>(data)->region = QRegion(mask->rect) - mask->rect.adjusted(kWidth, kWidth, -kWidth, -kWidth);
        return 1;
    }

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override
    {
        const bool isMargin = metric == PM_FocusFrameHMargin || metric == PM_FocusFrameVMargin;
        return isMargin ? 0 : QProxyStyle::pixelMetric(metric, option, widget);
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override
    {
        if (element != CE_FocusFrame)
            return QProxyStyle::drawControl(element, option, painter, widget);
        painter->fillRect(option->rect, Theme::of(option->palette).accent); // all but the edge is masked
    }
};

bool showsFocusItself(const QWidget* widget)
{
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget)
        || qobject_cast<const QAbstractSpinBox*>(widget);
}

} // namespace

FocusRing::FocusRing(QWidget* window) : QObject(window), m_window(window)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

QWidget* FocusRing::ringed() const
{
    return m_frame ? m_frame->widget() : nullptr;
}

void FocusRing::follow(QWidget* focus)
{
    const bool isRinged = focus && focus != m_window && focus->window() == m_window && !showsFocusItself(focus);
    if (!m_frame && isRinged) {
        m_frame = new QFocusFrame(m_window);
        auto* style = new RingStyle;
        style->setParent(m_frame);
        m_frame->setStyle(style);
    }
    if (m_frame)
        m_frame->setWidget(isRinged ? focus : nullptr);
}
