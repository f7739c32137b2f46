// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/delimited_reader.h"

#include "core/files/cells/bare_cells.h"
#include "core/files/cells/literal_cells.h"

#include <csv.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <list>
#include <optional>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kLongestCell = 100u << 20;
constexpr int kRowNotBegun = 0;        ///< of libcsv's states
constexpr int kInsideOfCell = 2;       ///< another
constexpr int kQuoteMayHaveClosed = 3; ///< the next
constexpr std::size_t kCellGrowth = 1u << 16;
constexpr unsigned char kOptions = CSV_EMPTY_IS_NULL | CSV_REPALL_NL; ///< empty lines are rows without cells
constexpr unsigned char kStrictOptions = CSV_STRICT | kOptions;       ///< what it stops at, takeOddLetter() decides

/// Where the first CR or LF stands, or the size. By blocks, since two searches through all of it would not do.
std::size_t lineLength(std::string_view text)
{
    constexpr std::size_t block = 128;
    for (std::size_t begin = 0; begin < text.size(); begin += block) {
        std::string_view part = text.substr(begin, block);
        const std::size_t feed = part.find('\n');
        part = part.substr(0, feed);
        const std::size_t end = std::min(part.find('\r'), feed);
        if (end != std::string_view::npos)
            return begin + end;
    }
    return text.size();
}

/// Cuts a line and its end from the front.
std::string_view cutLine(std::string_view& text)
{
    std::size_t length = lineLength(text);
    length += text.substr(length).starts_with("\r\n") ? 2 : length < text.size() ? 1 : 0;
    const std::string_view line = text.substr(0, length);
    text.remove_prefix(length);
    return line;
}

} // namespace

struct DelimitedReader::State {
    /// Lines on their way to the parser: those of a piece, or of a record that is read once more.
    struct LinesToRead {
        std::string own;
        std::string_view rest;
    };

    Dialect dialect;
    csv_parser parser{};
    int linesToSkip = 0;
    RowSink sink;
    FaultSink faults;
    std::string text;              ///< of the row, cell after cell
    std::vector<std::size_t> ends; ///< of the cells in it
    std::vector<bool> areGaps;     ///< those that hold nothing, not even quotes
    std::vector<std::string_view> cells;
    std::int64_t rows = 0;
    int end = 0;                ///< the letter that ended the row before
    std::size_t lastLength = 0; ///< cells of the last row that has any
    std::optional<Error> failure;

    std::string carried; ///< a line whose end is still to come
    std::list<LinesToRead> lines;
    std::int64_t line = 0;     ///< number of the last one
    bool endsInReturn = false; ///< it, so that a line feed may still belong to it

    std::string record;         ///< the lines of a row, while a quote is open at their end
    std::size_t quotedEnd = 0;  ///< of the line in it where the quote stands
    std::int64_t quoteLine = 0; ///< its number

    static void addCell(void* cell, std::size_t length, void* self)
    {
        auto& state = *static_cast<State*>(self);
        if (cell)
            state.text.append(static_cast<const char*>(cell), length);
        state.ends.push_back(state.text.size());
        state.areGaps.push_back(cell == nullptr);
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
        cells.clear();
        std::size_t begin = 0;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            cells.push_back(areGaps[i] ? std::string_view() : std::string_view(text.data() + begin, ends[i] - begin));
            begin = ends[i];
        }
        passCells();
    }

    void passCells()
    {
        ++rows;
        lastLength = cells.empty() ? lastLength : cells.size();
        if (!failure && linesToSkip == 0) {
            if (auto passed = sink(cells); !passed)
                failure = passed.error();
        }
        linesToSkip -= linesToSkip > 0 ? 1 : 0;
        forgetRow();
    }

    void forgetRow()
    {
        text.clear();
        ends.clear();
        areGaps.clear();
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
        parser.options = kOptions;
        csv_parse(&parser, &letter, 1, addCell, endRow, this);
        parser.options = kStrictOptions;
    }

    /// A whole line where a row may begin, without quotes or with such alone as are around whole cells: it needs no parser.
    bool cutPlainLine(std::string_view piece)
    {
        if (parser.pstate != kRowNotBegun || !(piece.ends_with('\n') || piece.ends_with('\r')))
            return false;
        const std::string_view line = piece.substr(0, piece.size() - (piece.ends_with("\r\n") ? 2 : 1));
        if (line.find(dialect.quote) != std::string_view::npos)
            return cutQuotedCells(line, dialect.separator, dialect.quote, cells);
        cutBareCells(line, dialect.separator, cells);
        return true;
    }

    void passPlainLine(std::string_view piece)
    {
        const bool isSecondHalf = piece.back() == '\n' && !piece.ends_with("\r\n") && end == '\r' && cells.empty();
        end = piece.back();
        if (!isSecondHalf)
            passCells();
    }

    bool isQuoteOpen() const { return parser.quoted != 0 && parser.pstate == kInsideOfCell; }

    /// Whether the line of the open quote is a row by itself.
    bool isWholeRow() const
    {
        return lastLength > 1 && literalCells(std::string_view(record).substr(0, quotedEnd), dialect, lastLength).size() == lastLength;
    }

    void count(std::string_view piece)
    {
        line += endsInReturn && piece == "\n" ? 0 : 1;
        endsInReturn = piece.ends_with('\r');
    }

    void readLine(std::string_view piece)
    {
        count(piece);
        if (cutPlainLine(piece))
            return passPlainLine(piece);
        const bool wasOpen = !record.empty();
        const std::size_t cellsBefore = ends.size();
        for (std::string_view rest = piece; !rest.empty();) {
            const std::size_t taken = csv_parse(&parser, rest.data(), rest.size(), addCell, endRow, this);
            if (failure)
                return;
            if (taken < rest.size() && csv_error(&parser) != CSV_EPARSE) {
                failure = Error{ErrorCode::IoError, "there is not enough memory for it"};
                return;
            }
            const bool isLateEnd = taken < rest.size() && parser.pstate == kQuoteMayHaveClosed && wasOpen && ends.size() == cellsBefore;
            if (isLateEnd && isWholeRow()) {
                record += piece;
                readAgain();
                return;
            }
            if (taken < rest.size())
                takeOddLetter(rest[taken]);
            rest.remove_prefix(std::min(taken + 1, rest.size()));
        }
        keepRecord(piece, wasOpen && ends.size() == cellsBefore);
    }

    /// As long as a quote is open. `isSameQuote`: as at the end of the line before.
    void keepRecord(std::string_view piece, bool isSameQuote)
    {
        if (!isQuoteOpen()) {
            record.clear();
            return;
        }
        record += piece;
        if (!isSameQuote) {
            quotedEnd = record.size();
            quoteLine = line;
        }
        if (record.size() > kLongestCell)
            readAgain();
    }

    /// The line of the open quote as if that did not stand there, and what follows it as usual.
    void readAgain()
    {
        const std::string whole = std::exchange(record, {});
        parser.pstate = kRowNotBegun;
        parser.quoted = 0;
        parser.spaces = 0;
        parser.entry_pos = 0;
        forgetRow();
        end = 0;
        if (faults)
            faults(quoteLine, "a quote is never closed");
        const std::vector<std::string> literal = literalCells(std::string_view(whole).substr(0, quotedEnd), dialect, lastLength);
        cells.clear();
        for (const std::string& cell : literal)
            cells.push_back(cell.empty() ? std::string_view() : std::string_view(cell));
        passCells();
        line = quoteLine;
        endsInReturn = std::string_view(whole).substr(0, quotedEnd).ends_with('\r');
        LinesToRead& again = lines.emplace_back(whole.substr(quotedEnd));
        again.rest = again.own;
    }

    Result<void> readLines()
    {
        while (!lines.empty() && !failure) {
            const auto top = std::prev(lines.end());
            if (top->rest.empty())
                lines.erase(top);
            else
                readLine(cutLine(top->rest));
            if (parser.entry_pos > kLongestCell && !isQuoteOpen())
                failure = tooLong();
        }
        return failure ? Result<void>(*failure) : Result<void>();
    }

    Error tooLong() const
    {
        return {ErrorCode::NotADatabase, fmt::format("row {} has a cell of more than 100 MB; a quote may be missing there", rows + 1)};
    }
};

DelimitedReader::DelimitedReader(const Dialect& dialect, RowSink sink, FaultSink faults) : m_state(std::make_unique<State>())
{
    csv_init(&m_state->parser, kStrictOptions);
    csv_set_delim(&m_state->parser, static_cast<unsigned char>(dialect.separator));
    csv_set_quote(&m_state->parser, static_cast<unsigned char>(dialect.quote));
    csv_set_blk_size(&m_state->parser, kCellGrowth);
    m_state->dialect = dialect;
    m_state->linesToSkip = dialect.skippedLines;
    m_state->sink = std::move(sink);
    m_state->faults = std::move(faults);
}

DelimitedReader::~DelimitedReader()
{
    csv_free(&m_state->parser);
}

Result<void> DelimitedReader::take(std::string_view piece)
{
    State& state = *m_state;
    const std::size_t whole = piece.find_last_of("\r\n") + 1; // of no line end: nothing
    State::LinesToRead lines{.own = {}, .rest = piece.substr(0, whole)};
    if (whole > 0 && !state.carried.empty()) {
        lines.own = std::exchange(state.carried, {}).append(lines.rest);
        state.lines.push_back(std::move(lines));
        state.lines.back().rest = state.lines.back().own;
    } else if (whole > 0) {
        state.lines.push_back(std::move(lines));
    }
    state.carried += piece.substr(whole);
    auto read = state.readLines();
    return read && state.carried.size() > kLongestCell ? Result<void>(state.tooLong()) : read;
}

Result<void> DelimitedReader::finish()
{
    State& state = *m_state;
    state.lines.push_back({std::exchange(state.carried, {}), {}});
    state.lines.back().rest = state.lines.back().own;
    auto read = state.readLines();
    while (read && state.isQuoteOpen()) {
        state.readAgain();
        read = state.readLines();
    }
    if (!read)
        return read;
    state.parser.options = kOptions;
    csv_fini(&state.parser, State::addCell, State::endRow, &state);
    return state.failure ? Result<void>(*state.failure) : Result<void>();
}

} // namespace ratatosk
