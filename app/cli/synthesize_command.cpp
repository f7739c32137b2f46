// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/synthesize_command.h"

#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/database/engine/schema_reader.h"
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/dataset/spider_writer.h"
#include "core/questions/synthesis/dataset_synthesis.h"
#include "core/questions/synthesis/synthesizer.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <map>
#include <set>

namespace ratatosk::cli {

namespace {

enum class QuestionFormat { Text, Spider };

struct SynthesizeArguments {
    std::string database;
    SynthesisOptions options;
    QuestionFormat format = QuestionFormat::Text;
    std::string data;
    std::vector<std::string> questions{"train_spider.json", "train_others.json"};
    std::vector<std::string> except;
    std::string output;
};

std::string textOf(const std::vector<Example>& examples)
{
    std::string text;
    for (const Example& example : examples)
        text += example.question + '\n' + example.query + "\n\n";
    return text;
}

/// To the file that was named, else to standard output.
ExitCode write(const SynthesizeArguments& arguments, const std::vector<Example>& examples, Terminal& terminal)
{
    if (arguments.output.empty()) {
        terminal.print(arguments.format == QuestionFormat::Spider ? spiderText(examples) : textOf(examples));
        return ExitCode::Ok;
    }
    const auto written = writeSpiderExamples(arguments.output, examples);
    return written ? ExitCode::Ok : terminal.fail(written.error());
}

ExitCode synthesizeOne(const SynthesizeArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto connection = Connection::open(arguments.database);
    if (!connection)
        return terminal.fail(connection.error());
    const auto schema = readSchema(*connection);
    if (!schema)
        return terminal.fail(schema.error());
    const auto synthesis = synthesize(*connection, *schema, arguments.options, stop,
                                      [&](const Progress& progress) { terminal.showProgress(progress); });
    if (!synthesis)
        return terminal.fail(synthesis.error());
    std::vector<Example> examples;
    for (const SynthesizedQuestion& question : synthesis->questions)
        examples.push_back({std::filesystem::path(arguments.database).stem().string(), question.question, question.sql});
    if (static_cast<int>(examples.size()) < arguments.options.count)
        terminal.note(fmt::format("Found no more than {} questions that differ and return rows.", examples.size()));
    return write(arguments, examples, terminal);
}

/// What must not be trained on: the databases that were named, and those of the development questions, if these are there.
Result<std::set<std::string>> heldOut(const SynthesizeArguments& arguments)
{
    std::set<std::string> ids(arguments.except.begin(), arguments.except.end());
    const std::filesystem::path development = std::filesystem::path(arguments.data) / "dev.json";
    if (!std::filesystem::exists(development))
        return ids;
    const auto examples = readSpiderExamples(development);
    if (!examples)
        return examples.error();
    for (const Example& example : *examples)
        ids.insert(example.dbId);
    return ids;
}

ExitCode synthesizeAll(const SynthesizeArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto dataset = readSpiderDataset(arguments.data, {arguments.questions.begin(), arguments.questions.end()});
    if (!dataset)
        return terminal.fail(dataset.error());
    for (const std::string& id : arguments.except) {
        if (!dataset->databases.contains(id))
            return terminal.fail({ErrorCode::InvalidArgument, fmt::format("There is no database '{}' to skip.", id)});
    }
    const auto except = heldOut(arguments);
    if (!except)
        return terminal.fail(except.error());
    const auto made = synthesizeDataset(*dataset, *except, arguments.options, stop,
                                        [&](const Progress& progress) { terminal.showProgress(progress); });
    if (!made)
        return terminal.fail(made.error());
    if (!made->leftOut.empty())
        terminal.note(fmt::format("Skipped because they have no rows: {}.", fmt::join(made->leftOut, ", ")));
    const SynthesisTally& tally = made->tally;
    terminal.note(fmt::format("{} questions of {} draws; the grammar cannot express {}, {} failed, {} were empty, {} repeated.", tally.kept,
                              tally.drawn, tally.unmapped, tally.failed, tally.empty, tally.repeated));
    return write(arguments, made->examples, terminal);
}

ExitCode synthesizeQuestions(const SynthesizeArguments& arguments, Terminal& terminal)
{
    if (arguments.database.empty() == arguments.data.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "Name either a database or a folder with --data."});
    return arguments.data.empty() ? synthesizeOne(arguments, terminal) : synthesizeAll(arguments, terminal);
}

void addFolderOptions(CLI::App& command, SynthesizeArguments& arguments)
{
    CLI::Option* data = command.add_option("--data", arguments.data,
                                           "Folder in Spider's layout; questions are made for all of its training databases");
    data->type_name("DIR");
    command.add_option("--count-per-database", arguments.options.count, "Number of questions per database")
        ->check(CLI::PositiveNumber)
        ->needs(data);
    command.add_option("--questions", arguments.questions, "Question files of DIR that name the databases")->needs(data)->delimiter(',');
    command.add_option("--except", arguments.except, "Databases to skip; those of DIR/dev.json are always skipped")
        ->needs(data)
        ->delimiter(',');
}

} // namespace

void addSynthesizeCommand(CLI::App& program, Action& action)
{
    static const std::map<std::string, QuestionFormat> formats{{"text", QuestionFormat::Text}, {"spider", QuestionFormat::Spider}};
    const auto arguments = std::make_shared<SynthesizeArguments>();
    CLI::App* command = program.add_subcommand("synthesize", "Generate questions that a database can answer, with their SQL");
    command->add_option("DATABASE", arguments->database, "A SQLite file");
    command->add_option("--count", arguments->options.count, "Number of questions")->check(CLI::PositiveNumber)->capture_default_str();
    command
        ->add_option("--everyday", arguments->options.everydayShare,
                     "Share of questions that name no columns: \"Who is the oldest pilot?\"")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command->add_option("--seed", arguments->options.seed, "Random seed")->capture_default_str();
    command->add_option("--format", arguments->format, "text, or spider for JSON records with db_id, question and query")
        ->transform(CLI::Transformer(formats))
        ->type_name("FORMAT");
    command->add_option("--output", arguments->output, "Write JSON records to this file")->type_name("FILE");
    addFolderOptions(*command, *arguments);
    command->callback(
        [arguments, &action] { action = [arguments](Terminal& terminal) { return synthesizeQuestions(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
