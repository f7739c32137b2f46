// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/statements/child_process.h"
#include "core/files/statements/statement_message.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace ratatosk {

/// One file in the hands of a `ratatosk-cli statements`: whatever SQLite does to that process, this one goes on. The child is started by
/// the first request, and again by the next one after its death. Lives on one thread at a time.
class StatementProcess
{
public:
    static constexpr int cancelMilliseconds = 250; ///< after that long a child that ignores a cancel is killed

    /// Takes rows; false when no more are wanted.
    using TakeRows = std::function<bool(const RowPortion& rows)>;

    StatementProcess(std::filesystem::path program, OpenFile file);

    /// Starts the child and opens the file, unless both have been done.
    Result<void> open(std::stop_token stop = {});

    /// Waits for the end of the request. Errors: as the request's; WorkerFailed when the child died or there is none to be had,
    /// Cancelled when it was stopped.
    Result<StatementEnd> ask(decltype(StatementRequest::body) request, const TakeRows& take = {}, std::stop_token stop = {});

    const std::filesystem::path& file() const { return m_file.file; }
    /// What the file was like when it was first opened.
    const Schema& schema() const { return m_schema; }
    bool hasPending() const { return m_hasPending; }
    pid_t child() const { return m_child ? m_child->id() : 0; } ///< 0: there is none now

private:
    using Clock = std::chrono::steady_clock;
    using Outcome = std::variant<Schema, StatementEnd>;

    Result<Outcome> exchange(decltype(StatementRequest::body) request, const TakeRows& take, std::stop_token stop);
    Result<std::optional<Outcome>> takeReplies(const TakeRows& take);
    Result<Outcome> finish(decltype(StatementReply::body) reply);
    void requestStop();
    bool wait();
    bool passBytes();
    Error bury();

    std::filesystem::path m_program;
    OpenFile m_file;
    Schema m_schema;
    std::optional<ChildProcess> m_child;
    MessageReader<StatementReply> m_reader;
    std::string m_outgoing;     ///< what the child has not taken yet
    std::uint64_t m_number = 0; ///< of the latest request
    bool m_hasPending = false;
    bool m_wantsRows = true;      ///< of the request under way
    bool m_isStopping = false;    ///< that request is to end,
    Clock::time_point m_killTime; ///< by then
    Descriptor m_wish;            ///< readable once a stop is requested
};

} // namespace ratatosk
