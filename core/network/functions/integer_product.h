// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/functions/mixed_linear.h"

#include <ATen/core/Tensor.h>

#include <initializer_list>
#include <memory>

namespace ratatosk {

namespace kernel {
class ByteMatrix;
}

/// Weights of a linear layer that change no more, in eight bits, multiplied with states that are rounded to eight bits group by group on the
/// way in (as LLM.int8, Dettmers et al., NeurIPS 2022, does by rows). Empty until it is made of a weight.
class IntegerMatrix
{
public:
    IntegerMatrix() = default;
    /// weight: [outputs, depth] fp32 on the CPU.
    explicit IntegerMatrix(const at::Tensor& weight);

    bool isEmpty() const { return !m_bytes; }

    /// input [rows, depth] fp32 -> [rows, outputs] fp32, without gradient.
    at::Tensor multiply(const at::Tensor& input) const;

    /// For products that end otherwise; null: empty.
    const std::shared_ptr<const kernel::ByteMatrix>& shared() const { return m_bytes; }

private:
    std::shared_ptr<const kernel::ByteMatrix> m_bytes;
};

/// Weights with the same input, below each other, in eight bits; their own memory is given back, so that only products remain of them.
IntegerMatrix packForGood(std::initializer_list<at::Tensor*> weights);

/// The eight-bit product where there is one, else mixedProduct with the weight.
at::Tensor layerProduct(const at::Tensor& input, const at::Tensor& weight, const IntegerMatrix& packed, Precision precision);

} // namespace ratatosk
