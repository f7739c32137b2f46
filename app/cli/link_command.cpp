// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/link_command.h"

#include "app/cli/database_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/question_input.h"
#include "app/terminal/terminal.h"
#include "core/answer/explaining/question_linker.h"
#include "core/answer/value/item_labels.h"
#include "core/messages/answers/enum_names.h"
#include "core/messages/answers/json_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

struct LinkArguments {
    DatabaseOptions database;
    std::string question;
    OutputFormat format = OutputFormat::Table;
};

template <class Item>
std::vector<Cell> rowOf(const LinkedQuestion& linked, const Link<Item>& link, std::string item)
{
    return {linked.question.words[link.word].text, std::string(nameOf(link.kind)), std::move(item), link.evidence};
}

/// Hints say only that a number could stand in some column; they are many, and left to JSON.
bool isHint(LinkKind kind)
{
    return kind == LinkKind::NumberHint || kind == LinkKind::TimeHint;
}

ResultTable tableOf(const LinkedQuestion& linked, const Schema& schema)
{
    ResultTable table;
    table.columns = {"word", "link", "item", "found"};
    for (const Link<TableId>& link : linked.links.tables)
        table.rows.push_back(rowOf(linked, link, schema.table(link.item).name));
    for (const Link<ColumnId>& link : linked.links.columns) {
        if (!isHint(link.kind))
            table.rows.push_back(rowOf(linked, link, labelOf(schema, link.item)));
    }
    return table;
}

ExitCode showLinks(const LinkArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt(AfterStop::EndSoon);
    if (const auto checked = checkQuestion(arguments.question); !checked)
        return terminal.fail(checked.error());
    const auto database = databaseFor(arguments.database, terminal, stop);
    if (!database)
        return terminal.fail(database.error());
    const auto linker = QuestionLinker::open(*database, stop);
    if (!linker)
        return terminal.fail(linker.error());
    const auto linked = linker->link(arguments.question);
    if (!linked)
        return terminal.fail(linked.error());
    if (arguments.format == OutputFormat::Json)
        terminal.print(jsonOf(linked->question, linked->links, linked->unusedWords) + '\n');
    else
        terminal.print(formatted(tableOf(*linked, linker->schema()), arguments.format, terminal));
    if (!linked->unusedWords.empty())
        terminal.note(fmt::format("No table, column or value matches these words: {}.", fmt::join(linked->unusedWords, ", ")));
    return ExitCode::Ok;
}

} // namespace

void addLinkCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<LinkArguments>();
    CLI::App* command = program.add_subcommand("link", "Show which words of a question match which tables and columns");
    addDatabaseOptions(*command, arguments->database);
    addTextBehind(*command, arguments->database, "QUESTION", arguments->question, "A question in English; more files may come before it");
    addFormatOption(*command, arguments->format);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return showLinks(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
