// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/han_gaps.h"

#include <QRegularExpression>

QString closeHanGaps(QString text)
{
    static const QRegularExpression gaps(
        QStringLiteral("“[^”]*”(*SKIP)(*F)|(?<=[\\p{Han}（）“”，。；：、]) +(?=[\\p{Han}（）“”，。；：、])"),
        QRegularExpression::UseUnicodePropertiesOption);
    return text.remove(gaps);
}
