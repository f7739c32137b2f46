// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/tile_panel_kernel.h"

#include "core/network/kernels/vector_kernel.h"

#include <algorithm>
#include <bit>
#include <cmath>

#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#define RATATOSK_TILES
#include <cpuid.h>
#include <immintrin.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace ratatosk::kernel {
namespace {

constexpr std::int64_t kTileRows = 16, kTileBytes = 64;
constexpr std::int64_t kTileSize = kTileRows * kTileBytes;
constexpr std::int64_t kQuad = 4;         ///< bytes of one output that lie side by side
constexpr std::int64_t kOutputs = 64;     ///< of a panel
constexpr std::int64_t kTileOutputs = 16; ///< of a tile: a fp32 or int32 number each
constexpr float kLargest = 32767.0f;
constexpr float kRounding = 12582912.0f; ///< 1.5 * 2^23: adding it leaves the nearest integer in the low bits
constexpr float kLeast = 1e-30f;         ///< below, 1 / step may be infinite

RATATOSK_INLINE float largestOf(const float* numbers, std::int64_t count)
{
    float largest = 0.0f;
#pragma omp simd reduction(max : largest)
    for (std::int64_t k = 0; k < count; ++k)
        largest = std::fabs(numbers[k]) > largest ? std::fabs(numbers[k]) : largest;
    return largest;
}

RATATOSK_INLINE void roundTileRow(const float* numbers, std::int64_t count, float perStep, std::int8_t* high, std::uint8_t* low)
{
#pragma omp simd
    for (std::int64_t k = 0; k < count; ++k) {
        const std::int32_t rounded = std::bit_cast<std::int32_t>(numbers[k] * perStep + kRounding) - std::bit_cast<std::int32_t>(kRounding);
        high[k] = static_cast<std::int8_t>(rounded >> 8);
        low[k] = static_cast<std::uint8_t>(rounded & 255);
    }
}

float plainSum(const std::int8_t* weights, const std::int8_t* high, const std::uint8_t* low, std::int64_t tiles)
{
    std::int32_t highSum = 0, lowSum = 0;
    for (std::int64_t tile = 0; tile < tiles; ++tile)
        for (std::int64_t k = 0; k < kTileBytes; ++k) {
            const std::int8_t weight = weights[(tile * kTileBytes + k) / kQuad * kOutputs * kQuad + k % kQuad];
            highSum += high[tile * kTileSize + k] * weight;
            lowSum += low[tile * kTileSize + k] * weight;
        }
    return 256.0f * static_cast<float>(highSum) + static_cast<float>(lowSum);
}

/// The same sums one by one, for processors without tiles.
void plainPanel(const std::int8_t* weights, const float* scales, const TileRows& left, RowSpan rows, RowMajor<float> target)
{
    for (std::int64_t row = rows.begin; row < rows.end; ++row)
        for (std::int64_t output = 0; output < kOutputs; ++output) {
            const std::int64_t first = row / kTileRows * left.tiles * kTileSize + row % kTileRows * kTileBytes;
            const float sum = plainSum(weights + output * kQuad, left.high.data() + first, left.low.data() + first, left.tiles);
            target.data[(row - rows.begin) * target.rowStride + output] = sum * (left.step[row] * scales[output]);
        }
}

#ifdef RATATOSK_TILES
constexpr long kRequestPermission = 0x1023; ///< ARCH_REQ_XCOMP_PERM (Linux, Documentation/arch/x86/xstate.rst)
constexpr long kTileData = 18;              ///< XFEATURE_XTILEDATA

/// AMX-TILE and AMX-INT8: CPUID leaf 7, bits 24 and 25 of EDX (Intel's manual, volume 2A).
bool hasTiles()
{
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    constexpr unsigned needed = 1u << 24 | 1u << 25;
    return __builtin_cpu_supports("avx512f") && __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (edx & needed) == needed;
}

/// LDTILECFG's operand: all eight tiles have 16 rows of 64 bytes.
struct alignas(64) TileShapes {
    std::uint8_t palette = 1, firstRow = 0, reserved[14] = {};
    std::uint16_t bytesPerRow[16] = {64, 64, 64, 64, 64, 64, 64, 64};
    std::uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};
constexpr TileShapes kShapes;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // GCC 12's own header: registers of which nothing is kept
#pragma GCC push_options
#pragma GCC target("amx-tile,amx-int8,avx512f,avx512vl")

/// Sums of 16 rows and 32 outputs: of high bytes, then of low ones, 16 outputs each.
struct TileSums {
    alignas(64) std::int32_t high[2][kTileRows][kTileOutputs];
    alignas(64) std::int32_t low[2][kTileRows][kTileOutputs];
};

inline void addTiles(const std::int8_t* high, const std::uint8_t* low, std::int64_t tiles, const std::int8_t* weights, TileSums& sums)
{
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
    for (std::int64_t tile = 0; tile < tiles; ++tile) {
        const std::int8_t* right = weights + tile * kTileBytes * kOutputs;
        _tile_loadd(4, high + tile * kTileSize, kTileBytes);
        _tile_loadd(6, right, kOutputs * 4);
        _tile_dpbssd(0, 4, 6);
        _tile_loadd(7, right + kTileOutputs * 4, kOutputs * 4);
        _tile_dpbssd(1, 4, 7);
        _tile_loadd(5, low + tile * kTileSize, kTileBytes);
        _tile_dpbusd(2, 5, 6);
        _tile_dpbusd(3, 5, 7);
    }
    _tile_stored(0, sums.high[0], kTileBytes);
    _tile_stored(1, sums.high[1], kTileBytes);
    _tile_stored(2, sums.low[0], kTileBytes);
    _tile_stored(3, sums.low[1], kTileBytes);
}

inline void writeRow(const TileSums& sums, std::int64_t row, float step, const float* scales, float* target)
{
    for (int half = 0; half < 2; ++half) {
        const __m512 high = _mm512_cvtepi32_ps(_mm512_load_si512(sums.high[half][row]));
        const __m512 low = _mm512_cvtepi32_ps(_mm512_load_si512(sums.low[half][row]));
        const __m512 scale = _mm512_mul_ps(_mm512_set1_ps(step), _mm512_loadu_ps(scales + half * kTileOutputs));
        _mm512_storeu_ps(target + half * kTileOutputs, _mm512_mul_ps(_mm512_fmadd_ps(high, _mm512_set1_ps(256.0f), low), scale));
    }
}

void tilePanel(const std::int8_t* weights, const float* scales, const TileRows& left, RowSpan rows, RowMajor<float> target)
{
    TileSums sums;
    _tile_loadconfig(&kShapes);
    for (std::int64_t output = 0; output < kOutputs; output += 2 * kTileOutputs)
        for (std::int64_t begin = rows.begin; begin < rows.end; begin += kTileRows) {
            const std::int64_t first = begin / kTileRows * left.tiles * kTileSize;
            addTiles(left.high.data() + first, left.low.data() + first, left.tiles, weights + output * 4, sums);
            for (std::int64_t row = begin; row < std::min(begin + kTileRows, rows.end); ++row)
                writeRow(sums, row - begin, left.step[row], scales + output, target.data + (row - rows.begin) * target.rowStride + output);
        }
    _tile_release();
}

#pragma GCC pop_options
#pragma GCC diagnostic pop
#endif

} // namespace

bool multipliesTiles()
{
#ifdef RATATOSK_TILES
    static const bool isAllowed = hasTiles() && syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
    return isAllowed;
#else
    return false;
#endif
}

TileRows::TileRows(std::int64_t rows, std::int64_t depth)
    : tiles((depth + kTileBytes - 1) / kTileBytes), high((rows + kTileRows - 1) / kTileRows * tiles * kTileSize), low(high.size()),
      step(rows)
{
}

RATATOSK_VECTORISED void roundRows(const float* numbers, std::int64_t depth, std::int64_t begin, std::int64_t end, TileRows& target)
{
    for (std::int64_t row = begin; row < end; ++row) {
        const float* from = numbers + row * depth;
        const float largest = largestOf(from, depth);
        target.step[row] = largest / kLargest;
        const float perStep = largest > kLeast ? kLargest / largest : 0.0f;
        for (std::int64_t tile = 0; tile < target.tiles; ++tile) {
            const std::int64_t to = ((row / kTileRows * target.tiles + tile) * kTileRows + row % kTileRows) * kTileBytes;
            roundTileRow(from + tile * kTileBytes, std::min(kTileBytes, depth - tile * kTileBytes), perStep, target.high.data() + to,
                         target.low.data() + to);
        }
    }
}

void multiplyTiles(const std::int8_t* weights, const float* scales, const TileRows& left, RowSpan rows, RowMajor<float> target)
{
#ifdef RATATOSK_TILES
    if (multipliesTiles())
        return tilePanel(weights, scales, left, rows, target);
#endif
    plainPanel(weights, scales, left, rows, target);
}

} // namespace ratatosk::kernel
