// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_command.h"

#include "app/cli/database_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/answer/help_with_sql/given_parameters.h"
#include "core/database/postgres/database_place.h"

#include <CLI/CLI.hpp>

namespace ratatosk::cli {

namespace {

struct RunArguments {
    DatabaseOptions database;
    std::string sql;
    std::vector<std::string> parameters;
    std::int64_t rows = 10'000;
    OutputOptions output;
};

Result<ResultTable> rowsOf(const RunArguments& arguments, const Connection& connection, std::stop_token stop)
{
    const auto values = givenParameters(arguments.sql, arguments.parameters);
    if (!values)
        return values.error();
    auto table = runWith(*values, connection, arguments.sql, {.rows = arguments.rows}, std::move(stop));
    if (!table && table.error().code == ErrorCode::InvalidArgument && arguments.parameters.empty())
        return Error{ErrorCode::InvalidArgument, table.error().detail + " Set values with --parameter NAME=VALUE."};
    return table;
}

ExitCode run(const RunArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt(AfterStop::EndSoon);
    const auto database = databaseFor(arguments.database, terminal, stop);
    if (!database)
        return terminal.fail(database.error());
    const auto connection = openPlace(*database);
    if (!connection)
        return terminal.fail(connection.error());
    const auto table = rowsOf(arguments, *connection, stop);
    if (!table)
        return terminal.fail(table.error());
    writeRows(*table, arguments.output, terminal, [&](std::string_view piece) {
        terminal.print(piece);
        return !stop.stop_requested();
    });
    return stop.stop_requested() ? ExitCode::Interrupted : ExitCode::Ok;
}

} // namespace

void addRunCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<RunArguments>();
    CLI::App* command = program.add_subcommand("run", "Run one SQL statement; the database is never changed");
    addDatabaseOptions(*command, arguments->database);
    addTextBehind(*command, arguments->database, "SQL", arguments->sql, "The statement; more files may come before it");
    command
        ->add_option(
            "--parameter", arguments->parameters,
            "Value of a parameter of the statement (:name, @name, $name, ?2): a number, text, 'quoted text' or NULL; can be repeated")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    command->add_option("--rows", arguments->rows, "Maximum number of rows to write")->check(CLI::PositiveNumber)->capture_default_str();
    addOutputOptions(*command, arguments->output);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return run(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
