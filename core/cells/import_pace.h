// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace ratatosk {

/// How far an import is, and whether it has to end. Lives on the thread that imports.
class ImportPace
{
public:
    /// `total`: bytes to be read, each as often as it is read.
    ImportPace(std::stop_token stop, ReportProgress report, std::int64_t total);

    /// Error: Cancelled.
    Result<void> advance(std::int64_t bytes);
    const std::stop_token& stop() const { return m_stop; }

private:
    std::stop_token m_stop;
    ReportProgress m_report;
    std::int64_t m_total;
    std::int64_t m_done = 0;
    std::int64_t m_told = 0;
};

} // namespace ratatosk
