// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/workbook_cells.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <map>

namespace ratatosk {

namespace {

/// A text may be cut into runs of one look each; how it is pronounced (rPh) is no part of it.
std::string runsOf(pugi::xml_node item)
{
    std::string text = item.child("t").text().get();
    for (const pugi::xml_node run : item.children("r"))
        text += run.child("t").text().get();
    return text;
}

/// ECMA-376, part 1, 18.8.30: formats that need not be spelled out.
bool isBuiltInDate(int number)
{
    return (number >= 14 && number <= 17) || number == 22 || (number >= 27 && number <= 36) || (number >= 50 && number <= 58);
}

std::vector<bool> dateStyles(const pugi::xml_document& styles)
{
    const pugi::xml_node sheet = styles.first_child();
    std::map<int, bool> isDate;
    for (const pugi::xml_node format : sheet.child("numFmts").children("numFmt"))
        isDate[format.attribute("numFmtId").as_int()] = isDateFormat(format.attribute("formatCode").value());
    std::vector<bool> result;
    for (const pugi::xml_node style : sheet.child("cellXfs").children("xf")) {
        const int number = style.attribute("numFmtId").as_int();
        const auto spelled = isDate.find(number);
        result.push_back(spelled == isDate.end() ? isBuiltInDate(number) : spelled->second);
    }
    return result;
}

} // namespace

bool isDateFormat(const std::string& format)
{
    bool isQuoted = false;
    bool isBracketed = false;
    bool hasDay = false;
    for (std::size_t i = 0; i < format.size() && format[i] != ';'; ++i) {
        const char letter = static_cast<char>(format[i] | 0x20);
        isQuoted = format[i] == '"' ? !isQuoted : isQuoted;
        isBracketed = format[i] == '[' || (isBracketed && format[i] != ']');
        if (format[i] == '\\')
            ++i;
        else if (!isQuoted && !isBracketed && (letter == 'd' || letter == 'y'))
            hasDay = true;
    }
    return hasDay;
}

std::string dateOfSerial(double serial, bool is1904)
{
    using namespace std::chrono;
    constexpr double lastDay = 2'958'465; // of the year 9999
    if (!(serial >= 1) || serial > lastDay)
        return {};
    const sys_days first = is1904 ? sys_days(year(1904) / 1 / 1) : sys_days(year(1899) / 12 / 30);
    const auto seconds = static_cast<std::int64_t>(std::llround(serial * 86'400));
    const year_month_day day(first + days(seconds / 86'400));
    std::string text = fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                                   static_cast<unsigned>(day.day()));
    if (const std::int64_t rest = seconds % 86'400; rest > 0)
        text += fmt::format(" {:02}:{:02}:{:02}", rest / 3600, rest / 60 % 60, rest % 60);
    return text;
}

WorkbookCells::WorkbookCells(const pugi::xml_document* strings, const pugi::xml_document* styles, bool is1904) : m_is1904(is1904)
{
    if (strings) {
        for (const pugi::xml_node item : strings->first_child().children("si"))
            m_strings.push_back(runsOf(item));
    }
    if (styles)
        m_isDate = dateStyles(*styles);
}

std::string WorkbookCells::textOf(pugi::xml_node cell) const
{
    const std::string_view type = cell.attribute("t").value();
    const pugi::xml_text value = cell.child("v").text();
    if (type == "s") {
        const auto place = value.as_ullong(m_strings.size());
        return place < m_strings.size() ? m_strings[place] : std::string();
    }
    if (type == "inlineStr")
        return runsOf(cell.child("is"));
    if (type == "b")
        return value.as_bool() ? "true" : "false";
    if (type == "e" || value.empty())
        return {};
    if (type == "str" || type == "d")
        return value.get();
    const auto style = cell.attribute("s").as_uint();
    if (style < m_isDate.size() && m_isDate[style])
        return dateOfSerial(value.as_double(), m_is1904);
    return fmt::format("{}", value.as_double()); // the shortest: 0.1 is saved as 0.10000000000000001
}

} // namespace ratatosk
