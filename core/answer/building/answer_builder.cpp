// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/answer_builder.h"

#include "core/answer/building/action_words.h"
#include "core/answer/building/ambiguous_joins.h"
#include "core/answer/building/compared_units.h"
#include "core/answer/building/implied_words.h"
#include "core/answer/building/mixed_columns.h"
#include "core/answer/building/near_names.h"
#include "core/answer/building/step_places.h"
#include "core/answer/value/item_labels.h"
#include "core/answer/value/unused_numbers.h"
#include "core/answer/value/unused_words.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/printing/syntax_outline.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace ratatosk {

namespace {

std::vector<std::string> relationNames(RelationVocabulary vocabulary)
{
    std::vector<std::string> names;
    for (int relation = 0; relation < relationCount(vocabulary); ++relation)
        names.push_back(relationName(vocabulary, relation));
    return names;
}

/// Each candidate's part of what all together have: a softmax over log probabilities. Requires: best first.
void shareOut(std::vector<AnswerCandidate>& candidates)
{
    double total = 0;
    for (AnswerCandidate& candidate : candidates) {
        candidate.share = std::exp(candidate.logProbability - candidates.front().logProbability);
        total += candidate.share;
    }
    for (AnswerCandidate& candidate : candidates)
        candidate.share /= total;
}

/// Whether a literal is more than a capitalised word that no cell has.
bool isGrounded(const ValueCandidate& value)
{
    const bool isLoose = value.source == ValueSource::Capitals || value.source == ValueSource::Code;
    return value.beginWord >= 0 && (!isLoose || !value.evidence.empty());
}

/// Where the question says the literals that a candidate has.
std::vector<WordRange> valueSpans(const Candidate& candidate, const std::vector<ValueCandidate>& values)
{
    std::vector<WordRange> spans;
    for (const DecisionTrace& decision : candidate.trace) {
        if (decision.action.kind != Action::Kind::SelectValue)
            continue;
        const ValueCandidate& value = values[static_cast<std::size_t>(decision.action.index)];
        if (isGrounded(value))
            spans.push_back({value.beginWord, value.endWord});
    }
    return spans;
}

/// What a candidate takes up without a link to a name.
std::vector<WordRange> spansTakenUp(const Candidate& candidate, const PreparedQuestion& question, const Schema& schema,
                                    const CellLookup* cells)
{
    std::vector<WordRange> spans = valueSpans(candidate, question.values);
    const auto add = [&](const std::vector<int>& words) {
        for (const int word : words)
            spans.push_back({word, word + 1});
    };
    add(question.keyMentions);
    add(impliedWords(candidate.query, question.question, schema));
    add(wordsNearNames(candidate.query, question.question, schema));
    if (cells)
        add(unitsCompared(candidate.query, question.question, *cells));
    return spans;
}

/// Gathers one candidate after the other.
struct CandidateBuilder {
    const PreparedQuestion& question;
    const Schema& schema;
    const sql::Grammar& grammar;

    AnswerStep stepOf(const DecisionTrace& decision) const
    {
        AnswerStep step{wordsOf(decision.action), decision.probability, decision.attention, decision.place.parentStep};
        for (const RivalAction& rival : decision.rivals)
            step.refused.push_back({wordsOf(rival.action), rival.probability});
        return step;
    }

    std::string wordsOf(Action action) const { return actionWords(action, grammar, schema, question.values); }

    std::vector<DerivationStep> derivationOf(const Candidate& candidate) const
    {
        std::vector<DerivationStep> steps;
        for (const DecisionTrace& decision : candidate.trace) {
            const bool isRule = decision.action.kind == Action::Kind::ApplyRule;
            const auto& rules = grammar.rules();
            const int parent = decision.place.parentStep;
            DerivationStep step{isRule ? rules[static_cast<std::size_t>(decision.action.index)].name : "",
                                pointedAt(decision.action, schema, question.values), parent, ""};
            if (parent >= 0) {
                const Action& owner = candidate.trace[static_cast<std::size_t>(parent)].action;
                step.field = rules[static_cast<std::size_t>(owner.index)].fields[static_cast<std::size_t>(decision.place.field)].name;
            }
            steps.push_back(std::move(step));
        }
        return steps;
    }

    void placeSteps(const Candidate& candidate, AnswerCandidate& answer) const
    {
        const auto places = placesOf(derivationOf(candidate), answer.tree);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i]) {
                answer.steps[i].sqlBegin = places[i]->sqlBegin;
                answer.steps[i].sqlEnd = places[i]->sqlEnd;
            }
        }
    }

    /// What each step has become in the query: the label of its node in the outline; empty: it has none.
    std::vector<std::string> labelsIn(const sql::Query& query, const std::vector<DerivationStep>& derivation) const
    {
        const sql::OutlineNode tree = sql::outlineOf(query, schema).root;
        std::vector<std::string> labels;
        for (const sql::OutlineNode* place : placesOf(derivation, tree))
            labels.push_back(place ? place->label : std::string());
        return labels;
    }

    /// A step that stood in the decoder's query, and stands there no more as it did, is overridden by the first rule after which that is so.
    void markOverridden(const Candidate& candidate, AnswerCandidate& answer) const
    {
        if (candidate.changes.empty())
            return;
        const std::vector<DerivationStep> derivation = derivationOf(candidate);
        const std::vector<std::string> first = labelsIn(candidate.decoded(), derivation), last = labelsIn(candidate.query, derivation);
        for (std::size_t i = 0; i < candidate.changes.size(); ++i) {
            const bool isLast = i + 1 == candidate.changes.size();
            const std::vector<std::string> labels = isLast ? last : labelsIn(candidate.changes[i + 1].before, derivation);
            for (std::size_t step = 0; step < labels.size(); ++step)
                if (answer.steps[step].overriddenBy.empty() && !first[step].empty() && labels[step] != first[step]
                    && last[step] != first[step])
                    answer.steps[step].overriddenBy = candidate.changes[i].change.id;
        }
    }

    AnswerCandidate operator()(const Candidate& candidate) const
    {
        AnswerCandidate answer;
        answer.sql = candidate.sql;
        answer.logProbability = candidate.logProbability;
        answer.guessedJoins = guessedJoins(candidate.query, schema);
        answer.ambiguousJoins = ambiguousJoins(candidate.query, schema, question.disambiguatedKeys);
        answer.tree = sql::outlineOf(candidate.query, schema).root;
        for (const DecisionTrace& decision : candidate.trace)
            answer.steps.push_back(stepOf(decision));
        placeSteps(candidate, answer);
        markOverridden(candidate, answer);
        for (const AppliedChange& applied : candidate.changes)
            answer.changes.push_back(applied.change);
        return answer;
    }
};

} // namespace

Answer buildAnswer(const PreparedQuestion& question, const Schema& schema, const std::vector<Candidate>& candidates,
                   const sql::Grammar& grammar, RelationVocabulary vocabulary, const CellLookup* cells)
{
    Answer answer;
    answer.question = question.question;
    answer.links = question.links;
    answer.relations = question.relations;
    answer.relationNames = relationNames(vocabulary);
    answer.itemNames = itemLabels(question.question, schema, question.earlier);
    for (const Candidate& candidate : candidates)
        answer.candidates.push_back(CandidateBuilder{question, schema, grammar}(candidate));
    shareOut(answer.candidates);
    const auto spans = candidates.empty() ? std::vector<WordRange>() : spansTakenUp(candidates.front(), question, schema, cells);
    const ItemsUsed used{[&](TableId table) { return candidates.empty() || usesTable(candidates.front().query, table); },
                         [&](ColumnId column) { return candidates.empty() || usesColumn(candidates.front().query, column); }};
    answer.unusedWords = unusedWords(question.question, linksTakenUp(question.links, schema, used), spans);
    if (candidates.empty())
        return answer;
    answer.openMeasure = openMeasureOf(candidates.front().query, question.question, question.links, schema);
    if (cells)
        answer.mixedColumns = mixedColumns(candidates.front().query, *cells);
    std::ranges::copy(unusedNumbers(question.question, candidates.front().sql), std::back_inserter(answer.unusedWords));
    return answer;
}

} // namespace ratatosk
