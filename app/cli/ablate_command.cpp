// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ablate_command.h"

#include "app/cli/engine.h"
#include "app/cli/model_options.h"
#include "app/cli/training_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <map>

namespace ratatosk::cli {

namespace {

struct AblateArguments {
    std::string recipe;
    TrainingPaths paths;
    std::vector<int> depths{kAblationDepths.begin(), kAblationDepths.end()};
    std::vector<InitialisationScheme> schemes{kAblationSchemes.begin(), kAblationSchemes.end()};
    int threads = 0;
};

/// "24 layers  DT-Fixup  loss 21.3 to 12.0  exact match 8.5 %  201 s"
std::string lineOf(const AblationRow& row)
{
    return fmt::format("{:2} layers  {:8}  loss {:.1f} to {:.1f}{}  exact match {:.1f}%  {:.0f} s\n", row.which.layers,
                       publishedName(row.which.scheme), row.firstLoss, row.finalLoss, row.hasDiverged ? " (diverged)" : "", row.validation,
                       row.seconds);
}

ExitCode ablate(const AblateArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(arguments.threads);
    const auto print = [&](const AblationRow& row) {
        terminal.print(lineOf(row));
        (void)terminal.finish(); // the rows are in the folder, whatever becomes of the output
    };
    const auto outcome = (*engine)->ablate(arguments.recipe, arguments.paths, ablationCases(arguments.depths, arguments.schemes), print,
                                           stop);
    if (!outcome)
        return terminal.fail(outcome.error());
    if (outcome->wasInterrupted) {
        terminal.note(
            fmt::format("Interrupted after {} rows. Run the same command again to make the others.", outcome->record.rows.size()));
        return ExitCode::Interrupted;
    }
    terminal.print(
        fmt::format("{} rows, their curves and a chart are in {}.\n", outcome->record.rows.size(), arguments.paths.output.string()));
    return ExitCode::Ok;
}

} // namespace

void addAblateCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<AblateArguments>();
    CLI::App* command = program.add_subcommand("ablate", "Compare initialisations of the relational layers at six depths");
    command->add_option("RECIPE", arguments->recipe, "Recipe for every row, such as models/recipes/ablation.json")->required();
    addTrainingPaths(*command, arguments->paths, "Folder for table, curves and chart; rows that it already contains are kept")->required();
    command->add_option("--layers", arguments->depths, "Depths to train (default: 2 4 8 16 24 32)")->check(CLI::PositiveNumber);
    command->add_option("--scheme", arguments->schemes, "Initialisations to train (default: all of them)")
        ->transform(CLI::CheckedTransformer(std::map<std::string, InitialisationScheme>{{"standard", InitialisationScheme::Standard},
                                                                                        {"dt_fixup", InitialisationScheme::DtFixup},
                                                                                        {"t_fixup", InitialisationScheme::TFixup}}));
    addThreadsOption(*command, arguments->threads);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return ablate(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
