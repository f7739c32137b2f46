// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train_command.h"

#include "app/cli/choice_task.h"
#include "app/cli/engine.h"
#include "app/cli/language_model_text.h"
#include "app/cli/logic_commands.h"
#include "app/cli/model_options.h"
#include "app/cli/training_options.h"
#include "app/cli/training_processes.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <thread>

namespace ratatosk::cli {

namespace {

struct TrainArguments {
    std::string recipe;
    TrainingPaths paths;
    bool isResumed = false;
    bool isMeasured = false;
    int processes = 1;
    int threads = 0;
    std::string task = "sql";
    std::optional<std::uint64_t> seed; ///< instead of the recipe's; parsers of logical forms
};

std::string duration(double seconds)
{
    const auto minutes = static_cast<long>(seconds / 60);
    return minutes < 120 ? fmt::format("{} min", minutes) : fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

/// "step 250/3000  epoch 1.3  loss 9.81 (rules 3.20, columns 4.11, tables 0.50, values 2.00)  24.0 examples/s  180 GFLOP/s  47 min left"
std::string lineOf(const TrainingProgress& progress)
{
    std::string line = fmt::format("step {}/{}  epoch {:.1f}  loss {:.2f} (rules {:.2f}, columns {:.2f}, tables {:.2f}, values {:.2f})  "
                                   "{:.1f} examples/s  {:.0f} GFLOP/s  {} left",
                                   progress.step, progress.steps, progress.epoch, progress.loss, progress.ruleLoss, progress.columnLoss,
                                   progress.tableLoss, progress.valueLoss, progress.examplesPerSecond, progress.gigaflops,
                                   duration(progress.secondsLeft));
    if (progress.validation >= 0)
        line += fmt::format("  exact match {:.1f}%", progress.validation);
    return line + '\n';
}

/// Every thread there is, shared among the processes of this training.
int threadsOf(const TrainArguments& arguments, const ProcessPlace& place)
{
    if (arguments.threads > 0 || place.count == 1)
        return arguments.threads;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) / std::max(1, place.count));
}

/// What it costs is said before hours are spent on it. What is wrong with it the training says.
void tellLanguageModel(const Engine& engine, const TrainArguments& arguments, const ProcessPlace& place, Terminal& terminal)
{
    if (arguments.paths.languageModel.empty() || arguments.isResumed || place.rank != 0)
        return;
    if (const auto size = engine.measureLanguageModel(arguments.paths.languageModel))
        terminal.print(fmt::format("Language model: {}.\n", languageModelText(*size)));
    (void)terminal.finish();
}

ExitCode trainAt(const ProcessPlace& place, const TrainArguments& arguments, Terminal& terminal, std::stop_token stop)
{
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(threadsOf(arguments, place));
    const auto report = [&](const TrainingProgress& progress) {
        terminal.print(lineOf(progress));
        (void)terminal.finish(); // a full disk under the log is no reason to lose a training
    };
    tellLanguageModel(**engine, arguments, place, terminal);
    const auto outcome = (*engine)->train(arguments.recipe, arguments.paths, arguments.isResumed, report, stop, place);
    if (!outcome)
        return terminal.fail(outcome.error());
    if (outcome->wasInterrupted) {
        terminal.note(fmt::format("Interrupted at step {}. Continue with --resume.", outcome->step));
        return ExitCode::Interrupted;
    }
    terminal.print(fmt::format("Done at step {}; the best model, with an exact match of {:.1f}% in validation, is in {}.\n", outcome->step,
                               outcome->bestValidation, (arguments.paths.output / "bundle").string()));
    return ExitCode::Ok;
}

/// The command line of one of several processes.
std::vector<std::string> commandLineOf(const TrainArguments& arguments)
{
    std::vector<std::string> words{"train", arguments.recipe, "--data", arguments.paths.data, "--output", arguments.paths.output};
    if (!arguments.paths.languageModel.empty())
        words.insert(words.end(), {kLanguageModel, arguments.paths.languageModel});
    if (!arguments.paths.start.empty())
        words.insert(words.end(), {"--start-from", arguments.paths.start});
    if (arguments.isResumed)
        words.push_back("--resume");
    if (arguments.threads > 0)
        words.insert(words.end(), {"--threads", std::to_string(arguments.threads)});
    return words;
}

ExitCode measure(const TrainArguments& arguments, Terminal& terminal, std::stop_token stop)
{
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(arguments.threads);
    const auto speed = (*engine)->measureTraining(arguments.recipe, arguments.paths, stop);
    if (!speed)
        return terminal.fail(speed.error());
    terminal.print(fmt::format(
        "{:.1f} examples/s; {:.0f} GFLOP/s in products and attention, {:.0f}% of the {:.0f} GFLOP/s of one large {} product\n",
        speed->examplesPerSecond, speed->operations, 100 * speed->share(), speed->productOperations, speed->isBFloat16 ? "bf16" : "fp32"));
    return ExitCode::Ok;
}

/// What it takes; the parser's training can do more.
ExitCode trainChoice(const TrainArguments& arguments, Terminal& terminal)
{
    if (arguments.isMeasured || arguments.processes != 1 || !arguments.paths.start.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "--task choice does not work with --measure, --processes and --start-from."});
    if (arguments.paths.languageModel.empty() || arguments.paths.output.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "--task choice needs --language-model and --output."});
    const TrainingPaths& paths = arguments.paths;
    return trainChoiceTask({arguments.recipe, paths.data, paths.languageModel, paths.output}, arguments.isResumed, arguments.threads,
                           terminal);
}

/// A recipe of logical forms needs no language model, and knows neither processes nor measuring.
ExitCode trainForms(const Engine& engine, const TrainArguments& arguments, Terminal& terminal, std::stop_token stop)
{
    if (!arguments.paths.languageModel.empty() || !arguments.paths.start.empty() || arguments.isMeasured || arguments.processes != 1)
        return terminal.fail(
            {ErrorCode::InvalidArgument, "A recipe of logical forms works only with --data, --output, --seed, --resume and --threads."});
    if (arguments.paths.output.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "Name the folder for the model with --output."});
    const LogicPaths paths{arguments.paths.data, arguments.paths.output};
    return trainLogic(engine, {arguments.recipe, paths, arguments.seed, arguments.isResumed, arguments.threads}, terminal, stop);
}

ExitCode train(const TrainArguments& arguments, Terminal& terminal)
{
    if (arguments.task == "choice")
        return trainChoice(arguments, terminal);
    const std::stop_token stop = stopOnInterrupt();
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    const auto isOfForms = (*engine)->isLogicRecipe(arguments.recipe);
    if (!isOfForms)
        return terminal.fail(isOfForms.error());
    if (*isOfForms)
        return trainForms(**engine, arguments, terminal, stop);
    if (arguments.seed)
        return terminal.fail(
            {ErrorCode::InvalidArgument, "--seed works only with recipes of logical forms. Other recipes contain their seed."});
    if (arguments.paths.languageModel.empty() && arguments.paths.start.empty())
        return terminal.fail({ErrorCode::InvalidArgument,
                              "Name what to start from: a language model with --language-model, or a bundle with --start-from."});
    if (arguments.isMeasured)
        return measure(arguments, terminal, stop);
    if (arguments.paths.output.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "Name the folder for the model with --output."});
    const auto place = placeFromEnvironment();
    if (!place)
        return terminal.fail(place.error());
    if (arguments.processes == 1)
        return trainAt(*place, arguments, terminal, stop);
    if (place->count > 1)
        return terminal.fail({ErrorCode::InvalidArgument, "WORLD_SIZE already sets the number of processes. Remove --processes."});
    const auto code = trainInProcesses(arguments.processes, commandLineOf(arguments), stop);
    return code ? *code : terminal.fail(code.error());
}

} // namespace

void addTrainCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<TrainArguments>();
    CLI::App* command = program.add_subcommand("train", "Train a model with a recipe");
    command->add_option("RECIPE", arguments->recipe, "A JSON file such as those in models/recipes")->required();
    addTrainingPaths(*command, arguments->paths, "Folder for checkpoints and the finished model");
    command->get_option(kLanguageModel)->required(false);
    command
        ->add_option("--task", arguments->task,
                     "What to learn: sql, or choice (choose one of several answers to a question about a text; --data is a folder with "
                     "ReClor's or LogiQA's files)")
        ->check(CLI::IsMember({"sql", "choice"}))
        ->capture_default_str();
    addFolderOption(
        *command, "--start-from", arguments->paths.start,
        "Start with the weights of this bundle, which needs the recipe's shape; its language model is kept unless the recipe replaces it");
    command->add_flag("--resume", arguments->isResumed, "Continue from the newest checkpoint in the output folder");
    command->add_option("--processes", arguments->processes, "Train in N processes that share each batch")
        ->check(CLI::PositiveNumber)
        ->type_name("N");
    command->add_flag("--measure", arguments->isMeasured,
                      "Only measure the speed of some steps, compared with one large matrix product; nothing is written");
    command->add_option("--seed", arguments->seed, "Random seed instead of the recipe's; for recipes of logical forms")->type_name("N");
    addThreadsOption(*command, arguments->threads);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return train(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
