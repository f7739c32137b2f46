// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/column_format.h"

#include <algorithm>
#include <array>

namespace ratatosk {

namespace {

constexpr std::array kNumberOrder{PointNumbers, GroupedPointNumbers, CommaNumbers, GroupedCommaNumbers};
constexpr std::array kCommaOrder{CommaNumbers, GroupedCommaNumbers, PointNumbers, GroupedPointNumbers};
constexpr std::size_t kMostOthersNamed = 3;
constexpr std::size_t kLongestOther = 60;
constexpr long kCellsThatTell = 100; ///< of which more than half are no numbers: the others are not looked at
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

/// "0123", "050.109", or more digits than a number has.
bool isCodeOfDigits(std::string_view cell)
{
    const auto isPart = [](char letter) { return (letter >= '0' && letter <= '9') || letter == '.' || letter == ','; };
    return std::ranges::all_of(cell, isPart)
        && (cell.find_first_of(".,") == std::string_view::npos || (cell.size() > 1 && cell[0] == '0' && cell[1] != '.' && cell[1] != ','));
}

/// Groups of three digits as a telephone's number and an address on the internet have them.
bool isSerial(std::string_view cell)
{
    const bool isPhone = cell.size() == 11 && cell[3] == ' ' && cell[7] == ' ';
    return isPhone || (cell.size() == 15 && cell[3] == '.' && cell[7] == '.' && cell[11] == '.');
}

void addExample(std::vector<std::string>& examples, std::string_view cell)
{
    if (examples.size() < kMostOthersNamed && cell.size() <= kLongestOther && std::ranges::find(examples, cell) == examples.end())
        examples.emplace_back(cell);
}

} // namespace

std::string_view declaredTypeOf(const ColumnFormat& format)
{
    switch (format.kind) {
    case ColumnFormat::Kind::Whole: return "INTEGER";
    case ColumnFormat::Kind::Real: return "REAL";
    case ColumnFormat::Kind::Date: return "DATE";
    case ColumnFormat::Kind::Moment: return "DATETIME";
    case ColumnFormat::Kind::Clock: // SQLite compares the texts
    case ColumnFormat::Kind::Text: break;
    }
    return "TEXT";
}

bool isMissingMark(std::string_view cell)
{
    static constexpr std::array<std::string_view, 42> marks{
        "-",   "--",   "---",  "–",    "—",   "?",          ".",    "..",      "...",     "*",     "$-",    "$ -",    "#N/A",   "N/A",
        "n/a", "N/a",  "n.a.", "N.A.", "NA",  "na",         "<NA>", "NaN",     "nan",     "NULL",  "Null",  "null",   "(null)", "<null>",
        "nil", "None", "none", "NONE", "NIL", "0000-00-00", "\\N",  "#DIV/0!", "#VALUE!", "#REF!", "#NUM!", "#NAME?", "(none)", "#NULL!"};
    constexpr std::string_view beginnings = "-.?*$#NnaA0(<\\\xe2";
    if (cell.size() > 10 || beginnings.find(cell.front()) == std::string_view::npos)
        return false;
    return std::ranges::find(marks, cell) != marks.end();
}

bool isYear(std::string_view cell)
{
    return cell.size() == 4 && (cell.starts_with("19") || cell.starts_with("20") || cell == "2100")
        && numberFit(cell).styles == kAnyNumbers;
}

bool isNumberIn(std::string_view cell, const ColumnFormat& format)
{
    const NumberFit fit = numberFit(cell);
    return (fit.styles & format.numbers) != 0 && (fit.form != NumberFit::Form::Coded || format.readsCodes);
}

void ColumnProfile::take(std::string_view cell)
{
    if (!m_areNumbers && m_dates == 0 && !m_areClocks)
        return;
    if (isMissingMark(cell)) {
        ++m_gaps;
        return;
    }
    ++m_cells;
    if (m_areNumbers)
        takeNumber(cell);
    if (m_dates != 0) {
        const DateFit fit = dateFit(cell);
        m_dates &= fit.styles;
        m_hasTime = m_hasTime || fit.hasTime;
    }
    m_areYears = m_areYears && isYear(cell);
    if (m_areClocks) {
        const ClockFit fit = clockFit(cell);
        m_areClocks = fit != ClockFit::None;
        m_hasHalfDays = m_hasHalfDays || fit == ClockFit::HalfDay;
    }
}

void ColumnProfile::takeNumber(std::string_view cell)
{
    const NumberFit fit = numberFit(cell);
    m_areBare = m_areBare && fit.isBare;
    if (fit.styles == 0)
        return noteOther(cell);
    Tally& tally = m_tallies[static_cast<std::size_t>(fit.form)];
    for (std::size_t i = 0; i < tally.fits.size(); ++i)
        tally.fits[i] += (fit.styles >> i) & 1;
    tally.fractions |= fit.fractions;
    ++tally.cells;
    if (fit.form == NumberFit::Form::Coded)
        addExample(m_coded, cell);
    m_hasSupport = m_hasSupport || (fit.form == NumberFit::Form::Sure && (fit.fractions != 0 || cell.front() == '-'));
    m_areSerials = m_areSerials && isSerial(cell);
}

/// Leading zeros make a code of every other number; so do words such as "85123A", if they are half of what is no number.
void ColumnProfile::noteOther(std::string_view cell)
{
    long others = m_cells;
    for (const Tally& tally : m_tallies)
        others -= tally.cells;
    addExample(m_others, cell);
    m_codes += isCode(cell) ? 1 : 0;
    m_areNumbers = !isCodeOfDigits(cell) && !(m_cells >= kCellsThatTell && 2 * others > m_cells);
}

/// Cells that can be read, by style.
std::array<long, 4> ColumnProfile::numbers() const
{
    using enum NumberFit::Form;
    const auto of = [&](NumberFit::Form form) -> const Tally& { return m_tallies[static_cast<std::size_t>(form)]; };
    std::array<long, 4> counts{};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        counts[i] = of(Sure).fits[i] + of(Glued).fits[i];
        if (counts[i] > 0)
            counts[i] += of(Bracketed).fits[i];
        if (m_hasSupport)
            counts[i] += of(Coded).fits[i];
    }
    return counts;
}

long ColumnProfile::otherCells() const
{
    const std::array<long, 4> counts = numbers();
    return m_cells - std::ranges::max(counts);
}

std::vector<std::string> ColumnProfile::others() const
{
    std::vector<std::string> examples = m_others;
    if (!m_hasSupport)
        examples.insert(examples.end(), m_coded.begin(), m_coded.end());
    examples.resize(std::min(examples.size(), kMostOthersNamed));
    return examples;
}

unsigned ColumnProfile::numberStyles() const
{
    if (m_cells == 0 || !m_areNumbers || m_areSerials)
        return 0;
    const std::array<long, 4> counts = numbers();
    const long most = std::ranges::max(counts);
    const long others = m_cells - most;
    const long codes = m_codes + (m_hasSupport ? 0 : m_tallies[static_cast<std::size_t>(NumberFit::Form::Coded)].cells);
    if (10 * most < 9 * m_cells || (codes > 0 && 2 * codes >= others))
        return 0;
    unsigned styles = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        styles |= counts[i] == most ? 1U << i : 0U;
    return styles;
}

unsigned ColumnProfile::fractionStyles() const
{
    using enum NumberFit::Form;
    unsigned styles = 0;
    for (const NumberFit::Form form : {Sure, Glued, Bracketed, Coded}) {
        if (form != Coded || m_hasSupport)
            styles |= m_tallies[static_cast<std::size_t>(form)].fractions;
    }
    return styles;
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
            format.keepsTexts = column.otherCells() > 0;
            format.readsCodes = column.readsCodes();
        } else if (column.holdsClocks()) {
            format.kind = ColumnFormat::Kind::Clock;
        }
        formats.push_back(format);
    }
    return formats;
}

} // namespace ratatosk
