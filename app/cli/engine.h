// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/sqlite/interruption.h"
#include "core/experiments/ablation/ablation.h"
#include "core/experiments/choice/choice_trainer.h"
#include "core/experiments/phrase/logic_evaluation.h"
#include "core/experiments/phrase/logic_training.h"
#include "core/learning/fitting/ranker_training.h"
#include "core/learning/fitting/reading_choices.h"
#include "core/learning/fitting/reranker_training.h"
#include "core/learning/training/trainer.h"
#include "core/learning/training/training_speed.h"
#include "core/network/model/encoder_request.h"
#include "core/network/pretrained/language_model_import.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk::cli {

/// One line of `doctor`.
struct Finding {
    std::string subject; ///< "fp32 product"
    std::string value;   ///< "186 GFLOP/s a core"
    std::string warning; ///< what is wrong and what helps; empty when all is well
};

/// The part of the program that needs LibTorch: training, and networks that have no plain kernels. It lives in a module of its own, in a package of
/// its own, that is opened when a command wants it: LibTorch takes 0.4 s and 160 MB to load, and reads its settings from the environment while it
/// does.
class Engine
{
public:
    virtual ~Engine() = default;

    /// Threads of one computation; 0: one per core. Call it before any other function.
    virtual void useThreads(int threads) const = 0;

    /// As `ratatosk::loadNetworkEncoder`.
    virtual Result<std::shared_ptr<QuestionEncoder>> loadEncoder(const EncoderRequest& request) const = 0;

    /// As `ratatosk::train`, after the recipe in a file.
    virtual Result<TrainingOutcome> train(const std::filesystem::path& recipe, const TrainingPaths& paths, bool resume,
                                          const std::function<void(const TrainingProgress&)>& report, std::stop_token stop,
                                          const ProcessPlace& place) const = 0;

    /// As `ratatosk::measureTraining`, after the recipe in a file.
    virtual Result<TrainingSpeed> measureTraining(const std::filesystem::path& recipe, const TrainingPaths& paths,
                                                  std::stop_token stop) const = 0;

    /// As `ratatosk::ablate`, after the recipe in a file; `report` gets each row when it is finished.
    virtual Result<AblationOutcome> ablate(const std::filesystem::path& recipe, const TrainingPaths& paths,
                                           const std::vector<AblationCase>& cases, const std::function<void(const AblationRow&)>& report,
                                           std::stop_token stop) const = 0;

    /// As `ratatosk::trainRanker`, after the recipe in a file.
    virtual Result<RankingQuality> trainRanker(const RankerPaths& paths, const std::filesystem::path& recipe, const ReportProgress& report,
                                               std::stop_token stop) const = 0;

    /// As `ratatosk::trainFirstChance`.
    virtual Result<FirstChanceQuality> trainFirstChance(const std::filesystem::path& bundle,
                                                        const std::vector<JudgedFirst>& judged) const = 0;

    /// As `ratatosk::writeConversationWeights`.
    virtual Result<std::uintmax_t> writeConversationWeights(const std::filesystem::path& bundle,
                                                            const std::filesystem::path& trained) const = 0;

    /// As `ratatosk::trainRerankerOnFolds`.
    virtual Result<RerankingQuality> trainReranker(const RerankerPaths& paths, const ReportProgress& reportCollection,
                                                   const std::function<void(const RerankerProgress&)>& reportTraining,
                                                   std::stop_token stop) const = 0;

    /// As `ratatosk::importLanguageModel`.
    virtual Result<ImportedLanguageModel> importLanguageModel(const std::filesystem::path& folder, const std::filesystem::path& output,
                                                              int firstLayers) const = 0;

    /// As `ratatosk::measureLanguageModel`.
    virtual Result<LanguageModelSize> measureLanguageModel(const std::filesystem::path& pack) const = 0;

    /// As `ratatosk::trainChoice`.
    virtual Result<ChoiceOutcome> trainChoice(const ChoicePaths& paths, const std::optional<ChoiceLayers>& layers, bool resume,
                                              const std::function<void(const ChoiceProgress&)>& report, std::stop_token stop) const = 0;

    /// As `ratatosk::keepReadingChoices`.
    virtual Result<ReadingChoices> keepReadingChoices(const ReadingChoicePaths& paths, const ReportProgress& report,
                                                      std::stop_token stop) const = 0;

    /// As `ratatosk::evaluateChoice`.
    virtual Result<ChoiceAccuracy> evaluateChoice(const std::filesystem::path& model, const std::filesystem::path& questions) const = 0;

    /// As `ratatosk::isLogicRecipe`.
    virtual Result<bool> isLogicRecipe(const std::filesystem::path& recipe) const = 0;

    /// As `ratatosk::trainLogic`, after the recipe in a file, with another seed where one is given.
    virtual Result<LogicOutcome> trainLogic(const std::filesystem::path& recipe, const LogicPaths& paths, std::optional<std::uint64_t> seed,
                                            bool resume, const std::function<void(const LogicProgress&)>& report,
                                            std::stop_token stop) const = 0;

    /// As `ratatosk::evaluateLogic`.
    virtual Result<LogicReport> evaluateLogic(const LogicEvaluation& evaluation, const ReportProgress& report,
                                              std::stop_token stop) const = 0;

    /// Version, device, BLAS, and the speed of its matrix products.
    virtual std::vector<Finding> examine() const = 0;
};

/// Sets what LibTorch and its libraries read from the environment (unless the user has), then opens the module. Error: ModelMissing
/// when the module is not there or cannot be opened; it names the package.
Result<const Engine*> openEngine();

/// The function that the module exports under kEngineSymbol. Program and module share SQLite, and have one place for what interrupts it.
using EngineFunction = const Engine* (*)(InterruptionPlace place);
inline constexpr const char* kEngineSymbol = "ratatoskEngine";

} // namespace ratatosk::cli
