// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/find_command.h"

#include "app/cli/database_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/answer/value/item_labels.h"
#include "core/files/opening/database_browser.h"
#include "core/files/rows/row_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace ratatosk::cli {

namespace {

struct FindArguments {
    DatabaseOptions database;
    CellWish wish;
};

/// On one line of its own, whatever it holds.
std::string lineOf(std::string text)
{
    std::ranges::replace_if(
        text, [](char letter) { return letter == '\n' || letter == '\r' || letter == '\t'; }, ' ');
    return text;
}

/// Prints what is found as it comes, and notes what is counted.
class Report
{
public:
    Report(const Schema& schema, Terminal& terminal) : m_schema(schema), m_terminal(terminal) {}

    void take(const SearchEvent& event)
    {
        if (const auto* found = std::get_if<FoundCell>(&event))
            m_terminal.print(fmt::format("{}\t{}\t{}\n", labelOf(m_schema, found->column), rowOf(*found), lineOf(found->text)));
        else if (const auto* count = std::get_if<CellCount>(&event))
            m_counts[count->column] = count->cells;
        else
            note(std::get<TableProgress>(event));
    }

    void end()
    {
        for (const auto& [column, cells] : m_counts)
            m_terminal.note(fmt::format("{}: {} {}", labelOf(m_schema, column), cells, cells == 1 ? "cell" : "cells"));
        if (m_counts.empty())
            m_terminal.note("Nothing found.");
    }

private:
    static std::string rowOf(const FoundCell& found)
    {
        std::string row;
        for (const auto& [name, value] : found.row)
            row += fmt::format("{}{}={}", row.empty() ? "" : " ", name, sqlLiteral(value));
        return row;
    }

    void note(const TableProgress& progress)
    {
        const std::string& table = m_schema.table(progress.table).name;
        if (progress.state == TableProgress::State::Partly)
            m_terminal.note(fmt::format("{} is large and was searched in part.", table));
        else if (progress.state == TableProgress::State::Failed)
            m_terminal.note(fmt::format("{} could not be read to its end: {}", table, progress.reason));
    }

    const Schema& m_schema;
    Terminal& m_terminal;
    std::map<ColumnId, std::int64_t> m_counts;
};

ExitCode find(const FindArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt(AfterStop::EndSoon);
    const auto database = databaseFor(arguments.database, terminal, stop);
    if (!database)
        return terminal.fail(database.error());
    const auto browser = DatabaseBrowser::open(*database);
    if (!browser)
        return terminal.fail(browser.error());
    Report report((*browser)->schema(), terminal);
    const auto done = (*browser)->find(
        arguments.wish,
        [&](const SearchEvent& event) {
            report.take(event);
            return !stop.stop_requested();
        },
        stop);
    if (!done && !stop.stop_requested())
        return terminal.fail(done.error());
    report.end();
    return stop.stop_requested() ? ExitCode::Interrupted : ExitCode::Ok;
}

} // namespace

void addFindCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<FindArguments>();
    CLI::App* command = program.add_subcommand("find", "Find a text or a number in all tables; the database is never changed");
    addDatabaseOptions(*command, arguments->database);
    addTextBehind(*command, arguments->database, "TEXT", arguments->wish.text, "What to find; more files may come before it");
    command->add_flag("--exact", arguments->wish.isExact, "Find whole cells only, with letters in the same case");
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return find(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
