// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/curriculum_command.h"

#include "app/cli/engine.h"
#include "app/cli/model_options.h"
#include "app/cli/time_budget.h"
#include "app/cli/training_log.h"
#include "app/cli/training_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <optional>

namespace ratatosk::cli {

namespace {

struct CurriculumArguments {
    std::vector<std::string> recipes;
    TrainingPaths paths;
    bool isApart = false;
    double minutes = 0; ///< 0: no limit
    int threads = 0;
};

/// "mpnet-6" of models/recipes/mpnet-6.json.
std::string nameOf(const std::string& recipe)
{
    return std::filesystem::path(recipe).stem().string();
}

/// Goes on with one training. False: it was stopped.
Result<bool> trainOne(const Engine& engine, const std::string& recipe, const TrainingPaths& paths, Terminal& terminal, std::stop_token stop)
{
    TrainingLog log(paths.output / "log.csv");
    if (log.isDone())
        return true;
    std::error_code ignored; // what is wrong with the folder is said when a file is written
    std::filesystem::create_directories(paths.output, ignored);
    std::optional<Error> failure;
    const auto report = [&](const TrainingProgress& progress) {
        if (const auto added = log.add(progress); !added)
            failure = added.error();
        terminal.print(fmt::format("{}: step {} of {}, loss {:.2f}, {:.1f} examples/s{}\n", nameOf(recipe), progress.step, progress.steps,
                                   progress.loss, progress.examplesPerSecond,
                                   progress.validation < 0 ? "" : fmt::format(", exact match {:.1f}%", progress.validation)));
        (void)terminal.finish(); // the log has it, whatever becomes of the output
    };
    const bool isBegun = std::filesystem::exists(paths.output / "checkpoint.safetensors");
    const auto outcome = engine.train(recipe, paths, isBegun, report, stop, {});
    if (!outcome)
        return outcome.error();
    if (failure)
        return *failure;
    if (outcome->wasInterrupted)
        return false;
    const auto finished = log.finish();
    return finished ? Result(true) : finished.error();
}

ExitCode trainAll(const CurriculumArguments& arguments, Terminal& terminal)
{
    const TimeBudget budget(budgetOf(arguments.minutes), stopOnInterrupt());
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(arguments.threads);
    TrainingPaths paths = arguments.paths;
    for (const std::string& recipe : arguments.recipes) {
        paths.output = arguments.paths.output / nameOf(recipe);
        const auto isDone = trainOne(**engine, recipe, paths, terminal, budget.token());
        if (!isDone)
            return terminal.fail(isDone.error());
        if (!*isDone)
            return endOf(budget, terminal);
        if (!arguments.isApart)
            paths.start = paths.output / "bundle";
    }
    terminal.print(
        fmt::format("All {} trainings are done. The last bundle is {}.\n", arguments.recipes.size(), (paths.output / "bundle").string()));
    return ExitCode::Ok;
}

} // namespace

void addCurriculumCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<CurriculumArguments>();
    CLI::App* command = program.add_subcommand("curriculum", "Train with several recipes, each from the model of the previous one");
    command->add_option("RECIPE", arguments->recipes, "JSON files such as those in models/recipes, in the order of the trainings")
        ->required();
    addTrainingPaths(*command, arguments->paths,
                     "Folder of the trainings: one folder per recipe, with log.csv and bundle; unfinished trainings continue")
        ->required();
    command->get_option(kLanguageModel)->required(false);
    addFolderOption(*command, "--start-from", arguments->paths.start, "Start the first training with the weights of this bundle");
    command->add_flag("--apart", arguments->isApart, "Start every training like the first one, to compare recipes");
    addBudgetOption(*command, arguments->minutes);
    addThreadsOption(*command, arguments->threads);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return trainAll(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
