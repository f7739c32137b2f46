// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/small_product.h"

namespace ratatosk::kernel {

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define RATATOSK_WIDER_SETS
#pragma GCC push_options
#pragma GCC target("avx512f,avx512vl,avx2,fma")
namespace avx512 {
#define RATATOSK_VECTOR_BYTES 64
#include "core/kernels/small_product_block.inl"
#undef RATATOSK_VECTOR_BYTES
} // namespace avx512
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx2,fma")
namespace avx2 {
#define RATATOSK_VECTOR_BYTES 32
#include "core/kernels/small_product_block.inl"
#undef RATATOSK_VECTOR_BYTES
} // namespace avx2
#pragma GCC pop_options
#endif

namespace baseline {
#define RATATOSK_VECTOR_BYTES 16
#include "core/kernels/small_product_block.inl"
#undef RATATOSK_VECTOR_BYTES
} // namespace baseline

namespace {

using Product = void(std::int64_t, std::int64_t, std::int64_t, LeftFactor, RowMajor<const float>, RowMajor<float>);

Product* fastestProduct()
{
#ifdef RATATOSK_WIDER_SETS
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl"))
        return avx512::product;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return avx2::product;
#endif
    return baseline::product;
}

} // namespace

void smallProduct(std::int64_t rows, std::int64_t columns, std::int64_t depth, LeftFactor left, RowMajor<const float> right,
                  RowMajor<float> target)
{
    static Product* const product = fastestProduct();
    product(rows, columns, depth, left, right, target);
}

} // namespace ratatosk::kernel
