// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/table_end.h"

#include "core/files/cells/column_format.h"
#include "core/files/cells/subtotal_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace ratatosk {

namespace {

constexpr std::size_t kLongNote = 25; ///< letters
constexpr std::size_t kWordsOfNote = 4;
constexpr double kRounding = 0.005; ///< of a total, whose parts are rounded

using Shapes = std::vector<RowShape>;

std::string lowered(std::string_view text)
{
    std::string folded(text);
    for (char& letter : folded)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter | 0x20) : letter;
    while (folded.ends_with(':') || folded.ends_with(' ') || folded.ends_with('.'))
        folded.pop_back();
    return folded;
}

bool holdsType(CellShape shape)
{
    return shape == CellShape::Typed || shape == CellShape::Year;
}

struct Agreement {
    std::size_t typed = 0; ///< numbers and dates where these belong
    std::size_t texts = 0; ///< words there
};

Agreement agreementOf(const RowShape& row, const BodyShape& body)
{
    Agreement agreement;
    for (std::size_t i = 0; i < std::min(row.length(), body.columns.size()); ++i) {
        if (!body.columns[i].isTyped())
            continue;
        agreement.typed += holdsType(row.cells[i]) ? 1 : 0;
        agreement.texts += row.cells[i] == CellShape::Text ? 1 : 0;
    }
    return agreement;
}

/// Whether a row can be one of the table.
bool belongs(const RowShape& row, const BodyShape& body)
{
    const Agreement agreement = agreementOf(row, body);
    const bool isNarrow = body.usualFill >= 3 && 2 * row.fill < body.usualFill;
    return row.length() <= body.length && !isNarrow && (agreement.texts == 0 || agreement.typed > agreement.texts);
}

/// Words in all columns of numbers: the heading of a further table.
bool isFurtherHeading(const RowShape& row, const BodyShape& body)
{
    const Agreement agreement = agreementOf(row, body);
    return row.fill >= 2 && mayName(row) && agreement.texts > 0 && agreement.typed == 0;
}

/// Rows between blank ones.
struct Block {
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<Block> blocksIn(const Shapes& rows, std::size_t begin)
{
    std::vector<Block> blocks;
    for (std::size_t i = begin; i < rows.size(); ++i) {
        if (rows[i].isBlank())
            continue;
        const bool isNext = !blocks.empty() && blocks.back().end == i;
        if (!isNext)
            blocks.push_back({i, i});
        blocks.back().end = i + 1;
    }
    return blocks;
}

/// The first blank-parted block that is of another table, or of none, with all that follows.
std::size_t endOfBlocks(const Shapes& rows, std::size_t begin, const BodyShape& body)
{
    const std::vector<Block> blocks = blocksIn(rows, begin);
    if (blocks.empty())
        return begin;
    const bool hasTypes = std::ranges::any_of(body.columns, &ColumnShape::isTyped);
    for (std::size_t i = 1; i < blocks.size(); ++i) {
        const auto [from, to] = blocks[i];
        if (to - from >= 2 && isFurtherHeading(rows[from], body))
            return blocks[i - 1].end;
        std::size_t alike = 0;
        std::size_t count = 0;
        std::size_t typed = 0;
        for (std::size_t r = from; r < rows.size(); ++r) {
            count += rows[r].isBlank() ? 0 : 1;
            alike += !rows[r].isBlank() && belongs(rows[r], body) ? 1 : 0;
            typed += agreementOf(rows[r], body).typed;
        }
        if (2 * alike < count || (hasTypes && typed == 0) || (i + 1 == blocks.size() && alike == 0))
            return blocks[i - 1].end;
    }
    return blocks.back().end;
}

/// The last rows of a table, one by one from the end.
class RowsAtEnd
{
public:
    RowsAtEnd(const std::vector<SampleRow>& rows, const Shapes& shapes, std::size_t begin, const BodyShape& body, bool isAll)
        : m_rows(rows), m_shapes(shapes), m_begin(begin), m_body(body), m_isAll(isAll)
    {
    }

    FoundEnd cutFrom(std::size_t end)
    {
        FoundEnd found{end};
        while (true) {
            while (found.end > m_begin && m_shapes[found.end - 1].isBlank())
                --found.end;
            if (found.end <= m_begin + 1)
                return found;
            const std::size_t last = found.end - 1;
            const bool isTotal = isTotalRow(last);
            if (!isTotal && !isNote(last))
                return found;
            found.hasTotal = found.hasTotal || isTotal;
            found.end = last;
        }
    }

private:
    bool isApart(std::size_t row) const { return m_shapes[row - 1].isBlank(); }

    bool isNote(std::size_t place) const
    {
        const RowShape& row = m_shapes[place];
        if (row.isComment)
            return isApart(place) || row.fill == 1;
        if (row.texts == 0 || m_body.usualFill < 2)
            return false;
        const auto first = std::ranges::find_if(row.cells, [](CellShape cell) { return cell != CellShape::Blank; });
        const std::string& text = m_rows[place][static_cast<std::size_t>(first - row.cells.begin())];
        const bool isShort = row.written < m_body.length;
        if (row.fill == 1)
            return isApart(place) || (isShort && (m_body.length >= 3 || isNoteText(text))) || (isNoteText(text) && m_body.usualFill >= 3);
        return !belongs(row, m_body) && (isApart(place) || isNoteText(text) || text.ends_with(':')) && agreementOf(row, m_body).typed == 0;
    }

    bool isTotalRow(std::size_t place) const
    {
        const RowShape& row = m_shapes[place];
        std::optional<std::size_t> word;
        std::size_t numbers = 0;
        for (std::size_t i = 0; i < row.length(); ++i) {
            numbers += holdsType(row.cells[i]) ? 1 : 0;
            if (row.cells[i] == CellShape::Text && !word && saysTotal(m_rows[place][i]))
                word = i;
        }
        if (numbers == 0)
            return false;
        if (!word)
            return row.texts == 0 && lacksWords(row) && m_isAll && addsUp(place);
        for (std::size_t i = m_begin; i < place; ++i) {
            if (*word < m_rows[i].size() && m_rows[i][*word] == m_rows[place][*word])
                return false;
        }
        return !m_isAll || isApart(place) || addsUp(place);
    }

    /// Nothing where all others have words.
    bool lacksWords(const RowShape& row) const
    {
        for (std::size_t i = 0; i < m_body.columns.size(); ++i) {
            if (m_body.columns[i].texts > m_body.columns[i].typed && row.at(i) == CellShape::Blank)
                return true;
        }
        return false;
    }

    bool addsUp(std::size_t place) const
    {
        for (std::size_t column = 0; column < m_shapes[place].length(); ++column) {
            if (holdsType(m_shapes[place].cells[column]) && addsUp(place, column))
                return true;
        }
        return false;
    }

    bool saysTotalIn(std::size_t place) const
    {
        return std::ranges::any_of(m_rows[place], [](const std::string& cell) { return saysSubtotal(cell); });
    }

    /// To the sum or the mean of the cells above.
    bool addsUp(std::size_t place, std::size_t column) const
    {
        std::vector<std::string_view> cells;
        std::vector<ColumnProfile> profile(1);
        for (std::size_t i = m_begin; i <= place; ++i) {
            const bool isCell = i == place || (holdsType(m_shapes[i].at(column)) && !m_shapes[i].isComment && !saysTotalIn(i));
            if (isCell)
                cells.emplace_back(m_rows[i][column]);
            if (isCell)
                profile.front().take(cells.back());
        }
        const ColumnFormat format = columnFormats(profile, writingHabits(profile, false)).front();
        if (cells.size() < 3 || (format.kind != ColumnFormat::Kind::Whole && format.kind != ColumnFormat::Kind::Real) || format.keepsTexts)
            return false;
        const double total = numberIn(cells.back(), format.numbers);
        cells.pop_back();
        double sum = 0;
        for (const std::string_view cell : cells)
            sum += numberIn(cell, format.numbers);
        return addsUpTo(total, sum, cells.size());
    }

    const std::vector<SampleRow>& m_rows;
    const Shapes& m_shapes;
    std::size_t m_begin;
    const BodyShape& m_body;
    bool m_isAll;
};

} // namespace

bool saysTotal(std::string_view cell)
{
    static constexpr std::array<std::string_view, 25> words{
        "total", "totals", "sum",         "sums",      "grand total",   "overall total", "subtotal", "sub-total", "total general",
        "summe", "gesamt", "gesamtsumme", "insgesamt", "somme",         "totale",        "totaal",   "suma",      "razem",
        "итого", "всего",  "合计",        "总计",      "total général", "average",       "mean"};
    const std::string lower = lowered(cell);
    return std::ranges::find(words, lower) != words.end() || lower.starts_with("total ") || lower.starts_with("grand total ");
}

bool isNoteText(std::string_view cell)
{
    static constexpr std::array<std::string_view, 12> beginnings{"source", "note",      "*",        "#",       "©",  "(c)",
                                                                 "quelle", "generated", "exported", "created", "--", "end of"};
    const std::string lower = lowered(cell);
    const bool begins = std::ranges::any_of(beginnings, [&](std::string_view word) { return lower.starts_with(word); });
    return begins || cell.size() >= kLongNote || std::ranges::count(cell, ' ') + 1 >= std::ptrdiff_t(kWordsOfNote);
}

bool addsUpTo(double total, double sum, std::size_t count)
{
    const double room = kRounding * std::abs(total) + 1e-9;
    return std::abs(sum - total) <= room || std::abs(sum / static_cast<double>(count) - total) <= room;
}

BodyShape bodyShape(const RowShape* heading, const std::vector<RowShape>& rows, std::size_t begin, std::size_t end, bool hasSeparators)
{
    BodyShape body{.columns = columnShapes(rows, begin, end), .hasSeparators = hasSeparators};
    std::vector<std::size_t> fills;
    std::vector<std::size_t> lengths;
    for (std::size_t i = begin; i < end; ++i) {
        if (rows[i].isBlank() || rows[i].isComment)
            continue;
        fills.push_back(rows[i].fill);
        lengths.push_back(rows[i].length());
    }
    const auto middle = [](std::vector<std::size_t>& sizes) {
        if (sizes.empty())
            return std::size_t(0);
        std::ranges::nth_element(sizes, sizes.begin() + std::ssize(sizes) / 2);
        return sizes[sizes.size() / 2];
    };
    body.usualFill = middle(fills);
    body.length = std::max(heading ? heading->length() : 0, middle(lengths));
    return body;
}

FoundEnd findEnd(const std::vector<SampleRow>& rows, const std::vector<RowShape>& shapes, std::size_t begin, const BodyShape& body,
                 bool isAll)
{
    return RowsAtEnd(rows, shapes, begin, body, isAll).cutFrom(endOfBlocks(shapes, begin, body));
}

} // namespace ratatosk
