// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/byte_panel_kernel.h"

#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define RATATOSK_BYTE_PRODUCTS
#include <immintrin.h>
#endif

namespace ratatosk::kernel {
namespace {

constexpr std::int64_t kQuad = 4; ///< bytes that one instruction multiplies and adds up
constexpr std::int64_t kQuads = kIntegerGroup / kQuad;
constexpr int kRowsAtOnce = 3; ///< as many as registers hold

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

inline void goOn(RowBlock& block, std::int64_t rows)
{
    block.bytes += rows * block.width;
    block.low += rows * block.groups;
    block.step += rows * block.groups;
    block.target += rows * block.targetWidth;
}

void plainProduct(const PanelProduct& panel, RowBlock block, std::int64_t rows)
{
    for (std::int64_t row = 0; row < rows; ++row, goOn(block, 1))
        plainRow(panel, block);
}

#ifdef RATATOSK_BYTE_PRODUCTS

/// Else GCC loads a vector anew for each row that multiplies it.
template <class Vector>
inline void keepInRegister(Vector& vector)
{
    asm("" : "+v"(vector));
}

inline std::int32_t fourBytes(const std::uint8_t* bytes)
{
    std::int32_t four;
    std::memcpy(&four, bytes, sizeof four);
    return four;
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // GCC 12's own header: registers of which nothing is kept
#pragma GCC push_options
#pragma GCC target("avx512f,avx512vl,avx512vnni,avx2,fma")

constexpr int kWideVectors = 4; ///< of 16 outputs: a panel

/// Keeps the sums of all groups, and those of the group at hand as integers, in registers.
template <int rows>
inline void wideRows(const PanelProduct& panel, const RowBlock& block)
{
    __m512 totals[rows][kWideVectors] = {};
    for (std::int64_t group = 0; group < panel.groups; ++group) {
        __m512i sums[rows][kWideVectors] = {};
        const std::int8_t* weights = panel.bytes + group * kIntegerGroup * ByteMatrix::kPanel;
        const std::uint8_t* states = block.bytes + group * kIntegerGroup;
        for (std::int64_t quad = 0; quad < kQuads; ++quad) {
            __m512i four[kWideVectors];
#pragma GCC unroll 4
            for (int v = 0; v < kWideVectors; ++v) {
                four[v] = _mm512_load_si512(weights + (quad * kWideVectors + v) * 64);
                keepInRegister(four[v]);
            }
#pragma GCC unroll 3
            for (int row = 0; row < rows; ++row) {
                const __m512i state = _mm512_set1_epi32(fourBytes(states + row * block.width + quad * kQuad));
#pragma GCC unroll 4
                for (int v = 0; v < kWideVectors; ++v)
                    sums[row][v] = _mm512_dpbusd_epi32(sums[row][v], state, four[v]);
            }
        }
#pragma GCC unroll 3
        for (int row = 0; row < rows; ++row) {
            const __m512 step = _mm512_set1_ps(block.step[row * block.groups + group]);
            const __m512 low = _mm512_set1_ps(block.low[row * block.groups + group]);
#pragma GCC unroll 4
            for (int v = 0; v < kWideVectors; ++v) {
                const __m512 groupSum = _mm512_loadu_ps(panel.sums + group * ByteMatrix::kPanel + v * 16);
                totals[row][v] = _mm512_fmadd_ps(step, _mm512_cvtepi32_ps(sums[row][v]), totals[row][v]);
                totals[row][v] = _mm512_fmadd_ps(low, groupSum, totals[row][v]);
            }
        }
    }
#pragma GCC unroll 3
    for (int row = 0; row < rows; ++row)
#pragma GCC unroll 4
        for (int v = 0; v < kWideVectors; ++v)
            _mm512_storeu_ps(block.target + row * block.targetWidth + v * 16,
                             _mm512_mul_ps(totals[row][v], _mm512_loadu_ps(panel.scales + v * 16)));
}

void wideProduct(const PanelProduct& panel, RowBlock block, std::int64_t rows)
{
    for (; rows > 0; rows -= kRowsAtOnce, goOn(block, kRowsAtOnce)) {
        switch (rows) {
        case 1: wideRows<1>(panel, block); break;
        case 2: wideRows<2>(panel, block); break;
        default: wideRows<kRowsAtOnce>(panel, block); break;
        }
    }
}

#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx2,fma,avxvnni")

constexpr int kNarrowVectors = 2; ///< of 8 outputs: a quarter of a panel, since there are 16 registers
constexpr std::int64_t kQuarter = kNarrowVectors * 8;

template <int rows>
inline void narrowRows(const PanelProduct& panel, const RowBlock& block, std::int64_t first)
{
    __m256 totals[rows][kNarrowVectors] = {};
    for (std::int64_t group = 0; group < panel.groups; ++group) {
        __m256i sums[rows][kNarrowVectors] = {};
        const std::int8_t* weights = panel.bytes + group * kIntegerGroup * ByteMatrix::kPanel + first * kQuad;
        const std::uint8_t* states = block.bytes + group * kIntegerGroup;
        for (std::int64_t quad = 0; quad < kQuads; ++quad) {
            __m256i four[kNarrowVectors];
#pragma GCC unroll 2
            for (int v = 0; v < kNarrowVectors; ++v) {
                four[v] = _mm256_load_si256(reinterpret_cast<const __m256i*>(weights + quad * ByteMatrix::kPanel * kQuad + v * 32));
                keepInRegister(four[v]);
            }
#pragma GCC unroll 3
            for (int row = 0; row < rows; ++row) {
                const __m256i state = _mm256_set1_epi32(fourBytes(states + row * block.width + quad * kQuad));
#pragma GCC unroll 2
                for (int v = 0; v < kNarrowVectors; ++v)
                    sums[row][v] = _mm256_dpbusd_avx_epi32(sums[row][v], state, four[v]);
            }
        }
#pragma GCC unroll 3
        for (int row = 0; row < rows; ++row) {
            const __m256 step = _mm256_set1_ps(block.step[row * block.groups + group]);
            const __m256 low = _mm256_set1_ps(block.low[row * block.groups + group]);
#pragma GCC unroll 2
            for (int v = 0; v < kNarrowVectors; ++v) {
                const __m256 groupSum = _mm256_loadu_ps(panel.sums + group * ByteMatrix::kPanel + first + v * 8);
                totals[row][v] = _mm256_fmadd_ps(step, _mm256_cvtepi32_ps(sums[row][v]), totals[row][v]);
                totals[row][v] = _mm256_fmadd_ps(low, groupSum, totals[row][v]);
            }
        }
    }
#pragma GCC unroll 3
    for (int row = 0; row < rows; ++row)
#pragma GCC unroll 2
        for (int v = 0; v < kNarrowVectors; ++v)
            _mm256_storeu_ps(block.target + row * block.targetWidth + first + v * 8,
                             _mm256_mul_ps(totals[row][v], _mm256_loadu_ps(panel.scales + first + v * 8)));
}

void narrowQuarter(const PanelProduct& panel, RowBlock block, std::int64_t rows, std::int64_t first)
{
    for (; rows > 0; rows -= kRowsAtOnce, goOn(block, kRowsAtOnce)) {
        switch (rows) {
        case 1: narrowRows<1>(panel, block, first); break;
        case 2: narrowRows<2>(panel, block, first); break;
        default: narrowRows<kRowsAtOnce>(panel, block, first); break;
        }
    }
}

void narrowProduct(const PanelProduct& panel, const RowBlock& block, std::int64_t rows)
{
    for (std::int64_t first = 0; first < ByteMatrix::kPanel; first += kQuarter)
        narrowQuarter(panel, block, rows, first);
}

#pragma GCC pop_options
#pragma GCC diagnostic pop
#endif

} // namespace

void multiplyRows(const PanelProduct& panel, RowBlock block, std::int64_t rows, ByteInstructions instructions)
{
#ifdef RATATOSK_BYTE_PRODUCTS
    if (instructions == ByteInstructions::Avx512Vnni)
        return wideProduct(panel, block, rows);
    if (instructions == ByteInstructions::AvxVnni)
        return narrowProduct(panel, block, rows);
#endif
    plainProduct(panel, block, rows);
}

} // namespace ratatosk::kernel
