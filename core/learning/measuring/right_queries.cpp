// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/measuring/right_queries.h"

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/questions/evaluation/row_bag.h"
#include "core/questions/evaluation/row_comparison.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/rules/engine/rule_runner.h"
#include "core/rules/registry/rule_registry.h"
#include "core/sql/tree/query_reader.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace ratatosk {
namespace {

struct OpenDatabase {
    Connection connection;
    Schema schema;
};

Result<std::unique_ptr<OpenDatabase>> opened(const std::filesystem::path& file)
{
    auto connection = Connection::open(file);
    if (!connection)
        return connection.error();
    auto schema = readSchema(*connection);
    if (!schema)
        return schema.error();
    return std::make_unique<OpenDatabase>(OpenDatabase{*std::move(connection), *std::move(schema)});
}

/// One gold query, to be rewritten under several switches.
class RightQuery
{
public:
    RightQuery(const PackQuestion& question, Question words, sql::Query query, ResultTable rows, const OpenDatabase& database)
        : m_question(question), m_words(std::move(words)), m_query(std::move(query)), m_rows(std::move(rows)), m_database(database),
          m_cells(database.schema, database.connection, {})
    {
    }

    struct Outcome {
        bool isRight = false; ///< it gives the same rows
        std::set<std::string, std::less<>> fired;
        std::string query{}; ///< after the rules
    };

    Outcome after(const RuleSwitches& switches) const
    {
        std::vector<CandidateQuery> candidates{{m_query, m_question.query, {}}};
        const RuleContext context{.question = m_words, .schema = m_database.schema, .cells = &m_cells};
        const RuleActivity activity = applyRules(candidates, context, allRules(), switches);
        if (activity.fired.empty())
            return {true, {}};
        const auto rows = m_database.connection.run(candidates.front().sql, kJudgeLimits);
        return {rows && sameRows(m_rows, *rows, RowOrder::Ignored), activity.fired, candidates.front().sql};
    }

private:
    const PackQuestion& m_question;
    Question m_words;
    sql::Query m_query;
    ResultTable m_rows;
    const OpenDatabase& m_database;
    CellLookup m_cells;
};

void add(RightQueries& measured, const PackQuestion& question, const OpenDatabase& database)
{
    auto query = sql::readQuery(question.query, database.schema);
    auto words = splitQuestion(question.question);
    auto rows = database.connection.run(question.query, kJudgeLimits);
    if (!query || !words || !rows)
        return;
    ++measured.questions;
    const RightQuery right(question, *std::move(words), *std::move(query), *std::move(rows), database);
    const RightQuery::Outcome outcome = right.after({});
    if (outcome.isRight)
        return;
    ++measured.changed;
    ChangedRightQuery change{question.database, question.question, question.query, outcome.query, {}};
    for (const std::string& id : outcome.fired) {
        if (!right.after({.without = {id}}).isRight)
            continue;
        ++measured.byRule[id];
        change.rules.push_back(id);
    }
    measured.changes.push_back(std::move(change));
}

} // namespace

Result<RightQueries> measureRightQueries(const MeasuredPack& pack, const ReportProgress& report, std::stop_token stop)
{
    const auto start = std::chrono::steady_clock::now();
    std::map<std::string, std::unique_ptr<OpenDatabase>> databases;
    RightQueries measured{.pack = pack.pack.name};
    std::int64_t done = 0;
    for (const PackQuestion& question : pack.pack.questions) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The measuring was cancelled."};
        std::unique_ptr<OpenDatabase>& database = databases[question.database];
        if (!database) {
            auto fresh = opened(pack.databases.at(question.database));
            if (!fresh)
                return fresh.error();
            database = *std::move(fresh);
        }
        add(measured, question, *database);
        if (report)
            report({++done, static_cast<std::int64_t>(pack.pack.questions.size()), "queries"});
    }
    measured.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return measured;
}

} // namespace ratatosk
