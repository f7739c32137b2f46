// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/doctor_command.h"

#include "app/cli/engine.h"
#include "app/terminal/terminal.h"
#include "core/answer/value/question_answerer.h"
#include "core/network/inference/kernel_speed.h"
#include "core/network/kernels/parallel.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <sqlite3.h>

#include <fstream>
#include <thread>

namespace ratatosk::cli {

namespace {

/// The model card's first lines, up to the first blank one after its title.
std::string summaryOf(const std::filesystem::path& card)
{
    std::ifstream file(card);
    std::string summary;
    for (std::string line; std::getline(file, line) && summary.size() < 400;) {
        const bool isText = !line.empty() && line[0] != '#' && line[0] != '-' && line[0] != '<';
        if (isText)
            summary += (summary.empty() ? "" : " ") + line;
        else if (!summary.empty())
            break;
    }
    return summary;
}

void addModel(std::vector<Finding>& findings)
{
    const auto bundle = findModelBundle();
    if (!bundle) {
        findings.push_back({"model", "none", bundle.error().detail + " The commands run, schema, link and sample work without a model."});
        return;
    }
    findings.push_back({"model", bundle->string(), {}});
    findings.push_back({"model card", summaryOf(*bundle / "MODEL_CARD.md"), {}});
}

/// Of what answers are computed with.
void addProcessor(std::vector<Finding>& findings)
{
    findings.push_back({"processor", fmt::format("runs {} threads at a time", std::thread::hardware_concurrency()), {}});
    setThreadCount(1);
    for (const Precision precision : {Precision::Float32, Precision::Integer})
        findings.push_back(
            {fmt::format("{} product", nameOf(precision)), fmt::format("{:.0f} GFLOP/s on one core", kernelSpeed(precision)), {}});
}

std::vector<Finding> examineAll()
{
    std::vector<Finding> findings{{"ratatosk", RATATOSK_VERSION, {}}, {"SQLite", sqlite3_libversion(), {}}};
    addProcessor(findings);
    if (const auto engine = openEngine()) {
        (*engine)->useThreads(0);
        for (Finding& finding : (*engine)->examine())
            findings.push_back(std::move(finding));
    } else {
        findings.push_back({"LibTorch", "none: only training needs it (package ratatosk-training)", {}});
    }
    addModel(findings);
    return findings;
}

ResultTable tableOf(const std::vector<Finding>& findings)
{
    ResultTable table;
    table.columns = {"part", "finding", "warning"};
    for (const Finding& finding : findings)
        table.rows.push_back({finding.subject, finding.value, finding.warning});
    return table;
}

/// Findings in full, since advice must not be cut off; warnings below.
std::string textOf(const std::vector<Finding>& findings, const Terminal& terminal)
{
    std::string text;
    for (const Finding& finding : findings)
        text += fmt::format("{:<14} {}\n", finding.subject, finding.value);
    for (const Finding& finding : findings) {
        if (!finding.warning.empty())
            text += fmt::format("{} {}\n", terminal.bold("Warning:"), finding.warning);
    }
    return text;
}

ExitCode examine(OutputFormat format, Terminal& terminal)
{
    const std::vector<Finding> findings = examineAll();
    terminal.print(format == OutputFormat::Table ? textOf(findings, terminal) : formatted(tableOf(findings), format, terminal));
    return ExitCode::Ok;
}

} // namespace

void addDoctorCommand(CLI::App& program, Action& action)
{
    const auto format = std::make_shared<OutputFormat>(OutputFormat::Table);
    CLI::App* command = program.add_subcommand("doctor", "Check this installation: versions, model, speed");
    addFormatOption(*command, *format);
    command->callback([format, &action] { action = [format](Terminal& terminal) { return examine(*format, terminal); }; });
}

} // namespace ratatosk::cli
