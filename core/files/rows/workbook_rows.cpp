// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/workbook_rows.h"

#include "core/base/utf8.h"
#include "core/files/rows/row_text.h"

#include <fmt/format.h>
#include <xlsxwriter.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include <unistd.h>

namespace ratatosk {

namespace {

constexpr std::int64_t kMostDigits = 999'999'999'999'999; ///< a spreadsheet's numbers have 15
constexpr std::size_t kLongestText = 32'767;              ///< characters, of a cell
constexpr lxw_row_t kMostRows = LXW_ROW_MAX;
constexpr std::size_t kMostColumns = LXW_COL_MAX;

/// An empty file of a new name; empty: none can be made.
std::filesystem::path temporaryFile()
{
    std::error_code failure;
    std::string path = (std::filesystem::temp_directory_path(failure) / "ratatosk-rows-XXXXXX").string();
    const int descriptor = failure ? -1 : mkstemp(path.data());
    if (descriptor < 0)
        return {};
    close(descriptor);
    return path;
}

/// As the library wants it: UTF-8 without zero bytes, not too long.
std::string sheetText(const std::string& text)
{
    std::string result;
    std::size_t characters = 0;
    for (std::size_t at = 0; at < text.size() && characters < kLongestText; ++characters) {
        const Utf8Character character = utf8CharacterAt(text, at);
        appendUtf8(result, character.codePoint == 0 ? U' ' : character.codePoint);
        at += character.bytes;
    }
    return result;
}

} // namespace

struct WorkbookRows::Sheets {
    explicit Sheets(const std::vector<std::string>& columns) : file(temporaryFile()), titles(columns)
    {
        titles.resize(std::min(titles.size(), kMostColumns));
        lxw_workbook_options options{};
        options.constant_memory = LXW_TRUE;
        book = file.empty() ? nullptr : workbook_new_opt(file.c_str(), &options);
        if (!book)
            return;
        bold = workbook_add_format(book);
        format_set_bold(bold);
        beginSheet();
    }

    ~Sheets()
    {
        if (book)
            lxw_workbook_free(book); // without writing it
        std::error_code ignored;
        std::filesystem::remove(file, ignored);
    }

    void beginSheet()
    {
        sheet = workbook_add_worksheet(book, nullptr);
        for (std::size_t column = 0; column < titles.size(); ++column)
            worksheet_write_string(sheet, 0, static_cast<lxw_col_t>(column), sheetText(titles[column]).c_str(), bold);
        worksheet_freeze_panes(sheet, 1, 0);
        row = 1;
    }

    void write(lxw_col_t column, const Cell& cell) const
    {
        const auto* whole = std::get_if<std::int64_t>(&cell);
        const auto* real = std::get_if<double>(&cell);
        const auto* text = std::get_if<std::string>(&cell);
        if (std::holds_alternative<Null>(cell))
            return;
        if (whole && *whole <= kMostDigits && *whole >= -kMostDigits)
            worksheet_write_number(sheet, row, column, static_cast<double>(*whole), nullptr);
        else if (real && std::isfinite(*real))
            worksheet_write_number(sheet, row, column, *real, nullptr);
        else
            worksheet_write_string(sheet, row, column, sheetText(text ? *text : sqlLiteral(cell)).c_str(), nullptr);
    }

    std::filesystem::path file;
    std::vector<std::string> titles;
    lxw_workbook* book = nullptr; ///< null: it could not be begun, or is finished
    lxw_worksheet* sheet = nullptr;
    lxw_format* bold = nullptr;
    lxw_row_t row = 0; ///< the next
};

WorkbookRows::WorkbookRows(const std::vector<std::string>& columns) : m_sheets(std::make_unique<Sheets>(columns)) {}
WorkbookRows::WorkbookRows(WorkbookRows&&) noexcept = default;
WorkbookRows& WorkbookRows::operator=(WorkbookRows&&) noexcept = default;
WorkbookRows::~WorkbookRows() = default;

void WorkbookRows::add(const std::vector<Cell>& cells)
{
    if (!m_sheets->book)
        return;
    if (m_sheets->row == kMostRows)
        m_sheets->beginSheet();
    for (std::size_t column = 0; column < std::min(cells.size(), kMostColumns); ++column)
        m_sheets->write(static_cast<lxw_col_t>(column), cells[column]);
    ++m_sheets->row;
}

Result<std::string> WorkbookRows::finish()
{
    const Error failure{ErrorCode::IoError, "The workbook could not be written; the folder for temporary files may be full."};
    lxw_workbook* book = std::exchange(m_sheets->book, nullptr);
    if (!book || workbook_close(book) != LXW_NO_ERROR)
        return failure;
    std::ifstream file(m_sheets->file, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (bytes.empty())
        return failure;
    return bytes;
}

} // namespace ratatosk
