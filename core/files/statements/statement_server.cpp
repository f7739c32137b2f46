// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/statements/statement_server.h"

#include "core/database/engine/schema_reader.h"
#include "core/database/postgres/database_place.h"
#include "core/files/opening/database_editor.h"
#include "core/files/searching/database_search.h"
#include "core/files/statements/row_bytes.h"

#include <chrono>
#include <limits>
#include <new>
#include <optional>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t bytesPerPortion = 32 << 10;     // half a pipe: one side writes while the other reads
constexpr std::chrono::milliseconds longestWait{100}; // of what was found, until it is sent
constexpr auto noCap = std::numeric_limits<std::int64_t>::max();

/// Sends rows by the portion.
class RowSender
{
public:
    RowSender(std::uint64_t number, const StatementServer::Send& send) : m_number(number), m_send(send) {}

    void begin(const std::vector<std::string>& columns)
    {
        m_portion.columns = columns;
        m_isDue = true;
    }

    bool add(const std::vector<Cell>& row)
    {
        appendRow(m_portion.rows, row);
        m_isDue = true;
        return m_portion.rows.size() < bytesPerPortion || flush();
    }

    /// The same, and none waits for long.
    bool addInTime(const std::vector<Cell>& row)
    {
        return add(row) && (std::chrono::steady_clock::now() - m_lastFlush < longestWait || flush());
    }

    bool flush()
    {
        if (!std::exchange(m_isDue, false))
            return true;
        m_lastFlush = std::chrono::steady_clock::now();
        return m_send(encode(StatementReply{m_number, std::exchange(m_portion, {})}));
    }

private:
    std::uint64_t m_number;
    const StatementServer::Send& m_send;
    RowPortion m_portion;
    bool m_isDue = false;
    std::chrono::steady_clock::time_point m_lastFlush; ///< long ago: the first row goes at once
};

/// What it takes in memory, as RunLimits counts.
std::int64_t bytesOf(const std::vector<Cell>& row)
{
    std::size_t bytes = row.size() * sizeof(Cell);
    for (const Cell& cell : row) {
        if (const auto* text = std::get_if<std::string>(&cell))
            bytes += text->size();
        else if (const auto* blob = std::get_if<Blob>(&cell))
            bytes += blob->bytes.size();
    }
    return static_cast<std::int64_t>(bytes);
}

/// Counts rows against what a statement may return, and sends those that it may.
class CappedSender
{
public:
    CappedSender(RowSender& sender, const RunStatement& caps) : m_sender(sender), m_rowsLeft(caps.rows), m_bytesLeft(caps.bytes) {}

    bool add(const std::vector<Cell>& row)
    {
        m_bytesLeft -= bytesOf(row);
        m_isComplete = m_rowsLeft-- > 0 && m_bytesLeft >= 0;
        return m_isComplete && m_sender.add(row);
    }

    bool isComplete() const { return m_isComplete; }

private:
    RowSender& m_sender;
    std::int64_t m_rowsLeft;
    std::int64_t m_bytesLeft;
    bool m_isComplete = true;
};

double millisecondsSince(std::chrono::steady_clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

} // namespace

/// One of the two.
struct StatementServer::File {
    std::optional<Connection> reading;
    std::optional<Schema> schema; ///< once it was asked for
    std::unique_ptr<DatabaseEditor> editing;
};

StatementServer::StatementServer(Send send) : m_send(std::move(send)) {}
StatementServer::~StatementServer() = default;

bool StatementServer::carryOut(const StatementRequest& request, std::stop_token stop)
{
    return m_send(encode(StatementReply{request.number, outcomeOf(request, std::move(stop))}));
}

StatementServer::Outcome StatementServer::outcomeOf(const StatementRequest& request, std::stop_token stop)
{
    if (const auto* opening = std::get_if<OpenFile>(&request.body))
        return open(*opening);
    if (!m_file)
        return failed({ErrorCode::InvalidArgument, "No file is open."});
    if (const auto* statement = std::get_if<RunStatement>(&request.body))
        return m_file->editing ? edit(request.number, *statement, std::move(stop)) : read(request.number, *statement, std::move(stop));
    if (const auto* wish = std::get_if<FindCells>(&request.body))
        return find(request.number, *wish, std::move(stop));
    if (const auto* statement = std::get_if<LocateError>(&request.body))
        return locate(*statement);
    return std::holds_alternative<ApplyChanges>(request.body) ? apply() : undo();
}

StatementServer::Outcome StatementServer::open(const OpenFile& request)
{
    m_file = std::make_unique<File>();
    if (request.access == StatementAccess::Edit) {
        auto editor = DatabaseEditor::open(request.file);
        if (!editor)
            return failed(editor.error());
        m_file->editing = *std::move(editor);
        return StatementEnd();
    }
    auto connection = openPlace(request.file);
    if (!connection)
        return failed(connection.error());
    m_file->reading = *std::move(connection);
    if (request.access == StatementAccess::Read)
        return StatementEnd();
    auto schema = readSchema(*m_file->reading);
    if (!schema)
        return failed(schema.error());
    m_file->schema = *schema;
    return Outcome(*std::move(schema));
}

/// Rows go out as they come, so that this process needs little memory for them.
StatementServer::Outcome StatementServer::read(std::uint64_t number, const RunStatement& request, std::stop_token stop)
try {
    const auto begin = std::chrono::steady_clock::now();
    RowSender sender(number, m_send);
    CappedSender capped(sender, request);
    const RowSink sink{.columns = [&](const std::vector<std::string>& columns) { sender.begin(columns); },
                       .row = [&](std::vector<Cell>&& row) { return capped.add(row); }};
    const auto done = m_file->reading->stream(request.sql, sink, {.rows = noCap, .bytes = noCap}, std::move(stop));
    if (!done)
        return failed(done.error());
    sender.flush();
    return StatementEnd{.isComplete = capped.isComplete(), .milliseconds = millisecondsSince(begin)};
} catch (const std::bad_alloc&) { // while editing nothing is caught: a process that dies leaves no half of a statement behind
    return failed({ErrorCode::LimitExceeded, "The statement needs more memory than it may have."});
}

StatementServer::Outcome StatementServer::find(std::uint64_t number, const FindCells& request, std::stop_token stop)
{
    if (!m_file->reading)
        return failed({ErrorCode::InvalidArgument, "Cells cannot be searched while the file is edited."});
    if (!m_file->schema) { // of a child that took the place of one that crashed
        auto schema = readSchema(*m_file->reading);
        if (!schema)
            return failed(schema.error());
        m_file->schema = *std::move(schema);
    }
    const auto begin = std::chrono::steady_clock::now();
    RowSender sender(number, m_send);
    const auto tell = [&](const SearchEvent& event) { return sender.addInTime(rowOf(event)); };
    const auto done = searchDatabase(*m_file->reading, *m_file->schema, request.wish, tell, std::move(stop));
    if (!done)
        return failed(done.error());
    sender.flush();
    return StatementEnd{.milliseconds = millisecondsSince(begin)};
}

StatementServer::Outcome StatementServer::edit(std::uint64_t number, const RunStatement& request, std::stop_token stop)
{
    auto edited = m_file->editing->run(request.sql, request.rows, std::move(stop));
    if (!edited)
        return failed(edited.error());
    RowSender sender(number, m_send);
    sender.begin(edited->rows.columns);
    for (const std::vector<Cell>& row : edited->rows.rows)
        sender.add(row);
    sender.flush();
    return StatementEnd{.isComplete = edited->rows.isComplete,
                        .milliseconds = edited->rows.milliseconds,
                        .hasPending = hasPending(),
                        .hasChanges = edited->changes.has_value(),
                        .changes = std::move(edited->changes).value_or(ChangeSet())};
}

StatementServer::Outcome StatementServer::locate(const LocateError& request)
{
    const int offset = m_file->editing ? m_file->editing->errorOffset(request.sql) : m_file->reading->errorOffset(request.sql);
    return StatementEnd{.errorOffset = offset, .hasPending = hasPending()};
}

StatementServer::Outcome StatementServer::apply()
{
    const Result<void> applied = m_file->editing ? m_file->editing->apply() : Result<void>();
    return applied ? Outcome(StatementEnd{.hasPending = hasPending()}) : failed(applied.error());
}

StatementServer::Outcome StatementServer::undo()
{
    if (m_file->editing)
        m_file->editing->undo();
    return StatementEnd{.hasPending = hasPending()};
}

StatementServer::Outcome StatementServer::failed(Error error) const
{
    return StatementFailure{std::move(error), hasPending()};
}

bool StatementServer::hasPending() const
{
    return m_file && m_file->editing && m_file->editing->hasPending();
}

} // namespace ratatosk
