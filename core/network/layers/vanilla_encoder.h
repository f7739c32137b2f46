// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/functions/residual_norm.h"
#include "core/network/layers/text_encoder.h"

#include <torch/nn/pimpl.h>

#include <vector>

namespace ratatosk {

/// Shape of transformer layers that know no relations.
struct VanillaConfig {
    InitialisationScheme initialisation = InitialisationScheme::DtFixup;
    int layers = 4;
    int width = 384;
    int heads = 8;
    int innerSize = 2048;
    double dropout = 0.1;

    bool operator==(const VanillaConfig&) const = default;
};

/// N transformer layers (Vaswani et al., "Attention is all you need", 2017, section 3) over packed sequences:
///
///   u = x + W attention(x) + b,   y = u + W2 relu(W1 u + b1) + b2
///
/// with LayerNorm after both sums, and once more at the end, when the scheme is Standard, and none otherwise (DT-Fixup, section 2). Drop-out
/// acts on what is added. With N = 0 what comes in goes out.
class VanillaEncoderImpl : public torch::nn::Module
{
public:
    explicit VanillaEncoderImpl(const VanillaConfig& config);

    /// x: [total, width] fp32 -> [total, width] fp32; `pieces` says where each sequence begins.
    at::Tensor forward(const at::Tensor& x, const PackedPieces& pieces, Precision precision) const;

    /// The matrices that T-Fixup and DT-Fixup scale down, of all layers: v, w and both of the feed-forward part.
    std::vector<at::Tensor> fixupParameters() const;

private:
    struct Layer {
        at::Tensor query, key, value, output, outputBias, inner, innerBias, outer, outerBias;
        LayerNorm attentionNorm, outerNorm;
    };

    VanillaConfig m_config;
    std::vector<Layer> m_layers;
    LayerNorm m_lastNorm; ///< undefined without norms

    bool hasNorms() const { return m_config.initialisation == InitialisationScheme::Standard; }
    LayerNorm declareNorm(const std::string& name);
    Layer declareLayer(const std::string& prefix);
    NormedStates forwardLayer(const Layer& layer, const NormedStates& x, const PackedPieces& pieces, Precision precision) const;
    NormedStates add(const NormedStates& x, const at::Tensor& change, const at::Tensor& bias, const LayerNorm& norm) const;
};
TORCH_MODULE(VanillaEncoder);

} // namespace ratatosk
