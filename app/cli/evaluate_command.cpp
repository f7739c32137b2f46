// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_command.h"

#include "app/cli/interrupt.h"
#include "app/cli/model_options.h"
#include "app/cli/prediction.h"
#include "app/cli/terminal.h"
#include "core/dataset/spider_reader.h"
#include "core/evaluation/evaluator.h"
#include "core/evaluation/predictions_file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <thread>

namespace ratatosk::cli {

namespace {

struct EvaluateArguments {
    std::string data;
    std::string questions = "dev.json";
    std::string predictions;
    std::string written;
    int beamSize = 5;
    int most = 0;
    bool isRun = true;
    OutputFormat format = OutputFormat::Table;
    ModelOptions model;
};

Result<Dataset> readExamples(const EvaluateArguments& arguments)
{
    auto dataset = readSpiderDataset(arguments.data, {arguments.questions});
    if (dataset && arguments.most > 0)
        dataset->examples.resize(std::min(dataset->examples.size(), static_cast<std::size_t>(arguments.most)));
    return dataset;
}

Result<std::vector<std::string>> predictions(const EvaluateArguments& arguments, const Dataset& dataset, Terminal& terminal, std::stop_token stop)
{
    if (!arguments.predictions.empty())
        return readPredictions(arguments.predictions);
    const auto answerer = loadModel(arguments.model);
    if (!answerer)
        return answerer.error();
    const auto report = [&](const Progress& progress) { terminal.showProgress(progress); };
    return predict(**answerer, dataset, arguments.beamSize, report, stop);
}

ExitCode evaluateAll(const EvaluateArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto dataset = readExamples(arguments);
    if (!dataset)
        return terminal.fail(dataset.error());
    const auto predicted = predictions(arguments, *dataset, terminal, stop);
    if (!predicted)
        return terminal.fail(predicted.error());
    if (!arguments.written.empty()) {
        if (const auto written = writePredictions(arguments.written, *predicted); !written)
            return terminal.fail(written.error());
    }
    const int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const auto report = evaluate(dataset->databases, dataset->examples, *predicted, {.runQueries = arguments.isRun, .threads = threads}, {}, stop);
    if (!report)
        return terminal.fail(report.error());
    terminal.print(arguments.format == OutputFormat::Json ? toJson(*report) + '\n' : toTable(*report));
    return ExitCode::Ok;
}

} // namespace

void addEvaluateCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<EvaluateArguments>();
    CLI::App* command = program.add_subcommand("evaluate", "Measure a model, or predictions, against gold SQL");
    command->add_option("DATA", arguments->data, "Folder with questions and databases in Spider's layout")->required();
    command->add_option("--questions", arguments->questions, "Question file in that folder")->capture_default_str();
    command->add_option("--predictions", arguments->predictions, "Score this file (one statement a line) instead of a model")->type_name("FILE");
    command->add_option("--write", arguments->written, "Write the model's predictions to this file")->type_name("FILE");
    command->add_option("--beam", arguments->beamSize, "Readings to consider")->check(CLI::Range(1, 32))->capture_default_str();
    command->add_option("--most", arguments->most, "Only the first N questions")->check(CLI::PositiveNumber)->type_name("N");
    command->add_flag("!--no-run", arguments->isRun, "Compare the queries' structure only");
    addFormatOption(*command, arguments->format);
    addModelOptions(*command, arguments->model);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return evaluateAll(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
