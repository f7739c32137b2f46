// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/ranker_training.h"

#include "core/learning/fitting/ranker_fitting.h"
#include "core/parser/ranking/ranker.h"

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
    if (!paths.packs.empty()) {
        auto ofPacks = collectPackBeams(paths.bundle, paths.packs, report, stop);
        if (!ofPacks)
            return ofPacks.error();
        beams->insert(beams->end(), std::make_move_iterator(ofPacks->begin()), std::make_move_iterator(ofPacks->end()));
    }
    const RankingQuality quality = validateRanking(*beams, *others, *known);
    beams->insert(beams->end(), others->begin(), others->end());
    Ranker ranker = fitRanker(*beams, *known);
    ranker.reorders = quality.reorders;
    ranker.calibration = quality.calibration;
    ranker.first = known->first;
    if (const auto written = writeRanker(fileOf(paths), ranker); !written)
        return written.error();
    return quality;
}

Result<FirstChanceQuality> trainFirstChance(const std::filesystem::path& bundle, const std::vector<JudgedFirst>& judged)
{
    auto ranker = readRanker(bundle / kRankerFile);
    if (!ranker)
        return ranker.error();
    const bool areOfOne = std::ranges::all_of(judged, [&](const JudgedFirst& one) { return one.database == judged.front().database; });
    if (areOfOne)
        return Error{ErrorCode::InvalidData, "Chances are fitted on answers about two databases or more."};
    ranker->first = fitFirstChance(judged);
    if (const auto written = writeRanker(bundle / kRankerFile, *ranker); !written)
        return written.error();
    return validateFirstChance(judged);
}

} // namespace ratatosk
