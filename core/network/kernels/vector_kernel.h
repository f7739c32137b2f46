// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

// For the insides of kernels: plain loops that the compiler vectorises.

/// One version of a function per instruction set, picked when the program starts, so that one build serves every x86-64. Not with a
/// sanitizer, which has not begun when they are picked.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define RATATOSK_VECTORISED __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define RATATOSK_VECTORISED
#endif
/// For what a vectorised function calls: it must become part of each version.
#define RATATOSK_INLINE inline __attribute__((always_inline))

namespace ratatosk::kernel {

/// A bfloat16 number as it lies in memory: the upper half of an fp32 number.
enum class BFloat16 : std::uint16_t {};

RATATOSK_INLINE float load(float number)
{
    return number;
}

RATATOSK_INLINE float load(BFloat16 number)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(number) << 16);
}

RATATOSK_INLINE void store(float value, float& target)
{
    target = value;
}

/// Rounds to nearest, ties to even.
RATATOSK_INLINE void store(float value, BFloat16& target)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    target = static_cast<BFloat16>((bits + 0x7FFFu + ((bits >> 16) & 1u)) >> 16);
}

/// e^x for x <= 0 to a relative error of 2e-7; below -87 (where fp32 ends) e^-87. With x = n ln 2 + r and |r| <= ln 2 / 2 it is 2^n times the
/// power series of e^r.
RATATOSK_INLINE float expNegative(float x)
{
    constexpr float roundingShift = 12582912.0f; // 1.5 * 2^23: adding it leaves an integer in the low bits
    constexpr float upperLn2 = 0.693145751953125f, lowerLn2 = 1.428606765330187e-6f;
    x = x > -87.0f ? x : -87.0f;
    const float shifted = x * 1.44269504f + roundingShift;
    const float n = shifted - roundingShift;
    const float r = x - n * upperLn2 - n * lowerLn2;
    float sum = 1.0f / 5040.0f;
    sum = sum * r + 1.0f / 720.0f;
    sum = sum * r + 1.0f / 120.0f;
    sum = sum * r + 1.0f / 24.0f;
    sum = sum * r + 1.0f / 6.0f;
    sum = sum * r + 0.5f;
    sum = sum * r + 1.0f;
    sum = sum * r + 1.0f;
    const std::int32_t exponent = std::bit_cast<std::int32_t>(shifted) - std::bit_cast<std::int32_t>(roundingShift);
    return sum * std::bit_cast<float>((exponent + 127) << 23);
}

/// out_j = e^(scale (score_j - the largest)) for `scale` > 0; returns their sum. `out` may be `scores`.
RATATOSK_INLINE float exponentiate(const float* scores, std::int64_t count, float scale, float* out)
{
    float most = scores[0];
#pragma omp simd reduction(max : most)
    for (std::int64_t j = 0; j < count; ++j)
        most = scores[j] > most ? scores[j] : most;
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t j = 0; j < count; ++j) {
        out[j] = expNegative((scores[j] - most) * scale);
        sum += out[j];
    }
    return sum;
}

/// Scores times `scale` > 0 as weights that sum to 1; `out` may be `scores`.
RATATOSK_INLINE void softmaxInto(const float* scores, std::int64_t count, float scale, float* out)
{
    const float inverse = 1.0f / exponentiate(scores, count, scale, out);
    for (std::int64_t j = 0; j < count; ++j)
        out[j] *= inverse;
}

} // namespace ratatosk::kernel
