// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/questions/dataset/dataset.h"
#include "core/questions/evaluation/report.h"

#include <CLI/CLI.hpp>

#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk::cli {

class Terminal;

struct ErrorReportOptions {
    std::vector<std::string> files; ///< a page (.html), everything but queries (.json), or counts (.csv)
    std::string title;
    bool runQueries = true;
};

/// Refuses a file whose name does not say what it should hold.
CLI::Validator isErrorReport();

/// Sorts the wrong answers and writes what each file's name asks for. Errors: as analyseErrors; IoError.
Result<void> writeErrorReports(const ErrorReportOptions& options, const Dataset& dataset, std::span<const std::string> predictions,
                               std::span<const Verdict> verdicts, Terminal& terminal, std::stop_token stop);

} // namespace ratatosk::cli
