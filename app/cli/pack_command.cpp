// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pack_command.h"

#include "app/cli/pack_evaluation.h"
#include "app/terminal/table_text.h"
#include "app/terminal/terminal.h"
#include "core/base/atomic_file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

/// A row for each question of all packs.
ResultTable verdictTable(const std::vector<PackReport>& reports)
{
    ResultTable table;
    table.columns = {"pack", "database", "record", "kind", "wording", "trust", "chance", "right", "best", "question", "gold", "predicted"};
    for (const PackReport& report : reports)
        for (const PackVerdict& verdict : report.verdicts)
            table.rows.push_back({report.name, verdict.question.database, std::int64_t(verdict.question.record), verdict.question.kind,
                                  verdict.question.wording, verdict.trust, verdict.chance, std::int64_t(verdict.isRight),
                                  std::int64_t(verdict.hasRight), verdict.question.question, verdict.question.query, verdict.sql});
    return table;
}

} // namespace

void addPackOptions(CLI::App& command, PackArguments& arguments)
{
    CLI::Option* packs =
        command
            .add_option("--pack", arguments.packs,
                        "Pack of questions next to its databases: questions.json, its folder, or records in a .jsonl; can be repeated")
            ->type_name("FILE")
            ->allow_extra_args(false);
    command.add_option("--databases", arguments.databases, "Folder with the packs' databases as DB/DB.sqlite; can be repeated")
        ->type_name("DIR")
        ->allow_extra_args(false)
        ->needs(packs);
    command
        .add_flag("--from-files", arguments.asksSources,
                  "Ask the CSV file, folder or workbook that a database was made from, if it is next to the pack")
        ->needs(packs);
}

ExitCode evaluatePacks(const PackArguments& arguments, const AskOptions& ask, const ModelOptions& model, OutputFormat format,
                       Terminal& terminal, std::stop_token stop)
{
    std::vector<QuestionPack> packs;
    for (const std::string& file : arguments.packs) {
        auto pack = readQuestionPack(file);
        if (!pack)
            return terminal.fail(pack.error());
        packs.push_back(*std::move(pack));
    }
    const auto answerer = loadModel(model);
    if (!answerer)
        return terminal.fail(answerer.error());
    const PackPlaces places{{arguments.databases.begin(), arguments.databases.end()}, arguments.asksSources};
    std::vector<PackReport> reports;
    for (const QuestionPack& pack : packs) {
        auto report = evaluatePack(
            **answerer, pack, places, ask, [&](const Progress& progress) { terminal.showProgress(progress); }, stop);
        if (!report)
            return terminal.fail(report.error());
        reports.push_back(*std::move(report));
    }
    if (!arguments.verdicts.empty()) {
        if (const auto written = writeAtomically(arguments.verdicts, asCsv(verdictTable(reports))); !written)
            return terminal.fail(written.error());
    }
    std::string list;
    for (const PackReport& report : reports)
        list += (list.empty()                       ? ""
                     : format == OutputFormat::Json ? ",\n"
                                                    : "\n")
            + (format == OutputFormat::Json ? toJson(report) : toTable(report));
    terminal.print(format == OutputFormat::Json ? fmt::format("[{}]\n", list) : list);
    return ExitCode::Ok;
}

} // namespace ratatosk::cli
