// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/type_text.h"

QString typeText(const std::string& declared)
{
    QString text = QString::fromStdString(declared);
    const bool hasZone = text.endsWith(QLatin1String(" with time zone"));
    text.remove(QStringLiteral(" without time zone"));
    text.replace(QStringLiteral(" with time zone"), QString());
    if (hasZone) // timestamp(3) with time zone is timestamptz(3)
        text.insert(text.startsWith(QLatin1String("timestamp")) ? 9 : 4, QStringLiteral("tz"));
    text.replace(QStringLiteral("character varying"), QStringLiteral("varchar"));
    return text;
}
