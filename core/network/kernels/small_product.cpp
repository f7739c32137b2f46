// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/small_product.h"

namespace ratatosk::kernel {

namespace baseline {
#define RATATOSK_VECTOR_BYTES 16
#include "core/network/kernels/small_product_block.inl"
#undef RATATOSK_VECTOR_BYTES
} // namespace baseline

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define RATATOSK_WIDER_SETS
#pragma GCC push_options
#pragma GCC target("avx512f,avx512vl,avx2,fma")
namespace avx512 {
#define RATATOSK_VECTOR_BYTES 64
#include "core/network/kernels/small_product_block.inl"
#undef RATATOSK_VECTOR_BYTES
} // namespace avx512
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx2,fma")
namespace avx2 {
#define RATATOSK_VECTOR_BYTES 32
#include "core/network/kernels/small_product_block.inl"
#undef RATATOSK_VECTOR_BYTES
} // namespace avx2
#pragma GCC pop_options
#else
namespace avx512 = baseline;
namespace avx2 = baseline;
#endif

namespace {

using Product = void(std::int64_t, std::int64_t, std::int64_t, LeftFactor, RowMajor<const float>, RowMajor<float>);
using Turn = void(std::int64_t, std::int64_t, RowMajor<const float>, RowMajor<float>);

/// What the widest registers of this processor run.
template <class Function>
Function* widest([[maybe_unused]] Function* with512, [[maybe_unused]] Function* with256, Function* otherwise)
{
#ifdef RATATOSK_WIDER_SETS
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl"))
        return with512;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return with256;
#endif
    return otherwise;
}

} // namespace

void smallProduct(std::int64_t rows, std::int64_t columns, std::int64_t depth, LeftFactor left, RowMajor<const float> right,
                  RowMajor<float> target)
{
    static Product* const product = widest<Product>(avx512::product, avx2::product, baseline::product);
    product(rows, columns, depth, left, right, target);
}

void turnRows(std::int64_t rows, std::int64_t columns, RowMajor<const float> source, RowMajor<float> target)
{
    static Turn* const turn = widest<Turn>(avx512::turn, avx2::turn, baseline::turn);
    turn(rows, columns, source, target);
}

} // namespace ratatosk::kernel
