// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/model_options.h"
#include "core/base/result.h"
#include "core/experiments/reproduction/paper_tables.h"

#include <filesystem>
#include <stop_token>
#include <string>

namespace ratatosk::cli {

class Terminal;

/// Where a table is made from trainings.
struct TrainingPlaces {
    std::filesystem::path data;          ///< Spider's layout
    std::filesystem::path languageModel; ///< folder of the pre-trained encoder
    std::filesystem::path recipes;       ///< folder with the recipes
    std::filesystem::path output;        ///< rows and points are kept in a folder of the table's name, checkpoints in `work/`
    ModelOptions model;                  ///< whose readings kChoiceTable chooses from
};

/// A table as far as it has come, and its picture.
struct TrainedTable {
    ReproducedTable table;
    std::string chart; ///< SVG
};

/// Goes on with the trainings of a table where they were stopped, until all are done or `stop` is requested. Errors: those of `ablate` and
/// `train`; IoError.
Result<TrainedTable> trainedTable(const PaperTable& table, const TrainingPlaces& places, Terminal& terminal, std::stop_token stop);

} // namespace ratatosk::cli
