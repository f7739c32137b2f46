// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/adapt_command.h"

#include "app/cli/engine.h"
#include "app/terminal/terminal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

struct AdaptArguments {
    std::string bundle;
    std::string trained;
};

ExitCode adapt(const AdaptArguments& arguments, Terminal& terminal)
{
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    const auto bytes = (*engine)->writeConversationWeights(arguments.bundle, arguments.trained);
    if (!bytes)
        return terminal.fail(bytes.error());
    terminal.print(fmt::format("Added {:.1f} MB to the weights of '{}'.\n", static_cast<double>(*bytes) / 1e6, arguments.bundle));
    return ExitCode::Ok;
}

} // namespace

void addAdaptCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<AdaptArguments>();
    CLI::App* command = program.add_subcommand("adapt", "Teach a model to understand follow-ups: add what a later training changed");
    command->add_option("BUNDLE", arguments->bundle, "Model bundle that gets the changes of its weights")->required();
    command->add_option("TRAINED", arguments->trained, "Bundle of the same model after training on conversations")->required();
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return adapt(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
