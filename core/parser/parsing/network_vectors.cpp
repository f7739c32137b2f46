// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/parsing/network_vectors.h"

#include "core/base/log.h"

#include <ATen/ATen.h>

#include <cstdint>
#include <exception>
#include <utility>

namespace ratatosk {

namespace {

WordMatrix lookedUp(const TextEncoder& encoder, const InputBuilder& inputs, const std::vector<std::string>& words)
{
    const c10::InferenceMode noGradients;
    std::vector<std::int64_t> ids, wordOfPiece;
    for (std::size_t word = 0; word < words.size(); ++word) {
        for (const int piece : inputs.piecesOf(words[word])) {
            ids.push_back(piece);
            wordOfPiece.push_back(static_cast<std::int64_t>(word));
        }
    }
    const auto options = at::TensorOptions(encoder.parameters().front().device()).dtype(at::kLong);
    const at::Tensor pieces = encoder.pieceVectors(at::tensor(ids, options));
    const at::Tensor sums = at::zeros({static_cast<std::int64_t>(words.size()), pieces.size(1)}, pieces.options())
                                .index_add(0, at::tensor(wordOfPiece, options), pieces);
    const at::Tensor unit = (sums / sums.norm(2, 1, true).clamp_min(1e-6)).cpu().contiguous();
    const float* begin = unit.data_ptr<float>();
    return {static_cast<int>(unit.size(1)), {begin, begin + unit.numel()}};
}

} // namespace

WordVectors wordVectorsOf(ParserNetwork network, InputBuilder inputs)
{
    return [network = std::move(network), inputs = std::move(inputs)](const std::vector<std::string>& words) -> WordMatrix {
        try { // LibTorch throws, and its callers may be on threads of their own
            return lookedUp(network->textEncoder(), inputs, words);
        } catch (const std::exception& exception) {
            logIncident(exception.what());
            return {};
        }
    };
}

} // namespace ratatosk
