// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rank_command.h"

#include "app/cli/engine.h"
#include "app/cli/model_options.h"
#include "app/cli/pack_evaluation.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/answer/value/trust.h"

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
    std::vector<std::string> packs, databases;
    bool keepsKnown = false;
    bool keepsRanking = false; ///< fit chances alone
    bool isOfConversations = false;
    int threads = 0;
};

std::string textOf(const char* questions, const RankingGain& gain)
{
    return fmt::format("{} {}: first answer {:.1f}%, after ranking {:.1f}%, best of the beam {:.1f}%\n", gain.questions, questions,
                       gain.firstOfBeam, gain.firstRanked, gain.bestOfBeam);
}

/// Answers the packs' questions with the new ranking, and fits the chances of first answers.
Result<FirstChanceQuality> trainChances(const Engine& engine, const RankArguments& arguments, const ReportProgress& report,
                                        std::stop_token stop)
{
    const auto answerer = loadModel({arguments.bundle, arguments.threads});
    if (!answerer)
        return answerer.error();
    std::vector<JudgedFirst> judged;
    const auto see = [&](const PackVerdict& verdict, const Answer& answer) {
        if (!answer.first)
            return;
        Answer sure = answer;
        sure.candidates.front().share = 1;
        judged.push_back({verdict.question.database, *answer.first, assess(sure).trust == Trust::Likely, verdict.isRight});
    };
    const PackPlaces places{{arguments.databases.begin(), arguments.databases.end()}};
    for (const std::string& file : arguments.packs) {
        const auto pack = readQuestionPack(file);
        if (!pack)
            return pack.error();
        if (const auto evaluated = evaluatePack(**answerer, *pack, places, {}, report, stop, see); !evaluated)
            return evaluated.error();
    }
    return engine.trainFirstChance(arguments.bundle, judged);
}

std::string textOf(const FirstChanceQuality& quality)
{
    std::string text = fmt::format(
        "Confidence of {} first answers, each database judged by weights from the others: Brier score {:.3f} (before:"
        " {:.3f}), calibration error {:.1f} points\n",
        quality.answers, quality.brier, quality.brierBefore, quality.calibrationError);
    for (const LikelyShare& share : quality.likely)
        if (share.likely > 0)
            text += fmt::format("from {:.2f}: {} answers ({:.1f}% of the right ones), {:.1f}% right, {:.1f}% in the worst database\n",
                                share.bound, share.likely,
                                quality.right > 0 ? 100.0 * share.right / static_cast<double>(quality.right) : 0.0,
                                100.0 * share.right / share.likely, share.worst);
    return text;
}

/// Learns the ranking itself, from the recipe's held-out questions and the packs.
Result<void> trainRanking(const Engine& engine, const RankArguments& arguments, Terminal& terminal, const ReportProgress& report,
                          std::stop_token stop)
{
    std::vector<MeasuredPack> packs;
    for (const std::string& file : arguments.packs) {
        auto pack = measuredPack(file, {{arguments.databases.begin(), arguments.databases.end()}}, stop);
        if (!pack)
            return pack.error();
        packs.push_back(*std::move(pack));
    }
    const RankerPaths paths{.bundle = arguments.bundle,
                            .data = arguments.data,
                            .beams = {arguments.beams.begin(), arguments.beams.end()},
                            .questions = arguments.isOfConversations ? BeamQuestions::GoingOn : BeamQuestions::Alone,
                            .packs = packs,
                            .keepsKnown = arguments.keepsKnown};
    const auto quality = engine.trainRanker(paths, arguments.recipe, report, stop);
    if (!quality)
        return quality.error();
    terminal.print("Answers with the right rows, each database ranked by weights from the others:\n");
    terminal.print(textOf("held-out questions", quality->own));
    if (quality->others.questions > 0)
        terminal.print(textOf("questions of other models", quality->others));
    terminal.print(fmt::format("{}; calibration error {:.1f} points\n",
                               quality->reorders ? "Answers are shown in the new order" : "The decoder's order is kept",
                               quality->calibrationError));
    return {};
}

ExitCode rank(const RankArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(arguments.threads);
    const auto report = [&](const Progress& progress) { terminal.showProgress(progress); };
    if (!arguments.keepsRanking) {
        if (const auto ranked = trainRanking(**engine, arguments, terminal, report, stop); !ranked)
            return terminal.fail(ranked.error());
    }
    if (arguments.packs.empty())
        return ExitCode::Ok;
    const auto chances = trainChances(**engine, arguments, report, stop);
    if (!chances)
        return terminal.fail(chances.error());
    terminal.print(textOf(*chances));
    return ExitCode::Ok;
}

} // namespace

void addRankCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<RankArguments>();
    CLI::App* command = program.add_subcommand("rank", "Teach a model to rank its answers, on databases held out of its training");
    command->add_option("RECIPE", arguments->recipe, "Recipe of the model's training")->required();
    command->add_option("--data", arguments->data, "Folder with questions and databases in Spider's layout")->required()->type_name("DIR");
    command->add_option("--model", arguments->bundle, "Model bundle that gets the ranking")->required()->type_name("DIR");
    command->add_option("--beams", arguments->beams, "Also learn from these beams, which `rerank` collected with other models")
        ->type_name("FILE");
    CLI::Option* packs = command
                             ->add_option("--pack", arguments->packs,
                                          "Also learn from the questions of this pack, and fit the confidence of answers to them;"
                                          " may be given several times")
                             ->type_name("FILE")
                             ->allow_extra_args(false);
    command
        ->add_option("--databases", arguments->databases, "Folder with the packs' databases, as DB/DB.sqlite; may be given several times")
        ->type_name("DIR")
        ->allow_extra_args(false)
        ->needs(packs);
    command->add_flag("--keep", arguments->keepsKnown, "Keep the weights of the model's ranking, and learn only those of newer features");
    command
        ->add_flag("--keep-ranking", arguments->keepsRanking,
                   "Leave the ranking as it is, and only fit the confidence of answers to the packs")
        ->needs(packs);
    command->add_flag("--conversations", arguments->isOfConversations, "Learn a ranking for follow-ups only, from follow-ups")
        ->excludes(packs);
    addThreadsOption(*command, arguments->threads);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return rank(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
