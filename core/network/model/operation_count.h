// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/model/model_config.h"

#include <cstdint>
#include <vector>

namespace ratatosk {

/// How large the inputs of one batch are, without padding.
struct BatchShape {
    std::vector<std::int64_t> chunks; ///< pieces of each
    std::vector<std::int64_t> items;  ///< words, columns and tables of each example
    std::vector<std::int64_t> steps;  ///< of each derivation
    std::int64_t rules = 0;           ///< of the grammar
};

/// Floating point operations, a multiplication and an addition as two, that the products and attentions of one pass forward need. For a
/// product [rows, inputs] x [inputs, outputs] that is 2 * rows * inputs * outputs; attention over n rows of width d has two such products,
/// scores and sums, 4 n^2 d. A relational layer has two more with its R relation vectors, 4 n R d. Left out are activations, norms,
/// soft-max, the pointers' scores and what padding costs: the count is what the mathematics asks for, not what was done.
double forwardOperations(const ModelConfig& config, const BatchShape& shape);

/// The same for a step of training: backwards each product becomes two, one for either factor's gradient.
inline double trainingOperations(const ModelConfig& config, const BatchShape& shape)
{
    return 3 * forwardOperations(config, shape);
}

} // namespace ratatosk
