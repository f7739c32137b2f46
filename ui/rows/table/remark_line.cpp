// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/remark_line.h"

RemarkLine::RemarkLine(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("remark"));
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setWordWrap(true);
    setMargin(6);
    hide();
}

void RemarkLine::showText(const QString& text)
{
    setText(text);
    setVisible(!text.isEmpty());
}
