// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_session.h"

#include "core/experiments/phrase/logic_bundle.h"
#include "core/experiments/phrase/logic_verdicts.h"
#include "core/learning/training/learning_rate_schedule.h"
#include "core/network/initialisation/xavier.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <torch/utils.h>

namespace ratatosk {

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
    m_optimisation = std::make_unique<Optimisation>(
        *m_network, Optimisation::Options{{recipe.beta1, recipe.beta2, recipe.epsilon}, recipe.clipNorm, recipe.averageFrom, recipe.steps});
}

LogicSession::Step LogicSession::step()
{
    m_network->train();
    const auto examples = m_sampler.batch(position());
    Dice dice = m_sampler.dice(position());
    const LogicBatch batch = batchOf(examples, m_recipe.hiddenWords, dice);
    FormMemory forms;
    const QuestionMemory questions = m_network->encode(batch.questions, precision());
    const at::Tensor loss = smoothedLoss(m_network->decode(batch.input, questions, forms, precision()), batch.target, m_recipe.smoothing);
    loss.backward();
    m_optimisation->update({m_recipe.learningRate * scheduleFactor(position(), m_recipe.steps, m_recipe.schedulePower, m_recipe.warmUp)});
    return {loss.item<double>(), static_cast<std::int64_t>(examples.size())};
}

Result<LogicReport> LogicSession::validate(std::stop_token stop)
{
    LogicNetwork network(m_recipe.shape, m_words.size(), m_words.formWords());
    if (const auto assigned = assignParameters(*network, m_optimisation->weights()); !assigned)
        return assigned.error();
    return judge(network, m_words, m_grammar, m_material.validation, {.beamSize = 1}, {}, stop);
}

Result<void> LogicSession::writeBundle(const LogicReport* validation)
{
    if (validation && !m_optimisation->becomesBest(validation->logicMatch()))
        return {};
    std::string training = fmt::format("step {} of {}, seed {}", position(), m_recipe.steps, m_recipe.seed);
    if (validation)
        training += fmt::format("; logic match on {} validation questions {:.1f} %", validation->verdicts.size(), validation->logicMatch());
    return writeLogicBundle(m_paths.output / "bundle",
                            {training, m_recipe.beamSize, m_recipe.shape, m_words, m_grammar.text(), m_optimisation->weights()});
}

Result<void> LogicSession::save() const
{
    return m_optimisation->save(checkpointFile(), logicRecipeText(m_recipe));
}

Result<void> LogicSession::load()
{
    const auto loaded = m_optimisation->load(checkpointFile(), [&](const std::string& text) {
        const auto recipe = logicRecipeFromText(text);
        return recipe && *recipe == m_recipe;
    });
    if (loaded && position() > 0)
        m_sampler.batch(position() - 1); // so that it knows its epoch
    return loaded;
}

} // namespace ratatosk
