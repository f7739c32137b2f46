// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/statements/statement_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace ratatosk {

namespace {

constexpr std::size_t bytesPerRead = 64 << 10; // what a pipe holds

Error crashOf(StatementAccess access)
{
    if (access == StatementAccess::Edit)
        return {ErrorCode::WorkerFailed, "SQLite crashed on this statement. Pending changes were undone."};
    return {ErrorCode::WorkerFailed, "SQLite crashed on this statement. The database is unchanged."};
}

} // namespace

StatementProcess::StatementProcess(std::filesystem::path program, OpenFile file)
    : m_program(std::move(program)), m_file(std::move(file)), m_wish(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
}

Result<void> StatementProcess::open(std::stop_token stop)
{
    if (m_child && !m_hasPending && m_child->hasEnded())
        m_child.reset(); // between two requests, with nothing to lose
    if (m_child)
        return {};
    auto child = ChildProcess::start(m_program, {"statements"});
    if (!child)
        return child.error();
    m_child.emplace(*std::move(child));
    m_reader = {};
    m_outgoing.clear();
    auto outcome = exchange(m_file, {}, std::move(stop));
    if (!outcome) {
        m_child.reset();
        return outcome.error();
    }
    if (auto* schema = std::get_if<Schema>(&*outcome)) {
        m_schema = std::move(*schema);
        m_file.access = StatementAccess::Read; // whoever holds the schema need not be told again
    }
    return {};
}

Result<StatementEnd> StatementProcess::ask(decltype(StatementRequest::body) request, const TakeRows& take, std::stop_token stop)
{
    if (const auto opened = open(stop); !opened)
        return opened.error();
    if (stop.stop_requested()) // the process might be done before it heard of it
        return Error{ErrorCode::Cancelled, "The statement was stopped before it began."};
    auto outcome = exchange(std::move(request), take, std::move(stop));
    if (!outcome)
        return outcome.error();
    auto* end = std::get_if<StatementEnd>(&*outcome);
    if (!end)
        return bury();
    if (!m_wantsRows)
        return Error{ErrorCode::Cancelled, "No more rows were needed."};
    return std::move(*end);
}

Result<StatementProcess::Outcome> StatementProcess::exchange(decltype(StatementRequest::body) request, const TakeRows& take,
                                                             std::stop_token stop)
{
    const auto bytes = encode(StatementRequest{++m_number, std::move(request)});
    if (!bytes)
        return bytes.error();
    m_outgoing += *bytes;
    m_wantsRows = true;
    m_isStopping = false;
    const std::stop_callback wake(stop, [this] { eventfd_write(m_wish.number(), 1); });
    for (;;) {
        auto outcome = takeReplies(take);
        if (!outcome)
            return outcome.error();
        if (*outcome)
            return **std::move(outcome);
        if (stop.stop_requested())
            requestStop();
        if (!wait()) {
            Error crash = bury();
            return m_isStopping ? Error{ErrorCode::Cancelled, "The statement was cancelled."} : crash;
        }
    }
}

/// The last reply to the request under way; nothing while it has not come.
Result<std::optional<StatementProcess::Outcome>> StatementProcess::takeReplies(const TakeRows& take)
{
    for (;;) {
        auto reply = m_reader.next();
        if (!reply)
            return bury(); // talks another language: as good as dead
        if (!*reply)
            return std::optional<Outcome>();
        const auto* rows = std::get_if<RowPortion>(&(*reply)->body);
        if (!rows) {
            auto outcome = finish(std::move((*reply)->body));
            return outcome ? Result(std::optional(*std::move(outcome))) : outcome.error();
        }
        m_wantsRows = m_wantsRows && take && take(*rows);
        if (!m_wantsRows)
            requestStop();
    }
}

Result<StatementProcess::Outcome> StatementProcess::finish(decltype(StatementReply::body) reply)
{
    if (auto* schema = std::get_if<Schema>(&reply))
        return Outcome(std::move(*schema));
    if (auto* failure = std::get_if<StatementFailure>(&reply)) {
        m_hasPending = failure->hasPending;
        return std::move(failure->error);
    }
    auto& end = std::get<StatementEnd>(reply);
    m_hasPending = end.hasPending;
    return Outcome(std::move(end));
}

void StatementProcess::requestStop()
{
    if (std::exchange(m_isStopping, true))
        return;
    m_killTime = Clock::now() + std::chrono::milliseconds(cancelMilliseconds);
    if (const auto bytes = encode(StatementRequest{0, CancelRequest{m_number}}))
        m_outgoing += *bytes;
}

/// Until something has come or can go. False when the child is dead, or has had its time to stop.
bool StatementProcess::wait()
{
    using std::chrono::milliseconds;
    const auto left = std::chrono::ceil<milliseconds>(m_killTime - Clock::now()).count();
    std::array<pollfd, 3> ends{
        {{m_child->output(), POLLIN, 0}, {m_wish.number(), POLLIN, 0}, {m_outgoing.empty() ? -1 : m_child->input(), POLLOUT, 0}}};
    const int count = poll(ends.data(), ends.size(), m_isStopping ? static_cast<int>(std::max<decltype(left)>(left, 0)) : -1);
    if (m_isStopping && Clock::now() >= m_killTime)
        return false;
    if (count < 0)
        return errno == EINTR;
    eventfd_t wishes = 0;
    eventfd_read(m_wish.number(), &wishes); // whoever has written it has asked for the stop before
    return passBytes();
}

/// A child that does not read any more may have written before; its end shows there.
bool StatementProcess::passBytes()
{
    if (!m_child->write(m_outgoing))
        m_outgoing.clear();
    std::array<char, bytesPerRead> bytes;
    const ssize_t count = read(m_child->output(), bytes.data(), bytes.size());
    if (count > 0)
        m_reader.append({bytes.data(), static_cast<std::size_t>(count)});
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

/// What became of the request.
Error StatementProcess::bury()
{
    m_child->kill();
    m_child.reset();
    m_hasPending = false;
    return crashOf(m_file.access);
}

} // namespace ratatosk
