// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/phrase/logic_session.h"
#include "core/training/training_state.h"

#include "core/initialisation/xavier.h"
#include "core/phrase/logic_bundle.h"
#include "core/phrase/logic_verdicts.h"
#include "core/training/learning_rate_schedule.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <torch/utils.h>

namespace ratatosk {
namespace {

constexpr double kMillis = 1000; ///< checkpoints count in whole numbers

Error unusable(const std::string& why)
{
    return Error{ErrorCode::ModelInvalid, "The training cannot go on from its checkpoint: " + why + '.'};
}

std::vector<Adam::Parameter> parametersOf(LogicNetwork& network)
{
    std::vector<Adam::Parameter> parameters;
    for (auto& entry : network->named_parameters())
        parameters.push_back({entry.key(), entry.value(), 0});
    return parameters;
}

} // namespace

Result<LogicMaterial> readLogicMaterial(const LogicRecipe& recipe, const std::filesystem::path& folder)
{
    const auto all = logic::readExamples(folder / recipe.training);
    if (!all)
        return all.error();
    LogicMaterial material;
    const auto every = static_cast<std::size_t>(recipe.heldOut);
    for (std::size_t i = 0; i < all->size(); ++i)
        (every > 0 && i % every == every / 2 ? material.validation : material.training).push_back((*all)[i]);
    if (recipe.validation.empty())
        return material;
    auto validation = logic::readExamples(folder / recipe.validation);
    if (!validation)
        return validation.error();
    material.validation.insert(material.validation.end(), validation->begin(), validation->end());
    return material;
}

at::Tensor smoothedLoss(const at::Tensor& scores, const at::Tensor& target, double smoothing)
{
    const at::Tensor logChances = at::log_softmax(scores.flatten(0, 1), 1), flat = target.flatten();
    const at::Tensor counts = (flat != logic::WordTable::kFiller).to(at::kFloat);
    const at::Tensor gold = logChances.gather(1, flat.unsqueeze(1)).squeeze(1);
    const at::Tensor losses = -(gold * (1 - smoothing) + logChances.mean(1) * smoothing);
    return (losses * counts).sum() / counts.sum();
}

LogicSession::LogicSession(const LogicRecipe& recipe, const LogicPaths& paths, LogicMaterial material)
    : m_recipe(recipe), m_paths(paths), m_material(std::move(material)), m_words(logic::WordTable::of(m_material.training)),
      m_grammar(logic::FormGrammar::of(m_material.training, m_words)),
      m_sampler(numbered(m_material.training, m_words), recipe.batchWords, recipe.seed)
{
    torch::manual_seed(recipe.seed);
    m_network = LogicNetwork(recipe.shape, m_words.size(), m_words.formWords());
    initialiseXavier(*m_network);
    m_optimiser = std::make_unique<Adam>(parametersOf(m_network), Adam::Options{recipe.beta1, recipe.beta2, recipe.epsilon});
}

LogicSession::Step LogicSession::step()
{
    m_network->train();
    const auto examples = m_sampler.batch(m_step);
    Dice dice = m_sampler.dice(m_step);
    const LogicBatch batch = batchOf(examples, m_recipe.hiddenWords, dice);
    FormMemory forms;
    const QuestionMemory questions = m_network->encode(batch.questions, precision());
    const at::Tensor loss = smoothedLoss(m_network->decode(batch.input, questions, forms, precision()), batch.target, m_recipe.smoothing);
    loss.backward();
    update();
    return {loss.item<double>(), static_cast<std::int64_t>(examples.size())};
}

void LogicSession::update()
{
    const double norm = m_optimiser->gradientNorm();
    const double scale = m_recipe.clipNorm > 0 && norm > m_recipe.clipNorm ? m_recipe.clipNorm / norm : 1.0;
    m_optimiser->step({m_recipe.learningRate * scheduleFactor(m_step, m_recipe.steps, m_recipe.schedulePower, m_recipe.warmUp)}, scale);
    ++m_step;
    if (static_cast<double>(m_step) > m_recipe.averageFrom * static_cast<double>(m_recipe.steps))
        m_average.add(namedParameters(*m_network));
}

NamedTensors LogicSession::resultingWeights() const
{
    return m_average.count() > 0 ? m_average.mean() : namedParameters(*m_network);
}

Result<LogicReport> LogicSession::validate(std::stop_token stop)
{
    LogicNetwork network(m_recipe.shape, m_words.size(), m_words.formWords());
    if (const auto assigned = assignParameters(*network, resultingWeights()); !assigned)
        return assigned.error();
    return judge(network, m_words, m_grammar, m_material.validation, {.beamSize = 1}, {}, stop);
}

Result<void> LogicSession::writeBundle(const LogicReport* validation)
{
    if (validation && validation->logicMatch() < m_best) // of equals the later: its learning rate was lower
        return {};
    std::string training = fmt::format("step {} of {}, seed {}", m_step, m_recipe.steps, m_recipe.seed);
    if (validation) {
        m_best = validation->logicMatch();
        training += fmt::format("; logic match on {} validation questions {:.1f} %", validation->verdicts.size(), m_best);
    }
    return writeLogicBundle(m_paths.output / "bundle",
                            {training, m_recipe.beamSize, m_recipe.shape, m_words, m_grammar.text(), resultingWeights()});
}

Result<void> LogicSession::save() const
{
    Checkpoint checkpoint;
    checkpoint.tensors = trainingState(namedParameters(*m_network), *m_optimiser, m_average);
    checkpoint.counters = {
        {"step", m_step}, {"average_count", m_average.count()}, {"best_millis", static_cast<std::int64_t>(m_best * kMillis)}};
    checkpoint.recipe = logicRecipeText(m_recipe);
    return writeCheckpoint(m_paths.output / "checkpoint.safetensors", checkpoint);
}

Result<void> LogicSession::check(const Checkpoint& checkpoint) const
{
    const auto recipe = logicRecipeFromText(checkpoint.recipe);
    if (!recipe || *recipe != m_recipe)
        return unusable("it was made by another recipe");
    for (const char* counter : {"step", "average_count", "best_millis"}) {
        const auto found = checkpoint.counters.find(counter);
        if (found == checkpoint.counters.end() || found->second < -kMillis
            || (found->second > m_recipe.steps && found->first != "best_millis"))
            return unusable(fmt::format("its counter '{}' is missing or wrong", counter));
    }
    if (!checkpoint.tensors.contains("generator"))
        return unusable("it has no state of the random numbers");
    return {};
}

Result<void> LogicSession::load()
{
    auto checkpoint = readCheckpoint(m_paths.output / "checkpoint.safetensors");
    if (!checkpoint)
        return checkpoint.error();
    if (const auto usable = check(*checkpoint); !usable)
        return usable;
    for (auto& [name, moment] : m_optimiser->moments()) {
        const auto stored = checkpoint->tensors.find("moment." + name);
        if (stored == checkpoint->tensors.end() || stored->second.sizes() != moment.sizes())
            return unusable(fmt::format("it has no fitting 'moment.{}'", name));
        at::Tensor(moment).copy_(stored->second);
    }
    if (const auto assigned = assignParameters(*m_network, tensorsUnder("weight.", checkpoint->tensors)); !assigned)
        return unusable(assigned.error().detail);
    m_step = checkpoint->counters["step"];
    m_optimiser->setSteps(m_step);
    m_average.restore(tensorsUnder("average.", checkpoint->tensors), checkpoint->counters["average_count"]);
    m_best = static_cast<double>(checkpoint->counters["best_millis"]) / kMillis;
    return restoreGeneratorState(checkpoint->tensors["generator"]);
}

} // namespace ratatosk
