// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train_command.h"

#include "app/cli/engine.h"
#include "app/cli/interrupt.h"
#include "app/cli/model_options.h"
#include "app/cli/terminal.h"
#include "app/cli/training_options.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

struct TrainArguments {
    std::string recipe;
    TrainingPaths paths;
    std::string start;
    bool isResumed = false;
    int threads = 0;
};

std::string duration(double seconds)
{
    const auto minutes = static_cast<long>(seconds / 60);
    return minutes < 120 ? fmt::format("{} min", minutes) : fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

/// "step 250/3000  epoch 1.3  loss 9.81 (rules 3.20, columns 4.11, tables 0.50, values 2.00)  24.0 examples/s  47 min left"
std::string lineOf(const TrainingProgress& progress)
{
    std::string line = fmt::format("step {}/{}  epoch {:.1f}  loss {:.2f} (rules {:.2f}, columns {:.2f}, tables {:.2f}, values {:.2f})  "
                                   "{:.1f} examples/s  {} left",
                                   progress.step, progress.steps, progress.epoch, progress.loss, progress.ruleLoss, progress.columnLoss,
                                   progress.tableLoss, progress.valueLoss, progress.examplesPerSecond, duration(progress.secondsLeft));
    if (progress.validation >= 0)
        line += fmt::format("  exact match {:.1f} %", progress.validation);
    return line + '\n';
}

ExitCode train(const TrainArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(arguments.threads);
    const auto report = [&](const TrainingProgress& progress) {
        terminal.print(lineOf(progress));
        (void)terminal.finish(); // a full disk under the log is no reason to lose a training
    };
    TrainingPaths paths = arguments.paths;
    paths.start = arguments.start;
    const auto outcome = (*engine)->train(arguments.recipe, paths, arguments.isResumed, report, stop);
    if (!outcome)
        return terminal.fail(outcome.error());
    if (outcome->wasInterrupted) {
        terminal.note(fmt::format("Interrupted at step {}; go on with --resume.", outcome->step));
        return ExitCode::Interrupted;
    }
    terminal.print(fmt::format("Done at step {}; the best model, with an exact match of {:.1f} % in validation, is in {}.\n", outcome->step,
                               outcome->bestValidation, (paths.output / "bundle").string()));
    return ExitCode::Ok;
}

} // namespace

void addTrainCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<TrainArguments>();
    CLI::App* command = program.add_subcommand("train", "Train a model after a recipe");
    command->add_option("RECIPE", arguments->recipe, "A JSON file, as in models/recipes")->required();
    addTrainingPaths(*command, arguments->paths, "Folder for checkpoints and the finished model");
    command->add_option("--start-from", arguments->start, "Begin with the weights of this bundle, which has the recipe's shape")->type_name("DIR");
    command->add_flag("--resume", arguments->isResumed, "Go on from the newest checkpoint in the output folder");
    addThreadsOption(*command, arguments->threads);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return train(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
