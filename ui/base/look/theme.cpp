// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/theme.h"

#include "ui/base/look/contrast.h"
#include "ui/base/look/house_style.h"

#include <QApplication>
#include <QStyle>

#include <algorithm>
#include <array>

using ratatosk::LinkKind;

namespace {

QColor mix(const QColor& from, const QColor& to, double part)
{
    const auto channel = [part](float a, float b) { return static_cast<float>(a + (b - a) * part); };
    return QColor::fromRgbF(channel(from.redF(), to.redF()), channel(from.greenF(), to.greenF()), channel(from.blueF(), to.blueF()));
}

void setColours(Theme& theme, const std::array<const char*, 9>& names)
{
    theme.error = QColor(names[0]);
    theme.warning = QColor(names[1]);
    theme.keyword = QColor(names[2]);
    theme.literal = QColor(names[3]);
    theme.number = QColor(names[4]);
    theme.comment = QColor(names[5]);
    theme.words = QColor(names[6]);
    theme.earlier = theme.number;
    theme.columns = QColor(names[7]);
    theme.tables = QColor(names[8]);
}

QPalette darkPalette()
{
    QPalette palette(QColor(0x31, 0x36, 0x3c), QColor(0x26, 0x2a, 0x2f));
    palette.setColor(QPalette::Base, QColor(0x1c, 0x1f, 0x23));
    palette.setColor(QPalette::AlternateBase, QColor(0x23, 0x26, 0x2b));
    palette.setColor(QPalette::ToolTipBase, QColor(0x3a, 0x3f, 0x46));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, QColor(0xe6, 0xe8, 0xea));
    palette.setColor(QPalette::PlaceholderText, QColor(0x9a, 0xa2, 0xab));
    palette.setColor(QPalette::Highlight, QColor(0x25, 0x80, 0x6b));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x6f, 0xcd, 0xb5));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x8d, 0x94, 0x9c));
    palette.setColor(QPalette::Disabled, QPalette::Light,
                     palette.color(QPalette::Window)); // else styles draw a bright shadow of the letters
    return palette;
}

QPalette lightPalette()
{
    QPalette palette(QColor(0xfc, 0xfc, 0xfd), QColor(0xf3, 0xf4, 0xf6));
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(0xf7, 0xf8, 0xf9));
    palette.setColor(QPalette::ToolTipBase, QColor(0x2b, 0x30, 0x36));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, QColor(0x1b, 0x1f, 0x24));
    palette.setColor(QPalette::ToolTipText, Qt::white);
    palette.setColor(QPalette::PlaceholderText, QColor(0x63, 0x6a, 0x72));
    palette.setColor(QPalette::Highlight, QColor(0x1a, 0x6b, 0x58));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x14, 0x5f, 0x4d));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x66, 0x6d, 0x75));
    return palette;
}

/// Qt makes hints half transparent, and some desktops select in a colour that white does not stand out from.
QPalette legible(QPalette palette)
{
    palette.setColor(QPalette::PlaceholderText, Theme::of(palette).muted);
    if (palette.color(QPalette::Link) == QColor(Qt::blue)) // Qt's own where a desktop says nothing
        palette.setColor(QPalette::Link, Theme::of(palette).words);
    const QColor text = palette.color(QPalette::HighlightedText);
    QColor ground = palette.color(QPalette::Highlight);
    for (int step = 0; step < 20 && contrast(text, ground) < kLeastForText; ++step)
        ground = luminance(text) > 0.5 ? ground.darker(105) : ground.lighter(105);
    palette.setColor(QPalette::Highlight, ground);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) // of rows that are out of date, too
        palette.setColor(QPalette::Disabled, role, Theme::of(palette).muted);
    return palette;
}

/// A desktop's own colours are kept where they are to be told apart more easily.
bool isHighContrast(const QPalette& palette)
{
    const QColor window = palette.color(QPalette::Window);
    return window == QColor(Qt::black) || window == QColor(Qt::white);
}

/// Light or dark as the desktop is.
QPalette housePalette(const QPalette& desktop)
{
    if (isHighContrast(desktop))
        return legible(desktop);
    return desktop.color(QPalette::Window).lightnessF() < 0.5 ? darkPalette() : lightPalette();
}

/// The palette that the desktop's style came with, before ours took its place.
QPalette withHouseStyle()
{
    QPalette palette = QApplication::palette();
    QApplication::setStyle(new HouseStyle(QStringLiteral("fusion")));
    return palette;
}

} // namespace

Theme Theme::of(const QPalette& palette)
{
    Theme theme;
    theme.base = palette.color(QPalette::Active, QPalette::Base);
    theme.text = palette.color(QPalette::Active, QPalette::Text);
    theme.isDark = theme.base.lightnessF() < 0.5;
    theme.raised = mix(theme.base, theme.text, theme.isDark ? 0.09 : 0.045);
    theme.muted = mix(theme.base, theme.text, theme.isDark ? 0.72 : 0.68);
    theme.line = mix(theme.base, theme.text, 0.5);
    theme.accent = palette.color(QPalette::Active, QPalette::Highlight);
    theme.accentText = palette.color(QPalette::Active, QPalette::HighlightedText);
    theme.tint = mix(theme.base, theme.isDark ? QColor("#e0a030") : QColor("#ffb000"), theme.isDark ? 0.24 : 0.28);
    if (theme.isDark)
        setColours(theme, {"#ff8a80", "#f0b849", "#7ab8f5", "#9ccc7a", "#e5a5ff", "#98a2ad", "#7ab8f5", "#f0b849", "#7fd1a8"});
    else
        setColours(theme, {"#b3261e", "#8a5a00", "#0b57a4", "#2e6b1f", "#7b2d8b", "#5c6670", "#1565a8", "#8f5b00", "#1b7a4d"});
    return theme;
}

QColor Theme::heat(double weight) const
{
    const QColor middle = isDark ? QColor("#2a788e") : QColor("#5aa7d6");
    const QColor end = isDark ? QColor("#fde725") : QColor("#08264f");
    const double part = std::clamp(weight, 0.0, 1.0);
    return part < 0.5 ? mix(base, middle, part * 2) : mix(middle, end, part * 2 - 1);
}

QColor Theme::groundOf(const QColor& colour) const
{
    constexpr double strongest = 0.3, step = 0.05;
    double part = strongest;
    while (part > step && contrast(text, mix(base, colour, part)) < kLeastForText)
        part -= step;
    return mix(base, colour, part);
}

QPen Theme::linkPen(LinkKind kind) const
{
    switch (kind) {
    case LinkKind::Exact: return {words, 2.2, Qt::SolidLine};
    case LinkKind::Partial: return {words, 1.4, Qt::DashLine};
    case LinkKind::Synonym: return {number, 1.6, Qt::DashDotLine};
    case LinkKind::WholeCell: return {tables, 2.2, Qt::SolidLine};
    case LinkKind::WordInCell: return {tables, 1.4, Qt::DashLine};
    case LinkKind::NumberHint: return {columns, 1.2, Qt::DotLine};
    case LinkKind::TimeHint: return {columns, 1.2, Qt::DashDotDotLine};
    case LinkKind::None: break;
    }
    return {line, 1.0};
}

void applyAppearance(Appearance appearance)
{
    static const QPalette system = withHouseStyle();
    switch (appearance) {
    case Appearance::System: return QApplication::setPalette(housePalette(system));
    case Appearance::Light: return QApplication::setPalette(lightPalette());
    case Appearance::Dark: return QApplication::setPalette(darkPalette());
    }
}
