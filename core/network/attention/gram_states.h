// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace ratatosk {

/// The weights of two LSTMs of one size d, one for each direction; gates in torch's order: input, forget, cell, output.
struct GramLstmWeights {
    at::Tensor input;  ///< [2, 4 d, d]: of the forward, then of the backward LSTM
    at::Tensor hidden; ///< [2, 4 d, d]
    at::Tensor bias;   ///< [2, 4 d]
};

/// The phrase that ends at each word, by a bidirectional LSTM (PhraseTransformer, section 3, equations 8 to 10): the final hidden state of
/// either direction over the `size` vectors that end there, added up. Before the first word of a sentence there are zero vectors.
/// states: [rows, sequences, d] fp32, the rows of sentences behind each other, each with several vectors that know nothing of one another;
/// positions: int64 [rows], each row's place in its sentence. The result has the shape of `states`. Differentiable in states and weights.
at::Tensor gramLstm(const at::Tensor& states, const at::Tensor& positions, std::int64_t size, const GramLstmWeights& weights);

/// The same phrases by the sum of their vectors (equations 14 and 15).
at::Tensor gramSum(const at::Tensor& states, const at::Tensor& positions, std::int64_t size);

} // namespace ratatosk
