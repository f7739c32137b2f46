// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reproduced_training.h"

#include "app/cli/curve_file.h"
#include "app/cli/engine.h"
#include "app/cli/reproduced_choice.h"
#include "app/cli/whole_text.h"
#include "app/terminal/terminal.h"

#include <fmt/format.h>

#include <span>

namespace ratatosk::cli {

namespace {

/// A training whose validation is drawn.
struct CurvePlan {
    const char* label;
    const char* recipe; ///< in the folder of recipes, without its ending; also the name of its points and checkpoints
};

constexpr std::array kCurvePlans{CurvePlan{"LayerNorm and warm-up", "curve-standard"}, CurvePlan{"DT-Fixup", "curve-dt-fixup"}};
constexpr std::array kBudgetPlans{CurvePlan{"RAT-SQL, 8 layers", "budget-rat-sql-8"}, CurvePlan{"DT-Fixup, 8", "budget-dt-fixup-8"},
                                  CurvePlan{"DT-Fixup, 16", "budget-dt-fixup-16"}, CurvePlan{"DT-Fixup, 24", "budget-dt-fixup-24"},
                                  CurvePlan{"T-Fixup, 24", "budget-t-fixup-24"}};

/// Empty: a table that is made otherwise.
std::span<const CurvePlan> plansOf(const PaperTable& table)
{
    if (table.name == kCurveTable.name)
        return kCurvePlans;
    return table.name == kBudgetTable.name ? std::span<const CurvePlan>(kBudgetPlans) : std::span<const CurvePlan>();
}

Result<TrainedTable> trainDepths(const PaperTable& table, const TrainingPlaces& places, const Engine& engine, Terminal& terminal,
                                 std::stop_token stop)
{
    const bool isPretrained = table.name == kPretrainedDepthTable.name;
    const std::filesystem::path recipe = places.recipes / (isPretrained ? "ablation-language-model.json" : "ablation.json");
    const TrainingPaths paths{places.data, places.languageModel, places.output / table.name, {}};
    const auto print = [&](const AblationRow& row) {
        terminal.print(
            fmt::format("{} layers, {}: exact match {:.1f}%\n", row.which.layers, publishedName(row.which.scheme), row.validation));
        (void)terminal.finish(); // the row is in the folder, whatever becomes of the output
    };
    const auto outcome = engine.ablate(recipe, paths, ablationCases(), print, stop);
    if (!outcome)
        return outcome.error();
    std::vector<DepthScore> scores;
    for (const AblationRow& row : outcome->record.rows)
        scores.push_back({row.which.layers, publishedName(row.which.scheme), row.validation});
    TrainedTable result{depthTable(table, scores), wholeText(paths.output / "ablation.svg")};
    if (const std::size_t all = kAblationDepths.size() * kAblationSchemes.size(); scores.size() < all)
        result.table.unfinished = fmt::format("{} of {} rows are trained. Run the same command again to train the others.", scores.size(),
                                              all);
    return result;
}

/// Goes on with one curve. False: it was stopped.
Result<bool> trainCurve(const CurvePlan& plan, CurveFile& curve, const TrainingPlaces& places, const Engine& engine, Terminal& terminal,
                        std::stop_token stop)
{
    if (curve.isDone())
        return true;
    const TrainingPaths paths{places.data, places.languageModel, places.output / "work" / plan.recipe, {}};
    const bool isBegun = std::filesystem::exists(paths.output / "checkpoint.safetensors");
    std::optional<Error> failure;
    const auto report = [&](const TrainingProgress& progress) {
        if (progress.validation < 0 || stop.stop_requested())
            return;
        terminal.print(
            fmt::format("{}: step {} of {}, exact match {:.1f}%\n", plan.label, progress.step, progress.steps, progress.validation));
        (void)terminal.finish();
        if (const auto added = curve.add(progress.step, progress.validation); !added)
            failure = added.error();
    };
    const auto outcome = engine.train(places.recipes / fmt::format("{}.json", plan.recipe), paths, isBegun, report, stop, {});
    if (!outcome)
        return outcome.error();
    if (failure)
        return *failure;
    if (outcome->wasInterrupted)
        return false;
    const auto finished = curve.finish();
    return finished ? Result(true) : finished.error();
}

Result<TrainedTable> trainCurves(const PaperTable& table, const TrainingPlaces& places, const Engine& engine, Terminal& terminal,
                                 std::stop_token stop)
{
    const std::filesystem::path folder = places.output / table.name;
    std::error_code ignored; // what is wrong with the folder is said when a file is written
    std::filesystem::create_directories(folder, ignored);
    std::vector<ValidationCurve> curves;
    std::string unfinished;
    for (const CurvePlan& plan : plansOf(table)) {
        CurveFile curve(folder / fmt::format("{}.csv", plan.recipe), plan.label, "exact_match");
        if (!stop.stop_requested()) {
            if (const auto trained = trainCurve(plan, curve, places, engine, terminal, stop); !trained)
                return trained.error();
        }
        if (!curve.isDone())
            unfinished = "Not all curves are finished. Run the same command again to continue.";
        curves.push_back(curve.curve());
    }
    TrainedTable result{curveTable(table, curves), curveChart(table, curves)};
    result.table.unfinished = unfinished;
    return result;
}

} // namespace

Result<TrainedTable> trainedTable(const PaperTable& table, const TrainingPlaces& places, Terminal& terminal, std::stop_token stop)
{
    const auto engine = openEngine();
    if (!engine)
        return engine.error();
    (*engine)->useThreads(places.model.threads);
    if (table.name == kChoiceTable.name)
        return trainChoices(places, **engine, terminal, stop);
    if (!plansOf(table).empty())
        return trainCurves(table, places, **engine, terminal, stop);
    return trainDepths(table, places, **engine, terminal, stop);
}

} // namespace ratatosk::cli
