// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cells/column_format.h"

#include <algorithm>
#include <array>

namespace ratatosk {

namespace {

constexpr std::array kNumberOrder{PointNumbers, GroupedPointNumbers, CommaNumbers, GroupedCommaNumbers};
constexpr std::array kCommaOrder{CommaNumbers, GroupedCommaNumbers, PointNumbers, GroupedPointNumbers};
constexpr std::array kDateOrder{YearFirstDates, DayDotDates, MonthSlashDates, DaySlashDates};
constexpr std::array kDayFirstOrder{YearFirstDates, DayDotDates, DaySlashDates, MonthSlashDates};

/// How many columns can only be read in one of `these`, and not in one of `others`.
template <class StylesOf>
long decided(const std::vector<ColumnProfile>& columns, unsigned these, unsigned others, const StylesOf& stylesOf)
{
    return std::ranges::count_if(columns, [&](const ColumnProfile& column) {
        const unsigned styles = stylesOf(column);
        return (styles & these) != 0 && (styles & others) == 0;
    });
}

bool usesComma(const std::vector<ColumnProfile>& columns, bool isEuropean)
{
    constexpr unsigned withPoint = kAnyNumbers & ~kNumbersWithComma;
    const auto styles = [](const ColumnProfile& column) { return column.numberStyles(); };
    const long commas = decided(columns, kNumbersWithComma, withPoint, styles);
    const long points = decided(columns, withPoint, kNumbersWithComma, styles);
    return commas == points ? isEuropean : commas > points;
}

bool putsDayFirst(const std::vector<ColumnProfile>& columns, bool isEuropean)
{
    const auto styles = [](const ColumnProfile& column) { return column.dateStyles(); };
    const long days = decided(columns, DaySlashDates, MonthSlashDates, styles);
    const long months = decided(columns, MonthSlashDates, DaySlashDates, styles);
    return days == months ? isEuropean : days > months;
}

template <class Style, std::size_t count>
Style firstOf(unsigned styles, const std::array<Style, count>& order)
{
    const auto* const found = std::ranges::find_if(order, [&](Style style) { return (styles & style) != 0; });
    return found == order.end() ? order.front() : *found;
}

} // namespace

std::string_view declaredTypeOf(const ColumnFormat& format)
{
    switch (format.kind) {
    case ColumnFormat::Kind::Whole: return "INTEGER";
    case ColumnFormat::Kind::Real: return "REAL";
    case ColumnFormat::Kind::Date: return "DATE";
    case ColumnFormat::Kind::Moment: return "DATETIME";
    case ColumnFormat::Kind::Text: break;
    }
    return "TEXT";
}

bool isMissingMark(std::string_view cell)
{
    static constexpr std::array<std::string_view, 16> marks{"-",   "--",   "?",    "#N/A", "N/A", "n/a",  "NA",         "NaN",
                                                            "nan", "NULL", "Null", "null", "nil", "None", "0000-00-00", "\\N"};
    if (cell.size() > 10 || (cell.front() >= '1' && cell.front() <= '9'))
        return false;
    return std::ranges::find(marks, cell) != marks.end();
}

bool isYear(std::string_view cell)
{
    return cell.size() == 4 && (cell.starts_with("19") || cell.starts_with("20") || cell == "2100")
        && numberFit(cell).styles == kAnyNumbers;
}

void ColumnProfile::take(std::string_view cell)
{
    if (m_cells > 0 && isText())
        return;
    if (isMissingMark(cell)) {
        ++m_gaps;
        return;
    }
    ++m_cells;
    if (m_numbers.styles != 0) {
        const NumberFit fit = numberFit(cell);
        m_numbers.styles &= fit.styles;
        m_numbers.fractions |= fit.fractions;
    }
    if (m_dates != 0) {
        const DateFit fit = dateFit(cell);
        m_dates &= fit.styles;
        m_hasTime = m_hasTime || fit.hasTime;
    }
    m_areYears = m_areYears && isYear(cell);
}

WritingHabits writingHabits(const std::vector<ColumnProfile>& columns, bool isEuropean)
{
    const bool isComma = usesComma(columns, isEuropean);
    return {isComma, putsDayFirst(columns, isEuropean || isComma)};
}

std::vector<ColumnFormat> columnFormats(const std::vector<ColumnProfile>& columns, const WritingHabits& habits)
{
    const auto& numberOrder = habits.usesComma ? kCommaOrder : kNumberOrder;
    const auto& dateOrder = habits.putsDayFirst ? kDayFirstOrder : kDateOrder;
    std::vector<ColumnFormat> formats;
    for (const ColumnProfile& column : columns) {
        ColumnFormat format;
        if (column.dateStyles() != 0) {
            format.kind = column.hasTime() ? ColumnFormat::Kind::Moment : ColumnFormat::Kind::Date;
            format.dates = firstOf(column.dateStyles(), dateOrder);
        } else if (column.numberStyles() != 0) {
            format.numbers = firstOf(column.numberStyles(), numberOrder);
            format.kind = (column.fractionStyles() & format.numbers) != 0 ? ColumnFormat::Kind::Real : ColumnFormat::Kind::Whole;
        }
        formats.push_back(format);
    }
    return formats;
}

} // namespace ratatosk
