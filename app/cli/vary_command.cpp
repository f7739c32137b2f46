// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/vary_command.h"

#include "app/cli/pack_evaluation.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/base/dice.h"
#include "core/questions/variants/varied_database.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>

namespace ratatosk::cli {

namespace {

namespace fs = std::filesystem;

struct VaryArguments {
    std::string pack;
    std::vector<std::string> databases;
    std::vector<std::string> kinds{"names", "keys", "cells", "shapes"};
    std::vector<std::string> only, except;
    std::string output;
    int count = 1;
    int first = 1; ///< number of the first variant: packs that are read together need other ids
    std::uint64_t seed = 1;
    OutputFormat format = OutputFormat::Table;
};

constexpr std::array<std::pair<Loss, const char*>, 6> kLosses{{
    {Loss::Unread, "not read"},
    {Loss::Broken, "failed before"},
    {Loss::Stuck, "no counterpart"},
    {Loss::Fails, "fails"},
    {Loss::Differs, "other rows"},
    {Loss::Unproven, "finds nothing"},
}};

VariantKinds kindsOf(const std::vector<std::string>& names)
{
    const auto has = [&](const char* name) { return std::ranges::find(names, name) != names.end(); };
    return {has("names"), has("keys"), has("cells"), has("shapes")};
}

/// Makes the variants of one database after the other.
class PackVariation
{
public:
    PackVariation(const VaryArguments& arguments, const QuestionPack& pack, std::stop_token stop)
        : m_arguments(arguments), m_pack(pack), m_stop(std::move(stop))
    {
        m_table.columns = {"database", "records", "carried"};
        for (const auto& [loss, name] : kLosses)
            m_table.columns.emplace_back(name);
        m_table.columns.emplace_back("seconds");
    }

    /// All of `ids`; of each other database comes what is unrelated. Errors: those of opening and writing.
    Result<void> vary(const std::vector<std::string>& ids, const ReportProgress& report)
    {
        for (const std::string& id : ids) {
            if (const auto done = varyOne(id, ids); !done)
                return done.error();
            if (report)
                report({++m_done, static_cast<std::int64_t>(ids.size()), "databases"});
        }
        m_table.rows.push_back(rowOf("all", m_all, m_seconds));
        return writeQueryRecords(fs::path(m_arguments.output) / "questions.jsonl", m_records);
    }

    const ResultTable& table() const { return m_table; }

private:
    Result<void> varyOne(const std::string& id, const std::vector<std::string>& ids)
    {
        const auto begin = std::chrono::steady_clock::now();
        const VariantKinds kinds = kindsOf(m_arguments.kinds);
        const auto file = goldDatabase(m_pack, id, {{m_arguments.databases.begin(), m_arguments.databases.end()}}, m_stop);
        if (!file)
            return file.error();
        const auto source = VariationSource::open(*file, recordsAbout(m_pack, id), m_stop);
        if (!source)
            return source.error();
        std::optional<DatabaseContent> other;
        if (kinds.shapes)
            other = otherContent(id, ids);
        VariantTally tally;
        for (int number = m_arguments.first; number < m_arguments.first + m_arguments.count; ++number) {
            auto made = source->vary(fmt::format("{}_v{}", id, number), m_arguments.output, kinds, m_arguments.seed,
                                     other ? &*other : nullptr, m_stop);
            if (!made)
                return made.error();
            std::ranges::move(made->records, std::back_inserter(m_records));
            add(tally, made->tally);
        }
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        m_table.rows.push_back(rowOf(id, tally, seconds));
        add(m_all, tally);
        m_seconds += seconds;
        return {};
    }

    /// Of another database of the pack, drawn by the id. Nothing: there is none, or it cannot be read.
    std::optional<DatabaseContent> otherContent(const std::string& id, const std::vector<std::string>& ids) const
    {
        constexpr std::int64_t kRows = 200;
        const std::string& other = ids[seedFor(id, m_arguments.seed) % ids.size()];
        if (other == id)
            return {};
        const auto file = goldDatabase(m_pack, other, {{m_arguments.databases.begin(), m_arguments.databases.end()}}, m_stop);
        const auto connection = file ? Connection::open(*file) : Result<Connection>(file.error());
        auto content = connection ? readContent(*connection, kRows, m_stop) : Result<DatabaseContent>(connection.error());
        return content ? std::optional(*std::move(content)) : std::nullopt;
    }

    static void add(VariantTally& sum, const VariantTally& tally)
    {
        sum.records += tally.records;
        sum.carried += tally.carried;
        for (const auto& [loss, count] : tally.lost)
            sum.lost[loss] += count;
    }

    static std::vector<Cell> rowOf(const std::string& id, const VariantTally& tally, double seconds)
    {
        std::vector<Cell> row{id, std::int64_t{tally.records}, std::int64_t{tally.carried}};
        for (const auto& [loss, name] : kLosses) {
            const auto found = tally.lost.find(loss);
            row.emplace_back(std::int64_t{found == tally.lost.end() ? 0 : found->second});
        }
        row.emplace_back(std::round(seconds * 10) / 10);
        return row;
    }

    const VaryArguments& m_arguments;
    const QuestionPack& m_pack;
    std::stop_token m_stop;
    std::vector<QueryRecord> m_records;
    ResultTable m_table;
    VariantTally m_all;
    double m_seconds = 0;
    std::int64_t m_done = 0;
};

ExitCode varyPack(const VaryArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto pack = readQuestionPack(arguments.pack);
    if (!pack)
        return terminal.fail(pack.error());
    std::vector<std::string> ids = pack->databases();
    for (const std::vector<std::string>* named : {&arguments.only, &arguments.except}) {
        for (const std::string& id : *named) {
            if (std::ranges::find(ids, id) == ids.end())
                return terminal.fail({ErrorCode::InvalidArgument, fmt::format("The pack has no questions about a database '{}'.", id)});
        }
    }
    if (!arguments.only.empty())
        ids = arguments.only;
    std::erase_if(ids, [&](const std::string& id) { return std::ranges::find(arguments.except, id) != arguments.except.end(); });
    if (ids.empty())
        return terminal.fail({ErrorCode::InvalidArgument, "No database is left."});
    std::error_code failure;
    fs::create_directories(arguments.output, failure);
    if (failure)
        return terminal.fail({ErrorCode::IoError, fmt::format("'{}' cannot be created: {}.", arguments.output, failure.message())});
    PackVariation variation(arguments, *pack, stop);
    const auto done = variation.vary(ids, [&](const Progress& progress) { terminal.showProgress(progress); });
    if (!done)
        return terminal.fail(done.error());
    terminal.print(formatted(variation.table(), arguments.format, terminal));
    return ExitCode::Ok;
}

} // namespace

void addVaryCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<VaryArguments>();
    CLI::App* command = program.add_subcommand("vary", "Make variants of a pack's databases, with its queries adapted to them");
    command->add_option("PACK", arguments->pack, "questions.json, its folder, or records in a .jsonl")->required();
    command->add_option("--databases", arguments->databases, "Folder with the pack's databases as DB/DB.sqlite; can be repeated")
        ->type_name("DIR")
        ->allow_extra_args(false);
    command->add_option("--kinds", arguments->kinds, "What to change: names, keys, cells, shapes")
        ->delimiter(',')
        ->check(CLI::IsMember({"names", "keys", "cells", "shapes"}))
        ->type_name("KINDS");
    command->add_option("--only", arguments->only, "Only these databases of the pack")->delimiter(',')->type_name("DB");
    command->add_option("--except", arguments->except, "Databases to skip, such as those that a recipe holds out")
        ->delimiter(',')
        ->type_name("DB");
    command->add_option("--count", arguments->count, "Number of variants per database")->check(CLI::PositiveNumber)->capture_default_str();
    command
        ->add_option("--first", arguments->first, "Number of the first variant, DB_vN; packs that are used together need different numbers")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command->add_option("--seed", arguments->seed, "Random seed")->capture_default_str();
    command->add_option("--output", arguments->output, "Folder for questions.jsonl and one file per variant")->required()->type_name("DIR");
    addFormatOption(*command, arguments->format);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return varyPack(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
