// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/framed_table.h"

#include "core/files/cells/further_tables.h"
#include "core/files/cells/subtotal_rows.h"
#include "core/files/importing/column_names.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <optional>
#include <utility>

namespace ratatosk {

namespace {

bool isFilled(const SampleRow& row)
{
    return std::ranges::any_of(row, [](const std::string& cell) { return !cell.empty(); });
}

bool isRemark(RowCells row)
{
    const std::string_view first = row.front();
    return first.starts_with("# ") || first.starts_with("##") || (row.size() == 1 && first.starts_with('#'));
}

bool isBlankRow(RowCells row)
{
    return std::ranges::all_of(row, [](std::string_view cell) { return cell.find_first_not_of(" \t") == std::string_view::npos; });
}

/// A row that is kept until it is known whether it belongs to the table: a gap is no empty text.
class HeldRow
{
public:
    explicit HeldRow(RowCells row)
    {
        for (const std::string_view cell : row)
            m_cells.push_back(cell.data() ? std::optional<std::string>(cell) : std::nullopt);
    }
    std::vector<std::string_view> cells() const
    {
        std::vector<std::string_view> row;
        for (const auto& cell : m_cells)
            row.push_back(cell ? std::string_view(*cell) : std::string_view());
        return row;
    }

private:
    std::vector<std::optional<std::string>> m_cells;
};

/// Passes the rows of the table on. What may stand below it is held back until enough rows have come.
class FrameFilter
{
public:
    FrameFilter(const TableFrame& frame, const RowSink& sink) : m_frame(frame), m_sink(sink) {}

    Result<void> take(RowCells row)
    {
        ++m_row;
        if (m_row < m_frame.start)
            return {};
        m_isDone = m_frame.last && m_row > *m_frame.last;
        if (m_isDone)
            return Error{ErrorCode::Cancelled, {}}; // ends the pass
        if (m_frame.below == 0)
            return pass(m_row, row);
        m_held.emplace_back(row);
        if (std::ssize(m_held) <= m_frame.below)
            return {};
        const HeldRow first = std::move(m_held.front());
        m_held.pop_front();
        return pass(m_row - m_frame.below, first.cells());
    }
    bool isDone() const { return m_isDone; }
    std::int64_t subtotals() const { return m_subtotals; }

private:
    Result<void> pass(std::int64_t number, RowCells row)
    {
        if (row.empty() || (number > m_frame.start && number < m_frame.data))
            return {};
        if (number == m_frame.start && !m_frame.names.empty())
            return m_sink(std::vector<std::string_view>(m_frame.names.begin(), m_frame.names.end()));
        if (m_frame.hasComments && isRemark(row))
            return {};
        const std::size_t end = std::min(row.size(), m_frame.endColumn.value_or(row.size()));
        const std::size_t begin = std::min(m_frame.firstColumn, end);
        const RowCells cells = row.subspan(begin, end - begin);
        if (number > m_frame.start && isSubtotal(number, cells)) {
            ++m_subtotals;
            return {};
        }
        return m_frame.endColumn && isBlankRow(cells) ? Result<void>() : m_sink(cells);
    }

    bool isSubtotal(std::int64_t number, RowCells row) const
    {
        if (m_frame.subtotalColumn)
            return *m_frame.subtotalColumn < row.size() && saysSubtotal(row[*m_frame.subtotalColumn]);
        return !m_frame.subtotals.empty() && std::ranges::binary_search(m_frame.subtotals, number);
    }

    const TableFrame& m_frame;
    const RowSink& m_sink;
    std::int64_t m_row = 0;
    std::int64_t m_subtotals = 0;
    std::deque<HeldRow> m_held;
    bool m_isDone = false;
};

using Pass = std::function<Result<void>(const RowSink&)>;

/// The last rows of all, as often as they are passed.
Pass lastRowsOf(Pass pass, std::int64_t count)
{
    return [pass = std::move(pass), count](const RowSink& sink) -> Result<void> {
        std::deque<HeldRow> last;
        auto passed = pass([&](RowCells row) -> Result<void> {
            last.emplace_back(row);
            if (std::ssize(last) > count)
                last.pop_front();
            return {};
        });
        if (!passed)
            return passed;
        for (const HeldRow& row : last) {
            if (auto taken = sink(row.cells()); !taken)
                return taken;
        }
        return {};
    };
}

Pass framedPass(Pass pass, const TableFrame& frame, const std::shared_ptr<std::int64_t>& subtotals)
{
    if (frame.fromEnd > 0)
        pass = lastRowsOf(std::move(pass), frame.fromEnd);
    return [pass = std::move(pass), frame, subtotals](const RowSink& sink) {
        FrameFilter filter(frame, sink);
        auto passed = pass([&](RowCells row) { return filter.take(row); });
        *subtotals = filter.subtotals();
        return filter.isDone() ? Result<void>() : std::move(passed);
    };
}

FrameChoice choiceIn(const DelimitedFormat& chosen)
{
    return {chosen.hasHeading, chosen.headingRow, chosen.firstRow, chosen.lastRow};
}

std::size_t widthOf(const std::vector<SampleRow>& rows)
{
    std::size_t width = 0;
    for (const SampleRow& row : rows) {
        std::size_t end = row.size();
        while (end > 0 && row[end - 1].empty())
            --end;
        width = std::max(width, end);
    }
    return width;
}

/// "Source: the office" of a row, cut.
std::string noteIn(const SampleRow& row)
{
    constexpr std::size_t longest = 60;
    std::string note;
    for (const std::string& cell : row) {
        if (!cell.empty())
            note += (note.empty() ? "" : " ") + cell;
    }
    std::ranges::replace(note, '\n', ' ');
    if (note.size() <= longest)
        return note;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(note[end]) & 0xc0) == 0x80)
        --end;
    return note.substr(0, end) + "...";
}

/// What a sample shows beside the main table.
class LeftOut
{
public:
    LeftOut(const RowSample& sample, const TableFrame& main, const std::vector<FurtherTable>& further)
        : m_sample(sample), m_main(main), m_further(further)
    {
    }

    TableRemark remark() const
    {
        TableRemark remark{.hasTotal = m_main.hasTotal};
        const bool isWhole = m_sample.isWhole;
        const std::vector<SampleRow>& last = isWhole ? m_sample.head : m_sample.tail;
        const std::ptrdiff_t below = isWhole && m_main.last ? std::max<std::ptrdiff_t>(std::ssize(last) - *m_main.last, 0) : m_main.below;
        const std::ptrdiff_t above = std::min<std::ptrdiff_t>(m_main.start - 1, std::ssize(m_sample.head));
        remark.rowsAbove = count(m_sample.head, 0, above, false, remark.notes);
        remark.rowsBelow = count(last, std::ssize(last) - std::min(below, std::ssize(last)), std::ssize(last), !isWhole, remark.notes);
        for (const FurtherTable& table : m_further)
            remark.hasTotal = remark.hasTotal || table.frame.hasTotal;
        remark.hasTotal = remark.hasTotal && remark.rowsBelow > 0;
        remark.columnsBeside = columnsBeside();
        return remark;
    }

private:
    /// `atEnd`: rows are counted in the tail.
    bool isInTable(std::int64_t row, bool atEnd) const
    {
        return std::ranges::any_of(m_further, [&](const FurtherTable& table) {
            const bool isWithin = table.frame.start <= row && row <= table.frame.last.value_or(row);
            return (table.frame.fromEnd > 0) == atEnd && (isWithin || row == table.titleRow);
        });
    }

    std::int64_t count(const std::vector<SampleRow>& rows, std::ptrdiff_t begin, std::ptrdiff_t end, bool atEnd,
                       std::vector<std::string>& notes) const
    {
        constexpr std::size_t mostNotes = 3;
        std::int64_t number = 0;
        for (std::ptrdiff_t i = begin; i < end; ++i) {
            const SampleRow& row = rows[static_cast<std::size_t>(i)];
            if (!isFilled(row) || isInTable(i + 1, atEnd))
                continue;
            ++number;
            if (notes.size() < mostNotes)
                notes.push_back(noteIn(row));
        }
        return number;
    }

    std::int64_t columnsBeside() const
    {
        if (!m_main.endColumn)
            return 0;
        const std::size_t width = std::max(widthOf(m_sample.head), *m_main.endColumn);
        std::size_t beside = 0;
        bool isAnyFilled = false;
        for (std::size_t column = 0; column < width; ++column) {
            const auto holds = [&](const TableFrame& frame) { return frame.firstColumn <= column && column < frame.endColumn.value_or(0); };
            if (holds(m_main) || std::ranges::any_of(m_further, [&](const FurtherTable& table) { return holds(table.frame); }))
                continue;
            ++beside;
            isAnyFilled = isAnyFilled
                || std::ranges::any_of(m_sample.head, [&](const SampleRow& row) { return column < row.size() && !row[column].empty(); });
        }
        return isAnyFilled ? static_cast<std::int64_t>(beside) : 0;
    }

    const RowSample& m_sample;
    const TableFrame& m_main;
    const std::vector<FurtherTable>& m_further;
};

void frame(RowTable& table, const TableFrame& frame)
{
    table.heading = frame.heading == TableFrame::Heading::Sure ? RowTable::Heading::Sure
        : frame.heading == TableFrame::Heading::None           ? RowTable::Heading::None
                                                               : RowTable::Heading::Judged;
    table.subtotals = std::make_shared<std::int64_t>(0);
    table.pass = framedPass(std::move(table.pass), frame, table.subtotals);
}

RowTable furtherTable(const RowTable& whole, const FurtherTable& further)
{
    RowTable table = whole;
    table.isFurther = true;
    if (!further.title.empty())
        table.name = tableName(further.title);
    for (std::optional<int>* row : {&table.format.headingRow, &table.format.firstRow, &table.format.lastRow})
        row->reset();
    frame(table, further.frame);
    return table;
}

} // namespace

void SampleCollector::take(RowCells row)
{
    if (m_rows < kSampledRows)
        m_head.emplace_back(row.begin(), row.end());
    else if (m_tail.size() < kSampledLastRows)
        m_tail.emplace_back(row.begin(), row.end());
    else
        m_tail[(m_rows - kSampledRows) % kSampledLastRows].assign(row.begin(), row.end());
    ++m_rows;
}

RowSample SampleCollector::sample() &&
{
    RowSample sample{.head = std::move(m_head), .tail = std::move(m_tail), .isWhole = m_rows <= kSampledRows};
    if (sample.tail.size() == kSampledLastRows)
        std::ranges::rotate(sample.tail, sample.tail.begin() + static_cast<std::ptrdiff_t>((m_rows - kSampledRows) % kSampledLastRows));
    return sample;
}

std::vector<RowTable> framedTables(RowTable table, const RowSample& sample, const DelimitedFormat& chosen)
{
    const TableFrame main = tableFrame(sample, choiceIn(chosen));
    const std::vector<FurtherTable> further = furtherTables(sample, main);
    std::vector<RowTable> tables{table};
    for (const FurtherTable& one : further)
        tables.push_back(furtherTable(table, one));
    RowTable& first = tables.front();
    first.remark = LeftOut(sample, main, further).remark();
    frame(first, main);
    if (!first.format.headingRow && first.remark.rowsAbove > 0 && first.heading != RowTable::Heading::None)
        first.format.headingRow = static_cast<int>(main.start);
    const bool hasRowsBelow = first.remark.rowsBelow > 0 || !further.empty();
    if (!first.format.lastRow && hasRowsBelow && main.last && *main.last < std::ssize(sample.head))
        first.format.lastRow = static_cast<int>(*main.last);
    return tables;
}

Result<std::vector<RowTable>> framedSheet(RowTable table, const DelimitedFormat& chosen)
{
    SampleCollector collector;
    auto passed = table.pass([&](RowCells row) -> Result<void> {
        collector.take(row);
        return {};
    });
    if (!passed)
        return passed.error();
    RowSample sample = std::move(collector).sample();
    sample.hasSeparators = false;
    table.format = chosen;
    return framedTables(std::move(table), sample, chosen);
}

} // namespace ratatosk
