// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/questions/dataset/dataset.h"
#include "core/questions/synthesis/synthesizer.h"

#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// Questions made up for many databases.
struct SynthesizedDataset {
    std::vector<Example> examples;
    std::vector<std::string> leftOut; ///< databases that cannot be opened or hold no rows
    SynthesisTally tally;             ///< summed
};

/// `options.count` questions for each database that some example of `dataset` is about and that is not in `except`, by id. A database's
/// questions depend on its id and the seed alone, not on which others there are. Error: Cancelled.
Result<SynthesizedDataset> synthesizeDataset(const Dataset& dataset, const std::set<std::string>& except, const SynthesisOptions& options,
                                             std::stop_token stop = {}, const ReportProgress& report = {});

} // namespace ratatosk
