// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ablate_command.h"
#include "app/cli/adapt_command.h"
#include "app/cli/ask_command.h"
#include "app/cli/bench_command.h"
#include "app/cli/coverage_command.h"
#include "app/cli/curriculum_command.h"
#include "app/cli/doctor_command.h"
#include "app/cli/evaluate_command.h"
#include "app/cli/find_command.h"
#include "app/cli/import_command.h"
#include "app/cli/inspect_command.h"
#include "app/cli/keys_command.h"
#include "app/cli/link_command.h"
#include "app/cli/rank_command.h"
#include "app/cli/reproduce_command.h"
#include "app/cli/rerank_command.h"
#include "app/cli/route_command.h"
#include "app/cli/rules_command.h"
#include "app/cli/run_command.h"
#include "app/cli/sample_command.h"
#include "app/cli/schema_command.h"
#include "app/cli/statements_command.h"
#include "app/cli/suggest_command.h"
#include "app/cli/synthesize_command.h"
#include "app/cli/train_command.h"
#include "app/cli/vary_command.h"
#include "app/cli/worker_command.h"
#include "app/terminal/terminal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <csignal>

namespace {

using namespace ratatosk;
using namespace ratatosk::cli;

void addCommands(CLI::App& program, cli::Action& action)
{
    addAskCommand(program, action);
    addSuggestCommand(program, action);
    addRunCommand(program, action);
    addFindCommand(program, action);
    addSchemaCommand(program, action);
    addLinkCommand(program, action);
    addInspectCommand(program, action);
    addSampleCommand(program, action);
    addSynthesizeCommand(program, action);
    addVaryCommand(program, action);
    addImportCommand(program, action);
    addTrainCommand(program, action);
    addCurriculumCommand(program, action);
    addAdaptCommand(program, action);
    addRulesCommand(program, action);
    addKeysCommand(program, action);
    addRankCommand(program, action);
    addRerankCommand(program, action);
    addAblateCommand(program, action);
    addEvaluateCommand(program, action);
    addCoverageCommand(program, action);
    addReproduceCommand(program, action);
    addRouteCommand(program, action);
    addDoctorCommand(program, action);
    addBenchCommand(program, action);
    addWorkerCommand(program, action);
    addStatementsCommand(program, action);
}

/// Help and version go to standard output with code 0; what cannot be understood is said in one sentence.
ExitCode explain(const CLI::App& program, const CLI::ParseError& outcome, Terminal& terminal)
{
    if (outcome.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        std::ostringstream text;
        program.exit(outcome, text);
        terminal.print(text.str());
        return ExitCode::Ok;
    }
    terminal.note(fmt::format("{}. See ratatosk-cli --help.", outcome.what()));
    return ExitCode::Usage;
}

ExitCode runProgram(int argc, char** argv, Terminal& terminal)
{
    cli::Action action;
    CLI::App program("Ask questions about a SQLite database in plain English.", "ratatosk-cli");
    program.set_version_flag("--version", "ratatosk-cli " RATATOSK_VERSION);
    program.require_subcommand(0, 1);
    addCommands(program, action);
    try { // CLI11 reports by exception; none leaves this function
        program.parse(argc, argv);
    } catch (const CLI::ParseError& outcome) {
        return explain(program, outcome, terminal);
    }
    if (action)
        return action(terminal);
    terminal.note("Name a command, for example ask. See ratatosk-cli --help.");
    return ExitCode::Usage;
}

} // namespace

int main(int argc, char** argv)
{
    std::signal(SIGPIPE, SIG_IGN); // a reader that goes away is a failed write like any other
    Terminal terminal;
    const ExitCode code = runProgram(argc, argv, terminal);
    const auto written = terminal.finish();
    return static_cast<int>(written ? code : terminal.fail(written.error()));
}
