// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Included by thin_product_kernel.cpp once per instruction set, as small_product_block.inl is.

using Lanes = float __attribute__((vector_size(RATATOSK_VECTOR_BYTES), aligned(4), may_alias));
constexpr int kWide = RATATOSK_VECTOR_BYTES / static_cast<int>(sizeof(float));
constexpr int kVectors = 2; ///< in one pass over the panel

inline Lanes loadLanes(const float* numbers)
{
    return *reinterpret_cast<const Lanes*>(numbers);
}

/// By intrinsics, since the compiler widens bytes one by one.
inline Lanes loadLanes(const std::int8_t* numbers)
{
#if defined(RATATOSK_WIDER_SETS) && RATATOSK_VECTOR_BYTES == 64
    return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(numbers))));
#elif defined(RATATOSK_WIDER_SETS) && RATATOSK_VECTOR_BYTES == 32
    return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(numbers))));
#else
    Lanes lanes;
    for (int lane = 0; lane < kWide; ++lane)
        lanes[lane] = numbers[lane];
    return lanes;
#endif
}

/// Keeps rows * kVectors sums in registers.
template <int rows, class Number>
inline void thinPass(const Number* panel, std::int64_t panelWidth, std::int64_t depth, const float* left, std::int64_t leftStride,
                     float* target, std::int64_t targetStride)
{
    Lanes sums[rows][kVectors] = {};
    for (std::int64_t k = 0; k < depth; ++k) {
        Lanes weights[kVectors];
#pragma GCC unroll 2
        for (int v = 0; v < kVectors; ++v)
            weights[v] = loadLanes(panel + k * panelWidth + v * kWide);
#pragma GCC unroll 8
        for (int row = 0; row < rows; ++row)
#pragma GCC unroll 2
            for (int v = 0; v < kVectors; ++v)
                sums[row][v] += left[row * leftStride + k] * weights[v];
    }
#pragma GCC unroll 8
    for (int row = 0; row < rows; ++row)
#pragma GCC unroll 2
        for (int v = 0; v < kVectors; ++v)
            *reinterpret_cast<Lanes*>(target + row * targetStride + v * kWide) = sums[row][v];
}

template <int rows, class Number>
inline void thinRows(const ThinPanels<Number>& panels, const float* left, std::int64_t leftStride, float* target, std::int64_t targetStride)
{
    for (std::int64_t panel = 0; panel < panels.count; ++panel)
        for (std::int64_t column = 0; column < panels.width; column += kVectors * kWide)
            thinPass<rows>(panels.data + panel * panels.depth * panels.width + column, panels.width, panels.depth, left, leftStride,
                           target + panel * panels.width + column, targetStride);
}

/// As many rows at once as there are registers for.
template <class Number>
inline void thinProduct(const ThinPanels<Number>& panels, std::int64_t rows, const float* left, std::int64_t leftStride, float* target,
                        std::int64_t targetStride)
{
    constexpr std::int64_t most = 5;
    for (std::int64_t row = 0; row < rows; row += most) {
        const float* from = left + row * leftStride;
        float* to = target + row * targetStride;
        switch (rows - row) {
        case 1: thinRows<1>(panels, from, leftStride, to, targetStride); break;
        case 2: thinRows<2>(panels, from, leftStride, to, targetStride); break;
        case 3: thinRows<3>(panels, from, leftStride, to, targetStride); break;
        case 4: thinRows<4>(panels, from, leftStride, to, targetStride); break;
        default: thinRows<5>(panels, from, leftStride, to, targetStride); break;
        }
    }
}

inline void thinFloats(const ThinPanels<float>& panels, std::int64_t rows, const float* left, std::int64_t leftStride, float* target,
                       std::int64_t targetStride)
{
    thinProduct(panels, rows, left, leftStride, target, targetStride);
}

inline void thinBytes(const ThinPanels<std::int8_t>& panels, std::int64_t rows, const float* left, std::int64_t leftStride, float* target,
                      std::int64_t targetStride)
{
    thinProduct(panels, rows, left, leftStride, target, targetStride);
}
