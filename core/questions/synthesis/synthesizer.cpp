// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/synthesizer.h"

#include "core/questions/sampling/action_round_trip.h"
#include "core/questions/sampling/query_sampler.h"
#include "core/questions/synthesis/everyday_question.h"
#include "core/questions/synthesis/question_writer.h"
#include "core/sql/printing/unparser.h"

#include <algorithm>
#include <map>
#include <set>

namespace ratatosk {
namespace {

constexpr int kDrawsPerQuestion = 100; ///< most draws return no rows, or repeat one
constexpr int kDrawsAtLeast = 1'000;   ///< for a few questions, too
constexpr int kDrawsPerShape = 20;     ///< before another shape has its turn: rare ones would die out otherwise
constexpr int kMostOfOneQuery = 2;     ///< wordings of the same SQL
constexpr RunLimits kLimits{.rows = 2, .milliseconds = 300};

bool saysNothing(const Cell& cell)
{
    const auto* number = std::get_if<std::int64_t>(&cell);
    return std::holds_alternative<Null>(cell) || (number && *number == 0);
}

bool isEmpty(const ResultTable& table)
{
    return table.rows.empty() || (table.rows.size() == 1 && std::ranges::all_of(table.rows.front(), saysNothing));
}

class Synthesizer
{
public:
    Synthesizer(const Schema& schema, const DatabaseFacts& facts, const RunSql& run, const SynthesisOptions& options)
        : m_schema(schema), m_facts(facts), m_run(run), m_options(options), m_dice(options.seed), m_sampler(schema, facts, m_dice),
          m_asker(schema, facts, m_dice), m_system(*sql::builtInGrammar("compact")) // compiled in
    {
    }

    Synthesis synthesize(std::stop_token stop, const ReportProgress& report)
    {
        while (m_result.tally.kept < m_options.count && isWorthwhile() && !stop.stop_requested()) {
            if (m_options.everydayShare > 0 && m_dice.chance(m_options.everydayShare))
                keepEveryday();
            else
                keepOneOf(drawShape(m_dice));
            if (report)
                report({m_result.tally.kept, m_options.count, "questions"});
        }
        return std::move(m_result);
    }

private:
    bool isWorthwhile() const { return m_result.tally.drawn < kDrawsAtLeast + kDrawsPerQuestion * m_options.count; }

    void keepOneOf(const QueryShape& shape)
    {
        const int kept = m_result.tally.kept;
        for (int draw = 0; draw < kDrawsPerShape && kept == m_result.tally.kept && isWorthwhile(); ++draw) {
            ++m_result.tally.drawn;
            if (const auto query = m_sampler.draw(shape))
                consider(*query);
        }
    }

    void keepEveryday()
    {
        ++m_result.tally.drawn;
        if (const auto composed = m_asker.draw())
            consider(composed->query, composed->question);
    }

    /// Without words the query is put into some if it is kept.
    void consider(const sql::Query& query, const std::string& question = {})
    {
        const auto learned = throughActions(query, m_schema, m_system);
        if (!learned) {
            ++m_result.tally.unmapped;
            return;
        }
        const std::string sql = sql::unparse(*learned, m_schema);
        if (m_bySql[sql] >= kMostOfOneQuery) {
            ++m_result.tally.repeated;
            return;
        }
        if (returnsRows(sql))
            add({question.empty() ? questionFor(query, m_schema, m_facts, m_dice) : question, sql});
    }

    bool returnsRows(const std::string& sql)
    {
        if (!m_run)
            return true;
        const auto table = m_run(sql);
        if (!table) {
            ++m_result.tally.failed;
            return false;
        }
        if (!isEmpty(*table) || m_dice.chance(m_options.emptyShare))
            return true;
        ++m_result.tally.empty;
        return false;
    }

    void add(SynthesizedQuestion question)
    {
        if (!m_questions.insert(question.question).second) {
            ++m_result.tally.repeated;
            return;
        }
        ++m_bySql[question.sql];
        ++m_result.tally.kept;
        m_result.questions.push_back(std::move(question));
    }

    const Schema& m_schema;
    const DatabaseFacts& m_facts;
    const RunSql& m_run;
    const SynthesisOptions m_options;
    Dice m_dice;
    QuerySampler m_sampler;
    EverydayAsker m_asker;
    TransitionSystem m_system;
    std::set<std::string> m_questions;
    std::map<std::string, int> m_bySql;
    Synthesis m_result;
};

} // namespace

Synthesis synthesize(const Schema& schema, const DatabaseFacts& facts, const RunSql& run, const SynthesisOptions& options,
                     std::stop_token stop, const ReportProgress& report)
{
    return Synthesizer(schema, facts, run, options).synthesize(stop, report);
}

Result<Synthesis> synthesize(const Connection& connection, const Schema& schema, const SynthesisOptions& options, std::stop_token stop,
                             const ReportProgress& report)
{
    const auto facts = readFacts(connection, schema, stop);
    if (!facts)
        return facts.error();
    const auto run = [&](const std::string& sql) { return connection.run(sql, kLimits, stop); };
    Synthesis result = synthesize(schema, *facts, run, options, stop, report);
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "Interrupted."};
    return result;
}

} // namespace ratatosk
