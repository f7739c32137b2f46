// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/text_encoder.h"

#include <torch/nn/modules/rnn.h>
#include <torch/nn/pimpl.h>

namespace ratatosk {

/// Words learnt from nothing: a vector for each piece and one BiLSTM over each sequence. Takes a language model's place to measure
/// what that is worth; it has the language model's vocabulary and hidden size.
class PieceEncoderImpl : public TextEncoder
{
public:
    PieceEncoderImpl(const LanguageModelConfig& config, double dropout);

    /// Piece vectors of unit expected norm. Xavier's width would drown them: it counts the vocabulary.
    void drawPieceVectors();

    at::Tensor forward(const PackedPieces& pieces, Precision precision) override;
    at::Tensor pieceVectors(const at::Tensor& ids) const override;

private:
    double m_dropout;
    at::Tensor m_pieceVectors;
    torch::nn::LSTM m_stage{nullptr};
};
TORCH_MODULE(PieceEncoder);

} // namespace ratatosk
