// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/route_command.h"

#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/database/connection.h"
#include "core/dataset/spider_reader.h"
#include "core/evaluation/column_fitting.h"
#include "core/evaluation/reading_recall.h"
#include "core/language/word_splitter.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <set>

namespace ratatosk::cli {

namespace {

struct RouteArguments {
    std::string data;
    std::vector<std::string> questions{"train_spider.json", "train_others.json"};
    int tables = 300;
    int items = kMostItemsRead;
    int rows = 5'000;
    std::uint64_t seed = 1;
    bool fits = false;
    bool showsMisses = false;
    std::string folder;
};

/// Weights learn from one half of the databases, the other half measures them.
bool isMeasured(const std::string& database)
{
    unsigned sum = 0;
    for (const char character : database)
        sum = sum * 31 + static_cast<unsigned char>(character);
    return (sum >> 3) % 2 == 1;
}

ExitCode route(const RouteArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto dataset = readSpiderDataset(arguments.data, {arguments.questions.begin(), arguments.questions.end()});
    if (!dataset)
        return terminal.fail(dataset.error());
    std::set<std::string> used;
    for (const Example& example : dataset->examples)
        used.insert(example.dbId);
    std::vector<const DatasetDatabase*> databases;
    for (const std::string& id : used)
        databases.push_back(&dataset->databases.at(id));
    ReadingRecall learnt, measured;
    ColumnFitting fitting(arguments.seed);
    int number = 0;
    for (const MergedDatabases& one : merged(databases, arguments.tables, arguments.seed)) {
        const std::filesystem::path file = std::filesystem::path(arguments.folder) / fmt::format("merged_{}_{}.sqlite", arguments.tables, number++);
        if (!std::filesystem::exists(file)) {
            if (const auto written = writeMergedFile(one, file, arguments.rows); !written)
                return terminal.fail(written.error());
        }
        const auto connection = Connection::open(file);
        if (!connection)
            return terminal.fail(connection.error());
        const auto values = ValueIndex::build(*connection, one.schema);
        if (!values)
            return terminal.fail(values.error());
        if (!(*values)->isComplete())
            terminal.note("Not all cells are read.");
        const SchemaRouter router(one.schema, *values);
        const SchemaMentions mentions(one.schema, *values);
        terminal.note(fmt::format("{} tables, {} columns", one.schema.tableCount(), one.schema.columnCount()));
        for (const MergedQuestion& question : questionsAbout(one, *dataset)) {
            if (stop.stop_requested())
                return ExitCode::Interrupted;
            const auto words = splitQuestion(question.example->question);
            if (!words)
                continue;
            const bool isHeldOut = isMeasured(question.example->dbId);
            if (arguments.fits && !isHeldOut)
                fitting.add(question, one.schema, router.features(*words));
            if (!arguments.fits)
            (isHeldOut ? measured : learnt).add(question, one.schema, router.route(*words, {.items = arguments.items}), mentions.of(*words));
        }
    }
    for (const auto& [name, recall] : {std::pair("learnt from", &learnt), std::pair("measured", &measured)}) {
        if (arguments.fits) break;
        terminal.print(fmt::format("{}: {} questions, {:.2f} % complete, {:.2f} % of columns; lack a table {:.2f} %, a key {:.2f} %, a mentioned {:.2f} %\n", name,
                                   recall->questions, 100.0 * recall->complete / recall->questions, 100.0 * recall->columnsRead / recall->columns,
                                   100.0 * recall->lackTable / recall->questions, 100.0 * recall->lackKey / recall->questions,
                                   100.0 * recall->lackMentioned / recall->questions));
        for (std::size_t i = 0; arguments.showsMisses && i < recall->misses.size(); ++i)
            terminal.print(recall->misses[i] + '\n');
    }
    if (arguments.fits) {
        const ColumnWeights weights = fitting.fit();
        for (std::size_t i = 0; i < kColumnFeatureCount; ++i)
            terminal.print(fmt::format("{:8.3f} {}\n", weights[i], kColumnFeatureNames[i]));
    }
    return ExitCode::Ok;
}

} // namespace

void addRouteCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<RouteArguments>();
    CLI::App* command = program.add_subcommand("route", "Measure what is read of large schemas, merged of a data set's databases");
    command->add_option("--data", arguments->data, "Folder with questions and databases in Spider's layout")->required()->type_name("DIR");
    command->add_option("--questions", arguments->questions, "Question files")->type_name("FILE");
    command->add_option("--tables", arguments->tables, "Tables of a merged schema")->capture_default_str();
    command->add_option("--items", arguments->items, "Columns and tables to read")->capture_default_str();
    command->add_option("--rows", arguments->rows, "Most rows of a table")->capture_default_str();
    command->add_option("--folder", arguments->folder, "Where merged files are kept")->required();
    command->add_flag("--fit", arguments->fits, "Fit the weights");
    command->add_flag("--misses", arguments->showsMisses, "Say what was not read");
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return route(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
