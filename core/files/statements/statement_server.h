// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/statements/statement_message.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace ratatosk {

/// Carries out, in the child process, what the window asks of one file. Lives on one thread.
class StatementServer
{
public:
    /// Passes bytes on to the window; false when nobody takes them any more, which ends the statement.
    using Send = std::function<bool(const std::string& bytes)>;

    explicit StatementServer(Send send);
    ~StatementServer(); ///< undoes what was not applied

    /// Sends all replies to the request. False when nobody takes them.
    bool carryOut(const StatementRequest& request, std::stop_token stop);

private:
    struct File;
    using Outcome = decltype(StatementReply::body);

    Outcome open(const OpenFile& request);
    Outcome outcomeOf(const StatementRequest& request, std::stop_token stop);
    Outcome read(std::uint64_t number, const RunStatement& request, std::stop_token stop);
    Outcome edit(std::uint64_t number, const RunStatement& request, std::stop_token stop);
    Outcome find(std::uint64_t number, const FindCells& request, std::stop_token stop);
    Outcome locate(const LocateError& request);
    Outcome apply();
    Outcome undo();
    Outcome failed(Error error) const;
    bool hasPending() const;

    Send m_send;
    std::unique_ptr<File> m_file; ///< null: none is open
};

} // namespace ratatosk
