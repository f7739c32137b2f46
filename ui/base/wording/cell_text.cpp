// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/cell_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <cstring>
#include <optional>

using namespace ratatosk;

namespace {

/// What the first bytes say; empty: nothing known.
QString kindOf(const Blob& blob)
{
    struct Mark {
        const char* bytes;
        size_t size;
        const char* name;
    };
    static constexpr Mark marks[] = {
        {"\x89PNG", 4, "PNG"}, {"\xff\xd8\xff", 3, "JPEG"}, {"GIF8", 4, "GIF"}, {"%PDF", 4, "PDF"}, {"PK\x03\x04", 4, "ZIP"}};
    for (const Mark& mark : marks) {
        if (blob.bytes.size() >= mark.size && std::memcmp(blob.bytes.data(), mark.bytes, mark.size) == 0)
            return QLatin1String(mark.name);
    }
    return {};
}

struct ToText {
    QString operator()(Null) const { return QStringLiteral("NULL"); }
    QString operator()(std::int64_t number) const { return QString::number(number); }
    QString operator()(double number) const { return QString::number(number, 'g', 15); }
    QString operator()(const std::string& text) const { return QString::fromStdString(text); }
    QString operator()(const Blob& blob) const
    {
        const QString size = QLocale().formattedDataSize(static_cast<qint64>(blob.bytes.size()));
        const QString kind = kindOf(blob);
        return kind.isEmpty() ? QStringLiteral("BLOB, %1").arg(size) : QStringLiteral("BLOB, %1, %2").arg(kind, size);
    }
};

QLocale localeFor(const NumberDisplay& form)
{
    QLocale locale;
    if (!form.isGrouped)
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

/// Rounded to that many digits behind the point.
QString roundedText(double number, int decimals, const QLocale& locale)
{
    const QString text = locale.toString(number, 'f', decimals);
    const bool isZero = locale.toDouble(text) == 0;
    return isZero && number != 0 && std::signbit(number) ? text.mid(1) : text; // "-0.00" is no figure
}

/// All its digits; nothing where SQL writes an exponent.
std::optional<QString> wholeText(double number, const QLocale& locale)
{
    constexpr double smallest = 1e-4, largest = 1e15;
    const double size = std::abs(number);
    if (number != 0 && !(size >= smallest && size < largest))
        return {};
    return locale.toString(QString::number(withoutNoise(number), 'g', 15).toDouble(), 'f', QLocale::FloatingPointShortest);
}

/// Three digits behind the point; more where these would all be zeros.
QString displayedNumber(double number, const QLocale& locale)
{
    constexpr int digits = 3;
    constexpr double least = 1e-9, most = 1e15; // beyond these nobody counts zeros
    if (number != 0 && (std::abs(number) < least || std::abs(number) >= most))
        return locale.toString(number, 'g', digits);
    const bool isSmall = number != 0 && std::abs(number) < 0.1;
    const int zeros = isSmall ? static_cast<int>(-std::floor(std::log10(std::abs(number)))) - 1 : 0;
    QString text = locale.toString(number, 'f', digits + zeros);
    while (text.endsWith(locale.zeroDigit()))
        text.chop(1);
    if (text.endsWith(locale.decimalPoint()))
        text.chop(1);
    return text;
}

/// Bytes of UTF-8 that hold at least kMaxShownCharacters characters.
constexpr size_t kEnoughBytes = 4 * (kMaxShownCharacters + 1);

} // namespace

QString cellText(const Cell& cell)
{
    return std::visit(ToText{}, cell);
}

QString scoreText(const Cell& cell, const NumberDisplay& form)
{
    const QLocale locale = localeFor(form);
    const auto* whole = std::get_if<std::int64_t>(&cell);
    const auto* real = std::get_if<double>(&cell);
    if (whole)
        return form.decimals ? roundedText(static_cast<double>(*whole), *form.decimals, locale)
                             : locale.toString(static_cast<qlonglong>(*whole));
    const auto text = !real || !std::isfinite(*real) ? std::nullopt
        : form.decimals                              ? std::optional(roundedText(*real, *form.decimals, locale))
                                                     : wholeText(*real, locale);
    return text ? *text : shortCellText(cell);
}

QString displayedCell(const Cell& cell, const NumberDisplay& form)
{
    if (const auto* number = std::get_if<double>(&cell); number && std::isfinite(*number) && !form.decimals)
        return displayedNumber(*number, localeFor(form));
    return std::holds_alternative<Null>(cell) ? QCoreApplication::translate("CellText", "no value") : scoreText(cell, form);
}

QString shortCellText(const Cell& cell)
{
    const auto* stored = std::get_if<std::string>(&cell);
    QString text = stored ? QString::fromUtf8(stored->data(), static_cast<qsizetype>(std::min(stored->size(), kEnoughBytes)))
                          : cellText(cell);
    if (text.size() > kMaxShownCharacters)
        text = text.left(kMaxShownCharacters) + QChar(0x2026);
    return text.replace(QLatin1Char('\n'), QChar(0x21B5));
}
