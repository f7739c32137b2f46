// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/integer_product_kernel.h"

#include "core/kernels/vector_kernel.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define RATATOSK_BYTE_PRODUCTS
#include <immintrin.h>
#endif

namespace ratatosk::kernel {
namespace {

constexpr std::int64_t kQuad = 4; ///< bytes that one instruction multiplies and adds up
constexpr std::int64_t kQuads = kIntegerGroup / kQuad;
constexpr float kLargestWeight = 127.0f, kLargestState = 255.0f;

/// What one product of some rows with one panel reads.
struct PanelProduct {
    const std::int8_t* bytes;
    const float* sums;
    const float* scales;
    std::int64_t groups;
};

/// The rows' side: bytes, low ends and steps of the first row, and where the next begins.
struct RowBlock {
    const std::uint8_t* bytes;
    const float* low;
    const float* step;
    std::int64_t width, groups;
    float* target;
    std::int64_t targetWidth;
};

void plainRow(const PanelProduct& panel, const RowBlock& row)
{
    float sums[ByteMatrix::kPanel] = {};
    for (std::int64_t group = 0; group < panel.groups; ++group) {
        for (std::int64_t output = 0; output < ByteMatrix::kPanel; ++output) {
            std::int32_t sum = 0;
            for (std::int64_t k = 0; k < kIntegerGroup; ++k) {
                const std::int64_t quad = group * kQuads + k / kQuad;
                sum += row.bytes[group * kIntegerGroup + k] * panel.bytes[(quad * ByteMatrix::kPanel + output) * kQuad + k % kQuad];
            }
            sums[output] += row.step[group] * static_cast<float>(sum) + row.low[group] * panel.sums[group * ByteMatrix::kPanel + output];
        }
    }
    for (std::int64_t output = 0; output < ByteMatrix::kPanel; ++output)
        row.target[output] = sums[output] * panel.scales[output];
}

void plainProduct(const PanelProduct& panel, RowBlock row, std::int64_t rows)
{
    for (std::int64_t i = 0; i < rows; ++i) {
        plainRow(panel, row);
        row.bytes += row.width;
        row.low += row.groups;
        row.step += row.groups;
        row.target += row.targetWidth;
    }
}

#ifdef RATATOSK_BYTE_PRODUCTS
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // GCC 12's own header: registers of which nothing is kept
#pragma GCC push_options
#pragma GCC target("avx512f,avx512vl,avx512vnni,avx2,fma")

constexpr int kPanelVectors = 4; ///< of 16 outputs

inline __m512i fourBytes(const std::uint8_t* bytes)
{
    std::int32_t four;
    std::memcpy(&four, bytes, sizeof four);
    return _mm512_set1_epi32(four);
}

/// Keeps the sums of all groups, and those of the group at hand as integers, in registers.
template <int rows>
inline void byteRows(const PanelProduct& panel, const RowBlock& block)
{
    __m512 totals[rows][kPanelVectors] = {};
    for (std::int64_t group = 0; group < panel.groups; ++group) {
        __m512i sums[rows][kPanelVectors] = {};
        const std::int8_t* weights = panel.bytes + group * kIntegerGroup * ByteMatrix::kPanel;
        const std::uint8_t* states = block.bytes + group * kIntegerGroup;
        for (std::int64_t quad = 0; quad < kQuads; ++quad) {
            __m512i four[kPanelVectors];
#pragma GCC unroll 4
            for (int v = 0; v < kPanelVectors; ++v)
                four[v] = _mm512_loadu_si512(weights + (quad * kPanelVectors + v) * 64);
#pragma GCC unroll 3
            for (int row = 0; row < rows; ++row) {
                const __m512i state = fourBytes(states + row * block.width + quad * kQuad);
#pragma GCC unroll 4
                for (int v = 0; v < kPanelVectors; ++v)
                    sums[row][v] = _mm512_dpbusd_epi32(sums[row][v], state, four[v]);
            }
        }
#pragma GCC unroll 3
        for (int row = 0; row < rows; ++row) {
            const __m512 step = _mm512_set1_ps(block.step[row * block.groups + group]);
            const __m512 low = _mm512_set1_ps(block.low[row * block.groups + group]);
#pragma GCC unroll 4
            for (int v = 0; v < kPanelVectors; ++v) {
                const __m512 groupSum = _mm512_loadu_ps(panel.sums + group * ByteMatrix::kPanel + v * 16);
                totals[row][v] = _mm512_fmadd_ps(step, _mm512_cvtepi32_ps(sums[row][v]), totals[row][v]);
                totals[row][v] = _mm512_fmadd_ps(low, groupSum, totals[row][v]);
            }
        }
    }
#pragma GCC unroll 3
    for (int row = 0; row < rows; ++row)
#pragma GCC unroll 4
        for (int v = 0; v < kPanelVectors; ++v)
            _mm512_storeu_ps(block.target + row * block.targetWidth + v * 16,
                             _mm512_mul_ps(totals[row][v], _mm512_loadu_ps(panel.scales + v * 16)));
}

void byteProduct(const PanelProduct& panel, RowBlock block, std::int64_t rows)
{
    for (std::int64_t row = 0; row < rows; row += 3) {
        switch (rows - row) {
        case 1: byteRows<1>(panel, block); break;
        case 2: byteRows<2>(panel, block); break;
        default: byteRows<3>(panel, block); break;
        }
        block.bytes += 3 * block.width;
        block.low += 3 * block.groups;
        block.step += 3 * block.groups;
        block.target += 3 * block.targetWidth;
    }
}

#pragma GCC pop_options
#pragma GCC diagnostic pop
#endif

RATATOSK_INLINE void roundGroup(const float* numbers, std::int64_t count, std::uint8_t* bytes, float& low, float& step)
{
    float least = numbers[0], most = numbers[0];
#pragma omp simd reduction(min : least) reduction(max : most)
    for (std::int64_t k = 0; k < count; ++k) {
        least = numbers[k] < least ? numbers[k] : least;
        most = numbers[k] > most ? numbers[k] : most;
    }
    low = least;
    step = (most - least) / kLargestState;
    const float perStep = step > 0.0f ? 1.0f / step : 0.0f;
#pragma omp simd
    for (std::int64_t k = 0; k < count; ++k)
        bytes[k] = static_cast<std::uint8_t>(static_cast<std::int32_t>((numbers[k] - least) * perStep + 0.5f));
}

} // namespace

bool multipliesBytes()
{
#ifdef RATATOSK_BYTE_PRODUCTS
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni");
#else
    return false;
#endif
}

ByteRows::ByteRows(std::int64_t rows, std::int64_t depth)
    : groups((depth + kIntegerGroup - 1) / kIntegerGroup), bytes(rows * width()), low(rows * groups), step(rows * groups)
{
}

RATATOSK_VECTORISED void roundRows(const float* numbers, std::int64_t depth, std::int64_t begin, std::int64_t end, ByteRows& target)
{
    for (std::int64_t row = begin; row < end; ++row)
        for (std::int64_t group = 0; group < target.groups; ++group) {
            const std::int64_t first = group * kIntegerGroup, at = row * target.groups + group;
            roundGroup(numbers + row * depth + first, std::min(kIntegerGroup, depth - first), target.bytes.data() + at * kIntegerGroup,
                       target.low[at], target.step[at]);
        }
}

ByteMatrix::ByteMatrix(const float* weight, std::int64_t outputs, std::int64_t depth)
    : m_outputs(outputs), m_depth(depth), m_groups((depth + kIntegerGroup - 1) / kIntegerGroup),
      m_bytes(panels() * m_groups * kIntegerGroup * kPanel), m_sums(panels() * m_groups * kPanel), m_scales(panels() * kPanel)
{
    for (std::int64_t panel = 0; panel < panels(); ++panel)
        fillPanel(panel, weight);
}

void ByteMatrix::fillPanel(std::int64_t panel, const float* weight)
{
    for (std::int64_t output = 0; output < std::min(kPanel, m_outputs - panel * kPanel); ++output) {
        const float* row = weight + (panel * kPanel + output) * m_depth;
        float largest = 0.0f;
        for (std::int64_t k = 0; k < m_depth; ++k)
            largest = std::max(largest, std::fabs(row[k]));
        const float scale = m_scales[panel * kPanel + output] = largest / kLargestWeight;
        for (std::int64_t k = 0; k < m_depth && scale > 0.0f; ++k) {
            const auto byte = static_cast<std::int8_t>(std::lround(row[k] / scale));
            const std::int64_t quad = panel * m_groups * kQuads + k / kQuad;
            m_bytes[(quad * kPanel + output) * kQuad + k % kQuad] = byte;
            m_sums[(panel * m_groups + k / kIntegerGroup) * kPanel + output] += byte;
        }
    }
}

void ByteMatrix::multiplyPanel(std::int64_t panel, std::int64_t rows, const ByteRows& left, float* target) const
{
    static const bool isFast = multipliesBytes();
    const PanelProduct product{m_bytes.data() + panel * m_groups * kIntegerGroup * kPanel, m_sums.data() + panel * m_groups * kPanel,
                               m_scales.data() + panel * kPanel, m_groups};
    const RowBlock block{left.bytes.data(), left.low.data(),         left.step.data(), left.width(),
                         left.groups,       target + panel * kPanel, panels() * kPanel};
#ifdef RATATOSK_BYTE_PRODUCTS
    if (isFast)
        return byteProduct(product, block, rows);
#endif
    plainProduct(product, block, rows);
}

} // namespace ratatosk::kernel
