// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/engine/rule_runner.h"

#include "core/rules/engine/kept_literals.h"
#include "core/rules/engine/sql_difference.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/sound_references.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

enum class Part { Whole, Inner };

/// One run of a phase's rules over all candidates.
struct Pass {
    RulePhase phase;
    Part part = Part::Whole;
};

/// Conditions of rows that an inner query groups belong there.
constexpr auto kPasses = std::to_array<Pass>({{RulePhase::Literals},
                                              {RulePhase::Aggregates},
                                              {RulePhase::Groups},
                                              {RulePhase::Dates},
                                              {RulePhase::Absence},
                                              {RulePhase::Absence, Part::Inner},
                                              {RulePhase::Amounts},
                                              {RulePhase::Text},
                                              {RulePhase::Units}});

bool applies(const Rule& rule, const RuleContext& context, const RuleSwitches& switches)
{
    return switches.isOn(rule.id) && (!rule.when || rule.when(context))
        && (rule.dialects == RuleDialects::Any || context.schema.dialect() == Dialect::Sqlite);
}

/// Rewrites one candidate rule by rule.
class Rewriting
{
public:
    Rewriting(CandidateQuery& candidate, const RuleContext& context, RuleActivity& activity)
        : m_candidate(candidate), m_context(context), m_activity(activity), m_trial(candidate.query)
    {
    }

    void apply(const Rule& rule, const Rewrite& rewrite, Part part)
    {
        sql::Query* query = part == Part::Whole ? &m_trial : onlyInner(m_trial.first);
        if (!query || !rewrite(*query, m_context) || m_trial == m_candidate.query)
            return;
        if (stands())
            keep(rule);
        else
            undo(rule);
    }

private:
    bool stands() const
    {
        return sql::refersSoundly(m_trial, m_context.schema) && !lostLiteral(m_candidate.query, m_trial, m_context.question);
    }

    void keep(const Rule& rule)
    {
        std::string sql = sql::unparse(m_trial, m_context.schema);
        SqlDifference difference = differenceOf(m_candidate.sql, sql);
        m_activity.fired.emplace(rule.id);
        if (difference != SqlDifference{}) { // else only what is not printed has changed
            RuleChange change{std::string(rule.id), std::move(difference.before), std::move(difference.after), std::string(rule.summary)};
            m_candidate.changes.push_back({std::move(change), std::move(m_candidate.query)});
        }
        m_candidate.query = m_trial;
        m_candidate.sql = std::move(sql);
    }

    void undo(const Rule& rule)
    {
        m_activity.undone.emplace_back(rule.id);
        m_trial = m_candidate.query;
    }

    CandidateQuery& m_candidate;
    const RuleContext& m_context;
    RuleActivity& m_activity;
    sql::Query m_trial; ///< equals the candidate's query between rules
};

/// Leaves out what a filter names, unless that is all.
void filter(std::vector<std::size_t>& kept, std::span<CandidateQuery* const> candidates, const Rule& rule, const RuleContext& context,
            RuleActivity& activity)
{
    std::vector<const CandidateQuery*> queries;
    for (const std::size_t place : kept)
        queries.push_back(candidates[place]);
    const std::vector<bool> isOut = std::get<CandidateFilter>(rule.action)(queries, context);
    if (std::ranges::find(isOut, false) == isOut.end() || std::ranges::find(isOut, true) == isOut.end())
        return;
    std::vector<std::size_t> remaining;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (!isOut[i])
            remaining.push_back(kept[i]);
        else
            activity.dropped.push_back({std::string(rule.id), queries[i]->sql, {}, std::string(rule.summary)});
    }
    activity.fired.emplace(rule.id);
    kept = std::move(remaining);
}

} // namespace

std::vector<std::size_t> applyRules(std::span<CandidateQuery* const> candidates, const RuleContext& context, std::span<const Rule> rules,
                                    const RuleSwitches& switches, RuleActivity& activity)
{
    std::vector<std::size_t> kept(candidates.size());
    for (std::size_t i = 0; i < kept.size(); ++i)
        kept[i] = i;
    for (const Pass& pass : kPasses) {
        if (needsCells(pass.phase) && !context.cells)
            continue;
        for (CandidateQuery* candidate : candidates) {
            Rewriting rewriting(*candidate, context, activity);
            for (const Rule& rule : rules) {
                const auto* rewrite = rule.phase == pass.phase ? std::get_if<Rewrite>(&rule.action) : nullptr;
                if (rewrite && applies(rule, context, switches))
                    rewriting.apply(rule, *rewrite, pass.part);
            }
        }
    }
    for (const Rule& rule : rules)
        if (std::holds_alternative<CandidateFilter>(rule.action) && applies(rule, context, switches))
            filter(kept, candidates, rule, context, activity);
    return kept;
}

} // namespace ratatosk
