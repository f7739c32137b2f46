// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/evaluator.h"

#include "core/questions/evaluation/exact_match.h"
#include "core/questions/evaluation/execution_match.h"
#include "core/questions/spider/spider_query_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

namespace ratatosk {
namespace {

/// Scores examples one at a time on one thread, with connections of its own.
class Scorer
{
public:
    Scorer(const DatasetDatabases& databases, const EvaluationOptions& options, std::stop_token stop)
        : m_databases(databases), m_options(options), m_stop(std::move(stop))
    {
    }

    Result<Verdict> score(const Example& example, const std::string& prediction)
    {
        const DatasetDatabase& database = m_databases.at(example.dbId);
        Verdict verdict = compareStructure(example, prediction, database.schema);
        if (!m_options.runQueries)
            return verdict;
        const auto isMatch = compareRows(example, prediction, database);
        if (!isMatch)
            return isMatch.error();
        verdict.isExecutionMatch = *isMatch;
        return verdict;
    }

private:
    static Verdict compareStructure(const Example& example, const std::string& prediction, const Schema& schema)
    {
        const auto gold = sql::readSpiderQuery(example.query, schema);
        const auto predicted = sql::readSpiderQuery(prediction, schema);
        Verdict verdict{.dbId = example.dbId, .isReadable = predicted.has_value(), .columns = schema.columnCount()};
        if (gold)
            verdict.difficulty = difficultyOf(*gold);
        verdict.isExactMatch = gold && predicted && isExactMatch(*gold, *predicted, schema);
        return verdict;
    }

    /// A gold query that fails is no error of the evaluation.
    Result<bool> compareRows(const Example& example, const std::string& prediction, const DatasetDatabase& database)
    {
        const auto connection = connectionTo(database);
        if (!connection)
            return connection.error();
        const auto isMatch = isExecutionMatch(**connection, example.query, prediction, m_options.millisecondsPerQuery, m_stop);
        if (!isMatch && isMatch.error().code != ErrorCode::Cancelled)
            return false;
        return isMatch;
    }

    Result<const Connection*> connectionTo(const DatasetDatabase& database)
    {
        auto found = m_connections.find(database.id);
        if (found == m_connections.end()) {
            auto connection = Connection::open(database.file);
            if (!connection)
                return connection.error();
            found = m_connections.emplace(database.id, *std::move(connection)).first;
        }
        return &found->second;
    }

    const DatasetDatabases& m_databases;
    const EvaluationOptions& m_options;
    std::stop_token m_stop;
    std::map<std::string, Connection> m_connections;
};

/// Shares the examples out among threads.
class Evaluation
{
public:
    Evaluation(const DatasetDatabases& databases, std::span<const Example> examples, std::span<const std::string> predictions,
               const EvaluationOptions& options, const ReportProgress& report, std::stop_token stop)
        : m_databases(databases), m_examples(examples), m_predictions(predictions), m_options(options), m_report(report),
          m_stop(std::move(stop)), m_verdicts(examples.size())
    {
    }

    Result<std::vector<Verdict>> run()
    {
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < std::max(1, m_options.threads); ++i)
                threads.emplace_back([this] { scoreUntilDone(); });
        }
        if (m_error)
            return *m_error;
        return std::move(m_verdicts);
    }

private:
    void scoreUntilDone()
    {
        Scorer scorer(m_databases, m_options, m_stop);
        for (size_t i = m_next++; i < m_examples.size(); i = m_next++) {
            Result<Verdict> verdict = m_stop.stop_requested()
                ? Result<Verdict>(Error{ErrorCode::Cancelled, "The evaluation was cancelled."})
                : scorer.score(m_examples[i], m_predictions[i]);
            const std::scoped_lock lock(m_mutex);
            if (!verdict)
                return stopAll(verdict.error());
            m_verdicts[i] = *std::move(verdict);
            ++m_done;
            if (m_report)
                m_report({.done = m_done, .total = static_cast<std::int64_t>(m_examples.size()), .what = m_examples[i].dbId});
        }
    }

    /// Requires: m_mutex is held.
    void stopAll(const Error& error)
    {
        if (!m_error)
            m_error = error;
        m_next = m_examples.size();
    }

    const DatasetDatabases& m_databases;
    std::span<const Example> m_examples;
    std::span<const std::string> m_predictions;
    const EvaluationOptions& m_options;
    const ReportProgress& m_report;
    std::stop_token m_stop;
    std::atomic<size_t> m_next = 0;

    std::mutex m_mutex; // guards what follows
    std::vector<Verdict> m_verdicts;
    std::int64_t m_done = 0;
    std::optional<Error> m_error;
};

Result<void> checkInput(const DatasetDatabases& databases, std::span<const Example> examples, size_t predictionCount)
{
    if (examples.size() != predictionCount) {
        return Error{ErrorCode::InvalidArgument,
                     fmt::format("There are {} examples but {} predictions.", examples.size(), predictionCount)};
    }
    const auto isUnknown = [&](const Example& example) { return !databases.contains(example.dbId); };
    if (const auto unknown = std::ranges::find_if(examples, isUnknown); unknown != examples.end())
        return Error{ErrorCode::InvalidArgument, fmt::format("There is no database '{}'.", unknown->dbId)};
    return {};
}

} // namespace

Result<EvaluationReport> evaluate(const DatasetDatabases& databases, std::span<const Example> examples,
                                  std::span<const std::string> predictions, const EvaluationOptions& options, const ReportProgress& report,
                                  std::stop_token stop)
{
    if (const auto checked = checkInput(databases, examples, predictions.size()); !checked)
        return checked.error();
    const auto begin = std::chrono::steady_clock::now();
    auto verdicts = Evaluation(databases, examples, predictions, options, report, std::move(stop)).run();
    if (!verdicts)
        return verdicts.error();
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    return reportOf(*std::move(verdicts), elapsed.count());
}

} // namespace ratatosk
