// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/model_options.h"
#include "app/terminal/exit_code.h"

#include <string>
#include <vector>

namespace ratatosk::cli {

/// `evaluate --pack`.
struct PackArguments {
    std::vector<std::string> packs;
    std::vector<std::string> databases; ///< further folders to look for databases in
    bool asksSources = false;           ///< as PackPlaces
    std::string verdicts;               ///< file for every verdict as CSV; empty: none
};

/// `--pack`, `--databases` and `--from-files`.
void addPackOptions(CLI::App& command, PackArguments& arguments);

ExitCode evaluatePacks(const PackArguments& arguments, const AskOptions& ask, const ModelOptions& model, OutputFormat format,
                       Terminal& terminal, std::stop_token stop);

} // namespace ratatosk::cli
