// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal/exit_code.h"
#include "app/terminal/table_text.h"
#include "core/experiments/phrase/logic_evaluation.h"
#include "core/experiments/phrase/logic_training.h"

#include <optional>
#include <string>

namespace ratatosk::cli {

class Engine;
class Terminal;

/// What `train` is told for a recipe whose task is logic.
struct LogicTraining {
    std::string recipe;
    LogicPaths paths;
    std::optional<std::uint64_t> seed;
    bool isResumed = false;
    int threads = 0;
};

/// `train RECIPE` for a parser from English to lambda calculus.
ExitCode trainLogic(const Engine& engine, const LogicTraining& training, Terminal& terminal, std::stop_token stop);

/// What `evaluate --logic` is told.
struct LogicMeasurement {
    LogicEvaluation evaluation;
    std::string predictions; ///< a file for them; empty: none
    OutputFormat format = OutputFormat::Table;
    int threads = 0;
};

/// `evaluate --logic`: exact and logic match.
ExitCode evaluateLogic(const LogicMeasurement& measurement, Terminal& terminal, std::stop_token stop);

} // namespace ratatosk::cli
