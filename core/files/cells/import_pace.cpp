// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/import_pace.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::int64_t kMegabyte = 1 << 20;

} // namespace

ImportPace::ImportPace(std::stop_token stop, ReportProgress report, std::int64_t total)
    : m_stop(std::move(stop)), m_report(std::move(report)), m_total(total)
{
}

Result<void> ImportPace::advance(std::int64_t bytes)
{
    if (m_stop.stop_requested())
        return Error{ErrorCode::Cancelled, "The import was stopped."};
    m_done += bytes;
    if (m_report && m_done - m_reported >= kMegabyte) {
        m_reported = m_done;
        m_report({std::min(m_done, m_total) / kMegabyte, m_total / kMegabyte, "MB read"});
    }
    return {};
}

void ImportPace::noteFault(std::int64_t line, const std::string& reason)
{
    constexpr std::size_t mostFaults = 1'000;
    if (m_faults.size() < mostFaults)
        m_faults.try_emplace(line, reason);
}

void ImportPace::noteSheet(const std::string& sheet, const std::string& reason)
{
    noteFault(std::numeric_limits<std::int64_t>::min() + std::ssize(m_faults),
              fmt::format("the sheet '{}' was skipped: {}", sheet, reason));
}

std::vector<std::string> ImportPace::takeFaults()
{
    std::vector<std::string> faults;
    for (const auto& [line, reason] : std::exchange(m_faults, {}))
        faults.push_back(line > 0 ? fmt::format("line {}: {}", line, reason) : reason);
    return faults;
}

} // namespace ratatosk
