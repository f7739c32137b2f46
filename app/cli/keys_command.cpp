// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/keys_command.h"

#include "app/cli/pack_evaluation.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/questions/keys/key_fitting.h"
#include "core/questions/keys/key_measure.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ratatosk::cli {

namespace {

struct KeysArguments {
    std::vector<std::string> packs;
    std::vector<std::string> databases;
    std::string tables; ///< a tables.json with further keys; empty: none
    OutputFormat format = OutputFormat::Table;
};

using Visit = std::function<void(const std::string& pack, const Connection&, const UndeclaredDatabase&)>;

/// Every database of the packs, once.
Result<void> visitDatabases(const KeysArguments& arguments, std::stop_token stop, const Visit& visit)
{
    std::map<std::string, std::set<std::pair<std::string, std::string>>> listed;
    if (!arguments.tables.empty()) {
        auto read = readListedKeys(arguments.tables);
        if (!read)
            return read.error();
        listed = *std::move(read);
    }
    const PackPlaces places{{arguments.databases.begin(), arguments.databases.end()}};
    for (const std::string& file : arguments.packs) {
        const auto pack = readQuestionPack(file);
        if (!pack)
            return pack.error();
        for (const std::string& id : pack->databases()) {
            const auto place = goldDatabase(*pack, id, places, stop);
            if (!place)
                return place.error();
            const auto connection = Connection::open(*place);
            if (!connection)
                return connection.error();
            const auto database = undeclared(id, *connection, listed[id]);
            if (!database)
                return database.error();
            visit(pack->name, *connection, *database);
        }
    }
    return {};
}

ExitCode measure(const KeysArguments& arguments, Terminal& terminal)
{
    ResultTable table{.columns = {"pack", "databases", "keys", "guessed", "right", "recall", "precision", "most instructions"}};
    std::vector<std::pair<std::string, std::pair<int, KeyMeasure>>> sums;
    const auto visited = visitDatabases(arguments, stopOnInterrupt(),
                                        [&](const std::string& pack, const Connection& connection, const UndeclaredDatabase& database) {
                                            const KeyMeasure one = measureKeys(connection, database);
                                            if (sums.empty() || sums.back().first != pack)
                                                sums.push_back({pack, {}});
                                            auto& [count, sum] = sums.back().second;
                                            count += one.declared > 0;
                                            sum.declared += one.declared;
                                            sum.guessed += one.guessed;
                                            sum.right += one.right;
                                            sum.instructions = std::max(sum.instructions, one.instructions);
                                        });
    if (!visited)
        return terminal.fail(visited.error());
    for (const auto& [pack, counted] : sums) {
        const auto& [count, sum] = counted;
        table.rows.push_back({pack, std::int64_t{count}, std::int64_t{sum.declared}, std::int64_t{sum.guessed}, std::int64_t{sum.right},
                              fmt::format("{:.1f}", sum.recall()), fmt::format("{:.1f}", sum.precision()), sum.instructions});
    }
    terminal.print(formatted(table, arguments.format, terminal));
    return ExitCode::Ok;
}

/// As `core/database/engine/key_weights.cpp` holds them.
ExitCode fit(const KeysArguments& arguments, Terminal& terminal)
{
    std::vector<KeyExample> examples;
    const auto visited = visitDatabases(arguments, stopOnInterrupt(),
                                        [&](const std::string&, const Connection& connection, const UndeclaredDatabase& database) {
                                            const auto some = keyExamples(connection, database);
                                            examples.insert(examples.end(), some.begin(), some.end());
                                        });
    if (!visited)
        return terminal.fail(visited.error());
    const KeyWeights weights = fitKeyWeights(examples);
    for (std::size_t i = 0; i < weights.size(); ++i)
        terminal.print(fmt::format("    {:.3f}, // {}\n", weights[i], kKeyFeatures[i]));
    return ExitCode::Ok;
}

CLI::App* addStep(CLI::App& keys, const std::string& name, const std::string& help, const std::shared_ptr<KeysArguments>& arguments)
{
    CLI::App* command = keys.add_subcommand(name, help);
    command->add_option("PACK", arguments->packs, "Packs of questions; their databases are read")->type_name("FILE")->required();
    command->add_option("--databases", arguments->databases, "Folder with the packs' databases as DB/DB.sqlite; can be repeated")
        ->type_name("DIR")
        ->allow_extra_args(false);
    command->add_option("--tables", arguments->tables, "A tables.json that lists more foreign keys")->type_name("FILE");
    return command;
}

} // namespace

void addKeysCommand(CLI::App& program, Action& action)
{
    CLI::App* keys = program.add_subcommand("keys", "Measure and fit the guessing of undeclared foreign keys");
    keys->require_subcommand(1);
    const auto measured = std::make_shared<KeysArguments>();
    CLI::App* command = addStep(*keys, "measure", "Count the declared foreign keys that are guessed when their declarations are removed",
                                measured);
    addFormatOption(*command, measured->format);
    command->callback([measured, &action] { action = [measured](Terminal& terminal) { return measure(*measured, terminal); }; });
    const auto fitted = std::make_shared<KeysArguments>();
    command = addStep(*keys, "fit", "Print weights for guessing, learnt from databases that declare their keys", fitted);
    command->callback([fitted, &action] { action = [fitted](Terminal& terminal) { return fit(*fitted, terminal); }; });
}

} // namespace ratatosk::cli
