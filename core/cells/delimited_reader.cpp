// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cells/delimited_reader.h"

#include <csv.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kLongestCell = 100u << 20;
constexpr std::size_t kTakenAtOnce = 1u << 16; ///< so that a failed row ends the reading soon
constexpr int kInsideOfCell = 2;               ///< of libcsv's states
constexpr int kQuoteMayHaveClosed = 3;         ///< the next
constexpr unsigned char kOptions = CSV_STRICT | CSV_REPALL_NL;
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
    int end = 0; ///< the letter that ended the row before
    std::optional<Error> failure;

    static void addCell(void* cell, std::size_t length, void* self)
    {
        auto& state = *static_cast<State*>(self);
        state.text.append(static_cast<const char*>(cell), length);
        state.ends.push_back(state.text.size());
    }

    /// An empty line is a row without cells; the LF of CR LF ends nothing.
    static void endRow(int letter, void* self)
    {
        auto& state = *static_cast<State*>(self);
        const bool isSecondHalf = letter == '\n' && state.end == '\r' && state.ends.empty();
        state.end = letter;
        if (!isSecondHalf)
            state.passRow();
    }

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

    /// A quote inside of a bare cell, or a letter behind the closing quote of a quoted one. Both are letters of the cell, which goes on as a
    /// bare one: libcsv by itself would take what follows for quoted, and with it the next rows.
    void takeOddLetter(char letter)
    {
        if (parser.pstate == kQuoteMayHaveClosed) {
            unsigned char* quote = parser.entry_buf + parser.entry_pos - parser.spaces - 1;
            std::memmove(quote, quote + 1, parser.spaces);
            --parser.entry_pos;
            parser.spaces = 0;
            parser.quoted = 0;
            parser.pstate = kInsideOfCell;
        }
        parser.options = CSV_REPALL_NL;
        csv_parse(&parser, &letter, 1, addCell, endRow, this);
        parser.options = kOptions;
    }

    Error tooLong() const
    {
        return {ErrorCode::NotADatabase, fmt::format("row {} has a cell of more than 100 MB; a quote may be missing there", rows + 1)};
    }
};

DelimitedReader::DelimitedReader(const Dialect& dialect, RowSink sink) : m_state(std::make_unique<State>())
{
    csv_init(&m_state->parser, kOptions); // what it stops at, takeOddLetter() decides
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
        const std::size_t taken = csv_parse(&state.parser, piece.data(), length, State::addCell, State::endRow, &state);
        if (taken < length && csv_error(&state.parser) != CSV_EPARSE)
            return Error{ErrorCode::IoError, csv_strerror(csv_error(&state.parser))};
        if (taken < length)
            state.takeOddLetter(piece[taken]);
        if (state.failure)
            return *state.failure;
        if (state.parser.entry_pos > kLongestCell)
            return state.tooLong();
        piece.remove_prefix(std::min(taken + 1, length));
    }
    return {};
}

Result<void> DelimitedReader::finish()
{
    State& state = *m_state;
    const bool isOpen = state.parser.quoted != 0 && state.parser.pstate == kInsideOfCell;
    state.parser.options = 0;
    csv_fini(&state.parser, State::addCell, State::endRow, &state);
    if (isOpen)
        return Error{ErrorCode::NotADatabase, fmt::format("a quote in row {} is never closed", state.rows)};
    return state.failure ? Result<void>(*state.failure) : Result<void>();
}

} // namespace ratatosk
