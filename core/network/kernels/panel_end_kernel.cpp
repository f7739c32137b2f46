// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/panel_end_kernel.h"

#include "core/network/kernels/activation_functions.h"
#include "core/network/kernels/round_groups_kernel.h"
#include "core/network/kernels/vector_kernel.h"

namespace ratatosk::kernel {
namespace {

struct Identity {
    static RATATOSK_INLINE float value(float x) { return x; }
};

template <class Function>
RATATOSK_INLINE void finishRows(const PanelEnd& end, std::int64_t rows, std::int64_t columns, RowMajor<float> numbers)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        float* to = numbers.data + row * numbers.rowStride;
        if (end.bias)
#pragma omp simd
            for (std::int64_t i = 0; i < columns; ++i)
                to[i] = Function::value(to[i] + end.bias[i]);
        if (!end.residual.data)
            continue;
        const float* residual = end.residual.data + row * end.residual.rowStride;
#pragma omp simd
        for (std::int64_t i = 0; i < columns; ++i)
            to[i] = residual[i] + to[i];
    }
}

} // namespace

RATATOSK_VECTORISED void finishPanel(const PanelEnd& end, std::int64_t rows, std::int64_t columns, RowMajor<float> numbers)
{
    if (!end.activation)
        finishRows<Identity>(end, rows, columns, numbers);
    else if (*end.activation == Activation::Gelu)
        finishRows<Gelu>(end, rows, columns, numbers);
    else
        finishRows<Relu>(end, rows, columns, numbers);
}

void roundColumns(RowMajor<const float> numbers, std::int64_t rows, std::int64_t columns, std::int64_t firstRow, std::int64_t firstColumn,
                  ByteRows& target)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        const std::int64_t group = (firstRow + row) * target.groups + firstColumn / kIntegerGroup;
        roundGroups(numbers.data + row * numbers.rowStride, columns, target.bytes.data() + group * kIntegerGroup, target.low.data() + group,
                    target.step.data() + group);
    }
}

} // namespace ratatosk::kernel
