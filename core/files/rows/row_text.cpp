// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/row_text.h"

#include "core/base/utf8.h"
#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_text.h"
#include "core/files/rows/number_display.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace ratatosk {

namespace {

std::string hexOf(std::string_view bytes)
{
    std::string hex;
    for (const char byte : bytes)
        hex += fmt::format("{:02X}", static_cast<unsigned char>(byte));
    return hex;
}

std::string_view viewOf(const Blob& blob)
{
    return {reinterpret_cast<const char*>(blob.bytes.data()), blob.bytes.size()};
}

std::string replaced(std::string_view text, std::string_view what, std::string_view with)
{
    std::string result;
    for (size_t begin = 0;;) {
        const size_t found = text.find(what, begin);
        result += text.substr(begin, found - begin);
        if (found == std::string_view::npos)
            return result;
        result += with;
        begin = found + what.size();
    }
}

/// The shortest text that reads as the same number, and as a broken one.
std::string realText(double number)
{
    std::string text = fmt::format("{}", number);
    return std::isfinite(number) && text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

/// For people: without the digits that computing leaves behind.
struct PlainText {
    std::string operator()(Null) const { return "NULL"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return realText(withoutNoise(number)); }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const Blob& blob) const { return hexOf(viewOf(blob)); }
};

struct SqlText {
    std::string operator()(Null) const { return "NULL"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const
    {
        if (std::isinf(number))
            return number > 0 ? "9e999" : "-9e999"; // SQLite has no other word for it
        return realText(number);
    }
    std::string operator()(const std::string& text) const
    {
        if (text.find('\0') != std::string::npos)
            return "CAST(X'" + hexOf(text) + "' AS TEXT)";
        return quotedText(text);
    }
    std::string operator()(const Blob& blob) const { return "X'" + hexOf(viewOf(blob)) + "'"; }
};

std::string jsonText(const std::string& text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

struct JsonText {
    std::string operator()(Null) const { return "null"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return std::isfinite(number) ? realText(number) : "null"; }
    std::string operator()(const std::string& text) const { return jsonText(text); }
    std::string operator()(const Blob& blob) const { return R"({"blob": ")" + hexOf(viewOf(blob)) + "\"}"; }
};

std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char byte) { return byte == '\t' || byte == '\n' || byte == '\r'; }, ' ');
    return text;
}

/// RFC 4180, with the empty text in quotes, so that it differs from NULL.
std::string csvField(const std::string& text)
{
    const bool isPlain = !text.empty() && text.find_first_of("\",\r\n") == std::string::npos;
    return isPlain ? text : "\"" + replaced(text, "\"", "\"\"") + "\"";
}

/// Numbers are none, whatever they begin with.
std::string plainText(const Cell& cell, bool marksFormulas)
{
    const auto* text = std::get_if<std::string>(&cell);
    return text && marksFormulas ? withFormulaMark(*text) : std::visit(PlainText{}, cell);
}

std::string csvCell(const Cell& cell, bool marksFormulas)
{
    return std::holds_alternative<Null>(cell) ? "" : csvField(plainText(cell, marksFormulas));
}

/// Any of the three line breaks would end the row.
std::string markdownText(const std::string& text)
{
    const std::string escaped = replaced(replaced(text, "\\", "\\\\"), "|", "\\|");
    return replaced(replaced(replaced(escaped, "\r\n", "<br>"), "\n", "<br>"), "\r", "<br>");
}

std::string markdownCell(const Cell& cell)
{
    return std::holds_alternative<Null>(cell) ? "*NULL*" : markdownText(std::visit(PlainText{}, cell));
}

std::string htmlText(const std::string& text)
{
    return replaced(replaced(replaced(text, "&", "&amp;"), "<", "&lt;"), ">", "&gt;");
}

std::string htmlCell(const Cell& cell)
{
    return std::holds_alternative<Null>(cell) ? "<td><i>NULL</i></td>" : "<td>" + htmlText(std::visit(PlainText{}, cell)) + "</td>";
}

template <class Items, class ToText>
std::string joined(const Items& items, std::string_view separator, const ToText& textOf)
{
    std::string text;
    for (const auto& item : items) {
        if (&item != &items.front())
            text += separator;
        text += textOf(item);
    }
    return text;
}

std::string jsonObject(const std::vector<std::string>& columns, const std::vector<Cell>& cells)
{
    std::string text = "{";
    for (size_t column = 0; column < columns.size(); ++column)
        text += (column ? ", " : "") + jsonText(columns[column]) + ": " + std::visit(JsonText{}, cells[column]);
    return text + "}";
}

std::vector<std::string> distinctTitles(std::vector<std::string> titles)
{
    std::set<std::string> seen;
    for (std::string& title : titles) {
        const std::string first = title;
        for (int number = 2; !seen.insert(foldedIdentifier(title)).second; ++number)
            title = fmt::format("{}_{}", first, number);
    }
    return titles;
}

std::string asUtf8(const std::string& text)
{
    std::string valid;
    for (size_t at = 0; at < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, at);
        appendUtf8(valid, character.codePoint);
        at += character.bytes;
    }
    return valid;
}

/// Different where a reader needs that, in JSON also after bytes that are not UTF-8 have become U+FFFD.
std::vector<std::string> titlesFor(RowFormat format, std::vector<std::string> columns)
{
    const bool isJson = format == RowFormat::Json || format == RowFormat::JsonLines;
    if (isJson)
        std::ranges::transform(columns, columns.begin(), asUtf8);
    return isJson || format == RowFormat::Insert ? distinctTitles(std::move(columns)) : columns;
}

std::string sqlRemark(const std::string& remark)
{
    return remark.empty() ? "" : "-- " + replaced(remark, "\n", "\n-- ") + "\n";
}

/// The remark must not end the comment that it stands in. Twice, since of three hyphens once leaves two.
std::string markupRemark(const std::string& remark)
{
    return remark.empty() ? "" : "<!-- " + replaced(replaced(remark, "--", "- -"), "--", "- -") + " -->\n";
}

} // namespace

std::string withFormulaMark(const std::string& text)
{
    const bool isFormula = !text.empty() && std::string_view("=+-@\t\r\n").find(text.front()) != std::string_view::npos;
    return isFormula ? "'" + text : text;
}

std::string sqlLiteral(const Cell& cell)
{
    return std::visit(SqlText{}, cell);
}

RowText::RowText(RowTextOptions options, std::vector<std::string> columns)
    : m_options(std::move(options)), m_columns(titlesFor(m_options.format, std::move(columns)))
{
}

std::string RowText::head() const
{
    switch (m_options.format) {
    case RowFormat::Tsv: return m_options.hasTitles ? joined(m_columns, "\t", oneLine) + "\n" : "";
    case RowFormat::Csv: return m_options.hasTitles ? joined(m_columns, ",", csvField) + "\r\n" : "";
    case RowFormat::Markdown:
        return markupRemark(m_options.remark) + "| " + joined(m_columns, " | ", markdownText) + " |\n|"
            + joined(m_columns, "|", [](const std::string&) { return " --- "; }) + "|\n";
    case RowFormat::Json: return "[";
    case RowFormat::Insert: return sqlRemark(m_options.remark);
    case RowFormat::InList: return "(";
    case RowFormat::Html:
        return "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n" + markupRemark(m_options.remark) + "<table>\n<tr>"
            + joined(m_columns, "", [](const std::string& title) { return "<th>" + htmlText(title) + "</th>"; }) + "</tr>\n";
    case RowFormat::JsonLines:
    case RowFormat::Xlsx: break;
    }
    return "";
}

std::string RowText::row(const std::vector<Cell>& cells)
{
    const bool isFirst = std::exchange(m_isFirst, false);
    switch (m_options.format) {
    case RowFormat::Tsv:
        return joined(cells, "\t", [&](const Cell& cell) { return oneLine(plainText(cell, m_options.marksFormulas)); }) + "\n";
    case RowFormat::Csv: return joined(cells, ",", [&](const Cell& cell) { return csvCell(cell, m_options.marksFormulas); }) + "\r\n";
    case RowFormat::Markdown: return "| " + joined(cells, " | ", markdownCell) + " |\n";
    case RowFormat::Json: return (isFirst ? "\n  " : ",\n  ") + jsonObject(m_columns, cells);
    case RowFormat::JsonLines: return jsonObject(m_columns, cells) + "\n";
    case RowFormat::Insert:
        return fmt::format("INSERT INTO {} ({}) VALUES ({});\n", quotedIdentifier(m_options.table),
                           joined(m_columns, ", ", quotedIdentifier), joined(cells, ", ", sqlLiteral));
    case RowFormat::InList: return listItems(cells);
    case RowFormat::Html:
    case RowFormat::Xlsx: break;
    }
    return "<tr>" + joined(cells, "", htmlCell) + "</tr>\n";
}

/// NULL is left out: IN never finds it, and NOT IN finds nothing once it is there.
std::string RowText::listItems(const std::vector<Cell>& cells)
{
    std::string text;
    for (const Cell& cell : cells) {
        if (std::holds_alternative<Null>(cell))
            continue;
        const bool isFirst = m_listed.empty();
        const std::string literal = sqlLiteral(cell);
        if (m_listed.insert(literal).second)
            text += (isFirst ? "" : ", ") + literal;
    }
    return text;
}

std::string RowText::tail() const
{
    switch (m_options.format) {
    case RowFormat::Json: return m_isFirst ? "]\n" : "\n]\n";
    case RowFormat::InList: return ")";
    case RowFormat::Html: return "</table>\n";
    default: return "";
    }
}

} // namespace ratatosk
