// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engine.h"
#include "app/engine/machine_examination.h"
#include "core/network/kernels/heap_memory.h"
#include "core/network/kernels/parallel.h"
#include "core/network/reference/network_encoder.h"
#include "core/network/serialization/conversation_weights.h"
#include "core/parser/parsing/encoder_loading.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <thread>

namespace ratatosk::cli {

namespace {

#if defined(__SANITIZE_THREAD__)
constexpr unsigned int kMostThreads = 1; // the sanitizer does not see the barriers of GCC's OpenMP
#else
constexpr unsigned int kMostThreads = 1'024;
#endif

class LibTorchEngine : public Engine
{
public:
    void useThreads(int threads) const override
    {
        const int cores = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, kMostThreads));
        at::set_num_threads(threads > 0 ? threads : cores);
        setThreadCount(threads > 0 ? threads : cores);
    }

    Result<std::shared_ptr<QuestionEncoder>> loadEncoder(const EncoderRequest& request) const override
    {
        keepFreedMemory();
        auto encoder = loadNetworkEncoder(request);
        returnFreedMemory();
        return encoder;
    }

    Result<TrainingOutcome> train(const std::filesystem::path& recipe, const TrainingPaths& paths, bool resume,
                                  const std::function<void(const TrainingProgress&)>& report, std::stop_token stop,
                                  const ProcessPlace& place) const override
    {
        const auto config = readRecipe(recipe);
        if (!config)
            return config.error();
        keepLargeBlocks();
        return ratatosk::train(*config, paths, resume, report, stop, place);
    }

    Result<TrainingSpeed> measureTraining(const std::filesystem::path& recipe, const TrainingPaths& paths,
                                          std::stop_token stop) const override
    {
        const auto config = readRecipe(recipe);
        if (!config)
            return config.error();
        keepLargeBlocks();
        return ratatosk::measureTraining(*config, paths, stop);
    }

    Result<AblationOutcome> ablate(const std::filesystem::path& recipe, const TrainingPaths& paths, const std::vector<AblationCase>& cases,
                                   const std::function<void(const AblationRow&)>& report, std::stop_token stop) const override
    {
        const auto config = readRecipe(recipe);
        if (!config)
            return config.error();
        keepLargeBlocks();
        return ratatosk::ablate(*config, paths, cases, report, stop);
    }

    Result<RankingQuality> trainRanker(const RankerPaths& paths, const std::filesystem::path& recipe, const ReportProgress& report,
                                       std::stop_token stop) const override
    {
        const auto config = readRecipe(recipe);
        if (!config)
            return config.error();
        keepFreedMemory();
        return ratatosk::trainRanker(paths, *config, report, stop);
    }

    Result<FirstChanceQuality> trainFirstChance(const std::filesystem::path& bundle, const std::vector<JudgedFirst>& judged) const override
    {
        return ratatosk::trainFirstChance(bundle, judged);
    }

    Result<std::uintmax_t> writeConversationWeights(const std::filesystem::path& bundle,
                                                    const std::filesystem::path& trained) const override
    {
        return ratatosk::writeConversationWeights(bundle, trained);
    }

    Result<RerankingQuality> trainReranker(const RerankerPaths& paths, const ReportProgress& reportCollection,
                                           const std::function<void(const RerankerProgress&)>& reportTraining,
                                           std::stop_token stop) const override
    {
        keepLargeBlocks();
        return trainRerankerOnFolds(paths, reportCollection, reportTraining, stop);
    }

    Result<ImportedLanguageModel> importLanguageModel(const std::filesystem::path& folder, const std::filesystem::path& output,
                                                      int firstLayers) const override
    {
        keepFreedMemory();
        return ratatosk::importLanguageModel(folder, output, firstLayers);
    }

    Result<LanguageModelSize> measureLanguageModel(const std::filesystem::path& pack) const override
    {
        return ratatosk::measureLanguageModel(pack);
    }

    Result<ChoiceOutcome> trainChoice(const ChoicePaths& paths, const std::optional<ChoiceLayers>& layers, bool resume,
                                      const std::function<void(const ChoiceProgress&)>& report, std::stop_token stop) const override
    {
        keepLargeBlocks();
        return ratatosk::trainChoice(paths, layers, resume, report, stop);
    }

    Result<ReadingChoices> keepReadingChoices(const ReadingChoicePaths& paths, const ReportProgress& report,
                                              std::stop_token stop) const override
    {
        keepFreedMemory();
        return ratatosk::keepReadingChoices(paths, report, stop);
    }

    Result<ChoiceAccuracy> evaluateChoice(const std::filesystem::path& model, const std::filesystem::path& questions) const override
    {
        keepFreedMemory();
        return ratatosk::evaluateChoice(model, questions);
    }

    Result<bool> isLogicRecipe(const std::filesystem::path& recipe) const override { return ratatosk::isLogicRecipe(recipe); }

    Result<LogicOutcome> trainLogic(const std::filesystem::path& recipe, const LogicPaths& paths, std::optional<std::uint64_t> seed,
                                    bool resume, const std::function<void(const LogicProgress&)>& report,
                                    std::stop_token stop) const override
    {
        auto config = readLogicRecipe(recipe);
        if (!config)
            return config.error();
        config->seed = seed.value_or(config->seed);
        keepLargeBlocks();
        return ratatosk::trainLogic(*config, paths, resume, report, stop);
    }

    Result<LogicReport> evaluateLogic(const LogicEvaluation& evaluation, const ReportProgress& report, std::stop_token stop) const override
    {
        keepLargeBlocks();
        return ratatosk::evaluateLogic(evaluation, report, stop);
    }

    std::vector<Finding> examine() const override
    {
        keepFreedMemory();
        return examineMachine();
    }
};

} // namespace

} // namespace ratatosk::cli

extern "C" __attribute__((visibility("default"))) const ratatosk::cli::Engine* ratatoskEngine(ratatosk::InterruptionPlace place)
{
    ratatosk::useInterruptionPlace(place);
    ratatosk::loadOtherNetworksWith(ratatosk::loadNetworkEncoder);
    static const ratatosk::cli::LibTorchEngine engine;
    return &engine;
}
