// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/workbook_cells.h"

#include "core/files/importing/unicode_escapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>

namespace ratatosk {

namespace {

constexpr std::size_t kEscapeLength = 7;

/// All of it, also where a part is marked as CDATA.
std::string textInside(pugi::xml_node node)
{
    std::string text;
    for (const pugi::xml_node part : node.children()) {
        if (part.type() == pugi::node_pcdata || part.type() == pugi::node_cdata)
            text += part.value();
    }
    return text;
}

/// A text may be cut into runs of one look each; how it is pronounced (rPh) is no part of it.
std::string runsOf(pugi::xml_node item)
{
    std::string text = textInside(item.child("t"));
    for (const pugi::xml_node run : item.children("r"))
        text += textInside(run.child("t"));
    return withoutCharacterEscapes(text);
}

/// ECMA-376, part 1, 18.8.30: formats that need not be spelled out.
CellLook builtInLook(int number)
{
    if ((number >= 18 && number <= 21) || number == 45 || number == 47)
        return CellLook::TimeOfDay;
    if (number == 46)
        return CellLook::Duration;
    const bool isDate = (number >= 14 && number <= 17) || number == 22 || (number >= 27 && number <= 36) || (number >= 50 && number <= 58);
    return isDate ? CellLook::Moment : CellLook::Number;
}

std::vector<CellLook> looksOf(const pugi::xml_document& styles)
{
    const pugi::xml_node sheet = styles.document_element();
    std::map<int, CellLook> spelled;
    for (const pugi::xml_node format : sheet.child("numFmts").children("numFmt"))
        spelled[format.attribute("numFmtId").as_int()] = lookOfFormat(format.attribute("formatCode").value());
    std::vector<CellLook> looks;
    for (const pugi::xml_node style : sheet.child("cellXfs").children("xf")) {
        const int number = style.attribute("numFmtId").as_int();
        const auto found = spelled.find(number);
        looks.push_back(found == spelled.end() ? builtInLook(number) : found->second);
    }
    return looks;
}

/// The four digits of "_x000D_" at the front; nothing: there is no such thing.
std::optional<std::uint32_t> escapeAtFront(std::string_view text)
{
    std::uint32_t unit = 0;
    if (text.size() < kEscapeLength || !text.starts_with("_x") || text[kEscapeLength - 1] != '_')
        return std::nullopt;
    const char* end = text.data() + kEscapeLength - 1;
    const auto read = std::from_chars(text.data() + 2, end, unit, 16);
    return read.ptr == end ? std::optional(unit) : std::nullopt;
}

std::string hours(std::int64_t seconds)
{
    return fmt::format("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

/// A number as the shortest text: 0.1 is saved as 0.10000000000000001. What is none stays.
std::string shortestNumber(std::string_view text)
{
    double number = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end && std::isfinite(number) ? fmt::format("{}", number) : std::string(text);
}

} // namespace

CellLook lookOfFormat(const std::string& format)
{
    bool isQuoted = false;
    bool hasDay = false;
    bool hasMonthOrMinutes = false;
    bool hasHour = false;
    for (std::size_t i = 0; i < format.size() && (format[i] != ';' || isQuoted); ++i) {
        const char letter = static_cast<char>(format[i] | 0x20);
        isQuoted = format[i] == '"' ? !isQuoted : isQuoted;
        if (isQuoted || format[i] == '"')
            continue;
        if (format[i] == '\\' || format[i] == '_' || format[i] == '*') {
            ++i; // the next stands for itself, for its width or to fill
        } else if (format[i] == '[') {
            const std::string inside = format.substr(i + 1, format.find(']', i) - i - 1);
            if (!inside.empty() && inside.find_first_not_of("hHmMsS") == std::string::npos)
                return CellLook::Duration;
            i = std::min(format.find(']', i), format.size());
        } else {
            hasDay = hasDay || letter == 'd' || letter == 'y';
            hasMonthOrMinutes = hasMonthOrMinutes || letter == 'm';
            hasHour = hasHour || letter == 'h' || letter == 's';
        }
    }
    if (hasDay)
        return CellLook::Moment;
    return hasHour ? CellLook::TimeOfDay : hasMonthOrMinutes ? CellLook::Moment : CellLook::Number;
}

std::string dateOfSerial(double serial, bool is1904)
{
    using namespace std::chrono;
    constexpr double lastDay = 2'958'465;      // of the year 9999
    constexpr std::int64_t leapDayOf1900 = 60; // there was none, but Excel counts it
    if (!(serial >= 0) || serial > lastDay)
        return {};
    const auto seconds = static_cast<std::int64_t>(std::llround(serial * 86'400));
    std::int64_t count = seconds / 86'400;
    const std::int64_t rest = seconds % 86'400;
    if (count == 0 && !is1904)
        return rest > 0 ? hours(rest) : std::string();
    count += !is1904 && count < leapDayOf1900 ? 1 : 0;
    const sys_days first = is1904 ? sys_days(year(1904) / 1 / 1) : sys_days(year(1899) / 12 / 30);
    const year_month_day day(first + days(count));
    const std::string text = fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                                         static_cast<unsigned>(day.day()));
    return rest > 0 ? text + ' ' + hours(rest) : text;
}

std::string hoursOfSerial(double days)
{
    constexpr double mostDays = 10'000'000;
    if (!(std::abs(days) <= mostDays))
        return {};
    const auto seconds = static_cast<std::int64_t>(std::llround(std::abs(days) * 86'400));
    return (days < 0 ? "-" : "") + hours(seconds);
}

std::string plainMoment(std::string_view moment)
{
    std::string text(moment);
    if (const std::size_t point = text.find('.'); point != std::string::npos && text.find_first_not_of("0", point + 1) == std::string::npos)
        text.resize(point);
    const std::size_t parting = text.find('T');
    if (parting == std::string::npos)
        return text;
    if (text.compare(parting, std::string::npos, "T00:00:00") == 0 || text.compare(parting, std::string::npos, "T00:00:00Z") == 0)
        return text.substr(0, parting);
    return parting == 0 ? text.substr(1) : text.replace(parting, 1, " ");
}

std::string withoutCharacterEscapes(std::string_view text)
{
    std::string plain;
    std::uint32_t high = 0; // of two escapes that make one letter
    while (!text.empty()) {
        const auto unit = escapeAtFront(text);
        if (!unit) {
            plain += text.front();
        } else if (*unit >= 0xdc00 && *unit < 0xe000 && high != 0) {
            appendUtf8(plain, 0x10000 + ((high - 0xd800) << 10) + (*unit - 0xdc00));
        } else if (*unit != 0 && (*unit < 0xd800 || *unit >= 0xe000)) {
            appendUtf8(plain, *unit);
        }
        high = unit && *unit >= 0xd800 && *unit < 0xdc00 ? *unit : 0;
        text.remove_prefix(unit ? kEscapeLength : 1);
    }
    if (plain.find('\r') == std::string::npos)
        return plain;
    std::string lines;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        if (plain[i] != '\r')
            lines += plain[i];
        else if (i + 1 == plain.size() || plain[i + 1] != '\n')
            lines += '\n';
    }
    return lines;
}

WorkbookCells::WorkbookCells(const pugi::xml_document* strings, const pugi::xml_document* styles, bool is1904) : m_is1904(is1904)
{
    if (strings) {
        for (const pugi::xml_node item : strings->document_element().children("si"))
            m_strings.push_back(runsOf(item));
    }
    if (styles)
        m_looks = looksOf(*styles);
}

std::string WorkbookCells::textOf(pugi::xml_node cell) const
{
    const std::string_view type = cell.attribute("t").value();
    const pugi::xml_text value = cell.child("v").text();
    if (type == "s") {
        const auto place = value.as_ullong(m_strings.size());
        return place < m_strings.size() ? m_strings[place] : std::string();
    }
    if (type == "inlineStr" || (value.empty() && cell.child("is")))
        return runsOf(cell.child("is"));
    if (type == "b")
        return value.as_bool() ? "true" : "false";
    if (type == "e" || value.empty())
        return {};
    if (type == "str")
        return withoutCharacterEscapes(textInside(cell.child("v")));
    return type == "d" ? plainMoment(value.get()) : numberOf(value, cell.attribute("s").as_uint());
}

std::string WorkbookCells::numberOf(const pugi::xml_text& value, std::size_t style) const
{
    switch (style < m_looks.size() ? m_looks[style] : CellLook::Number) {
    case CellLook::TimeOfDay:
    case CellLook::Moment: return dateOfSerial(value.as_double(), m_is1904);
    case CellLook::Duration: return hoursOfSerial(value.as_double());
    case CellLook::Number: break;
    }
    return shortestNumber(value.get());
}

} // namespace ratatosk
