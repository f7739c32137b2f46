// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/error_analysis.h"

#include "core/experiments/analysis/missing_links.h"
#include "core/questions/dataset/dataset_values.h"
#include "core/sql/tree/query_reader.h"

#include <memory>

namespace ratatosk {
namespace {

constexpr int kLinesShown = 5;
constexpr int kMillisecondsForShownRows = 10'000;

/// What is read once of a database.
struct AnalysedDatabase {
    const DatasetDatabase* database = nullptr;
    std::optional<Connection> connection; ///< nothing where queries are not run
    SampledTables sample;
    SchemaLinker linker;
};

class Analysis
{
public:
    Analysis(const Dataset& dataset, const ErrorAnalysisOptions& options, std::stop_token stop)
        : m_dataset(dataset), m_options(options), m_stop(std::move(stop))
    {
    }

    Result<WrongAnswer> sort(int place, const std::string& prediction, const Verdict& verdict)
    {
        const Example& example = m_dataset.examples[static_cast<std::size_t>(place)];
        const auto database = databaseOf(example);
        if (!database)
            return database.error();
        WrongAnswer answer{.example = place, .verdict = verdict};
        compare(example, prediction, **database, answer);
        if ((*database)->connection)
            showRows(example, prediction, *(*database)->connection, answer);
        if (!mayBeEquivalent(answer))
            return answer;
        auto outcome = tryEquivalence((*database)->sample, (*database)->database->schema, example.query, prediction, m_options.equivalence,
                                      m_stop);
        if (!outcome)
            return outcome.error();
        if (outcome->isEquivalent())
            answer.errorClass = ErrorClass::Equivalent;
        answer.equivalence = *std::move(outcome);
        return answer;
    }

private:
    bool mayBeEquivalent(const WrongAnswer& answer) const
    {
        return m_options.runQueries && !answer.verdict.isExactMatch && answer.verdict.isExecutionMatch.value_or(false);
    }

    Result<const AnalysedDatabase*> databaseOf(const Example& example)
    {
        std::unique_ptr<AnalysedDatabase>& database = m_databases[example.dbId];
        if (database)
            return database.get();
        const DatasetDatabase& described = m_dataset.databaseOf(example);
        auto opened = std::make_unique<AnalysedDatabase>(AnalysedDatabase{&described, {}, {}, {described.schema, valuesOf(described)}});
        if (m_options.runQueries) {
            auto connection = Connection::open(described.file);
            if (!connection)
                return connection.error();
            auto sample = sampleOf(*connection, described.schema, m_stop);
            if (!sample)
                return sample.error();
            opened->connection = *std::move(connection);
            opened->sample = *std::move(sample);
        }
        database = std::move(opened);
        return database.get();
    }

    static void compare(const Example& example, const std::string& prediction, const AnalysedDatabase& database, WrongAnswer& answer)
    {
        const Schema& schema = database.database->schema;
        const auto gold = sql::readQuery(example.query, schema);
        const auto predicted = sql::readQuery(prediction, schema);
        if (!gold || !predicted)
            return;
        const QueryDifference difference = differenceOf(*gold, *predicted, schema);
        answer.errorClass = difference.structureClass();
        answer.clauses = difference.clauses;
        MissingLinks missing = missingLinks(difference, example.question, schema, database.linker);
        const bool lacksValue = !missing.values.empty();
        const bool lacksLink = !missing.items.empty();
        answer.cause = lacksLink ? (lacksValue ? MissingCause::LinkAndValue : MissingCause::Link)
                                 : (lacksValue ? MissingCause::Value : MissingCause::Neither);
        answer.missing = std::move(missing.items);
        answer.missing.insert(answer.missing.end(), missing.values.begin(), missing.values.end());
    }

    void showRows(const Example& example, const std::string& prediction, const Connection& connection, WrongAnswer& answer) const
    {
        const RunLimits limits{.rows = kLinesShown, .milliseconds = kMillisecondsForShownRows};
        if (auto rows = connection.run(example.query, limits, m_stop))
            answer.goldRows = *std::move(rows);
        if (auto rows = connection.run(prediction, limits, m_stop))
            answer.predictedRows = *std::move(rows);
    }

    const Dataset& m_dataset;
    const ErrorAnalysisOptions& m_options;
    std::stop_token m_stop;
    std::map<std::string, std::unique_ptr<AnalysedDatabase>> m_databases;
};

bool isWrong(const Verdict& verdict)
{
    return !verdict.isExactMatch || !verdict.isExecutionMatch.value_or(true);
}

void count(const WrongAnswer& answer, ErrorCounts& counts)
{
    ++counts.wrong;
    ++counts.byClass[answer.errorClass];
    ++counts.byDatabase[answer.verdict.dbId];
    if (answer.verdict.difficulty)
        ++counts.byHardness[*answer.verdict.difficulty];
    if (!answer.verdict.isExactMatch) {
        ++counts.wrongByStructure;
        ++counts.byClassOfStructure[answer.errorClass];
    }
    if (answer.errorClass == ErrorClass::Equivalent)
        return;
    ++counts.byCause[answer.cause];
    for (const Clause clause : answer.clauses)
        ++counts.byClause[clause];
}

} // namespace

std::string_view nameOf(MissingCause cause)
{
    constexpr std::array<std::string_view, allMissingCauses.size()> names{"nothing", "a link", "a value", "a link and a value"};
    return names[static_cast<std::size_t>(cause)];
}

Result<ErrorAnalysis> analyseErrors(const Dataset& dataset, std::span<const std::string> predictions, std::span<const Verdict> verdicts,
                                    const ErrorAnalysisOptions& options, const ReportProgress& report, std::stop_token stop)
{
    Analysis analysis(dataset, options, stop);
    ErrorAnalysis result;
    result.counts.answers = static_cast<int>(verdicts.size());
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The error analysis was cancelled."};
        if (!isWrong(verdicts[i]))
            continue;
        auto answer = analysis.sort(static_cast<int>(i), predictions[i], verdicts[i]);
        if (!answer)
            return answer.error();
        count(*answer, result.counts);
        result.wrong.push_back(*std::move(answer));
        if (report)
            report(
                {.done = static_cast<std::int64_t>(i + 1), .total = static_cast<std::int64_t>(verdicts.size()), .what = verdicts[i].dbId});
    }
    return result;
}

} // namespace ratatosk
