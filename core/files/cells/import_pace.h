// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// How far an import is, whether it has to end, and what it leaves out. Lives on the thread that imports.
class ImportPace
{
public:
    /// `total`: bytes to be read, each as often as it is read.
    ImportPace(std::stop_token stop, ReportProgress report, std::int64_t total);

    /// Error: Cancelled.
    Result<void> advance(std::int64_t bytes);
    const std::stop_token& stop() const { return m_stop; }

    /// What of the file that is being read could not be read, though the rest was: one clause for each line ("a quote is never closed"), and no
    /// more than a thousand. Line 0: it has no line.
    void noteFault(std::int64_t line, const std::string& reason);
    /// The same of a sheet that is left out.
    void noteSheet(const std::string& sheet, const std::string& reason);
    /// "line 3: a quote is never closed", by their lines; there are none from then on.
    std::vector<std::string> takeFaults();

private:
    std::stop_token m_stop;
    ReportProgress m_report;
    std::int64_t m_total;
    std::int64_t m_done = 0;
    std::int64_t m_reported = 0;
    std::map<std::int64_t, std::string> m_faults; ///< by their lines: a file is read several times
};

} // namespace ratatosk
