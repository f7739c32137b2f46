// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/model_options.h"
#include "core/base/result.h"
#include "core/experiments/reproduction/paper_tables.h"

#include <filesystem>
#include <optional>
#include <stop_token>

namespace ratatosk::cli {

class Terminal;

/// Where a table is made from what the model answers.
struct EvaluationPlaces {
    std::filesystem::path data;   ///< Spider's layout
    std::filesystem::path output; ///< answers are kept in `work/` inside, and asked for once
    ModelOptions model;
};

/// Makes a table that needs predictions. Nothing when `stop` came first: the answers so far are kept. Errors: those of reading data and
/// model, and of writing.
Result<std::optional<ReproducedTable>> evaluatedTable(const PaperTable& table, const EvaluationPlaces& places, Terminal& terminal,
                                                      std::stop_token stop);

} // namespace ratatosk::cli
