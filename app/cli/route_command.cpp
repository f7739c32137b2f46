// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/route_command.h"

#include "app/cli/model_options.h"
#include "app/cli/scratch_folder.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/database/engine/connection.h"
#include "core/english/language/word_splitter.h"
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/evaluation/column_fitting.h"
#include "core/questions/evaluation/reading_recall.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <set>

namespace ratatosk::cli {

namespace {

constexpr int kMergedRows = 5'000; ///< of a table
constexpr std::uint64_t kMergeSeed = 1;

struct RouteArguments {
    std::string data;
    std::vector<std::string> questions{"train_spider.json"};
    std::vector<std::string> others;
    int tables = 1'000;
    int items = kItemsRead;
    bool isFit = false;
    bool showsMisses = false;
    ModelOptions model;
};

std::vector<const DatasetDatabase*> databasesOf(const Dataset& dataset)
{
    std::set<std::string> ids;
    for (const Example& example : dataset.examples)
        ids.insert(example.dbId);
    std::vector<const DatasetDatabase*> databases;
    for (const std::string& id : ids)
        databases.push_back(&dataset.databases.at(id));
    return databases;
}

/// What goes through all questions.
struct Measurement {
    const RouteArguments& arguments;
    const Dataset& questionSet;
    WordVectors vectors;
    ReadingRecall recall{};
    ColumnFitting fitting{kMergeSeed};

    void add(const MergedQuestion& question, const Schema& schema, const SchemaRouter& router)
    {
        const auto words = splitQuestion(question.example->question);
        if (words && arguments.isFit)
            fitting.add(question, schema, router.features(*words));
        else if (words)
            recall.add(question, schema, router.route(*words, {.items = arguments.items}));
    }
};

Result<void> measure(Measurement& measurement, const MergedDatabases& merged, std::stop_token stop)
{
    const auto folder = ScratchFolder::create();
    if (!folder)
        return folder.error();
    const std::filesystem::path file = folder->path() / "merged.sqlite";
    if (const auto written = writeMergedFile(merged, file, kMergedRows); !written)
        return written.error();
    const auto connection = Connection::open(file);
    if (!connection)
        return connection.error();
    const auto values = ValueIndex::build(*connection, merged.schema, {}, stop);
    if (!values)
        return values.error();
    const SchemaRouter router(merged.schema, *values, measurement.vectors);
    for (const MergedQuestion& question : questionsAbout(merged, measurement.questionSet)) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The measurement was cancelled."};
        measurement.add(question, merged.schema, router);
    }
    return {};
}

std::string textOf(const ReadingRecall& recall)
{
    const auto share = [](int part, int all) { return all == 0 ? 0 : 100.0 * part / all; };
    return fmt::format("{} questions: everything in the gold query is read for {:.1f}%, and {:.1f}% of its columns. A table is missing for "
                       "{:.1f}%, only keys for {:.1f}%\n",
                       recall.questions, share(recall.complete, recall.questions), share(recall.columnsRead, recall.columns),
                       share(recall.lackTable, recall.questions), share(recall.lackKey, recall.questions));
}

void present(Measurement& measurement, Terminal& terminal)
{
    if (measurement.arguments.isFit) {
        const ColumnWeights weights = measurement.fitting.fit();
        for (std::size_t i = 0; i < weights.size(); ++i)
            terminal.print(fmt::format("{:7.3f}  {}\n", weights[i], kColumnFeatureNames[i]));
        return;
    }
    terminal.print(textOf(measurement.recall));
    for (std::size_t i = 0; measurement.arguments.showsMisses && i < measurement.recall.misses.size(); ++i)
        terminal.print(measurement.recall.misses[i] + '\n');
}

std::vector<std::filesystem::path> filesOf(const RouteArguments& arguments)
{
    std::vector<std::filesystem::path> files(arguments.questions.begin(), arguments.questions.end());
    files.insert(files.end(), arguments.others.begin(), arguments.others.end());
    return files;
}

ExitCode route(const RouteArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto questionSet = readSpiderDataset(arguments.data, {arguments.questions.begin(), arguments.questions.end()});
    if (!questionSet)
        return terminal.fail(questionSet.error());
    const auto all = readSpiderDataset(arguments.data, filesOf(arguments));
    if (!all)
        return terminal.fail(all.error());
    const auto vectors = loadWordVectors(arguments.model);
    if (!vectors)
        return terminal.fail(vectors.error());
    Measurement measurement{.arguments = arguments, .questionSet = *questionSet, .vectors = *vectors};
    const auto schemas = merged(databasesOf(*all), arguments.tables, kMergeSeed);
    for (std::size_t i = 0; i < schemas.size(); ++i) {
        if (const auto measured = measure(measurement, schemas[i], stop); !measured)
            return terminal.fail(measured.error());
        terminal.showProgress({static_cast<std::int64_t>(i + 1), static_cast<std::int64_t>(schemas.size()), "schemas"});
    }
    present(measurement, terminal);
    return ExitCode::Ok;
}

} // namespace

void addRouteCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<RouteArguments>();
    CLI::App* command = program.add_subcommand("route",
                                               "Measure which parts of large schemas are read; a data set's databases are merged for this");
    command->add_option("--data", arguments->data, "Folder with questions and databases in Spider's layout")->required()->type_name("DIR");
    command->add_option("--questions", arguments->questions, "Question files to measure; their databases are merged")
        ->type_name("FILE")
        ->capture_default_str();
    command->add_option("--others", arguments->others, "Question files to merge only the databases of")->type_name("FILE");
    command->add_option("--tables", arguments->tables, "Number of tables per schema")->check(CLI::Range(1, 10'000))->capture_default_str();
    command->add_option("--items", arguments->items, "Number of columns and tables to read")
        ->check(CLI::Range(2, 10'000))
        ->capture_default_str();
    command->add_flag("--fit", arguments->isFit, "Fit the weights that choose columns, and write them");
    command->add_flag("--misses", arguments->showsMisses, "Write for each question what was not read");
    addModelOptions(*command, arguments->model);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return route(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
