// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fitting/ranker_training.h"

#include "core/fitting/ranker_fitting.h"
#include "core/ranking/ranker.h"

#include <algorithm>
#include <iterator>

namespace ratatosk {
namespace {

/// All beams of the files but those about databases that the ranking is measured on.
Result<std::vector<JudgedBeam>> otherBeams(const std::vector<std::filesystem::path>& files, const TrainingConfig& recipe)
{
    std::vector<JudgedBeam> others;
    for (const std::filesystem::path& file : files) {
        auto beams = readJudgedBeams(file);
        if (!beams)
            return beams;
        std::ranges::copy_if(*beams, std::back_inserter(others), [&](const JudgedBeam& beam) {
            return std::ranges::find(recipe.validationDatabases, beam.database) == recipe.validationDatabases.end();
        });
    }
    return others;
}

std::filesystem::path fileOf(const RankerPaths& paths)
{
    return paths.bundle / (paths.questions == BeamQuestions::GoingOn ? kConversationRankerFile : kRankerFile);
}

} // namespace

Result<RankingQuality> trainRanker(const RankerPaths& paths, const TrainingConfig& recipe, const ReportProgress& report,
                                   std::stop_token stop)
{
    const auto others = otherBeams(paths.beams, recipe);
    if (!others)
        return others.error();
    const auto known = paths.keepsKnown ? readRanker(fileOf(paths)) : Ranker();
    if (!known)
        return known.error();
    auto beams = collectBeams(paths.bundle, recipe, paths.data, paths.questions, report, stop);
    if (!beams)
        return beams.error();
    const RankingQuality quality = validateRanking(*beams, *others, *known);
    beams->insert(beams->end(), others->begin(), others->end());
    Ranker ranker = fitRanker(*beams, *known);
    ranker.reorders = quality.reorders;
    ranker.calibration = quality.calibration;
    if (const auto written = writeRanker(fileOf(paths), ranker); !written)
        return written.error();
    return quality;
}

} // namespace ratatosk
