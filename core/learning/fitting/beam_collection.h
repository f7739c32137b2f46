// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/learning/fitting/judged_beam.h"
#include "core/learning/recipes/training_config.h"
#include "core/questions/dataset/question_pack.h"

#include <filesystem>
#include <stop_token>
#include <vector>

namespace ratatosk {

/// Which of a recipe's questions.
enum class BeamQuestions { Alone, GoingOn };

/// Lets the bundle's model, which was trained after the recipe, answer the questions about the recipe's validation databases, in all
/// their wordings, each turn of a conversation behind the gold queries of those before it, and judges every candidate as it would be shown: what returns
/// the gold query's rows is right. Questions without a candidate are left out.
/// Errors: those of loading the model and of reading data; InvalidData (nothing was held out, or no query was found at all); Cancelled.
Result<std::vector<JudgedBeam>> collectBeams(const std::filesystem::path& bundle, const TrainingConfig& recipe,
                                             const std::filesystem::path& data, BeamQuestions which, const ReportProgress& report,
                                             std::stop_token stop);

/// Likewise the questions of packs, each alone; a candidate is right where its rows are those of the gold query (`judgedRows`), and exactness is not judged.
/// Errors: those of loading the model and of opening databases; InvalidData (a gold query fails); Cancelled.
Result<std::vector<JudgedBeam>> collectPackBeams(const std::filesystem::path& bundle, const std::vector<MeasuredPack>& packs,
                                                 const ReportProgress& report, std::stop_token stop);

} // namespace ratatosk
