// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reproduced_evaluation.h"

#include "app/cli/prediction.h"
#include "app/cli/whole_text.h"
#include "app/terminal/terminal.h"
#include "core/files/opening/cache_folder.h"
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/evaluation/evaluator.h"
#include "core/questions/evaluation/predictions_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

namespace ratatosk::cli {

namespace {

constexpr std::size_t kQuestionsAtOnce = 20; ///< lost at most when the time is over

/// A way of searching, and what its file is called.
struct Search {
    const char* label;
    const char* name;
    AskOptions ask;
};

const Search kUsualSearch{"beam of 5, candidates tried and ranked", "beam-5-ranked", {}};

/// Other weights, another ranking or other questions give another name.
std::string identityOf(const std::filesystem::path& bundle, const std::filesystem::path& data)
{
    std::error_code ignored;
    const auto size = std::filesystem::file_size(bundle / "weights.safetensors", ignored);
    return fingerprint(wholeText(bundle / "config.json") + wholeText(bundle / "ranking.json") + wholeText(data / "dev.json")
                       + std::to_string(size));
}

/// Asks the model what has not been asked before.
class KeptPredictions
{
public:
    KeptPredictions(const Dataset& dataset, const EvaluationPlaces& places, Terminal& terminal, std::stop_token stop)
        : m_dataset(dataset), m_places(places), m_terminal(terminal), m_stop(std::move(stop))
    {
    }

    /// Fewer than there are questions when it was stopped.
    Result<std::vector<std::string>> ask(const Search& search)
    {
        const auto bundle = bundleOf(m_places.model);
        if (!bundle)
            return bundle.error();
        const std::filesystem::path folder = m_places.output / "work";
        std::error_code ignored; // what is wrong with the folder is said when the file is written
        std::filesystem::create_directories(folder, ignored);
        const auto file = folder / fmt::format("{}-{}.sql", search.name, identityOf(*bundle, m_places.data));
        std::vector<std::string> answers;
        if (auto kept = readPredictions(file); kept && kept->size() <= m_dataset.examples.size())
            answers = *std::move(kept);
        while (answers.size() < m_dataset.examples.size() && !m_stop.stop_requested()) {
            if (const auto further = askFurther(search, answers); !further)
                return further.error().code == ErrorCode::Cancelled ? Result(answers) : further.error();
            if (const auto written = writePredictions(file, answers); !written)
                return written.error();
        }
        return answers;
    }

private:
    Result<void> askFurther(const Search& search, std::vector<std::string>& answers)
    {
        if (const auto loaded = load(); !loaded)
            return loaded.error();
        const auto begin = m_dataset.examples.begin() + static_cast<std::ptrdiff_t>(answers.size());
        const std::size_t count = std::min(kQuestionsAtOnce, m_dataset.examples.size() - answers.size());
        const Dataset part{m_dataset.databases, {begin, begin + static_cast<std::ptrdiff_t>(count)}};
        const auto report = [&](const Progress& done) {
            m_terminal.showProgress(
                {static_cast<std::int64_t>(answers.size()) + done.done, static_cast<std::int64_t>(m_dataset.examples.size()), done.what});
        };
        const auto predicted = predict(*m_answerer, part, {search.ask, false}, report, m_stop);
        if (!predicted)
            return predicted.error();
        answers.insert(answers.end(), predicted->sql.begin(), predicted->sql.end());
        return {};
    }

    Result<void> load()
    {
        if (m_answerer)
            return {};
        auto answerer = loadModel(m_places.model);
        if (!answerer)
            return answerer.error();
        m_answerer = *std::move(answerer);
        return {};
    }

    const Dataset& m_dataset;
    const EvaluationPlaces& m_places;
    Terminal& m_terminal;
    std::stop_token m_stop;
    std::unique_ptr<QuestionAnswerer> m_answerer; ///< loaded for the first question that nobody has asked
};

/// Answers and their verdicts; no verdicts when it was stopped.
struct Evaluated {
    std::vector<std::string> predictions;
    std::optional<EvaluationReport> report;
};

Result<Evaluated> evaluated(const Search& search, const Dataset& dataset, KeptPredictions& kept, std::stop_token stop)
{
    auto predictions = kept.ask(search);
    if (!predictions)
        return predictions.error();
    Evaluated result{*std::move(predictions), {}};
    if (result.predictions.size() < dataset.examples.size())
        return result;
    const int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    auto report = evaluate(dataset.databases, dataset.examples, result.predictions, {.threads = threads}, {}, stop);
    if (!report && report.error().code != ErrorCode::Cancelled)
        return report.error();
    if (report)
        result.report = *std::move(report);
    return result;
}

using OptionalTable = std::optional<ReproducedTable>;

Result<OptionalTable> searches(const Dataset& dataset, KeptPredictions& kept, std::stop_token stop)
{
    const Search all[] = {{"beam of 1, the decoder alone", "beam-1-plain", {.beamSize = 1, .isRanked = false}},
                          {"beam of 5, the decoder alone", "beam-5-plain", {.isRanked = false}},
                          kUsualSearch};
    std::vector<NamedReport> reports;
    for (const Search& search : all) {
        auto one = evaluated(search, dataset, kept, stop);
        if (!one)
            return one.error();
        if (!one->report)
            return OptionalTable();
        reports.emplace_back(search.label, *std::move(one->report));
    }
    return OptionalTable(searchTable(reports));
}

Result<OptionalTable> ofUsualSearch(const PaperTable& table, const Dataset& dataset, KeptPredictions& kept, std::stop_token stop)
{
    const auto one = evaluated(kUsualSearch, dataset, kept, stop);
    if (!one)
        return one.error();
    if (!one->report)
        return OptionalTable();
    if (table.name == kHardnessTable.name)
        return OptionalTable(hardnessTable(*one->report));
    const auto analysis = analyseErrors(dataset, one->predictions, one->report->verdicts, {}, {}, stop);
    if (!analysis && analysis.error().code == ErrorCode::Cancelled)
        return OptionalTable();
    return analysis ? Result(OptionalTable(errorTable(analysis->counts))) : analysis.error();
}

} // namespace

Result<OptionalTable> evaluatedTable(const PaperTable& table, const EvaluationPlaces& places, Terminal& terminal, std::stop_token stop)
{
    const auto dataset = readSpiderDataset(places.data, {"dev.json"});
    if (!dataset)
        return dataset.error();
    KeptPredictions kept(*dataset, places, terminal, stop);
    return table.name == kSearchTable.name ? searches(*dataset, kept, stop) : ofUsualSearch(table, *dataset, kept, stop);
}

} // namespace ratatosk::cli
