// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prediction.h"

namespace ratatosk::cli {

namespace {

/// Opens a database only where the questions change to another one.
class Predictor
{
public:
    Predictor(QuestionAnswerer& answerer, const Dataset& dataset, const PredictionOptions& options, std::stop_token stop)
        : m_answerer(answerer), m_dataset(dataset), m_options(options), m_stop(std::move(stop))
    {
    }

    Result<void> add(const Example& example)
    {
        if (const auto opened = open(example); !opened)
            return opened.error();
        AskOptions options = m_options.ask;
        options.context.earlier = m_options.hasGoldContext ? example.earlier : withPredictions(example.earlier);
        const auto answer = m_answerer.ask(example.question, options, m_stop);
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The evaluation was cancelled."};
        m_predictions.sql.push_back(answer ? answer->candidates.front().sql : std::string());
        m_predictions.goneOn.push_back(answer && answer->followUp.isTaken);
        if (m_options.asksBothWays) {
            auto other = otherWay(example, std::move(options));
            if (!other)
                return other.error();
            m_predictions.otherWay.push_back(*std::move(other));
        }
        if (!answer || answer->isCalibrated)
            m_predictions.chances.push_back(answer ? answer->candidates.front().share : 0);
        return {};
    }

    /// A question without an answer has a chance of 0, but where no answer has one they mean nothing.
    Predictions finish() &&
    {
        if (m_predictions.chances.size() != m_predictions.sql.size())
            m_predictions.chances.clear();
        return std::move(m_predictions);
    }

private:
    /// Of what stands alone there is one way.
    Result<std::string> otherWay(const Example& example, AskOptions options)
    {
        if (example.earlier.empty())
            return m_predictions.sql.back();
        options.context.goingOn = m_predictions.goneOn.back() ? GoingOn::No : GoingOn::Yes;
        const auto answer = m_answerer.ask(example.question, options, m_stop);
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The evaluation was cancelled."};
        return answer ? answer->candidates.front().sql : std::string();
    }

    /// The turns before, which are the examples before, with what was predicted for them.
    std::vector<EarlierTurn> withPredictions(std::vector<EarlierTurn> turns) const
    {
        const std::vector<std::string>& sql = m_predictions.sql;
        for (std::size_t i = 0; i < turns.size() && turns.size() <= sql.size(); ++i)
            turns[i].query = sql[sql.size() - turns.size() + i];
        return turns;
    }

    Result<void> open(const Example& example)
    {
        if (m_open == example.dbId)
            return {};
        const DatasetDatabase& database = m_dataset.databaseOf(example);
        const auto opened = m_answerer.useDatabase(database.file, database.schema);
        if (!opened)
            return opened.error();
        m_open = example.dbId;
        return {};
    }

    QuestionAnswerer& m_answerer;
    const Dataset& m_dataset;
    PredictionOptions m_options;
    std::stop_token m_stop;
    std::string m_open;
    Predictions m_predictions;
};

} // namespace

Result<Predictions> predict(QuestionAnswerer& answerer, const Dataset& dataset, const PredictionOptions& options,
                            const ReportProgress& report, std::stop_token stop)
{
    Predictor predictor(answerer, dataset, options, stop);
    std::int64_t done = 0;
    for (const Example& example : dataset.examples) {
        if (const auto added = predictor.add(example); !added)
            return added.error();
        report({++done, static_cast<std::int64_t>(dataset.examples.size()), "questions"});
    }
    Predictions predictions = std::move(predictor).finish();
    predictions.device = answerer.description().device;
    return predictions;
}

} // namespace ratatosk::cli
