// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_command.h"

#include "app/cli/choice_task.h"
#include "app/cli/drowned_dataset.h"
#include "app/cli/error_report.h"
#include "app/cli/logic_commands.h"
#include "app/cli/model_options.h"
#include "app/cli/pack_command.h"
#include "app/cli/prediction.h"
#include "app/cli/rule_options.h"
#include "app/cli/verdict_table.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/table_text.h"
#include "app/terminal/terminal.h"
#include "core/base/atomic_file.h"
#include "core/questions/dataset/conversation_reader.h"
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/evaluation/evaluator.h"
#include "core/questions/evaluation/predictions_file.h"
#include "core/questions/evaluation/turn_decisions.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <thread>

namespace ratatosk::cli {

namespace {

constexpr std::uint64_t kUnrelatedSeed = 1;

struct EvaluateArguments {
    std::string data;
    std::string split = "dev";
    std::string questions;     ///< a file; empty: the split's
    std::string conversations; ///< a file of turns; empty: single questions
    std::string choice;        ///< a file of questions with answers to choose from; empty: questions for SQL
    bool hasGoldContext = false;
    bool isOneConversation = true; ///< false: of each turn it is decided whether it goes on, as the window does
    bool asksBothWays = false;     ///< each turn, to count what reading it the one way costs
    bool areUnrelated = false;     ///< the first turns alone, behind conversations that they do not go on from
    std::string predictions;
    std::string verdicts;
    std::vector<std::string> errors; ///< files for the wrong answers, sorted
    std::string scored;
    AskOptions ask;
    int formBeam = 0; ///< readings of a parser of logical forms; 0: the bundle's
    int most = 0;
    int foreignTables = 0; ///< put around each database while its questions are answered
    bool isRun = true;
    bool isOfForms = false; ///< logical forms, not SQL
    OutputFormat format = OutputFormat::Table;
    ModelOptions model;
    RuleOptions rules;
    PackArguments pack;
};

/// A file given by name is looked for as the shell sees it, then among the data.
std::filesystem::path questionFile(const EvaluateArguments& arguments)
{
    if (arguments.questions.empty())
        return arguments.split + ".json";
    const std::filesystem::path file = std::filesystem::absolute(arguments.questions);
    return std::filesystem::exists(file) ? file : std::filesystem::path(arguments.questions);
}

Result<Dataset> readTurns(const EvaluateArguments& arguments)
{
    auto databases = readSpiderDatabases(arguments.data);
    if (!databases)
        return databases.error();
    const auto conversations = readConversations(arguments.conversations);
    if (!conversations)
        return conversations.error();
    return Dataset{*std::move(databases),
                   arguments.areUnrelated ? unrelatedExamples(*conversations, kUnrelatedSeed) : conversationExamples(*conversations)};
}

Result<Dataset> readExamples(const EvaluateArguments& arguments)
{
    auto dataset = arguments.conversations.empty() ? readSpiderDataset(arguments.data, {questionFile(arguments)}) : readTurns(arguments);
    if (dataset && arguments.most > 0)
        dataset->examples.resize(std::min(dataset->examples.size(), static_cast<std::size_t>(arguments.most)));
    return dataset;
}

Result<Predictions> predictions(const EvaluateArguments& arguments, const Dataset& dataset, Terminal& terminal, std::stop_token stop)
{
    if (!arguments.scored.empty()) {
        auto scored = readPredictions(arguments.scored);
        return scored ? Result<Predictions>(Predictions{.sql = *std::move(scored)}) : scored.error();
    }
    const auto answerer = loadModel(arguments.model);
    if (!answerer)
        return answerer.error();
    const auto report = [&](const Progress& progress) { terminal.showProgress(progress); };
    AskOptions ask = arguments.ask;
    ask.context.isConversation = !arguments.conversations.empty() && arguments.isOneConversation;
    if (arguments.foreignTables == 0)
        return predict(**answerer, dataset, {ask, arguments.hasGoldContext || arguments.areUnrelated, arguments.asksBothWays}, report,
                       stop);
    const auto hidden = DrownedDataset::create(dataset, arguments.foreignTables, report, stop);
    return hidden ? predict(**answerer, hidden->dataset(), {ask}, report, stop) : hidden.error();
}

Result<EvaluationReport> scored(const EvaluateArguments& arguments, const Dataset& dataset, const std::vector<std::string>& sql,
                                std::stop_token stop)
{
    const int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return evaluate(dataset.databases, dataset.examples, sql, {.runQueries = arguments.isRun, .threads = threads}, {}, stop);
}

/// Whole conversations, and how turns were read.
Result<void> countTurns(EvaluationReport& report, const EvaluateArguments& arguments, const Dataset& dataset, const Predictions& predicted,
                        std::stop_token stop)
{
    std::vector<bool> begins;
    for (const Example& example : dataset.examples)
        begins.push_back(example.earlier.empty());
    ConversationTally& tally = report.conversations.emplace(conversationsOf(report.verdicts, begins));
    if (predicted.goneOn.empty())
        return {};
    tally.further = static_cast<int>(std::ranges::count(begins, false));
    tally.wentOn = static_cast<int>(std::ranges::count(predicted.goneOn, true));
    if (predicted.otherWay.empty())
        return {};
    const auto otherWay = scored(arguments, dataset, predicted.otherWay, stop);
    if (!otherWay)
        return otherWay.error();
    tally.decisions = decisionsOf(report.verdicts, otherWay->verdicts, predicted.goneOn, begins);
    return {};
}

/// "Wrong answers: spider, dev"
std::string titleOf(const EvaluateArguments& arguments)
{
    const std::string questions = arguments.conversations.empty() ? questionFile(arguments).stem().string()
                                                                  : std::filesystem::path(arguments.conversations).stem().string();
    return fmt::format("Wrong answers: {}, {}", std::filesystem::absolute(arguments.data).lexically_normal().filename().string(),
                       questions);
}

ExitCode evaluateForms(const EvaluateArguments& arguments, Terminal& terminal, std::stop_token stop)
{
    if (arguments.model.bundle.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "Name the parser of logical forms with --model."});
    const LogicEvaluation evaluation{.bundle = arguments.model.bundle, .examples = arguments.data, .beamSize = arguments.formBeam};
    return evaluateLogic({evaluation, arguments.predictions, arguments.format, arguments.model.threads}, terminal, stop);
}

ExitCode evaluateDataset(const EvaluateArguments& arguments, Terminal& terminal)
{
    if (arguments.data.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "--data is required. See ratatosk-cli --help."});
    const std::stop_token stop = stopOnInterrupt();
    if (arguments.isOfForms)
        return evaluateForms(arguments, terminal, stop);
    const auto dataset = readExamples(arguments);
    if (!dataset)
        return terminal.fail(dataset.error());
    const auto predicted = predictions(arguments, *dataset, terminal, stop);
    if (!predicted)
        return terminal.fail(predicted.error());
    if (!arguments.predictions.empty()) {
        if (const auto written = writePredictions(arguments.predictions, predicted->sql); !written)
            return terminal.fail(written.error());
    }
    auto report = scored(arguments, *dataset, predicted->sql, stop);
    if (!report)
        return terminal.fail(report.error());
    report->device = predicted->device;
    if (const auto counted = arguments.conversations.empty() ? Result<void>() : countTurns(*report, arguments, *dataset, *predicted, stop);
        !counted)
        return terminal.fail(counted.error());
    for (std::size_t i = 0; arguments.isRun && i < predicted->chances.size(); ++i)
        report->reliability.add(predicted->chances[i], report->verdicts[i].isExecutionMatch.value_or(false));
    if (!arguments.verdicts.empty()) {
        if (const auto written = writeAtomically(arguments.verdicts, asCsv(verdictTable(*dataset, *predicted, *report))); !written)
            return terminal.fail(written.error());
    }
    if (!arguments.errors.empty()) {
        const auto written = writeErrorReports({arguments.errors, titleOf(arguments), arguments.isRun}, *dataset, predicted->sql,
                                               report->verdicts, terminal, stop);
        if (!written)
            return terminal.fail(written.error());
    }
    terminal.print(arguments.format == OutputFormat::Json ? toJson(*report) + '\n' : toTable(*report));
    return ExitCode::Ok;
}

/// A pack alone, or a folder in Spider's layout.
ExitCode evaluateQueries(EvaluateArguments arguments, Terminal& terminal)
{
    const auto switches = switchesOf(arguments.rules);
    if (!switches)
        return terminal.fail(switches.error());
    arguments.ask.rules = *switches;
    if (arguments.pack.packs.empty())
        return evaluateDataset(arguments, terminal);
    arguments.pack.verdicts = arguments.verdicts;
    return evaluatePacks(arguments.pack, arguments.ask, arguments.model, arguments.format, terminal, stopOnInterrupt());
}

ExitCode evaluateAll(const EvaluateArguments& arguments, Terminal& terminal)
{
    if (!arguments.choice.empty() && arguments.model.bundle.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "Name the model with --model: the folder OUTPUT/choice of a training."});
    if (!arguments.choice.empty())
        return evaluateChoiceTask(arguments.choice, arguments.model.bundle, arguments.model.threads, terminal);
    return evaluateQueries(arguments, terminal);
}

/// Those of conversations. Returns: --both-ways.
CLI::Option* addConversationOptions(CLI::App& command, CLI::Option* split, EvaluateArguments& arguments)
{
    CLI::Option* conversations = command
                                     .add_option("--conversations", arguments.conversations,
                                                 "Questions that follow one another: db_id and turns, each with question and query")
                                     ->type_name("FILE")
                                     ->excludes(split);
    command
        .add_flag("--gold-context", arguments.hasGoldContext,
                  "Give each turn the gold query of the previous turn instead of the predicted one")
        ->needs(conversations);
    command.add_flag("--unrelated", arguments.areUnrelated, "Ask the first question of each conversation after an unrelated one")
        ->needs(conversations);
    command
        .add_flag("--as-window{false}", arguments.isOneConversation,
                  "Decide for each turn whether it is a follow-up or a new question, as the window and the prompt do")
        ->needs(conversations);
    return command
        .add_flag("--both-ways", arguments.asksBothWays,
                  "Also read each turn the other way, and count the answers lost and gained by the decision")
        ->needs(conversations);
}

void addOutputOptions(CLI::App& command, EvaluateArguments& arguments)
{
    command.add_option("--predictions", arguments.predictions, "Write the predicted SQL to this file, one statement per line")
        ->type_name("OUT");
    command.add_option("--verdicts", arguments.verdicts, "Write question, gold SQL, prediction and verdict to this CSV file")
        ->type_name("OUT");
    command
        .add_option("--errors", arguments.errors,
                    "Write the wrong answers to this file, sorted into classes: a page (.html), or counts and classes (.json, .csv); can "
                    "be repeated")
        ->type_name("OUT")
        ->check(isErrorReport())
        ->take_all()
        ->allow_extra_args(false);
}

} // namespace

void addEvaluateCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<EvaluateArguments>();
    CLI::App* command = program.add_subcommand("evaluate", "Measure a model, or predictions, against gold SQL");
    CLI::Option* data = command
                            ->add_option(
                                "--data", arguments->data,
                                "Folder with questions and databases in Spider's layout; with --logic, a file: question, tab, logical form")
                            ->type_name("DIR");
    command
        ->add_option("--choice", arguments->choice,
                     "Multiple-choice questions in the format of ReClor or LogiQA, for a model from train --task choice")
        ->type_name("FILE")
        ->excludes(data);
    command->add_flag("--logic", arguments->isOfForms, "Measure a parser from English to lambda calculus: exact and logic match");
    CLI::Option* split = command->add_option("--split", arguments->split, "Questions of DIR/SPLIT.json")->capture_default_str();
    command->add_option("--questions", arguments->questions, "Questions of this file, with db_id, question and query")
        ->type_name("FILE")
        ->excludes(split);
    CLI::Option* bothWays = addConversationOptions(*command, split, *arguments);
    addOutputOptions(*command, *arguments);
    command->add_option("--score", arguments->scored, "Score the statements of this file, one per line, instead of a model")
        ->type_name("FILE")
        ->excludes(bothWays);
    CLI::Option* beam = command->add_option("--beam", arguments->ask.beamSize, "Interpretations to consider")
                            ->check(CLI::Range(1, kMaxBeamSize))
                            ->capture_default_str();
    addRankingOption(*command, arguments->ask.isRanked);
    addRuleOptions(*command, arguments->rules);
    addPackOptions(*command, arguments->pack);
    command->add_option("--most", arguments->most, "Only the first N questions")->check(CLI::PositiveNumber)->type_name("N");
    command->add_option("--drown", arguments->foreignTables, "Hide each database among N tables of unrelated databases")
        ->check(CLI::Range(1, 10'000))
        ->type_name("N")
        ->excludes(bothWays);
    command->add_flag("!--no-run", arguments->isRun, "Compare the queries' structure only")->excludes(bothWays);
    addFormatOption(*command, arguments->format);
    addModelOptions(*command, arguments->model);
    command->callback([arguments, beam, &action] {
        arguments->formBeam = beam->count() > 0 ? arguments->ask.beamSize : 0;
        action = [arguments](Terminal& terminal) { return evaluateAll(*arguments, terminal); };
    });
}

} // namespace ratatosk::cli
