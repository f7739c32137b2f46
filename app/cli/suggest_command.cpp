// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/suggest_command.h"

#include "app/cli/database_options.h"
#include "app/cli/model_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "app/terminal/text_cell.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace ratatosk::cli {

namespace {

struct SuggestArguments {
    DatabaseOptions database;
    int count = 6;
    ModelOptions model;
};

ExitCode suggest(const SuggestArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt(AfterStop::EndSoon);
    const auto database = databaseFor(arguments.database, terminal, stop);
    if (!database)
        return terminal.fail(database.error());
    const auto answerer = loadModel(arguments.model);
    if (!answerer)
        return terminal.fail(answerer.error());
    if (const auto opened = (*answerer)->openDatabase(*database, {}, stop); !opened)
        return terminal.fail(opened.error());
    const auto suggestions = (*answerer)->suggest(arguments.count, stop);
    if (!suggestions)
        return terminal.fail(suggestions.error());
    for (const std::string& question : suggestions->questions)
        terminal.print(printable(question) + '\n');
    if (suggestions->questions.empty() && !stop.stop_requested())
        terminal.note("No question was found that this database answers reliably.");
    return stop.stop_requested() ? ExitCode::Interrupted : ExitCode::Ok;
}

} // namespace

void addSuggestCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<SuggestArguments>();
    CLI::App* command = program.add_subcommand("suggest", "Find questions that a database can answer, tested on its rows");
    addDatabaseOptions(*command, arguments->database);
    command->add_option("--count", arguments->count, "Maximum number of questions")->check(CLI::Range(1, 100))->capture_default_str();
    addModelOptions(*command, arguments->model);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return suggest(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
