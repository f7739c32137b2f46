// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/questions/dataset/dataset.h"
#include "core/questions/evaluation/report.h"

#include <span>
#include <stop_token>
#include <string>

namespace ratatosk {

struct EvaluationOptions {
    bool runQueries = true; ///< measure execution match, which needs the SQLite files
    int threads = 2;
    int millisecondsPerQuery = 60'000;
};

/// Scores `predictions[i]` against `examples[i]`. Knows no model: predictions are SQL text. An empty prediction is wrong, and so is
/// any prediction for a gold query that fails itself. `report` is called on worker threads, one call at a time.
/// Errors: InvalidArgument (lists of different length, an unknown database), Cancelled, and what opening a database gives.
Result<EvaluationReport> evaluate(const DatasetDatabases& databases, std::span<const Example> examples,
                                  std::span<const std::string> predictions, const EvaluationOptions& options = {},
                                  const ReportProgress& report = {}, std::stop_token stop = {});

} // namespace ratatosk
