// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/error_report.h"

#include "app/terminal/table_text.h"
#include "app/terminal/terminal.h"
#include "core/base/atomic_file.h"
#include "core/experiments/analysis/error_page.h"
#include "core/experiments/analysis/error_tables.h"

#include <fmt/format.h>

#include <filesystem>

namespace ratatosk::cli {

namespace {

std::string endingOf(const std::string& file)
{
    return std::filesystem::path(file).extension().string();
}

} // namespace

CLI::Validator isErrorReport()
{
    const auto check = [](const std::string& file) {
        const std::string ending = endingOf(file);
        const bool isKnown = ending == ".html" || ending == ".json" || ending == ".csv";
        return isKnown ? std::string() : fmt::format("'{}' does not end in .html, .json or .csv.", file);
    };
    return {check, ""};
}

Result<void> writeErrorReports(const ErrorReportOptions& options, const Dataset& dataset, std::span<const std::string> predictions,
                               std::span<const Verdict> verdicts, Terminal& terminal, std::stop_token stop)
{
    const auto progress = [&](const Progress& done) { terminal.showProgress(done); };
    const auto analysis = analyseErrors(dataset, predictions, verdicts, {.runQueries = options.runQueries}, progress, std::move(stop));
    if (!analysis)
        return analysis.error();
    for (const std::string& file : options.files) {
        std::string text;
        if (endingOf(file) == ".html")
            text = errorPage(*analysis, dataset, predictions, options.title);
        else
            text = endingOf(file) == ".json" ? jsonOf(*analysis) + '\n' : asCsv(countTable(analysis->counts));
        if (const auto written = writeAtomically(file, text); !written)
            return written.error();
    }
    return {};
}

} // namespace ratatosk::cli
