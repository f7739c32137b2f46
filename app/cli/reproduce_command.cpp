// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reproduce_command.h"

#include "app/cli/reproduced_evaluation.h"
#include "app/cli/reproduced_training.h"
#include "app/cli/time_budget.h"
#include "app/cli/training_options.h"
#include "app/cli/whole_text.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/table_text.h"
#include "app/terminal/terminal.h"
#include "core/experiments/reproduction/paper_tables.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace ratatosk::cli {

namespace {

struct ReproduceArguments {
    std::string table;
    bool isListed = false;
    double minutes = 0; ///< 0: as long as it takes
    std::filesystem::path data;
    std::filesystem::path languageModel;
    std::filesystem::path recipes = "models/recipes";
    std::filesystem::path output = "models/reproduction";
    ModelOptions model;
};

/// What a folder holds of a table.
std::string stateOf(const PaperTable& table, const std::filesystem::path& folder)
{
    const std::string text = wholeText(folder / fmt::format("{}.md", table.name));
    if (text.empty())
        return "not begun";
    return text.find("the same command") == std::string::npos ? "done" : "begun";
}

ExitCode list(const ReproduceArguments& arguments, Terminal& terminal)
{
    ResultTable table;
    table.columns = {"table", "what", "published in", "needs", "state"};
    for (const PaperTable& one : kPaperTables) {
        const bool isTrained = one.needs == TableNeeds::Training;
        table.rows.push_back({std::string(one.name), std::string(one.title), std::string(one.source.empty() ? "nowhere: ours" : one.source),
                              std::string(isTrained ? "trainings" : "a model's answers"), stateOf(one, arguments.output)});
    }
    terminal.print(formatted(table, OutputFormat::Table, terminal));
    return ExitCode::Ok;
}

/// What a person typed, or would type for the same.
std::string commandFor(const ReproduceArguments& arguments, const PaperTable& table)
{
    std::string command = fmt::format("ratatosk-cli reproduce {} --data {}", table.name, arguments.data.string());
    return table.needs == TableNeeds::Training ? command + " --language-model LANGUAGE_MODEL" : command;
}

ExitCode write(ReproducedTable table, const std::string& chart, const ReproduceArguments& arguments, const PaperTable& which,
               Terminal& terminal)
{
    table.command = commandFor(arguments, which);
    if (const auto written = writeReproduction(arguments.output, table, chart); !written)
        return terminal.fail(written.error());
    terminal.print(fmt::format("{0}.md, {0}.csv and {0}.svg are in {1}.\n", table.name, arguments.output.string()));
    return ExitCode::Ok;
}

ExitCode evaluateTable(const PaperTable& table, const ReproduceArguments& arguments, const TimeBudget& budget, Terminal& terminal)
{
    auto made = evaluatedTable(table, {arguments.data, arguments.output, arguments.model}, terminal, budget.token());
    if (!made)
        return terminal.fail(made.error());
    if (!*made)
        return endOf(budget, terminal);
    return write(**std::move(made), {}, arguments, table, terminal);
}

ExitCode trainTable(const PaperTable& table, const ReproduceArguments& arguments, const TimeBudget& budget, Terminal& terminal)
{
    if (arguments.languageModel.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "Name the language model to start from with --language-model."});
    auto made = trainedTable(table, {arguments.data, arguments.languageModel, arguments.recipes, arguments.output, arguments.model},
                             terminal, budget.token());
    if (!made)
        return terminal.fail(made.error());
    const bool isFinished = made->table.unfinished.empty();
    const ExitCode code = write(std::move(made->table), made->chart, arguments, table, terminal);
    return isFinished || code != ExitCode::Ok ? code : endOf(budget, terminal);
}

ExitCode reproduce(const ReproduceArguments& arguments, Terminal& terminal)
{
    if (arguments.isListed)
        return list(arguments, terminal);
    const auto table = std::ranges::find(kPaperTables, arguments.table, &PaperTable::name);
    if (table == kPaperTables.end())
        return terminal.fail({ErrorCode::InvalidArgument, "Name one of the tables from --list."});
    if (arguments.data.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "Name the folder with questions and databases with --data."});
    const TimeBudget budget(budgetOf(arguments.minutes), stopOnInterrupt());
    return table->needs == TableNeeds::Training ? trainTable(*table, arguments, budget, terminal)
                                                : evaluateTable(*table, arguments, budget, terminal);
}

} // namespace

void addReproduceCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<ReproduceArguments>();
    CLI::App* command = program.add_subcommand("reproduce", "Make one of the papers' tables, next to the published numbers");
    command->add_option("TABLE", arguments->table, "Name of a table from --list");
    command->add_flag("--list", arguments->isListed, "List the tables, what each needs and which are done");
    addBudgetOption(*command, arguments->minutes);
    addFolderOption(*command, "--data", arguments->data, "Folder with questions and databases in Spider's layout");
    addFolderOption(*command, kLanguageModel, arguments->languageModel, "Folder of the language model that trainings start from");
    addFolderOption(*command, "--recipes", arguments->recipes, "Folder of the recipes (default: models/recipes)");
    addFolderOption(*command, "--output", arguments->output, "Folder for the tables (default: models/reproduction)");
    addModelOptions(*command, arguments->model);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return reproduce(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
