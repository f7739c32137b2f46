// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rerank_command.h"

#include "app/cli/engine.h"
#include "app/cli/model_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

struct RerankArguments {
    std::string recipe;
    std::string data;
    std::string folds;
    std::string languageModel;
    std::string bundle;
    int threads = 0;
};

std::string textOf(const RerankingQuality& quality)
{
    return fmt::format("first answer {:.1f}%, reranked {:.1f}%, best of the beam {:.1f}% of {} questions", quality.firstOfBeam,
                       quality.firstReranked, quality.bestOfBeam, quality.questions);
}

/// "step 250/1000  loss 0.61  12.0 questions/s  17 min left  first answer 60.0 %, reranked 63.0 %, ..."
std::string lineOf(const RerankerProgress& progress)
{
    std::string line = fmt::format("step {}/{}  loss {:.3f}  {:.1f} questions/s  {:.0f} min left", progress.step, progress.steps,
                                   progress.loss, progress.questionsPerSecond, progress.secondsLeft / 60);
    if (progress.validation.questions > 0)
        line += "  " + textOf(progress.validation);
    return line + '\n';
}

ExitCode rerank(const RerankArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(arguments.threads);
    const auto reportCollection = [&](const Progress& progress) { terminal.showProgress(progress); };
    const auto reportTraining = [&](const RerankerProgress& progress) {
        terminal.print(lineOf(progress));
        (void)terminal.finish(); // a full disk under the log is no reason to lose a training
    };
    const RerankerPaths paths{arguments.recipe, arguments.data, arguments.folds, arguments.languageModel, arguments.bundle};
    const auto quality = (*engine)->trainReranker(paths, reportCollection, reportTraining, stop);
    if (!quality)
        return terminal.fail(quality.error());
    terminal.print(fmt::format("Done: {}. The reranker is in {}; no answer uses it.\n", textOf(*quality), arguments.bundle));
    return ExitCode::Ok;
}

} // namespace

void addRerankCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<RerankArguments>();
    CLI::App* command = program.add_subcommand("rerank", "Train a reranker, which reads the question together with each candidate");
    command->add_option("RECIPE", arguments->recipe, "A JSON file such as models/recipes/reranker.json")->required();
    command->add_option("--data", arguments->data, "Folder with questions and databases in Spider's layout")->required()->type_name("DIR");
    command->add_option("--folds", arguments->folds, "Folder with a trained model for each fold, in FOLD/bundle")
        ->required()
        ->type_name("DIR");
    command->add_option("--language-model", arguments->languageModel, "Folder of the language model to start from")
        ->required()
        ->type_name("DIR");
    command->add_option("--model", arguments->bundle, "Model bundle that gets the reranker")->required()->type_name("DIR");
    addThreadsOption(*command, arguments->threads);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return rerank(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
