// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/adapt_command.h"

#include "app/cli/engine.h"
#include "app/terminal/terminal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

constexpr int kMostRank = 256; ///< the width: beyond it nothing becomes smaller

struct AdaptArguments {
    std::string bundle;
    std::string trained;
    int rank = 32;
};

ExitCode adapt(const AdaptArguments& arguments, Terminal& terminal)
{
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    const auto bytes = (*engine)->writeConversationWeights(arguments.bundle, arguments.trained, arguments.rank);
    if (!bytes)
        return terminal.fail(bytes.error());
    terminal.print(fmt::format("{:.1f} MB beside the weights of '{}'\n", static_cast<double>(*bytes) / 1e6, arguments.bundle));
    return ExitCode::Ok;
}

} // namespace

void addAdaptCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<AdaptArguments>();
    CLI::App* command = program.add_subcommand("adapt", "Teach a model to converse: keep what another, trained on from it, has learnt");
    command->add_option("BUNDLE", arguments->bundle, "Folder of the bundle, which gets the changes of its weights")->required();
    command->add_option("TRAINED", arguments->trained, "Bundle that a training on conversations made of it")->required();
    command->add_option("--rank", arguments->rank, "Rank that the change of each matrix is brought down to")
        ->check(CLI::Range(1, kMostRank))
        ->capture_default_str();
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return adapt(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
