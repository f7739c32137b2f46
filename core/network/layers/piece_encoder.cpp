// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/piece_encoder.h"

#include "core/network/functions/dropout.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <torch/nn/utils/rnn.h>

#include <cmath>

namespace ratatosk {
namespace {

namespace rnn = torch::nn::utils::rnn;

constexpr std::int64_t kVectorSize = 128;

/// The sequences' lengths, int64 on the CPU, where torch's packing wants them.
at::Tensor lengthsOf(const std::vector<std::int64_t>& offsets)
{
    at::Tensor lengths = at::empty({static_cast<std::int64_t>(offsets.size()) - 1}, at::kLong);
    for (std::size_t i = 0; i + 1 < offsets.size(); ++i)
        lengths.data_ptr<std::int64_t>()[i] = offsets[i + 1] - offsets[i];
    return lengths;
}

/// Where a sequence's piece stands in the packed rows, [sequences, longest]; 0 where padded.
at::Tensor paddedRows(const at::Tensor& lengths, const std::vector<std::int64_t>& offsets)
{
    at::Tensor rows = at::zeros({lengths.size(0), lengths.max().item<std::int64_t>()}, at::kLong);
    for (std::int64_t i = 0; i < lengths.size(0); ++i) {
        std::int64_t* row = rows.data_ptr<std::int64_t>() + i * rows.size(1);
        for (std::int64_t k = offsets[i]; k < offsets[i + 1]; ++k)
            *row++ = k;
    }
    return rows;
}

} // namespace

PieceEncoderImpl::PieceEncoderImpl(const LanguageModelConfig& config, double dropout)
    : m_dropout(dropout), m_pieceVectors(register_parameter("piece_vectors", at::zeros({config.vocabularySize, kVectorSize})))
{
    m_stage = register_module(
        "stage", torch::nn::LSTM(torch::nn::LSTMOptions(kVectorSize, config.hiddenSize / 2).batch_first(true).bidirectional(true)));
}

void PieceEncoderImpl::drawPieceVectors()
{
    const at::NoGradGuard guard;
    m_pieceVectors.normal_(0, 1 / std::sqrt(static_cast<double>(kVectorSize)));
}

at::Tensor PieceEncoderImpl::forward(const PackedPieces& pieces, Precision)
{
    const at::Tensor vectors = hashedDropout(at::embedding(m_pieceVectors, pieces.ids), m_dropout, is_training());
    const at::Tensor lengths = lengthsOf(pieces.offsets);
    const at::Tensor rows = paddedRows(lengths, pieces.offsets).to(vectors.device());
    const at::Tensor padded = vectors.index_select(0, rows.flatten()).view({rows.size(0), rows.size(1), kVectorSize});
    // Packed, so that the backward direction does not begin in the padding.
    const auto packed = rnn::pack_padded_sequence(padded, lengths, true, false);
    const at::Tensor states = std::get<0>(rnn::pad_packed_sequence(std::get<0>(m_stage->forward_with_packed_input(packed)), true));
    const at::Tensor mask = at::arange(rows.size(1)).unsqueeze(0).lt(lengths.unsqueeze(1)).to(vectors.device());
    return states.index({mask});
}

at::Tensor PieceEncoderImpl::pieceVectors(const at::Tensor& ids) const
{
    return at::embedding(m_pieceVectors, ids);
}

} // namespace ratatosk
