// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/coverage_command.h"

#include "app/cli/pack_evaluation.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/base/atomic_file.h"
#include "core/database/engine/schema_reader.h"
#include "core/questions/evaluation/grammar_coverage.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>

namespace ratatosk::cli {

namespace {

struct CoverageArguments {
    std::vector<std::string> packs;
    std::vector<std::string> databases;
    std::string grammar = "extended";
    std::string failures; ///< file for the queries that do not come back, as CSV; empty: none
};

struct OpenDatabase {
    std::string id;
    Connection connection;
    Schema schema;
};

Result<OpenDatabase> open(const QuestionPack& pack, const std::string& id, const PackPlaces& places, std::stop_token stop)
{
    const auto file = goldDatabase(pack, id, places, stop);
    if (!file)
        return file.error();
    auto connection = Connection::open(*file);
    if (!connection)
        return connection.error();
    auto schema = readSchema(*connection);
    if (!schema)
        return schema.error();
    return OpenDatabase{id, *std::move(connection), *std::move(schema)};
}

Result<CoverageReport> covered(const QuestionPack& pack, const PackPlaces& places, const TransitionSystem& system, Terminal& terminal,
                               std::stop_token stop)
{
    std::vector<CoverageVerdict> verdicts;
    std::optional<OpenDatabase> database;
    int record = -1;
    for (const PackQuestion& question : pack.questions) {
        if (question.record == record)
            continue;
        record = question.record;
        if (!database || database->id != question.database) {
            auto opened = open(pack, question.database, places, stop);
            if (!opened)
                return opened.error();
            database.emplace(*std::move(opened));
        }
        auto verdict = coverageOf(question, database->schema, database->connection, system, stop);
        if (!verdict)
            return verdict.error();
        verdicts.push_back(*std::move(verdict));
        terminal.showProgress({record + 1, pack.questions.back().record + 1, "queries"});
    }
    return coverageReportOf(pack.name, std::move(verdicts));
}

/// A row for each query that does not come back with its rows.
void addFailures(const CoverageReport& report, ResultTable& table)
{
    for (const CoverageVerdict& verdict : report.verdicts)
        if (verdict.coverage != Coverage::Same)
            table.rows.push_back({report.name, verdict.question.database, verdict.question.kind, nameOf(verdict.coverage), verdict.reason,
                                  verdict.question.query, verdict.sql});
}

ExitCode measureCoverage(const CoverageArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto grammar = sql::builtInGrammar(arguments.grammar);
    if (!grammar)
        return terminal.fail(grammar.error());
    const TransitionSystem system(*grammar);
    const PackPlaces places{{arguments.databases.begin(), arguments.databases.end()}};
    ResultTable failures{.columns = {"pack", "database", "kind", "class", "reason", "gold", "back"}};
    for (const std::string& file : arguments.packs) {
        const auto pack = readQuestionPack(file);
        if (!pack)
            return terminal.fail(pack.error());
        const auto report = covered(*pack, places, system, terminal, stop);
        if (!report)
            return terminal.fail(report.error());
        addFailures(*report, failures);
        terminal.print(toTable(*report));
    }
    if (arguments.failures.empty())
        return ExitCode::Ok;
    const auto written = writeAtomically(arguments.failures, asCsv(failures));
    return written ? ExitCode::Ok : terminal.fail(written.error());
}

} // namespace

void addCoverageCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<CoverageArguments>();
    CLI::App* command = program.add_subcommand("coverage",
                                               "Count the gold queries that the parser's grammar can express, checked by their rows");
    command->add_option("PACK", arguments->packs, "Packs of questions: questions.json, its folder, or records in a .jsonl")->required();
    command->add_option("--databases", arguments->databases, "Folder with the packs' databases as DB/DB.sqlite; can be repeated")
        ->type_name("DIR")
        ->allow_extra_args(false);
    command->add_option("--grammar", arguments->grammar, "Grammar to measure: compact, extended or broad")
        ->check(CLI::IsMember({"compact", "extended", "broad"}))
        ->capture_default_str();
    command->add_option("--failures", arguments->failures, "Write the queries that the grammar does not reproduce to this CSV file")
        ->type_name("FILE");
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return measureCoverage(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
