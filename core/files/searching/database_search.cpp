// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/searching/database_search.h"

#include "core/database/engine/found_counter.h"
#include "core/database/engine/sqlite_engine.h"
#include "core/files/searching/table_plan.h"

#include <fmt/format.h>

#include <chrono>
#include <limits>
#include <map>

namespace ratatosk {

namespace {

using Clock = std::chrono::steady_clock;
using State = TableProgress::State;

constexpr std::chrono::milliseconds kBetweenReports{100};
constexpr std::int64_t kMostRowsOfServerCounted = 10'000;
constexpr int kServerMilliseconds = 10'000; ///< for one statement
constexpr auto kAll = std::numeric_limits<std::int64_t>::max();

std::string textOf(const Cell& cell, const CellNeedle& needle)
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return needle.excerptOf(*text);
    const auto* whole = std::get_if<std::int64_t>(&cell);
    return whole ? std::to_string(*whole) : fmt::format("{}", std::get<double>(cell));
}

/// The search of one table.
class TableSearch
{
public:
    TableSearch(const Connection& connection, const CellNeedle& needle, const TablePlan& plan, const TellSearch& tell)
        : m_connection(connection), m_needle(needle), m_plan(plan), m_tell(tell)
    {
    }

    /// Error: the search cannot go on in other tables either.
    Result<void> run(const std::vector<SearchStatement>& statements, std::stop_token stop)
    {
        m_lastReport = Clock::now();
        for (const SearchStatement& statement : statements) {
            const auto done = statement.isCounting ? count(statement, stop) : compare(statement, stop);
            if (!m_wantsMore || stop.stop_requested())
                return Error{ErrorCode::Cancelled, "The search was stopped."};
            if (done)
                continue;
            if (m_connection.dialect() == Dialect::Postgres && done.error().code != ErrorCode::LimitExceeded
                && done.error().code != ErrorCode::QueryFailed)
                return done.error();
            m_state = done.error().code == ErrorCode::LimitExceeded ? State::Partly : State::Failed;
            m_reason = done.error().detail;
        }
        return {};
    }

    void end()
    {
        const bool isPart = m_connection.dialect() == Dialect::Postgres && m_plan.rows > kMostRowsOfServer;
        report(m_state != State::Reading ? m_state : isPart ? State::Partly : State::Done);
    }

private:
    /// The statement's own function counts; rows come only to be told.
    Result<void> count(const SearchStatement& statement, const std::stop_token& stop)
    {
        FoundCounter counter(m_needle, statement.columns.size(), [&] { tick(); });
        m_counter = &counter;
        m_counted = &statement.columns;
        const auto take = [&](std::vector<Cell>&& row) {
            if (!tellRow(statement, row) || m_listedRows >= kMostRowsListed)
                counter.wantNoRows();
            return m_wantsMore;
        };
        auto& engine = dynamic_cast<SqliteEngine&>(m_connection.engine());
        const auto done = engine.passCounting(counter, statement.sql, {.row = take}, {.rows = kAll, .bytes = kAll}, stop);
        noteCounts();
        m_rows = counter.rows();
        m_counter = nullptr;
        return done ? Result<void>() : done.error();
    }

    Result<void> compare(const SearchStatement& statement, const std::stop_token& stop)
    {
        const bool isServer = m_connection.dialect() == Dialect::Postgres;
        std::int64_t rows = 0;
        const auto take = [&](std::vector<Cell>&& row) {
            for (std::size_t i = 0; i < statement.columns.size(); ++i)
                m_cells[statement.columns[i]] += m_needle.isIn(row[m_plan.key.size() + i]) ? 1 : 0;
            if (m_listedRows < kMostRowsListed)
                tellRow(statement, row);
            tick();
            return m_wantsMore && (!isServer || ++rows < kMostRowsOfServerCounted);
        };
        const auto done = m_connection.stream(statement.sql, {.row = take},
                                              {.rows = kAll, .bytes = kAll, .milliseconds = isServer ? kServerMilliseconds : 0}, stop);
        if (rows == kMostRowsOfServerCounted)
            m_state = State::Partly;
        return done;
    }

    bool tellRow(const SearchStatement& statement, const std::vector<Cell>& row)
    {
        ++m_listedRows;
        for (std::size_t i = 0; i < statement.columns.size() && m_wantsMore; ++i) {
            const Cell& cell = row[m_plan.key.size() + i];
            if (!m_needle.isIn(cell))
                continue;
            FoundCell found{.column = statement.columns[i], .text = textOf(cell, m_needle)};
            for (std::size_t part = 0; part < m_plan.key.size(); ++part)
                found.row.emplace_back(m_plan.key[part], row[part]);
            m_wantsMore = m_tell(found);
        }
        return m_wantsMore;
    }

    void tick()
    {
        if (Clock::now() - m_lastReport >= kBetweenReports)
            report(State::Reading);
    }

    void noteCounts()
    {
        for (std::size_t i = 0; m_counter && i < m_counted->size(); ++i)
            m_cells[(*m_counted)[i]] = m_counter->cells()[i];
    }

    void report(State state)
    {
        m_lastReport = Clock::now();
        noteCounts();
        for (const auto& [column, cells] : m_cells) {
            if (cells > 0 && cells != m_reported[column])
                m_wantsMore = m_wantsMore && m_tell(CellCount{column, m_reported[column] = cells});
        }
        const std::int64_t rows = m_counter ? m_counter->rows() : m_rows;
        m_wantsMore = m_wantsMore && m_tell(TableProgress{m_plan.table, state, rows, m_plan.rows, m_reason});
    }

    const Connection& m_connection;
    const CellNeedle& m_needle;
    const TablePlan& m_plan;
    const TellSearch& m_tell;
    FoundCounter* m_counter = nullptr; ///< of the statement under way
    const std::vector<ColumnId>* m_counted = nullptr;
    std::map<ColumnId, std::int64_t> m_cells;
    std::map<ColumnId, std::int64_t> m_reported;
    std::int64_t m_listedRows = 0;
    std::int64_t m_rows = 0;
    State m_state = State::Reading;
    std::string m_reason;
    Clock::time_point m_lastReport;
    bool m_wantsMore = true;
};

} // namespace

Result<void> searchDatabase(const Connection& connection, const Schema& schema, const CellWish& wish, const TellSearch& tell,
                            std::stop_token stop)
{
    const CellNeedle needle(wish);
    if (needle.text().empty())
        return Error{ErrorCode::InvalidArgument, "There is nothing to look for."};
    const std::vector<TablePlan> plans = tablePlans(connection, schema, needle);
    std::vector<TableSearch> searches;
    for (const TablePlan& plan : plans)
        searches.emplace_back(connection, needle, plan, tell);
    for (const bool isByIndex : {true, false}) {
        for (std::size_t i = 0; i < plans.size(); ++i) {
            if (const auto done = searches[i].run(isByIndex ? plans[i].lookUps : plans[i].scans, stop); !done)
                return done;
            if (!isByIndex)
                searches[i].end();
        }
    }
    return {};
}

} // namespace ratatosk
