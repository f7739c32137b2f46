// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parser/parsing/beam_search.h"

#include "core/parser/parsing/decoder_steps.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace ratatosk {
namespace {

/// The decisions of a derivation, last first; hypotheses share what they have in common.
struct TraceLink {
    DecisionTrace decision;
    std::shared_ptr<const TraceLink> before;
};

struct OpenHypothesis {
    Hypothesis hypothesis;
    DecoderStep due;
    int parent = 0; ///< among the hypotheses of the step before
    double logProbability = 0;
    std::shared_ptr<const TraceLink> trace;
};

/// One way to go on with one hypothesis.
struct Expansion {
    size_t hypothesis = 0;
    Action action;
    double logProbability = 0; ///< of this action
    double total = 0;
};

std::vector<DecisionTrace> decisionsOf(const TraceLink* last)
{
    std::vector<DecisionTrace> decisions;
    for (; last; last = last->before.get())
        decisions.push_back(last->decision);
    std::reverse(decisions.begin(), decisions.end());
    return decisions;
}

/// Logarithm of the sum of exp over the scores of what is not illegal.
double logNormaliser(const float* scores, const std::vector<std::uint8_t>& legal)
{
    double most = -1e30, sum = 0;
    for (size_t i = 0; i < legal.size(); ++i) {
        if (legal[i])
            most = std::max<double>(most, scores[i]);
    }
    for (size_t i = 0; i < legal.size(); ++i) {
        if (legal[i])
            sum += std::exp(scores[i] - most);
    }
    return most + std::log(sum);
}

constexpr int kRivals = 5; ///< refused actions kept with each step

std::vector<RivalAction> rivalsOf(Action taken, std::vector<RivalAction> likeliest)
{
    std::erase_if(likeliest, [&](const RivalAction& rival) { return rival.action == taken; });
    likeliest.resize(std::min<size_t>(likeliest.size(), kRivals));
    return likeliest;
}

class Search
{
public:
    Search(StepScorer& scorer, const BeamProblem& problem, const BeamOptions& options)
        : m_scorer(scorer), m_problem(problem), m_options(options)
    {
        Hypothesis root = problem.system.start();
        const DecoderStep due = nextStep(root);
        m_open.push_back({std::move(root), due});
    }

    std::vector<Derivation> run(const std::stop_token& stop)
    {
        for (int step = 0; step < m_options.maxActions && !m_open.empty() && !stop.stop_requested(); ++step) {
            if (static_cast<int>(m_finished.size()) >= m_options.size)
                break;
            advance();
        }
        std::stable_sort(m_finished.begin(), m_finished.end(),
                         [](const Derivation& left, const Derivation& right) { return left.logProbability > right.logProbability; });
        return std::move(m_finished);
    }

private:
    void advance()
    {
        std::vector<OpenStep> due;
        for (const OpenHypothesis& open : m_open)
            due.push_back({open.due, open.parent});
        const std::vector<StepScores> scores = m_scorer.score(due);
        std::vector<Expansion> expansions = expand(scores);
        const std::vector<std::vector<RivalAction>> likeliest = likeliestOf(expansions);
        const auto room = std::min<size_t>(expansions.size(), static_cast<size_t>(m_options.size) - m_finished.size());
        std::partial_sort(expansions.begin(), expansions.begin() + room, expansions.end(),
                          [](const Expansion& left, const Expansion& right) { return left.total > right.total; });
        expansions.resize(room);
        follow(expansions, likeliest, scores);
    }

    /// The best of each open hypothesis' actions, best first; one more than are kept, since one of them is taken.
    std::vector<std::vector<RivalAction>> likeliestOf(const std::vector<Expansion>& expansions) const
    {
        std::vector<std::vector<RivalAction>> likeliest(m_open.size());
        for (const Expansion& expansion : expansions) {
            std::vector<RivalAction>& best = likeliest[expansion.hypothesis];
            const RivalAction rival{expansion.action, std::exp(expansion.logProbability)};
            const auto place = std::upper_bound(best.begin(), best.end(), rival, [](const RivalAction& left, const RivalAction& right) {
                return left.probability > right.probability;
            });
            if (place - best.begin() > kRivals)
                continue;
            best.insert(place, rival);
            best.resize(std::min<size_t>(best.size(), kRivals + 1));
        }
        return likeliest;
    }

    std::vector<Expansion> expand(const std::vector<StepScores>& scores) const
    {
        std::vector<Expansion> result;
        for (size_t h = 0; h < m_open.size(); ++h) {
            const std::vector<std::uint8_t> legal = legalChoices(m_problem.system, m_open[h].hypothesis, m_problem.context);
            addExpansions(h, m_open[h].due.kind, scores[h].choices.data(), legal, result);
        }
        return result;
    }

    void addExpansions(size_t hypothesis, Action::Kind kind, const float* scores, const std::vector<std::uint8_t>& legal,
                       std::vector<Expansion>& result) const
    {
        const double normaliser = logNormaliser(scores, legal);
        const int reduce = m_problem.system.grammar().ruleCount();
        for (size_t i = 0; i < legal.size(); ++i) {
            if (legal[i] != Legal)
                continue;
            const bool isReduce = kind == Action::Kind::ApplyRule && static_cast<int>(i) == reduce;
            const Action action{isReduce ? Action::Kind::Reduce : kind, isReduce ? 0 : static_cast<int>(i)};
            const double logProbability = scores[i] - normaliser;
            result.push_back({hypothesis, action, logProbability, m_open[hypothesis].logProbability + logProbability});
        }
    }

    void follow(const std::vector<Expansion>& expansions, const std::vector<std::vector<RivalAction>>& likeliest,
                const std::vector<StepScores>& scores)
    {
        std::vector<OpenHypothesis> open;
        for (const Expansion& expansion : expansions) {
            const OpenHypothesis& before = m_open[expansion.hypothesis];
            OpenHypothesis next{before.hypothesis, {}, static_cast<int>(expansion.hypothesis), expansion.total, {}};
            next.hypothesis.apply(expansion.action);
            const DecisionTrace decision{expansion.action, std::exp(expansion.logProbability), scores[expansion.hypothesis].attention,
                                         next.hypothesis.places().back(), rivalsOf(expansion.action, likeliest[expansion.hypothesis])};
            next.trace = std::make_shared<const TraceLink>(TraceLink{decision, before.trace});
            if (next.hypothesis.isComplete()) {
                m_finished.push_back({next.hypothesis.actions(), next.logProbability, decisionsOf(next.trace.get())});
                continue;
            }
            next.due = nextStep(next.hypothesis);
            open.push_back(std::move(next));
        }
        m_open = std::move(open);
    }

    StepScorer& m_scorer;
    const BeamProblem& m_problem;
    BeamOptions m_options;
    std::vector<OpenHypothesis> m_open;
    std::vector<Derivation> m_finished;
};

} // namespace

std::vector<Derivation> beamSearch(StepScorer& scorer, const BeamProblem& problem, const BeamOptions& options, std::stop_token stop)
{
    return Search(scorer, problem, options).run(stop);
}

} // namespace ratatosk
