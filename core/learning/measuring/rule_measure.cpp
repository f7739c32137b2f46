// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/measuring/rule_measure.h"

#include "core/answer/building/database_preparation.h"
#include "core/answer/building/ranked_candidates.h"
#include "core/answer/building/settled_candidates.h"
#include "core/answer/value/question_answerer.h"
#include "core/parser/parsing/parser.h"
#include "core/parser/ranking/ranker.h"
#include "core/questions/evaluation/gold_rows.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/rules/registry/rule_registry.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

namespace ratatosk {
namespace {

/// One question with what is needed to answer it again under other switches, without the network.
class MeasuredQuestion
{
public:
    MeasuredQuestion(const QuestionReading& reading, std::vector<Candidate> beam, const Connection& database, const Ranker* ranker,
                     const GoldRows& gold, std::stop_token stop)
        : m_reading(reading), m_beam(std::move(beam)), m_database(database), m_ranker(ranker), m_gold(gold), m_stop(stop),
          m_cells(reading.schema, database, stop), m_ranked(reading.question)
    {
    }

    struct Outcome {
        bool isRight = false;
        RuleActivity activity;
    };

    Outcome answer(const RuleSwitches& switches)
    {
        Outcome outcome;
        std::vector<Candidate> candidates = m_beam;
        outcome.activity = settle(candidates, m_reading, &m_cells, switches);
        outcome.isRight = isRight(candidates);
        return outcome;
    }

private:
    /// What is first of these, and whether it is right; the same candidates are ranked once.
    bool isRight(const std::vector<Candidate>& candidates)
    {
        std::string key;
        for (const Candidate& candidate : candidates)
            key.append(candidate.sql).push_back('\n');
        const auto [known, isNew] = m_outcomes.try_emplace(key, false);
        if (isNew && !candidates.empty()) {
            const RankedCandidates ranked = rankCandidates(m_ranked, m_reading.schema, candidates, {&m_database, m_ranker, &m_trials},
                                                           m_stop);
            known->second = !ranked.candidates.empty() && isRight(ranked.candidates.front().sql);
        }
        return known->second;
    }

    bool isRight(const std::string& sql)
    {
        const auto [known, isNew] = m_verdicts.try_emplace(sql, false);
        if (isNew) {
            const auto rows = judgedRows(m_database, sql, m_gold.order, m_stop);
            known->second = rows && *rows == m_gold.rows;
        }
        return known->second;
    }

    const QuestionReading& m_reading;
    std::vector<Candidate> m_beam;
    const Connection& m_database;
    const Ranker* m_ranker;
    const GoldRows& m_gold;
    std::stop_token m_stop;
    CellLookup m_cells;
    PreparedQuestion m_ranked;
    TrialRuns m_trials;
    std::map<std::string, bool> m_outcomes; ///< by all candidates
    std::map<std::string, bool> m_verdicts; ///< by statement
};

class RuleMeter
{
public:
    RuleMeter(Parser& parser, const Ranker* ranker, const MeasuredPack& pack, std::stop_token stop)
        : m_parser(parser), m_ranker(ranker), m_pack(pack), m_stop(std::move(stop))
    {
        m_measurement.pack = pack.pack.name;
    }

    Result<void> add(const PackQuestion& question)
    {
        if (const auto opened = open(question.database); !opened)
            return opened;
        const auto gold = goldRowsOf(question, *m_connection, m_stop);
        if (!gold)
            return gold.error();
        ++m_measurement.questions;
        auto reading = readQuestion(question.question, *m_database, {m_parser.config(), m_parser.grammar()}, {}, m_stop);
        auto measured = reading ? measuredQuestion(*reading, *gold) : nullptr;
        if (!measured)
            return m_stop.stop_requested() ? Result<void>(Error{ErrorCode::Cancelled, "The measuring was cancelled."}) : Result<void>();
        const auto all = measured->answer({});
        count(all.isRight, measured->answer({.areOn = false}).isRight);
        for (const std::string& id : all.activity.undone)
            ++m_measurement.rules[id].undone;
        for (const std::string& id : all.activity.fired)
            note(m_measurement.rules[id], {question.database, question.record}, all.isRight, measured->answer({.without = {id}}).isRight);
        return {};
    }

    RuleMeasurement finish(double seconds) &&
    {
        m_measurement.seconds = seconds;
        return std::move(m_measurement);
    }

private:
    void count(bool isWith, bool isWithout)
    {
        m_measurement.rightWith += isWith ? 1 : 0;
        m_measurement.rightWithout += isWithout ? 1 : 0;
        m_measurement.onlyWith += isWith && !isWithout ? 1 : 0;
        m_measurement.onlyWithout += isWithout && !isWith ? 1 : 0;
    }

    static void note(RuleMeasure& measure, const PackRecord& record, bool isWith, bool isWithout)
    {
        ++measure.fired;
        if (isWith && !isWithout) {
            ++measure.helped;
            measure.helpedRecords.insert(record);
        }
        if (isWithout && !isWith) {
            ++measure.harmed;
            measure.harmedRecords.insert(record);
        }
    }

    /// Null: the network finds nothing.
    std::unique_ptr<MeasuredQuestion> measuredQuestion(const QuestionReading& reading, const GoldRows& gold)
    {
        auto beam = m_parser.parse(reading.question, reading.schema, {.size = kDefaultBeamSize}, m_stop);
        if (!beam || beam->empty())
            return nullptr;
        return std::make_unique<MeasuredQuestion>(reading, *std::move(beam), *m_connection, m_ranker, gold, m_stop);
    }

    Result<void> open(const std::string& database)
    {
        if (m_open == database)
            return {};
        const std::filesystem::path& file = m_pack.databases.at(database);
        auto connection = Connection::open(file);
        if (!connection)
            return connection.error();
        m_connection.emplace(*std::move(connection));
        auto preparation = DatabasePreparation::start(file, m_parser.wordVectors());
        if (!preparation)
            return preparation.error();
        m_database = *std::move(preparation);
        m_open = database;
        return {};
    }

    Parser& m_parser;
    const Ranker* m_ranker;
    const MeasuredPack& m_pack;
    std::stop_token m_stop;
    std::string m_open; ///< id of the open database
    std::optional<Connection> m_connection;
    std::unique_ptr<DatabasePreparation> m_database;
    RuleMeasurement m_measurement;
};

} // namespace

DatabaseHalf halfOf(const std::string& database)
{
    std::uint64_t hash = 14695981039346656037u;
    for (const char letter : database)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211u;
    return hash % 2 == 0 ? DatabaseHalf::First : DatabaseHalf::Second;
}

Result<RuleMeasurement> measureRules(const std::filesystem::path& bundle, const MeasuredPack& pack, DatabaseHalf half,
                                     const ReportProgress& report, std::stop_token stop)
{
    const auto parser = Parser::load(bundle);
    if (!parser)
        return parser.error();
    const auto ranker = readRanker(bundle / kRankerFile);
    if (!ranker && ranker.error().code != ErrorCode::ModelMissing)
        return ranker.error();
    const auto start = std::chrono::steady_clock::now();
    RuleMeter meter(**parser, ranker ? &*ranker : nullptr, pack, stop);
    std::int64_t done = 0;
    for (const PackQuestion& question : pack.pack.questions) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The measuring was cancelled."};
        if (half == DatabaseHalf::Both || halfOf(question.database) == half) {
            if (const auto added = meter.add(question); !added)
                return added.error();
        }
        if (report)
            report({++done, static_cast<std::int64_t>(pack.pack.questions.size()), "questions"});
    }
    return std::move(meter).finish(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
}

} // namespace ratatosk
