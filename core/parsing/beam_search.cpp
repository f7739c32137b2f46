// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parsing/beam_search.h"

#include "core/parsing/decoder_steps.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace ratatosk {
namespace {

struct OpenHypothesis {
    Hypothesis hypothesis;
    std::vector<DecoderStep> steps; ///< the last one is due
    double logProbability = 0;
    std::vector<DecisionTrace> trace;
};

/// One way to go on with one hypothesis.
struct Expansion {
    size_t hypothesis = 0;
    Action action;
    double logProbability = 0; ///< of this action
    double total = 0;
};

/// The last step alone.
DecoderInputs lastStep(const DecoderInputs& inputs)
{
    const std::int64_t last = inputs.steps() - 1;
    const auto only = [last](const at::Tensor& tensor) { return tensor.narrow(1, last, 1); };
    return {only(inputs.previous),    only(inputs.previousColumn), only(inputs.previousTable), only(inputs.previousValue),
            only(inputs.parentRule),  only(inputs.parentStep),     only(inputs.fieldType),     only(inputs.currentColumn),
            only(inputs.usedColumns), only(inputs.usedTables),     only(inputs.usedValues)};
}

const at::Tensor& scoresFor(Action::Kind kind, const DecoderScores& scores)
{
    switch (kind) {
    case Action::Kind::SelectColumn: return scores.columns;
    case Action::Kind::SelectTable: return scores.tables;
    case Action::Kind::SelectValue: return scores.values;
    default: return scores.rules;
    }
}

/// Logarithm of the sum of exp over the legal scores.
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
    Search(ParserNetwork& network, const BeamProblem& problem, const BeamOptions& options)
        : m_network(network), m_problem(problem), m_options(options)
    {
        OpenHypothesis root{problem.system.start(), {}, 0, {}};
        root.steps.push_back(nextStep(root.hypothesis));
        m_open.push_back(std::move(root));
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
        const DecoderScores scores = score();
        std::vector<Expansion> expansions = expand(scores);
        const std::vector<std::vector<RivalAction>> likeliest = likeliestOf(expansions);
        const auto room = std::min<size_t>(expansions.size(), static_cast<size_t>(m_options.size) - m_finished.size());
        std::partial_sort(expansions.begin(), expansions.begin() + room, expansions.end(),
                          [](const Expansion& left, const Expansion& right) { return left.total > right.total; });
        expansions.resize(room);
        follow(expansions, likeliest, scores.attention.contiguous().cpu());
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

    DecoderScores score()
    {
        std::vector<std::vector<DecoderStep>> derivations;
        for (const OpenHypothesis& open : m_open)
            derivations.push_back(open.steps);
        const std::vector<const ModelInput*> inputs(m_open.size(), &m_problem.input);
        const DecoderInputs decoder = lastStep(decoderInputs(derivations, m_problem.batch, inputs, m_network->actions()));
        const DecoderMemory memory = m_problem.memory.repeated(static_cast<std::int64_t>(m_open.size()));
        return m_network->step(memory, decoder, m_state, m_problem.precision);
    }

    std::vector<Expansion> expand(const DecoderScores& scores) const
    {
        std::vector<Expansion> result;
        for (size_t h = 0; h < m_open.size(); ++h) {
            const DecoderStep& due = m_open[h].steps.back();
            const std::vector<std::uint8_t> legal = legalChoices(m_problem.system, m_open[h].hypothesis, m_problem.context);
            const at::Tensor row = scoresFor(due.kind, scores).select(0, static_cast<std::int64_t>(h)).select(0, 0).contiguous().cpu();
            addExpansions(h, due.kind, row.data_ptr<float>(), legal, result);
        }
        return result;
    }

    void addExpansions(size_t hypothesis, Action::Kind kind, const float* scores, const std::vector<std::uint8_t>& legal,
                       std::vector<Expansion>& result) const
    {
        const double normaliser = logNormaliser(scores, legal);
        const int reduce = m_network->actions().reduce();
        for (size_t i = 0; i < legal.size(); ++i) {
            if (!legal[i])
                continue;
            const bool isReduce = kind == Action::Kind::ApplyRule && static_cast<int>(i) == reduce;
            const Action action{isReduce ? Action::Kind::Reduce : kind, isReduce ? 0 : static_cast<int>(i)};
            const double logProbability = scores[i] - normaliser;
            result.push_back({hypothesis, action, logProbability, m_open[hypothesis].logProbability + logProbability});
        }
    }

    void follow(const std::vector<Expansion>& expansions, const std::vector<std::vector<RivalAction>>& likeliest,
                const at::Tensor& attention)
    {
        std::vector<OpenHypothesis> open;
        std::vector<std::int64_t> parents;
        for (const Expansion& expansion : expansions) {
            OpenHypothesis next = m_open[expansion.hypothesis];
            next.hypothesis.apply(expansion.action);
            next.logProbability = expansion.total;
            const float* weights = attention.data_ptr<float>() + expansion.hypothesis * attention.size(2);
            next.trace.push_back({expansion.action,
                                  std::exp(expansion.logProbability),
                                  {weights, weights + m_problem.input.items()},
                                  next.hypothesis.places().back(),
                                  rivalsOf(expansion.action, likeliest[expansion.hypothesis])});
            if (next.hypothesis.isComplete()) {
                m_finished.push_back({next.hypothesis.actions(), next.logProbability, std::move(next.trace)});
                continue;
            }
            next.steps.push_back(nextStep(next.hypothesis));
            open.push_back(std::move(next));
            parents.push_back(static_cast<std::int64_t>(expansion.hypothesis));
        }
        m_open = std::move(open);
        if (!m_open.empty())
            m_state = m_state.select(at::tensor(parents, at::kLong).to(m_state.hidden.device()));
    }

    ParserNetwork& m_network;
    const BeamProblem& m_problem;
    BeamOptions m_options;
    DecoderState m_state;
    std::vector<OpenHypothesis> m_open;
    std::vector<Derivation> m_finished;
};

} // namespace

std::vector<Derivation> beamSearch(ParserNetwork& network, const BeamProblem& problem, const BeamOptions& options, std::stop_token stop)
{
    return Search(network, problem, options).run(stop);
}

} // namespace ratatosk
