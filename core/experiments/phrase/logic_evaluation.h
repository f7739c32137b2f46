// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/experiments/logic/logic_report.h"

#include "core/base/result.h"

#include <filesystem>
#include <stop_token>

namespace ratatosk {

struct LogicEvaluation {
    std::filesystem::path bundle;
    std::filesystem::path examples; ///< question TAB form, one a line
    int beamSize = 0;               ///< 0: the bundle's
    bool hasGrammar = true;         ///< the search keeps to the grammar of the training's forms; else to brackets
};

/// Measures a bundle. Errors: those of reading; Cancelled.
Result<LogicReport> evaluateLogic(const LogicEvaluation& evaluation, const ReportProgress& report = {}, std::stop_token stop = {});

} // namespace ratatosk
