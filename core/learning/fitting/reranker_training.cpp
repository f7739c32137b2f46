// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/reranker_training.h"

#include "core/learning/fitting/beam_collection.h"
#include "core/network/serialization/reranker_file.h"

#include <algorithm>

namespace ratatosk {
namespace {

Result<std::vector<JudgedBeam>> beamsOfFold(const RerankerPaths& paths, const std::string& fold, const ReportProgress& report,
                                            std::stop_token stop)
{
    const std::filesystem::path file = paths.folds / fold / "beams.jsonl";
    if (std::filesystem::exists(file))
        return readJudgedBeams(file);
    const auto recipe = readRecipe(paths.recipe.parent_path() / (fold + ".json"));
    if (!recipe)
        return recipe.error();
    auto beams = collectBeams(paths.folds / fold / "bundle", *recipe, paths.data, BeamQuestions::Alone, report, stop);
    if (!beams)
        return beams;
    if (const Result<void> written = writeJudgedBeams(file, *beams); !written)
        return written.error();
    return beams;
}

} // namespace

Result<RerankingQuality> trainRerankerOnFolds(const RerankerPaths& paths, const ReportProgress& reportCollection,
                                              const std::function<void(const RerankerProgress&)>& reportTraining, std::stop_token stop)
{
    const auto recipe = readRerankerRecipe(paths.recipe);
    if (!recipe)
        return recipe.error();
    std::vector<JudgedBeam> training, validation;
    for (const std::string& fold : recipe->folds) {
        auto beams = beamsOfFold(paths, fold, reportCollection, stop);
        if (!beams)
            return beams.error();
        for (JudgedBeam& beam : *beams) {
            const bool isMeasured = std::ranges::find(recipe->validationDatabases, beam.database) != recipe->validationDatabases.end();
            (isMeasured ? validation : training).push_back(std::move(beam));
        }
    }
    return trainReranker(*recipe, paths.languageModel, paths.bundle / kRerankerFile, training, validation, reportTraining, stop);
}

} // namespace ratatosk
