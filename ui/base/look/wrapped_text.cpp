// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/wrapped_text.h"

#include <QFontMetricsF>
#include <QTextLayout>

QStringList wrapped(const QString& text, const QFont& font, double width, int most)
{
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() == most - 1) {
            lines << QFontMetricsF(font).elidedText(text.mid(line.textStart()), Qt::ElideRight, width);
            break;
        }
        QString words = text.mid(line.textStart(), line.textLength());
        while (words.endsWith(QLatin1Char(' '))) // a blank at the end needs no room
            words.chop(1);
        lines << words;
    }
    layout.endLayout();
    return lines;
}
