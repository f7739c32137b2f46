// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/column_format.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <cmath>

namespace {

struct ColumnFormatText {
    Q_DECLARE_TR_FUNCTIONS(ColumnFormat)
};

constexpr double kLargest = 1e15;     ///< whole numbers beyond it are not told apart any more
constexpr double kMostSeconds = 1e11; ///< in the year 5138; larger ones are milliseconds
constexpr double kMostMilliseconds = 2.5e14;

QString grouped(double number)
{
    const bool isWhole = number == std::floor(number) && std::abs(number) < kLargest;
    return isWhole ? QLocale().toString(static_cast<qlonglong>(number)) : QLocale().toString(number, 'f', QLocale::FloatingPointShortest);
}

/// "-1:02:03"
QString duration(double seconds)
{
    const auto whole = static_cast<qlonglong>(std::llround(std::abs(seconds)));
    return QStringLiteral("%1%2:%3:%4")
        .arg(seconds < 0 && whole > 0 ? QStringLiteral("-") : QString())
        .arg(whole / 3600)
        .arg(whole / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(whole % 60, 2, 10, QLatin1Char('0'));
}

std::optional<QString> moment(double number)
{
    const double milliseconds = std::abs(number) < kMostSeconds ? number * 1000 : number;
    if (std::abs(milliseconds) > kMostMilliseconds)
        return {};
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(milliseconds), Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

} // namespace

std::vector<ColumnFormat> columnFormats()
{
    return {ColumnFormat::Default, ColumnFormat::Grouped,  ColumnFormat::TwoDecimals,
            ColumnFormat::Bytes,   ColumnFormat::Duration, ColumnFormat::UnixTime};
}

QString formatName(ColumnFormat format)
{
    switch (format) {
    case ColumnFormat::Default: return ColumnFormatText::tr("Default");
    case ColumnFormat::Grouped: return ColumnFormatText::tr("With thousands separators");
    case ColumnFormat::TwoDecimals: return ColumnFormatText::tr("With two decimals");
    case ColumnFormat::Bytes: return ColumnFormatText::tr("Bytes as KB, MB, GB");
    case ColumnFormat::Duration: return ColumnFormatText::tr("Seconds as a duration");
    case ColumnFormat::UnixTime: break;
    }
    return ColumnFormatText::tr("Unix time as date and time (UTC)");
}

std::optional<QString> formattedNumber(double number, ColumnFormat format)
{
    if (!std::isfinite(number))
        return {};
    switch (format) {
    case ColumnFormat::Default: return {};
    case ColumnFormat::Grouped: return grouped(number);
    case ColumnFormat::TwoDecimals: return QLocale().toString(number, 'f', 2);
    case ColumnFormat::Bytes:
        return std::abs(number) < kLargest * 1000
            ? std::optional(QLocale().formattedDataSize(static_cast<qint64>(number), 1, QLocale::DataSizeSIFormat))
            : std::nullopt;
    case ColumnFormat::Duration: return std::abs(number) < kLargest ? std::optional(duration(number)) : std::nullopt;
    case ColumnFormat::UnixTime: break;
    }
    return moment(number);
}
