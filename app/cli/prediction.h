// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/question_answerer.h"
#include "core/base/progress.h"
#include "core/questions/dataset/dataset.h"

#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk::cli {

/// The first answer to every question, in order.
struct Predictions {
    std::vector<std::string> sql; ///< empty for a question without an answer
    std::vector<double> chances;  ///< that it is right; empty when the model gives none
    std::vector<bool> goneOn;     ///< whether each was read as going on from what went before it
    std::vector<std::string>
        otherWay;       ///< where that was asked for, what each is answered with that is read the other way; of others the same as `sql`
    std::string device; ///< as ModelDescription; empty when they come from a file
};

/// How a data set is asked.
struct PredictionOptions {
    AskOptions ask;
    bool hasGoldContext = false; ///< a turn goes on from the gold query of the one before, else from what was predicted for it
    bool asksBothWays = false;   ///< read what goes on by itself as well, and the reverse
};

/// Asks every question of a data set, with the names and keys that the data set gives its databases. Errors: Cancelled, and what opening
/// a database gives.
Result<Predictions> predict(QuestionAnswerer& answerer, const Dataset& dataset, const PredictionOptions& options,
                            const ReportProgress& report, std::stop_token stop);

} // namespace ratatosk::cli
