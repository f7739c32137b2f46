// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/round_groups_kernel.h"

#include "core/network/kernels/integer_product_kernel.h"
#include "core/network/kernels/vector_kernel.h"

#include <algorithm>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define RATATOSK_WIDE_ROUNDING
#include <immintrin.h>
#endif

namespace ratatosk::kernel {
namespace {

constexpr float kLargestByte = 255.0f;

/// Steps of a byte for a number, 0 for a group of equal numbers.
RATATOSK_INLINE float stepsPerNumber(float range)
{
    return range > 0.0f ? kLargestByte / range : 0.0f;
}

RATATOSK_INLINE void roundGroup(const float* numbers, std::int64_t count, std::uint8_t* bytes, float& low, float& step)
{
    float least = numbers[0], most = numbers[0];
#pragma omp simd reduction(min : least) reduction(max : most)
    for (std::int64_t k = 0; k < count; ++k) {
        least = numbers[k] < least ? numbers[k] : least;
        most = numbers[k] > most ? numbers[k] : most;
    }
    low = least;
    step = (most - least) * (1.0f / kLargestByte);
    const float perNumber = stepsPerNumber(most - least);
#pragma omp simd
    for (std::int64_t k = 0; k < count; ++k)
        bytes[k] = static_cast<std::uint8_t>(static_cast<std::int32_t>((numbers[k] - least) * perNumber + 0.5f));
}

RATATOSK_VECTORISED void roundPlainly(const float* numbers, std::int64_t count, std::uint8_t* bytes, float* low, float* step)
{
    for (std::int64_t group = 0; group * kIntegerGroup < count; ++group) {
        const std::int64_t first = group * kIntegerGroup;
        roundGroup(numbers + first, std::min(kIntegerGroup, count - first), bytes + first, low[group], step[group]);
    }
}

#ifdef RATATOSK_WIDE_ROUNDING
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // GCC 12's own header: registers of which nothing is kept
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma")

constexpr std::int64_t kPair = 2 * kIntegerGroup;

/// A group's largest numbers in the lower half, and its least ones, negated, in the upper.
inline __m512 endsOf(__m512 first, __m512 second)
{
    const __m512 most = _mm512_max_ps(first, second);
    const __m512 least = _mm512_xor_ps(_mm512_min_ps(first, second), _mm512_set1_ps(-0.0f));
    return _mm512_max_ps(_mm512_shuffle_f32x4(most, least, 0x44), _mm512_shuffle_f32x4(most, least, 0xEE));
}

inline __m512i steps(__m512 numbers, float low, float perNumber)
{
    const __m512 above = _mm512_sub_ps(numbers, _mm512_set1_ps(low));
    return _mm512_cvttps_epi32(_mm512_fmadd_ps(above, _mm512_set1_ps(perNumber), _mm512_set1_ps(0.5f)));
}

/// Two groups at once: what is compared across a register takes as long for four ends as for one.
inline void roundPair(const float* numbers, std::uint8_t* bytes, float* low, float* step)
{
    const __m512 a = _mm512_loadu_ps(numbers), b = _mm512_loadu_ps(numbers + 16);
    const __m512 c = _mm512_loadu_ps(numbers + 32), d = _mm512_loadu_ps(numbers + 48);
    const __m512 one = endsOf(a, b), other = endsOf(c, d);
    __m512 ends = _mm512_max_ps(_mm512_shuffle_f32x4(one, other, 0x88), _mm512_shuffle_f32x4(one, other, 0xDD));
    ends = _mm512_max_ps(ends, _mm512_permute_ps(ends, 0x4E));
    ends = _mm512_max_ps(ends, _mm512_permute_ps(ends, 0xB1));
    alignas(64) float end[16];
    _mm512_store_ps(end, ends);
    float perNumber[2];
    for (int group = 0; group < 2; ++group) {
        const float range = end[8 * group] + end[8 * group + 4];
        low[group] = -end[8 * group + 4];
        step[group] = range * (1.0f / kLargestByte);
        perNumber[group] = stepsPerNumber(range);
    }
    const __m512i words = _mm512_packus_epi32(steps(a, low[0], perNumber[0]), steps(b, low[0], perNumber[0]));
    const __m512i moreWords = _mm512_packus_epi32(steps(c, low[1], perNumber[1]), steps(d, low[1], perNumber[1]));
    // Packing works within quarters: four of each register lie side by side now.
    const __m512i inOrder = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    _mm512_storeu_si512(bytes, _mm512_permutexvar_epi32(inOrder, _mm512_packus_epi16(words, moreWords)));
}

void roundWide(const float* numbers, std::int64_t count, std::uint8_t* bytes, float* low, float* step)
{
    for (; count >= kPair; count -= kPair, numbers += kPair, bytes += kPair, low += 2, step += 2)
        roundPair(numbers, bytes, low, step);
    roundPlainly(numbers, count, bytes, low, step);
}

#pragma GCC pop_options
#pragma GCC diagnostic pop
#endif

using GroupRounding = void(const float*, std::int64_t, std::uint8_t*, float*, float*);

GroupRounding* fastestGroupRounding()
{
#ifdef RATATOSK_WIDE_ROUNDING
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq")
        && __builtin_cpu_supports("avx512vl"))
        return roundWide;
#endif
    return roundPlainly;
}

} // namespace

void roundGroups(const float* numbers, std::int64_t count, std::uint8_t* bytes, float* low, float* step)
{
    static GroupRounding* const rounding = fastestGroupRounding();
    rounding(numbers, count, bytes, low, step);
}

} // namespace ratatosk::kernel
