// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal/exit_code.h"
#include "app/terminal/table_text.h"

#include <functional>

namespace CLI {
class App;
}

namespace ratatosk::cli {

class Terminal;

/// What the command line asks for, once it has been parsed. Each NAME_command.h declares one function that adds its subcommand to the
/// program and sets the action when the subcommand is chosen.
using Action = std::function<ExitCode(Terminal&)>;

/// The option `--format table|json|csv`.
void addFormatOption(CLI::App& command, OutputFormat& format);

/// The same, and `--mark-formulas` for rows of a database.
void addOutputOptions(CLI::App& command, OutputOptions& options);

} // namespace ratatosk::cli
