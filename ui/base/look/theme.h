// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/links/schema_links.h"

#include <QColor>
#include <QPalette>
#include <QPen>

/// The colours of everything that we paint ourselves, derived from the palette, so that light, dark and high-contrast desktops all
/// stay legible: text and lines keep a contrast of 4.5:1 and 3:1 to `base`. A value; make one whenever the palette changes.
struct Theme {
    bool isDark = false;
    QColor base;   ///< ground of views
    QColor raised; ///< cards and headers on it
    QColor text;
    QColor muted;      ///< secondary text
    QColor line;       ///< frames and separators that carry meaning
    QColor accent;     ///< selection
    QColor accentText; ///< text on `accent`
    QColor tint;       ///< ground of what the question touches
    QColor error;
    QColor warning;

    QColor keyword; ///< SQL
    QColor literal;
    QColor number;
    QColor comment;

    QColor words; ///< bands of the sorts of items
    QColor earlier;
    QColor columns;
    QColor tables;

    static Theme of(const QPalette& palette);

    /// Sequential ramp for weights in 0..1; 0 is the ground.
    QColor heat(double weight) const;

    /// A ground of that colour that text can be read on.
    QColor groundOf(const QColor& colour) const;

    /// Colour and dashes of a link; the dashes tell kinds apart without colour.
    QPen linkPen(ratatosk::LinkKind kind) const;
};

/// How the whole program looks.
enum class Appearance { System, Light, Dark };

/// Changes the application's palette, and Qt's own style where a palette cannot do it; `System` goes back to the palette that the desktop
/// gave at the start.
void applyAppearance(Appearance appearance);
