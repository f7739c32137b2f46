// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/query_words.h"

#include <QDateTime>
#include <QLocale>

using namespace ratatosk::sql;

namespace {

/// "-3 months" behind 'now': that; nothing where there is none.
QString whileAgo(const std::vector<Expression>& arguments)
{
    const auto* modifier = arguments.size() > 1 ? std::get_if<Literal>(&arguments.back().term) : nullptr;
    return modifier && modifier->text.starts_with('-') ? QString::fromStdString(modifier->text.substr(1)) : QString();
}

/// As SQLite calculates: in universal time, and a month before 31 March is 3 March.
QDate dayBeforeToday(const QString& ago)
{
    const QDate today = QDateTime::currentDateTimeUtc().date();
    const int many = ago.section(QLatin1Char(' '), 0, 0).toInt();
    const QString unit = ago.section(QLatin1Char(' '), 1);
    const bool areYears = unit.startsWith(QLatin1String("year")), areMonths = unit.startsWith(QLatin1String("month"));
    if (!areYears && !areMonths)
        return today.addDays(-many);
    return QDate(today.year(), today.month(), 1).addMonths(areYears ? -12 * many : -many).addDays(today.day() - 1);
}

} // namespace

/// Today, or a day some while ago.
QString QueryWords::dayFromNow(const std::vector<Expression>& arguments) const
{
    const QString ago = whileAgo(arguments);
    if (ago.isEmpty())
        return tr("today");
    return ago == QLatin1String("1 day") ? tr("yesterday") : tr("the day %1 ago").arg(ago);
}

/// "last year (2025)": which one it is does not go without saying where nothing is found.
QString QueryWords::periodFromNow(const std::vector<Expression>& arguments, bool isYear)
{
    const QString ago = whileAgo(arguments);
    const QString when = QLocale().toString(dayBeforeToday(ago), isYear ? QStringLiteral("yyyy") : tr("MMMM yyyy", "a month and its year"));
    if (ago.isEmpty())
        return (isYear ? tr("this year (%1)") : tr("this month (%1)")).arg(when);
    if (ago == (isYear ? QLatin1String("1 year") : QLatin1String("1 month")))
        return (isYear ? tr("last year (%1)") : tr("last month (%1)")).arg(when);
    return tr("%1 (calculated from today)").arg(when);
}
