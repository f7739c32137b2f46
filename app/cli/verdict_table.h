// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/prediction.h"
#include "core/database/engine/result_table.h"
#include "core/questions/evaluation/report.h"

namespace ratatosk::cli {

/// A row for each question: database, hardness, exact and execution (1, 0 or NULL), chance (NULL without), question, gold, predicted.
ResultTable verdictTable(const Dataset& dataset, const Predictions& predictions, const EvaluationReport& report);

} // namespace ratatosk::cli
