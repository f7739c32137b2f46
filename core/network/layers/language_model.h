// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/disentangled_attention.h"
#include "core/network/functions/integer_product.h"
#include "core/network/functions/residual_norm.h"
#include "core/network/inference/text_stack.h"
#include "core/network/layers/text_encoder.h"

#include <torch/nn/pimpl.h>

#include <string>
#include <vector>

namespace ratatosk {

/// A BERT encoder (Devlin et al., "BERT", NAACL 2019): embeddings and post-LayerNorm transformer layers with erf GELU, and with it RoBERTa
/// (Liu et al., 2019) and XLM-R (Conneau et al., ACL 2020), which count positions from 2 and know no token types; ELECTRA (Clark et al.,
/// ICLR 2020), whose vectors are smaller than its states; DeBERTa (He et al., ICLR 2021, and DeBERTaV3, ICLR 2023), which knows
/// distances instead of positions; and MPNet (Song et al., NeurIPS 2020), whose heads add a number for the distance to each score.
/// Its parameters carry the names of the BERT convention ("encoder.layer.0.attention.self.query.weight"), so weights are loaded by name; what
/// distances have of their own is "encoder.rel_embeddings", "encoder.LayerNorm", "position_key", "position_query" and
/// "encoder.relative_attention_bias".
/// Lives on one thread at a time while training; `forward` may be shared in evaluation mode.
class LanguageModelImpl : public TextEncoder
{
public:
    /// All weights zero (LayerNorm: identity), to be loaded by name or drawn.
    explicit LanguageModelImpl(const LanguageModelConfig& config);

    /// Draws every matrix from N(0, 0.02^2), as BERT does before pre-training.
    void drawWeights();
    /// Word vectors that get no gradient, which spares the largest part of the parameters an update.
    void setWordVectorsFrozen(bool frozen);
    /// Leaves the embeddings, what layers share and the first `layers` layers as they are: no gradient passes through them, which saves
    /// two thirds of their work (Lee et al., "What Would Elsa Do?", 2019, on how little is lost). 0: nothing is frozen.
    void freezeFirstLayers(int layers);
    /// Takes another model's word vectors for its own: the same memory. Requires: the same shape.
    void shareWordVectors(const LanguageModelImpl& other);
    /// Keeps matrices in bfloat16 from now on, for answers only.
    void roundMatrices();
    /// Keeps those of the layers in eight bits from now on, likewise.
    void packMatrices();
    /// Probability of drop-out on sub-layer outputs and attention weights while training.
    void setDropout(double probability) { m_dropout = probability; }

    const LanguageModelConfig& config() const { return m_config; }

    /// States of the last layer, [total, hidden] fp32.
    at::Tensor forward(const PackedPieces& pieces, Precision precision) override;
    at::Tensor pieceVectors(const at::Tensor& ids) const override;

private:
    struct Dense {
        at::Tensor weight, bias;
    };
    struct Layer {
        Dense query, key, value, attentionOutput, inner, output;
        Dense distanceKey, distanceQuery; ///< undefined where distances take `key` and `query`, or are not known
        LayerNorm attentionNorm, outputNorm;
        IntegerMatrix packedProjections, packedAttention, packedInner, packedOutput; ///< empty until packed
    };

    LanguageModelConfig m_config;
    double m_dropout = 0.1;
    at::Tensor m_wordVectors, m_positionVectors;
    at::Tensor m_typeVectors;     ///< undefined without token types
    at::Tensor m_distanceVectors; ///< [2 span, hidden]; undefined where distances are not known
    at::Tensor m_distanceBias;    ///< [distanceBuckets, heads]; undefined where none is added
    LayerNorm m_embeddingNorm;
    LayerNorm m_distanceNorm; ///< undefined likewise, and where they are taken as they are
    Dense m_projection;       ///< of embeddings; undefined where they have the states' size
    std::vector<Layer> m_layers;
    std::optional<TextStack> m_stack; ///< of layers that are packed, where there is one for their widths

    /// DeBERTa's vectors of the distances between pieces.
    struct Distances {
        at::Tensor vectors;   ///< [distances, hidden] fp32
        at::Tensor rowOfPair; ///< as in DistanceVectors
        PaddedRows rows;
    };
    /// Pieces, and what all layers know of the distances between them.
    struct AttendedPieces {
        const PackedPieces& pieces;
        std::optional<Distances> distances; ///< none where they have no vectors
        at::Tensor addedByDistance;         ///< as packedAttention takes it; undefined: nothing is added
    };

    at::Tensor declare(const std::string& path, at::Tensor value);
    Dense declareDense(const std::string& path, std::int64_t outputs, std::int64_t inputs);
    LayerNorm declareNorm(const std::string& path, int size);
    Layer declareLayer(const std::string& path);
    void declareDistances();

    std::vector<FixedTextLayer> fixedLayers() const;
    at::Tensor typeVectors(const at::Tensor& types) const;
    NormedStates embed(const PackedPieces& pieces, Precision precision) const;
    std::optional<Distances> distancesOf(const PackedPieces& pieces) const;
    at::Tensor addedByDistance(const PackedPieces& pieces) const;
    DistanceVectors distancesFor(const Layer& layer, const Distances& distances, Precision precision) const;
    NormedStates attend(const Layer& layer, const NormedStates& states, const AttendedPieces& attended, Precision precision) const;
    NormedStates feedForward(const Layer& layer, const NormedStates& states, Precision precision) const;
    double dropoutNow() const { return is_training() ? m_dropout : 0.0; }
};
TORCH_MODULE(LanguageModel);

} // namespace ratatosk
