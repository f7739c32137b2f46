// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/parsing/piece_word_vectors.h"

#include "core/base/log.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <utility>

namespace ratatosk {
namespace {

constexpr double kShortest = 1e-6;

void makeUnit(float* vector, std::int64_t size)
{
    double squares = 0;
    for (std::int64_t i = 0; i < size; ++i)
        squares += static_cast<double>(vector[i]) * vector[i];
    const auto length = static_cast<float>(std::max(std::sqrt(squares), kShortest));
    for (std::int64_t i = 0; i < size; ++i)
        vector[i] /= length;
}

WordMatrix lookedUp(const QuestionEncoder& encoder, const InputBuilder& inputs, const std::vector<std::string>& words)
{
    std::vector<int> ids;
    std::vector<std::size_t> wordOfPiece;
    for (std::size_t word = 0; word < words.size(); ++word) {
        for (const int piece : inputs.piecesOf(words[word])) {
            ids.push_back(piece);
            wordOfPiece.push_back(word);
        }
    }
    const NumberRows pieces = encoder.pieceVectors(ids);
    NumberRows sums(static_cast<std::int64_t>(words.size()), pieces.width);
    for (std::size_t piece = 0; piece < ids.size(); ++piece)
        for (std::int64_t i = 0; i < pieces.width; ++i)
            sums.row(static_cast<std::int64_t>(wordOfPiece[piece]))[i] += pieces.row(static_cast<std::int64_t>(piece))[i];
    for (std::int64_t word = 0; word < sums.rows(); ++word)
        makeUnit(sums.row(word), sums.width);
    return {static_cast<int>(sums.width), std::move(sums.numbers)};
}

} // namespace

WordVectors wordVectorsOf(std::shared_ptr<const QuestionEncoder> encoder, InputBuilder inputs)
{
    return [encoder = std::move(encoder), inputs = std::move(inputs)](const std::vector<std::string>& words) -> WordMatrix {
        try { // LibTorch may throw, and callers may be on threads of their own
            return lookedUp(*encoder, inputs, words);
        } catch (const std::exception& exception) {
            logIncident(exception.what());
            return {};
        }
    };
}

} // namespace ratatosk
