// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/thin_product.h"

#include "core/network/kernels/number_rows.h"

#include <algorithm>
#include <cmath>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define RATATOSK_WIDER_SETS
#include <immintrin.h>
#endif

namespace ratatosk::kernel {

namespace {

template <class Number>
struct ThinPanels {
    const Number* data = nullptr;
    std::int64_t count = 0, depth = 0, width = 0;
};

} // namespace

#ifdef RATATOSK_WIDER_SETS
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // GCC 12's own header: registers of which nothing is kept
#pragma GCC push_options
#pragma GCC target("avx512f,avx512vl,avx2,fma")
namespace thin_avx512 {
#define RATATOSK_VECTOR_BYTES 64
#include "core/network/kernels/thin_product_block.inl"
#undef RATATOSK_VECTOR_BYTES
} // namespace thin_avx512
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx2,fma")
namespace thin_avx2 {
#define RATATOSK_VECTOR_BYTES 32
#include "core/network/kernels/thin_product_block.inl"
#undef RATATOSK_VECTOR_BYTES
} // namespace thin_avx2
#pragma GCC pop_options
#pragma GCC diagnostic pop
#endif

namespace thin_baseline {
#define RATATOSK_VECTOR_BYTES 16
#include "core/network/kernels/thin_product_block.inl"
#undef RATATOSK_VECTOR_BYTES
} // namespace thin_baseline

namespace {

struct ThinProducts {
    void (*floats)(const ThinPanels<float>&, std::int64_t, const float*, std::int64_t, float*, std::int64_t);
    void (*bytes)(const ThinPanels<std::int8_t>&, std::int64_t, const float*, std::int64_t, float*, std::int64_t);
};

ThinProducts fastestThinProducts()
{
#ifdef RATATOSK_WIDER_SETS
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl"))
        return {thin_avx512::thinFloats, thin_avx512::thinBytes};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return {thin_avx2::thinFloats, thin_avx2::thinBytes};
#endif
    return {thin_baseline::thinFloats, thin_baseline::thinBytes};
}

const ThinProducts& fastest()
{
    static const ThinProducts products = fastestThinProducts();
    return products;
}

constexpr float kLargestByte = 127.0f;
constexpr float kRoundingError = 1e-4f; ///< of a step between two numbers: what number * scale in fp32 can be off

} // namespace

ThinMatrix::ThinMatrix(const float* numbers, std::int64_t outputs, std::int64_t depth, std::int64_t outputStride, std::int64_t depthStride)
    : m_outputs(outputs), m_depth(depth)
{
    const auto place = [this](std::int64_t output, std::int64_t k) { return (output / kPanel * m_depth + k) * kPanel + output % kPanel; };
    const size_t size = panels() * depth * kPanel;
    const bool isExact = findScales(numbers, outputStride, depthStride);
    isExact ? m_bytes.resize(size) : m_floats.resize(size);
    for (std::int64_t output = 0; output < outputs; ++output) {
        for (std::int64_t k = 0; k < depth; ++k) {
            const float number = numbers[output * outputStride + k * depthStride];
            if (isExact)
                m_bytes[place(output, k)] = static_cast<std::int8_t>(m_scales[output] > 0 ? std::lround(number / m_scales[output]) : 0);
            else
                m_floats[place(output, k)] = number;
        }
    }
}

ThinMatrix::ThinMatrix(const std::vector<MatrixRows>& weights) : m_depth(weights.front().columns)
{
    for (const MatrixRows& weight : weights)
        m_outputs += weight.rows;
    if (std::ranges::any_of(weights, [](const MatrixRows& weight) { return !weight.bytes; })) {
        NumberRows numbers(m_outputs, m_depth);
        std::int64_t output = 0;
        for (const MatrixRows& weight : weights)
            for (std::int64_t row = 0; row < weight.rows; ++row)
                weight.read(row, numbers.row(output++));
        *this = ThinMatrix(numbers.numbers.data(), m_outputs, m_depth, m_depth, 1);
        return;
    }
    m_scales.assign(panels() * kPanel, 0.0f);
    m_bytes.resize(panels() * m_depth * kPanel);
    std::int64_t output = 0;
    for (const MatrixRows& weight : weights)
        for (std::int64_t row = 0; row < weight.rows; ++row)
            fillOutput(output++, weight, row);
}

void ThinMatrix::fillOutput(std::int64_t output, const MatrixRows& weight, std::int64_t row)
{
    m_scales[output] = weight.scales[static_cast<std::size_t>(row)];
    const std::int8_t* const bytes = weight.bytes + row * m_depth;
    std::int8_t* const column = m_bytes.data() + output / kPanel * m_depth * kPanel + output % kPanel;
    for (std::int64_t k = 0; k < m_depth; ++k)
        column[k * kPanel] = bytes[k];
}

/// Whether every output's numbers are whole multiples of its scale.
bool ThinMatrix::findScales(const float* numbers, std::int64_t outputStride, std::int64_t depthStride)
{
    m_scales.assign(panels() * kPanel, 0.0f);
    for (std::int64_t output = 0; output < m_outputs; ++output) {
        const float* row = numbers + output * outputStride;
        float largest = 0;
        for (std::int64_t k = 0; k < m_depth; ++k)
            largest = std::max(largest, std::fabs(row[k * depthStride]));
        const float scale = m_scales[output] = largest / kLargestByte;
        for (std::int64_t k = 0; k < m_depth && scale > 0; ++k) {
            const float steps = row[k * depthStride] / scale;
            if (!(std::fabs(steps - std::round(steps)) <= kRoundingError))
                return false;
        }
    }
    return true;
}

void ThinMatrix::multiply(std::int64_t rows, const float* left, std::int64_t leftStride, float* target, std::int64_t targetStride) const
{
    const ThinProducts& products = fastest();
    if (!isEightBit())
        return products.floats({m_floats.data(), panels(), m_depth, kPanel}, rows, left, leftStride, target, targetStride);
    products.bytes({m_bytes.data(), panels(), m_depth, kPanel}, rows, left, leftStride, target, targetStride);
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t output = 0; output < targetWidth(); ++output)
            target[row * targetStride + output] *= m_scales[output];
}

void ThinMatrix::multiplyPanel(std::int64_t panel, std::int64_t rows, const float* left, std::int64_t leftStride,
                               RowMajor<float> target) const
{
    const std::int64_t first = panel * m_depth * kPanel;
    if (!isEightBit())
        return fastest().floats({m_floats.data() + first, 1, m_depth, kPanel}, rows, left, leftStride, target.data, target.rowStride);
    fastest().bytes({m_bytes.data() + first, 1, m_depth, kPanel}, rows, left, leftStride, target.data, target.rowStride);
    const float* const scales = m_scales.data() + panel * kPanel;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t output = 0; output < kPanel; ++output)
            target.data[row * target.rowStride + output] *= scales[output];
}

} // namespace ratatosk::kernel
