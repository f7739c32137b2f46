// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/question_answerer.h"
#include "core/base/progress.h"
#include "core/questions/dataset/question_pack.h"
#include "core/questions/evaluation/pack_report.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

namespace ratatosk::cli {

/// Where a pack's databases are, and which of them is asked.
struct PackPlaces {
    std::vector<std::filesystem::path> databases{}; ///< further folders to look in
    bool asksSources = false; ///< ask the CSV file, folder or workbook that a database was made from, where there is one
};

/// The database file with the gold rows; one that a script builds lies in the cache of imported files. Errors: as packDatabase and openablePlace.
Result<std::filesystem::path> goldDatabase(const QuestionPack& pack, const std::string& database, const PackPlaces& places,
                                           std::stop_token stop);

/// A pack with the database files of its gold rows. Errors: as readQuestionPack and goldDatabase.
Result<MeasuredPack> measuredPack(const std::filesystem::path& file, const PackPlaces& places, std::stop_token stop);

/// Called with each answer and what came of it.
using SeeAnswer = std::function<void(const PackVerdict& verdict, const Answer& answer)>;

/// Asks every question and compares rows: of each row its values, in any order, and the rows in order where the gold query ends in ORDER BY.
/// Errors: Cancelled; what opening a database gives; InvalidData, where a gold query fails.
Result<PackReport> evaluatePack(QuestionAnswerer& answerer, const QuestionPack& pack, const PackPlaces& places, const AskOptions& options,
                                const ReportProgress& report, std::stop_token stop, const SeeAnswer& see = {});

} // namespace ratatosk::cli
