// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/delimited_reader.h"

#include <csv.h>
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kLongestCell = 100u << 20;
constexpr std::size_t kTakenAtOnce = 1u << 16; ///< so that a failed row ends the reading soon
constexpr int kInsideOfCell = 2;               ///< of libcsv's states: not where a quote might just have closed
constexpr std::size_t kCellGrowth = 1u << 16;

} // namespace

struct DelimitedReader::State {
    csv_parser parser{};
    int linesToSkip = 0;
    RowSink sink;
    std::string text;              ///< of the row, cell after cell
    std::vector<std::size_t> ends; ///< of the cells in it
    std::vector<std::string_view> cells;
    std::int64_t rows = 0;
    std::optional<Error> failure;

    static void addCell(void* cell, std::size_t length, void* self)
    {
        auto& state = *static_cast<State*>(self);
        state.text.append(static_cast<const char*>(cell), length);
        state.ends.push_back(state.text.size());
    }

    static void endRow(int /*letter*/, void* self) { static_cast<State*>(self)->passRow(); }

    void passRow()
    {
        ++rows;
        cells.clear();
        std::size_t begin = 0;
        for (const std::size_t end : ends) {
            cells.emplace_back(text.data() + begin, end - begin);
            begin = end;
        }
        if (!failure && linesToSkip == 0) {
            if (auto passed = sink(cells); !passed)
                failure = passed.error();
        }
        linesToSkip -= linesToSkip > 0 ? 1 : 0;
        text.clear();
        ends.clear();
    }

    Error tooLong() const
    {
        return {ErrorCode::NotADatabase, fmt::format("row {} has a cell of more than 100 MB; a quote may be missing there", rows + 1)};
    }
};

DelimitedReader::DelimitedReader(const Dialect& dialect, RowSink sink) : m_state(std::make_unique<State>())
{
    csv_init(&m_state->parser, 0);
    csv_set_delim(&m_state->parser, static_cast<unsigned char>(dialect.separator));
    csv_set_quote(&m_state->parser, static_cast<unsigned char>(dialect.quote));
    csv_set_blk_size(&m_state->parser, kCellGrowth);
    m_state->linesToSkip = dialect.skippedLines;
    m_state->sink = std::move(sink);
}

DelimitedReader::~DelimitedReader()
{
    csv_free(&m_state->parser);
}

Result<void> DelimitedReader::take(std::string_view piece)
{
    State& state = *m_state;
    while (!piece.empty()) {
        const std::size_t length = std::min(piece.size(), kTakenAtOnce);
        if (csv_parse(&state.parser, piece.data(), length, State::addCell, State::endRow, &state) != length)
            return Error{ErrorCode::NotADatabase, csv_strerror(csv_error(&state.parser))};
        if (state.failure)
            return *state.failure;
        if (state.parser.entry_pos > kLongestCell)
            return state.tooLong();
        piece.remove_prefix(length);
    }
    return {};
}

Result<void> DelimitedReader::finish()
{
    State& state = *m_state;
    const bool isOpen = state.parser.quoted != 0 && state.parser.pstate == kInsideOfCell;
    csv_fini(&state.parser, State::addCell, State::endRow, &state);
    if (isOpen)
        return Error{ErrorCode::NotADatabase, fmt::format("a quote in row {} is never closed", state.rows)};
    return state.failure ? Result<void>(*state.failure) : Result<void>();
}

} // namespace ratatosk
