// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/row_export.h"

#include "core/database/postgres/database_place.h"
#include "core/files/rows/workbook_rows.h"
#include "core/files/statements/row_bytes.h"
#include "core/files/statements/statement_process.h"

#include <limits>
#include <optional>

namespace ratatosk {

namespace {

constexpr std::int64_t kRowsPerReport = 1'000; ///< often enough for an eye
constexpr size_t kBytesPerPiece = 64 << 10;    ///< what a pipe holds
constexpr auto kMost = std::numeric_limits<std::int64_t>::max();

/// Gathers small rows into pieces worth a write.
class ExportStream
{
public:
    ExportStream(const RowTextOptions& options, const TextSink& sink, const ReportProgress& report)
        : m_options(options), m_sink(sink), m_report(report)
    {
    }

    void begin(const std::vector<std::string>& columns)
    {
        m_hasBegun = true;
        if (m_options.format == RowFormat::Xlsx) {
            m_workbook.emplace(columns);
            return;
        }
        m_text.emplace(m_options, columns);
        m_piece = m_text->head();
    }

    bool add(const std::vector<Cell>& cells)
    {
        if (m_workbook)
            m_workbook->add(cells);
        else
            m_piece += m_text->row(cells);
        if (++m_rows % kRowsPerReport == 0 && m_report)
            m_report({.done = m_rows, .total = 0, .what = {}});
        return m_piece.size() < kBytesPerPiece || pass();
    }

    bool end()
    {
        if (!m_workbook) {
            m_piece += m_text->tail();
            return pass();
        }
        auto bytes = m_workbook->finish();
        m_piece = bytes ? *std::move(bytes) : std::string();
        return bytes && pass();
    }

    bool hasBegun() const { return m_hasBegun; }
    bool hasFailed() const { return m_hasFailed; }
    std::int64_t rows() const { return m_rows; }

private:
    bool pass()
    {
        m_hasFailed = m_hasFailed || !m_sink(m_piece);
        m_piece.clear();
        return !m_hasFailed;
    }

    const RowTextOptions& m_options;
    const TextSink& m_sink;
    const ReportProgress& m_report;
    std::optional<RowText> m_text;
    std::optional<WorkbookRows> m_workbook;
    bool m_hasBegun = false;
    std::string m_piece;
    std::int64_t m_rows = 0;
    bool m_hasFailed = false;
};

/// What became of it, once the rows have `ended`.
Result<std::int64_t> settle(ExportStream& stream, const Result<void>& ended)
{
    if (!stream.hasFailed() && !ended)
        return ended.error();
    if (stream.hasFailed() || !stream.end())
        return Error{ErrorCode::IoError, "The rows could not be written; the disk may be full."};
    return stream.rows();
}

bool addPortion(ExportStream& stream, const RowPortion& portion)
{
    if (!stream.hasBegun())
        stream.begin(portion.columns);
    RowReader rows(portion.rows);
    while (const auto row = rows.next()) {
        if (!stream.add(*row))
            return false;
    }
    return !rows.hasFailed();
}

} // namespace

Result<std::int64_t> exportRows(const std::filesystem::path& database, const std::string& sql, const RowTextOptions& options,
                                const TextSink& sink, std::stop_token stop, const ReportProgress& report)
{
    const auto connection = openPlace(database);
    if (!connection)
        return connection.error();
    ExportStream stream(options, sink, report);
    const Connection::RowSink rows{.columns = [&](const std::vector<std::string>& columns) { stream.begin(columns); },
                                   .row = [&](std::vector<Cell>&& cells) { return stream.add(cells); }};
    return settle(stream, connection->stream(sql, rows, {.rows = kMost, .bytes = kMost, .milliseconds = 0}, std::move(stop)));
}

Result<std::int64_t> exportRowsApart(const std::filesystem::path& program, const std::filesystem::path& database, const std::string& sql,
                                     const RowTextOptions& options, const TextSink& sink, std::stop_token stop,
                                     const ReportProgress& report)
{
    StatementProcess process(program, {database, StatementAccess::Read});
    ExportStream stream(options, sink, report);
    const auto end = process.ask(
        RunStatement{sql, kMost, kMost}, [&](const RowPortion& portion) { return addPortion(stream, portion); }, std::move(stop));
    return settle(stream, end ? Result<void>() : Result<void>(end.error()));
}

Result<std::int64_t> exportTable(const ResultTable& table, const RowTextOptions& options, const TextSink& sink, std::stop_token stop)
{
    const ReportProgress noReport;
    ExportStream stream(options, sink, noReport);
    stream.begin(table.columns);
    for (const std::vector<Cell>& row : table.rows) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        if (!stream.add(row))
            break;
    }
    return settle(stream, Result<void>());
}

} // namespace ratatosk
