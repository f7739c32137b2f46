// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/choice/choice_reading.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <algorithm>

namespace ratatosk {
namespace {

constexpr float kNoAnswer = -1e9f; ///< its exponential is 0 in every number format
constexpr int kMostSpecials = 4;

std::vector<int> idsOfText(const std::string& text, const LanguageModelConfig& config, const SubwordVocabulary& vocabulary)
{
    std::vector<int> pieces = text.empty() ? std::vector<int>() : vocabulary.piecesOfText(text);
    for (int& piece : pieces)
        piece = piece == vocabulary.unknown() ? config.unknownId : piece + config.pieceOffset;
    return pieces;
}

void appendFirst(std::vector<int>& pieces, const std::vector<int>& text, size_t most)
{
    pieces.insert(pieces.end(), text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(most, text.size())));
}

/// RoBERTa and XLM-R.
bool hasTwoSeparators(const LanguageModelConfig& config)
{
    return config.positionOffset > 0;
}

} // namespace

ChoiceReading readingOf(const ChoiceQuestion& question, const LanguageModelConfig& config, const SubwordVocabulary& vocabulary)
{
    ChoiceReading reading{{}, question.answer};
    const auto room = static_cast<size_t>(std::max(1, config.longestText() - kMostSpecials));
    const std::vector<int> context = idsOfText(question.context, config, vocabulary);
    for (const std::string& option : question.options) {
        const std::vector<int> answered = idsOfText(question.question, config, vocabulary), answer = idsOfText(option, config, vocabulary);
        const size_t ofAnswer = std::min(answer.size(), room), ofQuestion = std::min(answered.size(), room - ofAnswer);
        PiecePair pair{{config.clsId}, 0};
        appendFirst(pair.pieces, context, room - ofAnswer - ofQuestion);
        pair.pieces.insert(pair.pieces.end(), hasTwoSeparators(config) ? 2 : 1, config.sepId);
        pair.secondBegin = static_cast<int>(pair.pieces.size());
        appendFirst(pair.pieces, answered, ofQuestion);
        appendFirst(pair.pieces, answer, ofAnswer);
        pair.pieces.push_back(config.sepId);
        reading.pairs.push_back(std::move(pair));
    }
    return reading;
}

at::Tensor choiceScores(ChoiceNetwork& network, const std::vector<const ChoiceReading*>& readings, Precision precision)
{
    std::vector<const PiecePair*> pairs;
    std::vector<std::int64_t> places;
    size_t most = 0;
    for (const ChoiceReading* reading : readings)
        most = std::max(most, reading->pairs.size());
    for (size_t row = 0; row < readings.size(); ++row) {
        for (size_t option = 0; option < readings[row]->pairs.size(); ++option) {
            pairs.push_back(&readings[row]->pairs[option]);
            places.push_back(static_cast<std::int64_t>(row * most + option));
        }
    }
    const at::Device device = network->parameters().front().device();
    const at::Tensor scores = network->forward(packed(pairs, device), precision);
    const auto rows = static_cast<std::int64_t>(readings.size()), width = static_cast<std::int64_t>(most);
    const at::Tensor empty = at::full({rows * width}, kNoAnswer, scores.options().requires_grad(false));
    return empty.index_copy(0, at::tensor(places).to(device), scores).view({rows, width});
}

double choiceAccuracy(ChoiceNetwork& network, const std::vector<ChoiceReading>& readings, Precision precision)
{
    constexpr size_t together = 16;
    network->eval();
    const at::NoGradGuard noGradient;
    size_t right = 0;
    for (size_t begin = 0; begin < readings.size(); begin += together) {
        std::vector<const ChoiceReading*> some;
        for (size_t i = begin; i < std::min(begin + together, readings.size()); ++i)
            some.push_back(&readings[i]);
        const at::Tensor best = choiceScores(network, some, precision).argmax(1).cpu();
        for (size_t i = 0; i < some.size(); ++i)
            right += best[static_cast<std::int64_t>(i)].item<std::int64_t>() == some[i]->answer;
    }
    return readings.empty() ? 0 : 100.0 * static_cast<double>(right) / static_cast<double>(readings.size());
}

} // namespace ratatosk
