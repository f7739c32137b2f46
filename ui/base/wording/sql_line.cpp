// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/sql_line.h"

QString sqlLine(const QString& sql)
{
    return sql.simplified().replace(QLatin1String("( "), QLatin1String("(")).replace(QLatin1String(" )"), QLatin1String(")"));
}
