// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/edge_button.h"

#include "ui/base/look/theme.h"

#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace {

constexpr int kMargin = 4; ///< pixels across the edge
constexpr int kGap = 12;   ///< along it, at both ends
constexpr int kBar = 2;    ///< width of the mark of an open panel

QString onePerLine(const QString& text)
{
    QStringList letters;
    for (const QChar letter : text)
        letters << QString(letter);
    return letters.join(QLatin1Char('\n'));
}

} // namespace

EdgeButton::EdgeButton(const QString& text, Side side, QWidget* parent) : QToolButton(parent), m_side(side)
{
    setText(text);
    setAccessibleName(text);
    setCheckable(true);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
}

bool EdgeButton::isUpright() const
{
    const QString shown = text();
    return std::ranges::any_of(shown, [](QChar letter) { return letter.script() == QChar::Script_Han; });
}

QSize EdgeButton::textSize() const
{
    if (isUpright())
        return fontMetrics().size(0, onePerLine(text()));
    return fontMetrics().size(Qt::TextSingleLine, text()).transposed();
}

QSize EdgeButton::sizeHint() const
{
    const QSize inner = textSize();
    return {inner.width() + 2 * kMargin, inner.height() + 2 * kGap};
}

void EdgeButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.state.setFlag(QStyle::State_On, false); // an open panel has a bar of its own
    if (!isDown())
        option.state.setFlag(QStyle::State_Sunken, false);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const Theme theme = Theme::of(palette());
    if (isChecked())
        painter.fillRect(m_side == Side::Left ? 0 : width() - kBar, kMargin, kBar, height() - 2 * kMargin, theme.accent);
    painter.setPen(palette().color(QPalette::WindowText));
    if (isUpright())
        return painter.drawText(rect(), Qt::AlignCenter, onePerLine(text()));
    painter.translate(rect().center());
    painter.rotate(m_side == Side::Left ? -90 : 90);
    painter.drawText(QRect(-height() / 2, -width() / 2, height(), width()), Qt::AlignCenter | Qt::TextSingleLine, text());
}
