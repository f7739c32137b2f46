// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/dropout_mask.h"
#include "core/network/kernels/vector_kernel.h"

#include <cstdint>

namespace ratatosk::kernel {

/// Some consecutive rows of `width` numbers; `firstRow` places them in the drop-out mask.
struct RowRange {
    std::int64_t rows = 0;
    std::int64_t width = 0;
    std::int64_t firstRow = 0;
};

/// Constants of LayerNorm.
struct NormWeights {
    const float* weight = nullptr;
    const float* bias = nullptr;
    float epsilon = 0.0f;
};

/// What one row leaves for the backward pass.
struct RowMoments {
    float mean = 0.0f;
    float inverseDeviation = 0.0f;
};

/// states = LayerNorm(states), row by row.
void normRows(std::int64_t rows, std::int64_t width, NormWeights norm, float* states);

/// sum = residual + mask * (input + bias); states = LayerNorm(sum); rounded = states, unless it is null.
void residualNorm(RowRange range, const float* input, const float* bias, const float* residual, NormWeights norm, DropoutMask mask,
                  float* sum, RowMoments* moments, float* states, float* rounded);
void residualNorm(RowRange range, const BFloat16* input, const float* bias, const float* residual, NormWeights norm, DropoutMask mask,
                  float* sum, RowMoments* moments, float* states, BFloat16* rounded);

/// states = residual + mask * (input + bias); rounded = states, unless it is null.
void residualSum(RowRange range, const float* input, const float* bias, const float* residual, DropoutMask mask, float* states,
                 float* rounded);
void residualSum(RowRange range, const BFloat16* input, const float* bias, const float* residual, DropoutMask mask, float* states,
                 BFloat16* rounded);

/// From the gradients of states and rounded (either may be null) those of the input and the residual; adds to the bias's.
void residualSumGradient(RowRange range, DropoutMask mask, const float* statesGradient, const float* roundedGradient, float* inputGradient,
                         float* residualGradient, float* biasGradient);
void residualSumGradient(RowRange range, DropoutMask mask, const float* statesGradient, const BFloat16* roundedGradient,
                         BFloat16* inputGradient, float* residualGradient, float* biasGradient);

/// Where the gradients of the weights add up, `width` floats each.
struct WeightGradients {
    float* bias = nullptr; ///< of the input's bias
    float* normWeight = nullptr;
    float* normBias = nullptr;
};

/// From the gradients of states and rounded (either may be null) those of the input and the residual.
void residualNormGradient(RowRange range, const float* sum, const RowMoments* moments, const float* normWeight, DropoutMask mask,
                          const float* statesGradient, const float* roundedGradient, float* inputGradient, float* residualGradient,
                          WeightGradients weights);
void residualNormGradient(RowRange range, const float* sum, const RowMoments* moments, const float* normWeight, DropoutMask mask,
                          const float* statesGradient, const BFloat16* roundedGradient, BFloat16* inputGradient, float* residualGradient,
                          WeightGradients weights);

} // namespace ratatosk::kernel
