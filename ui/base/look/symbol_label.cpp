// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/symbol_label.h"

#include "ui/base/look/symbol_icon.h"

#include <QEvent>
#include <QStyle>

void SymbolLabel::setSymbol(const QString& name)
{
    m_name = name;
    draw();
}

void SymbolLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

void SymbolLabel::draw()
{
    if (m_name.isEmpty())
        return clear();
    setPixmap(symbolIcon(m_name).pixmap(style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this)));
}
