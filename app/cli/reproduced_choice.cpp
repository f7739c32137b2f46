// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reproduced_choice.h"

#include "app/cli/curve_file.h"
#include "app/cli/engine.h"
#include "app/terminal/terminal.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk::cli {

namespace {

/// Without layers of its own the network is the same under every scheme.
std::vector<ChoiceLayers> choiceCases()
{
    std::vector<ChoiceLayers> cases{{0, InitialisationScheme::Standard}};
    for (const int layers : kChoiceDepths) {
        for (const InitialisationScheme scheme : kAblationSchemes) {
            if (layers > 0)
                cases.push_back({layers, scheme});
        }
    }
    return cases;
}

std::string labelOf(const ChoiceLayers& one)
{
    return one.layers == 0 ? "the language model alone" : fmt::format("{} layers, {}", one.layers, publishedName(one.scheme));
}

std::string nameOf(const ChoiceLayers& one)
{
    std::string name = fmt::format("layers-{}-{}", one.layers, publishedName(one.scheme));
    std::ranges::transform(name, name.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return name;
}

/// The training's and the validation's questions.
Result<ReadingChoices> collect(const TrainingPlaces& places, const std::filesystem::path& bundle, const std::filesystem::path& folder,
                               const Engine& engine, Terminal& terminal, std::stop_token stop)
{
    Result<ReadingChoices> last = ReadingChoices{};
    for (const char* part : {"train", "val"}) {
        const ReadingChoicePaths paths{places.recipes / fmt::format("choice-readings-{}.json", part), places.data, bundle,
                                       folder / fmt::format("{}.json", part)};
        last = engine.keepReadingChoices(
            paths, [&](const Progress& progress) { terminal.showProgress(progress); }, stop);
        if (!last)
            return last;
        terminal.print(fmt::format("{}: {} questions, {:.1f} interpretations each; the first is right for {:.1f}%, a guess for {:.1f}%\n",
                                   part, last->questions, last->readings, last->firstOfBeam, last->guessed));
        (void)terminal.finish(); // the questions are in the folder, whatever becomes of the output
    }
    return last;
}

/// False: it was stopped.
Result<bool> trainCase(const ChoiceLayers& which, CurveFile& curve, const TrainingPlaces& places, const std::filesystem::path& folder,
                       const Engine& engine, Terminal& terminal, std::stop_token stop)
{
    const ChoicePaths paths{places.recipes / "choice-readings.json", folder, places.languageModel, folder / nameOf(which)};
    std::optional<Error> failure;
    const auto report = [&](const ChoiceProgress& progress) {
        if (progress.validation < 0)
            return;
        terminal.print(fmt::format("{}: step {} of {}, loss {:.3f}, right answers {:.1f}%\n", labelOf(which), progress.step, progress.steps,
                                   progress.loss, progress.validation));
        (void)terminal.finish();
        if (const auto added = curve.add(progress.step, progress.validation); !added)
            failure = added.error();
    };
    const bool isBegun = std::filesystem::exists(paths.output / "checkpoint.safetensors");
    const auto outcome = engine.trainChoice(paths, which, isBegun, report, stop);
    if (!outcome)
        return outcome.error();
    if (failure)
        return *failure;
    if (outcome->wasInterrupted)
        return false;
    const auto finished = curve.finish();
    return finished ? Result(true) : finished.error();
}

} // namespace

Result<TrainedTable> trainChoices(const TrainingPlaces& places, const Engine& engine, Terminal& terminal, std::stop_token stop)
{
    const std::filesystem::path work = places.output / "work" / kChoiceTable.name, curves = places.output / kChoiceTable.name;
    std::error_code ignored; // what is wrong with a folder is said when a file is written
    std::filesystem::create_directories(work, ignored);
    std::filesystem::create_directories(curves, ignored);
    const auto bundle = bundleOf(places.model);
    if (!bundle)
        return bundle.error();
    const auto readings = collect(places, *bundle, work, engine, terminal, stop);
    if (!readings)
        return readings.error();
    std::vector<ChoiceCurve> trained;
    for (const ChoiceLayers& one : choiceCases()) {
        CurveFile curve(curves / (nameOf(one) + ".csv"), labelOf(one), "right_answers");
        if (!curve.isDone() && !stop.stop_requested()) {
            if (const auto outcome = trainCase(one, curve, places, work, engine, terminal, stop); !outcome)
                return outcome.error();
        }
        if (curve.isDone() && !curve.curve().points.empty())
            trained.push_back({one.layers, publishedName(one.scheme), curve.curve().points});
    }
    TrainedTable result{choiceTable(trained, {readings->questions, readings->guessed, readings->firstOfBeam}), choiceChart(trained)};
    if (trained.size() < choiceCases().size())
        result.table.unfinished = "Not all depths are trained. Run the same command again to train the others.";
    return result;
}

} // namespace ratatosk::cli
