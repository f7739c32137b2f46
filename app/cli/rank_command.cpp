// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rank_command.h"

#include "app/cli/engine.h"
#include "app/cli/model_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <vector>

namespace ratatosk::cli {

namespace {

struct RankArguments {
    std::string recipe;
    std::string data;
    std::string bundle;
    std::vector<std::string> beams;
    bool keepsKnown = false;
    bool isOfConversations = false;
    int threads = 0;
};

std::string textOf(const char* questions, const RankingGain& gain)
{
    return fmt::format("{} {}: first answer {:.1f} %, after ranking {:.1f} %, best of the beam {:.1f} %\n", gain.questions, questions,
                       gain.firstOfBeam, gain.firstRanked, gain.bestOfBeam);
}

ExitCode rank(const RankArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(arguments.threads);
    const auto report = [&](const Progress& progress) { terminal.showProgress(progress); };
    const RankerPaths paths{.bundle = arguments.bundle,
                            .data = arguments.data,
                            .beams = {arguments.beams.begin(), arguments.beams.end()},
                            .questions = arguments.isOfConversations ? BeamQuestions::GoingOn : BeamQuestions::Alone,
                            .keepsKnown = arguments.keepsKnown};
    const auto quality = (*engine)->trainRanker(paths, arguments.recipe, report, stop);
    if (!quality)
        return terminal.fail(quality.error());
    terminal.print("Rows equal, each database ranked by what the others taught:\n");
    terminal.print(textOf("held-out questions", quality->own));
    if (quality->others.questions > 0)
        terminal.print(textOf("questions of other models", quality->others));
    terminal.print(fmt::format("{}; calibration error {:.1f} points\n",
                               quality->reorders ? "Answers come in the new order" : "The order stays as the decoder left it",
                               quality->calibrationError));
    return ExitCode::Ok;
}

} // namespace

void addRankCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<RankArguments>();
    CLI::App* command = program.add_subcommand("rank", "Teach a model to choose among its answers, on databases held out of its training");
    command->add_option("RECIPE", arguments->recipe, "The recipe that the model was trained after")->required();
    command->add_option("--data", arguments->data, "Folder with questions and databases in Spider's layout")->required()->type_name("DIR");
    command->add_option("--model", arguments->bundle, "Folder of the model's bundle, which gets the ranking")->required()->type_name("DIR");
    command->add_option("--beams", arguments->beams, "Learn from these as well: beams that `rerank` collected with other models")
        ->type_name("FILE");
    command->add_flag("--keep", arguments->keepsKnown,
                      "Keep the weights that the model's ranking has, and learn those of newer features only");
    command->add_flag("--conversations", arguments->isOfConversations,
                      "Learn from questions that go on from others, for such questions alone");
    addThreadsOption(*command, arguments->threads);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return rank(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
