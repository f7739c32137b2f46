// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/candidate_query.h"
#include "core/rules/engine/rule_context.h"
#include "core/sql/tree/query.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ratatosk {

/// Rules run phase by phase, within a phase in the registry's order.
enum class RulePhase {
    FollowUp,   ///< in place of the network: the earlier query, changed
    Literals,   ///< how cells write numbers and absent values
    Aggregates, ///< sums, shares, ranks
    Groups,     ///< what is counted, grouped and sorted
    Dates,      ///< periods and moments
    Absence,    ///< what is missing or left out
    Amounts,    ///< money, running totals, delays, durations
    Text,       ///< how cells write text, and which columns are shown
    Units,      ///< units of measurement
    Filter,     ///< candidates that are left out
};
inline constexpr int kRulePhases = static_cast<int>(RulePhase::Filter) + 1;

std::string_view phaseName(RulePhase phase); ///< "aggregates"
/// Whether its rules run only where there are rows to look into.
bool needsCells(RulePhase phase);

/// Parts of a query that a rule may change; a set of bits.
enum class RuleClause : unsigned {
    None = 0,
    Select = 1,
    From = 2,
    Where = 4,
    Group = 8,
    Having = 16,
    Order = 32,
    Limit = 64,
    Distinct = 128,
    Query = 255, ///< all of it
};

constexpr RuleClause operator|(RuleClause left, RuleClause right)
{
    return static_cast<RuleClause>(static_cast<unsigned>(left) | static_cast<unsigned>(right));
}
constexpr bool holds(RuleClause all, RuleClause some)
{
    return (static_cast<unsigned>(some) & ~static_cast<unsigned>(all)) == 0;
}

std::string clauseNames(RuleClause clauses); ///< "where, having"

/// Why a rule does this and not the network.
enum class RuleReason {
    Law,     ///< it holds whatever the question is
    Cells,   ///< decided by how cells are written, which the network does not see
    Grammar, ///< the decoder's grammar cannot build the result
    Rare,    ///< the training data have too few examples
    Reading, ///< it reads the question, and belongs before the network
};

std::string_view reasonText(RuleReason reason); ///< "the training data have too few examples"

enum class RuleDialects { Any, SqliteOnly };

/// Changes a query in place, and returns whether it did. A function without the question is a law.
class Rewrite
{
public:
    using OfQuery = bool (*)(sql::Query&);
    using OfWords = bool (*)(sql::Query&, const Question&);
    using OfSchema = bool (*)(sql::Query&, const Schema&);
    using OfCells = bool (*)(sql::Query&, const CellLookup&);
    using OfWordsAndSchema = bool (*)(sql::Query&, const Question&, const Schema&);
    using OfWordsAndCells = bool (*)(sql::Query&, const Question&, const CellLookup&);
    using OfContext = bool (*)(sql::Query&, const RuleContext&);
    using Function = std::variant<OfQuery, OfWords, OfSchema, OfCells, OfWordsAndSchema, OfWordsAndCells, OfContext>;

    template <class Signature>
    Rewrite(Signature* function) : m_function(function) // a row of the registry names the function alone
    {
    }

    /// Requires: context.cells, where `needsCells`.
    bool operator()(sql::Query& query, const RuleContext& context) const;
    bool needsCells() const;
    bool isLaw() const;

private:
    Function m_function;
};

/// For each candidate whether it is left out; the engine keeps all where none would remain.
using CandidateFilter = std::vector<bool> (*)(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

/// A filter by a test of one candidate.
template <class Test>
std::vector<bool> markedWhere(const std::vector<const CandidateQuery*>& candidates, Test test)
{
    std::vector<bool> marks;
    for (const CandidateQuery* candidate : candidates)
        marks.push_back(test(*candidate));
    return marks;
}

/// A rule that code elsewhere asks for by its id: it works before the network or in its place.
struct OutsideRule {
};

/// Whether a rule applies at all; null: always.
using RuleCondition = bool (*)(const RuleContext& context);

/// One rule: a row of the registry.
struct Rule {
    std::string_view id;
    RulePhase phase{};
    RuleClause changes = RuleClause::None;
    RuleReason reason{};
    std::string_view summary; ///< one sentence, for a user who sees the change
    std::variant<Rewrite, CandidateFilter, OutsideRule> action{OutsideRule{}};
    RuleCondition when = nullptr;
    RuleDialects dialects = RuleDialects::Any;
    bool isRepeat = false; ///< an earlier row's rule once more, in this phase

    bool isLaw() const;
};

} // namespace ratatosk
