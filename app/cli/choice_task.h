// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal/exit_code.h"
#include "core/experiments/choice/choice_trainer.h"

namespace ratatosk::cli {

class Terminal;

/// `train --task choice`: reading comprehension, with a line of progress now and then.
ExitCode trainChoiceTask(const ChoicePaths& paths, bool resume, int threads, Terminal& terminal);

/// `evaluate --choice FILE`: how many of its questions the model in a folder answers right.
ExitCode evaluateChoiceTask(const std::filesystem::path& questions, const std::filesystem::path& model, int threads, Terminal& terminal);

} // namespace ratatosk::cli
