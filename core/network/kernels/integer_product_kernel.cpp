// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/integer_product_kernel.h"

#include "core/network/kernels/byte_panel_kernel.h"
#include "core/network/kernels/parallel.h"
#include "core/network/kernels/round_groups_kernel.h"
#include "core/network/kernels/tile_panel_kernel.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace ratatosk::kernel {
namespace {

constexpr std::int64_t kQuad = 4; ///< bytes of one output that lie side by side
constexpr float kLargestWeight = 127.0f;

std::int64_t blocksOf(std::int64_t rows)
{
    return (rows + ByteMatrix::kPanel - 1) / ByteMatrix::kPanel;
}

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
/// AVX-VNNI: CPUID leaf 7, sub-leaf 1, bit 4 of EAX (Intel's manual, volume 2A).
bool hasAvxVnni()
{
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    constexpr unsigned avxVnni = 1u << 4;
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx)
        && (eax & avxVnni) != 0;
}

bool hasAvx512Vnni()
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni");
}
#else
bool hasAvxVnni()
{
    return false;
}

bool hasAvx512Vnni()
{
    return false;
}
#endif

} // namespace

bool hasByteInstructions(ByteInstructions instructions)
{
    switch (instructions) {
    case ByteInstructions::AvxVnni: return hasAvxVnni();
    case ByteInstructions::Avx512Vnni: return hasAvx512Vnni();
    default: return true;
    }
}

ByteInstructions byteInstructions()
{
    static const ByteInstructions best = hasAvx512Vnni() ? ByteInstructions::Avx512Vnni
        : hasAvxVnni()                                   ? ByteInstructions::AvxVnni
                                                         : ByteInstructions::None;
    return best;
}

ByteRows::ByteRows(std::int64_t rows, std::int64_t depth)
    : groups((depth + kIntegerGroup - 1) / kIntegerGroup), bytes(rows * width()), low(rows * groups), step(rows * groups)
{
}

void roundRows(const float* numbers, std::int64_t depth, std::int64_t begin, std::int64_t end, ByteRows& target)
{
    for (std::int64_t row = begin; row < end; ++row)
        roundGroups(numbers + row * depth, depth, target.bytes.data() + row * target.width(), target.low.data() + row * target.groups,
                    target.step.data() + row * target.groups);
}

ByteMatrix::ByteMatrix(std::int64_t outputs, std::int64_t depth)
    : m_outputs(outputs), m_depth(depth), m_groups((depth + kDepthStep - 1) / kDepthStep * (kDepthStep / kIntegerGroup)),
      m_bytes(panels() * m_groups * kIntegerGroup * kPanel), m_sums(panels() * m_groups * kPanel), m_scales(panels() * kPanel)
{
}

ByteMatrix::ByteMatrix(const float* weight, std::int64_t outputs, std::int64_t depth) : ByteMatrix(outputs, depth)
{
    for (std::int64_t output = 0; output < outputs; ++output)
        fillOutput(output, weight + output * depth);
}

ByteMatrix::ByteMatrix(const std::vector<MatrixRows>& weights)
    : ByteMatrix(std::accumulate(weights.begin(), weights.end(), std::int64_t{0},
                                 [](std::int64_t sum, const MatrixRows& weight) { return sum + weight.rows; }),
                 weights.front().columns)
{
    std::int64_t first = 0;
    for (const MatrixRows& weight : weights) {
        forEachPart(blocksOf(weight.rows), [&](std::int64_t block) {
            for (std::int64_t row = block * kPanel; row < std::min(weight.rows, (block + 1) * kPanel); ++row)
                fillOutput(first + row, weight, row);
        });
        first += weight.rows;
    }
}

void ByteMatrix::fillOutput(std::int64_t output, const MatrixRows& weight, std::int64_t row)
{
    if (weight.bytes)
        return fillOutput(output, weight.bytes + row * m_depth, weight.scales[static_cast<std::size_t>(row)]);
    std::vector<float> numbers(static_cast<std::size_t>(m_depth));
    weight.read(row, numbers.data());
    fillOutput(output, numbers.data());
}

void ByteMatrix::fillOutput(std::int64_t output, const float* row)
{
    float largest = 0.0f;
    for (std::int64_t k = 0; k < m_depth; ++k)
        largest = std::max(largest, std::fabs(row[k]));
    const float scale = largest / kLargestWeight;
    std::vector<std::int8_t> bytes(static_cast<std::size_t>(m_depth));
    for (std::int64_t k = 0; k < m_depth && scale > 0.0f; ++k)
        bytes[static_cast<std::size_t>(k)] = static_cast<std::int8_t>(std::lround(row[k] / scale));
    fillOutput(output, bytes.data(), scale);
}

void ByteMatrix::fillOutput(std::int64_t output, const std::int8_t* row, float scale)
{
    const std::int64_t panel = output / kPanel, place = output % kPanel;
    m_scales[panel * kPanel + place] = scale;
    std::int8_t* const quads = m_bytes.data() + panel * m_groups * kIntegerGroup * kPanel + place * kQuad;
    for (std::int64_t k = 0; k + kQuad <= m_depth; k += kQuad)
        std::memcpy(quads + k * kPanel, row + k, kQuad);
    for (std::int64_t k = m_depth / kQuad * kQuad; k < m_depth; ++k) // what fills no quad
        quads[k / kQuad * kQuad * kPanel + k % kQuad] = row[k];
    for (std::int64_t first = 0; first < m_depth; first += kIntegerGroup) {
        int sum = 0;
        for (std::int64_t k = first; k < std::min(m_depth, first + kIntegerGroup); ++k)
            sum += row[k];
        m_sums[(panel * m_groups + first / kIntegerGroup) * kPanel + place] = static_cast<float>(sum);
    }
}

void ByteMatrix::multiplyPanel(std::int64_t panel, RowSpan rows, const ByteRows& left, RowMajor<float> target,
                               ByteInstructions instructions) const
{
    const PanelProduct product{bytesOf(panel), m_sums.data() + panel * m_groups * kPanel, m_scales.data() + panel * kPanel, left.groups};
    const std::int64_t group = rows.begin * left.groups;
    const RowBlock block{left.bytes.data() + rows.begin * left.width(),
                         left.low.data() + group,
                         left.step.data() + group,
                         left.width(),
                         left.groups,
                         target.data,
                         target.rowStride};
    multiplyRows(product, block, rows.count(), instructions);
}

void ByteMatrix::multiplyPanel(std::int64_t panel, RowSpan rows, const TileRows& left, RowMajor<float> target) const
{
    multiplyTiles(bytesOf(panel), m_scales.data() + panel * kPanel, left, rows, target);
}

} // namespace ratatosk::kernel
