// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/framed_table.h"

#include <algorithm>
#include <deque>
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
        m_held.emplace_back(row.begin(), row.end());
        if (std::ssize(m_held) <= m_frame.below)
            return {};
        const SampleRow first = std::move(m_held.front());
        m_held.pop_front();
        return pass(m_row - m_frame.below, std::vector<std::string_view>(first.begin(), first.end()));
    }
    bool isDone() const { return m_isDone; }

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
        return m_sink(row.subspan(begin, end - begin));
    }

    const TableFrame& m_frame;
    const RowSink& m_sink;
    std::int64_t m_row = 0;
    std::deque<SampleRow> m_held;
    bool m_isDone = false;
};

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

TableRemark remarkOn(const TableFrame& frame, const RowSample& sample)
{
    TableRemark remark{.hasTotal = frame.hasTotal};
    const std::vector<SampleRow>& last = sample.isWhole ? sample.head : sample.tail;
    const auto above = std::min<std::ptrdiff_t>(frame.start - 1, std::ssize(sample.head));
    const std::ptrdiff_t below = sample.isWhole && frame.last ? std::max<std::ptrdiff_t>(std::ssize(last) - *frame.last, 0) : frame.below;
    remark.rowsAbove = std::ranges::count_if(sample.head.begin(), sample.head.begin() + above, isFilled);
    remark.rowsBelow = std::ranges::count_if(last.end() - std::min(below, std::ssize(last)), last.end(), isFilled);
    if (frame.endColumn) {
        const std::size_t width = widthOf(sample.head);
        remark.columnsBeside = static_cast<std::int64_t>(std::max(width, *frame.endColumn) - (*frame.endColumn - frame.firstColumn));
    }
    return remark;
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

RowTable framedTable(RowTable table, const RowSample& sample, const DelimitedFormat& chosen)
{
    const TableFrame frame = tableFrame(sample, choiceIn(chosen));
    table.heading = frame.heading == TableFrame::Heading::Sure ? RowTable::Heading::Sure
        : frame.heading == TableFrame::Heading::None           ? RowTable::Heading::None
                                                               : RowTable::Heading::Judged;
    table.remark = remarkOn(frame, sample);
    if (!table.format.headingRow && table.remark.rowsAbove > 0 && table.heading != RowTable::Heading::None)
        table.format.headingRow = static_cast<int>(frame.start);
    if (!table.format.lastRow && table.remark.rowsBelow > 0 && frame.last)
        table.format.lastRow = static_cast<int>(*frame.last);
    table.pass = [pass = std::move(table.pass), frame](const RowSink& sink) {
        FrameFilter filter(frame, sink);
        auto passed = pass([&](RowCells row) { return filter.take(row); });
        return filter.isDone() ? Result<void>() : std::move(passed);
    };
    return table;
}

Result<RowTable> framedSheet(RowTable table, const DelimitedFormat& chosen)
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
    return framedTable(std::move(table), sample, chosen);
}

} // namespace ratatosk
