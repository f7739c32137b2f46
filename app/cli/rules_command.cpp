// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rules_command.h"

#include "app/cli/model_options.h"
#include "app/cli/pack_evaluation.h"
#include "app/cli/rule_tables.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/base/atomic_file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace ratatosk::cli {

namespace {

struct MeasureArguments {
    std::vector<std::string> unread; ///< packs that nobody who wrote rules has read
    std::vector<std::string> read;   ///< packs that they have
    std::vector<std::string> right;  ///< packs whose gold queries are to stay as they are
    std::vector<std::string> databases;
    DatabaseHalf half = DatabaseHalf::Both;
    std::string page;    ///< file in Markdown; empty: none
    std::string changed; ///< file of the right queries that are changed, in CSV; empty: none
    OutputFormat format = OutputFormat::Table;
    ModelOptions model;
};

Result<std::vector<MeasuredSet>> measuredSets(const std::filesystem::path& bundle, const MeasureArguments& arguments,
                                              const ReportProgress& report, std::stop_token stop)
{
    std::vector<MeasuredSet> sets;
    for (const bool isRead : {false, true}) {
        for (const std::string& file : isRead ? arguments.read : arguments.unread) {
            const auto pack = measuredPack(file, {{arguments.databases.begin(), arguments.databases.end()}}, stop);
            if (!pack)
                return pack.error();
            auto measurement = measureRules(bundle, *pack, arguments.half, report, stop);
            if (!measurement)
                return measurement.error();
            sets.push_back({*std::move(measurement), isRead});
        }
    }
    return sets;
}

Result<std::vector<RightQueries>> rightQueries(const MeasureArguments& arguments, const ReportProgress& report, std::stop_token stop)
{
    std::vector<RightQueries> right;
    for (const std::string& file : arguments.right) {
        const auto pack = measuredPack(file, {{arguments.databases.begin(), arguments.databases.end()}}, stop);
        if (!pack)
            return pack.error();
        auto queries = measureRightQueries(*pack, report, stop);
        if (!queries)
            return queries.error();
        right.push_back(*std::move(queries));
    }
    return right;
}

/// The command without folders, as a page names it.
std::string commandOf(const MeasureArguments& arguments)
{
    const auto nameOf = [](const std::string& file) {
        std::filesystem::path path = std::filesystem::absolute(file).lexically_normal();
        path = path.has_filename() ? path : path.parent_path(); // of "FOLDER/"
        return std::filesystem::is_directory(path) ? path.filename().string() : (path.parent_path().filename() / path.filename()).string();
    };
    std::string command = "ratatosk-cli rules measure";
    for (const std::string& file : arguments.unread)
        command += ' ' + nameOf(file);
    for (const std::string& file : arguments.read)
        command += " --read " + nameOf(file);
    for (const std::string& file : arguments.right)
        command += " --right " + nameOf(file);
    if (arguments.half != DatabaseHalf::Both)
        command += arguments.half == DatabaseHalf::First ? " --half first" : " --half second";
    return command;
}

ExitCode measure(const MeasureArguments& arguments, Terminal& terminal)
{
    if (arguments.unread.empty() && arguments.read.empty() && arguments.right.empty())
        return terminal.fail(
            {ErrorCode::InvalidArgument, "Name a pack of questions to measure rules on. See ratatosk-cli rules measure --help."});
    const std::stop_token stop = stopOnInterrupt();
    const auto bundle = bundleOf(arguments.model);
    if (!bundle)
        return terminal.fail(bundle.error());
    prepareAnswering(arguments.model.threads);
    const auto report = [&](const Progress& progress) { terminal.showProgress(progress); };
    const auto sets = measuredSets(*bundle, arguments, report, stop);
    if (!sets)
        return terminal.fail(sets.error());
    const auto right = rightQueries(arguments, report, stop);
    if (!right)
        return terminal.fail(right.error());
    if (!arguments.page.empty()) {
        if (const auto written = writeAtomically(arguments.page, rulesPage(*sets, *right, commandOf(arguments))); !written)
            return terminal.fail(written.error());
    }
    if (!arguments.changed.empty()) {
        const std::string rows = formatted(changedQueryTable(*right), OutputFormat::Csv, terminal);
        if (const auto written = writeAtomically(arguments.changed, rows); !written)
            return terminal.fail(written.error());
    }
    for (const ResultTable& table : {setTable(*sets), rightTable(*right), measureTable(*sets, *right)})
        if (!table.rows.empty())
            terminal.print(formatted(table, arguments.format, terminal) + '\n');
    return ExitCode::Ok;
}

void addMeasureCommand(CLI::App& rules, Action& action)
{
    static const std::map<std::string, DatabaseHalf> halves{
        {"both", DatabaseHalf::Both}, {"first", DatabaseHalf::First}, {"second", DatabaseHalf::Second}};
    const auto arguments = std::make_shared<MeasureArguments>();
    CLI::App* command = rules.add_subcommand("measure", "Count the answers that each rule alone makes right or wrong");
    command->add_option("PACK", arguments->unread, "Packs of questions that no author of rules has read")->type_name("FILE");
    command->add_option("--read", arguments->read, "Pack that authors of rules have read; can be repeated")
        ->type_name("FILE")
        ->allow_extra_args(false);
    command->add_option("--right", arguments->right, "Pack whose gold queries no rule should change; can be repeated")
        ->type_name("FILE")
        ->allow_extra_args(false);
    command->add_option("--databases", arguments->databases, "Folder with the packs' databases as DB/DB.sqlite; can be repeated")
        ->type_name("DIR")
        ->allow_extra_args(false);
    command->add_option("--half", arguments->half, "Use one half of the databases, by a hash of their names: first, second or both")
        ->transform(CLI::Transformer(halves))
        ->type_name("HALF");
    command->add_option("--changed", arguments->changed, "Write the right queries that rules change to this CSV file, before and after")
        ->type_name("OUT");
    command->add_option("--output", arguments->page, "Write all tables to this Markdown file")->type_name("OUT");
    addFormatOption(*command, arguments->format);
    addModelOptions(*command, arguments->model);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return measure(*arguments, terminal); }; });
}

} // namespace

void addRulesCommand(CLI::App& program, Action& action)
{
    const auto format = std::make_shared<OutputFormat>(OutputFormat::Table);
    CLI::App* command = program.add_subcommand("rules", "List the rules that change the network's queries, by phase");
    addFormatOption(*command, *format);
    command->require_subcommand(0, 1);
    addMeasureCommand(*command, action);
    command->callback([command, format, &action] {
        if (!command->get_subcommands().empty())
            return;
        action = [format](Terminal& terminal) {
            terminal.print(formatted(ruleTable(), *format, terminal));
            return ExitCode::Ok;
        };
    });
}

} // namespace ratatosk::cli
