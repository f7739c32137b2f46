// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schema_command.h"

#include "app/cli/database_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/answer/value/item_labels.h"
#include "core/files/opening/database_browser.h"
#include "core/messages/answers/json_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

struct SchemaArguments {
    DatabaseOptions database;
    OutputFormat format = OutputFormat::Table;
};

std::string referenceOf(const Schema& schema, ColumnId column)
{
    std::string references;
    for (const ForeignKey& key : schema.foreignKeys()) {
        if (key.from != column)
            continue;
        references += fmt::format("{}{}{}", references.empty() ? "" : ", ", labelOf(schema, key.to), key.isGuess ? " (guess)" : "");
    }
    return references;
}

ResultTable tableOf(const Schema& schema)
{
    ResultTable table;
    table.columns = {"table", "column", "type", "key", "references"};
    for (int i = 0; i < schema.columnCount(); ++i) {
        const Column& column = schema.column(ColumnId{i});
        table.rows.push_back({schema.table(column.table).name, column.name, column.declaredType,
                              std::string(column.isPrimaryKey ? "primary" : ""), referenceOf(schema, ColumnId{i})});
    }
    return table;
}

ExitCode showSchema(const SchemaArguments& arguments, Terminal& terminal)
{
    const auto database = databaseFor(arguments.database, terminal, stopOnInterrupt());
    if (!database)
        return terminal.fail(database.error());
    const auto browser = DatabaseBrowser::open(*database);
    if (!browser)
        return terminal.fail(browser.error());
    const Schema& schema = (*browser)->schema();
    if (arguments.format == OutputFormat::Json)
        terminal.print(jsonOf(schema) + '\n');
    else
        terminal.print(formatted(tableOf(schema), arguments.format, terminal));
    return ExitCode::Ok;
}

} // namespace

void addSchemaCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<SchemaArguments>();
    CLI::App* command = program.add_subcommand("schema", "List tables, columns and keys");
    addDatabaseOptions(*command, arguments->database);
    addFilesBehind(*command, arguments->database);
    addFormatOption(*command, arguments->format);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return showSchema(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
