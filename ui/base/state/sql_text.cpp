// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/state/sql_text.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

namespace {

bool isNameByte(char byte)
{
    return std::isalnum(static_cast<unsigned char>(byte)) || byte == '_' || static_cast<unsigned char>(byte) >= 0x80;
}

size_t afterClosing(std::string_view sql, size_t from, std::string_view closing)
{
    const size_t end = sql.find(closing, from);
    return end == std::string_view::npos ? sql.size() : end + closing.size();
}

/// The end of the string, quoted name, comment, name or single byte that begins at `begin`.
size_t tokenEnd(std::string_view sql, size_t begin)
{
    const char first = sql[begin];
    if (first == '\'' || first == '"' || first == '`')
        return afterClosing(sql, begin + 1, sql.substr(begin, 1));
    if (first == '[')
        return afterClosing(sql, begin + 1, "]");
    if (sql.substr(begin, 2) == "--")
        return afterClosing(sql, begin, "\n");
    if (sql.substr(begin, 2) == "/*")
        return afterClosing(sql, begin + 2, "*/");
    size_t end = begin;
    while (end < sql.size() && isNameByte(sql[end]))
        ++end;
    return std::max(end, begin + 1);
}

TextSpan withoutSpace(std::string_view sql, size_t begin, size_t end)
{
    const auto isSpace = [&](size_t place) { return std::isspace(static_cast<unsigned char>(sql[place])) != 0; };
    while (begin < end && isSpace(begin))
        ++begin;
    while (end > begin && isSpace(end - 1))
        --end;
    return {static_cast<int>(begin), static_cast<int>(end)};
}

/// Statements with their semicolons' places as ends.
std::vector<std::pair<size_t, size_t>> statements(std::string_view sql)
{
    std::vector<std::pair<size_t, size_t>> parts;
    size_t begin = 0;
    for (size_t place = 0; place < sql.size(); place = tokenEnd(sql, place)) {
        if (sql[place] == ';') {
            parts.emplace_back(begin, place);
            begin = place + 1;
        }
    }
    parts.emplace_back(begin, sql.size());
    return parts;
}

bool equalsWithoutCase(std::string_view left, std::string_view right)
{
    const auto lower = [](char byte) { return std::tolower(static_cast<unsigned char>(byte)); };
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), [&](char a, char b) { return lower(a) == lower(b); });
}

TextSpan findName(std::string_view sql, std::string_view name)
{
    for (size_t place = 0; place < sql.size();) {
        const size_t end = tokenEnd(sql, place);
        if (equalsWithoutCase(sql.substr(place, end - place), name))
            return {static_cast<int>(place), static_cast<int>(end)};
        place = end;
    }
    return {};
}

/// "no such column: t.missing" -> "missing".
std::string_view lastName(std::string_view message)
{
    size_t end = message.size();
    while (end > 0 && !isNameByte(message[end - 1]))
        --end;
    size_t begin = end;
    while (begin > 0 && isNameByte(message[begin - 1]))
        --begin;
    return message.substr(begin, end - begin);
}

} // namespace

TextSpan statementAt(std::string_view sql, int caret)
{
    TextSpan found;
    for (const auto& [begin, end] : statements(sql)) {
        const TextSpan span = withoutSpace(sql, begin, end);
        if (span.begin == span.end)
            continue;
        if (static_cast<int>(begin) > caret && found.begin != found.end)
            break;
        found = span;
    }
    return found;
}

std::vector<TextSpan> statementsOf(std::string_view sql)
{
    std::vector<TextSpan> spans;
    for (const auto& [begin, end] : statements(sql)) {
        const TextSpan span = withoutSpace(sql, begin, end);
        if (span.begin != span.end)
            spans.push_back(span);
    }
    return spans;
}

bool hasConditions(std::string_view sql)
{
    for (size_t place = 0; place < sql.size();) {
        const size_t end = tokenEnd(sql, place);
        for (const std::string_view word : {"where", "having", "join"})
            if (equalsWithoutCase(sql.substr(place, end - place), word))
                return true;
        place = end;
    }
    return false;
}

TextSpan errorSpan(std::string_view sql, int offset, std::string_view message)
{
    if (offset >= 0 && offset < static_cast<int>(sql.size())) {
        auto begin = static_cast<size_t>(offset);
        size_t end = tokenEnd(sql, begin);
        while (end + 1 < sql.size() && sql[end] == '.' && isNameByte(sql[end - 1]) && isNameByte(sql[end + 1])) {
            begin = end + 1; // "d.nmae": the alias is no mistake
            end = tokenEnd(sql, begin);
        }
        return {static_cast<int>(begin), static_cast<int>(end)};
    }
    const std::string_view name = lastName(message);
    return name.empty() ? TextSpan{} : findName(sql, name);
}
