// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/dataset/dataset.h"
#include "core/facade/question_answerer.h"

#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk::cli {

/// The first answer to every question of a data set, with the names and keys that the data set gives its databases. A question without an
/// answer gives an empty text. Errors: Cancelled, and what opening a database gives.
Result<std::vector<std::string>> predict(QuestionAnswerer& answerer, const Dataset& dataset, const AskOptions& options,
                                         const ReportProgress& report, std::stop_token stop);

} // namespace ratatosk::cli
