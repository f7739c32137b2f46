// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/product_speed.h"

#include "core/network/functions/integer_product.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <chrono>

namespace ratatosk {
namespace {

constexpr int kSize = 768;         ///< the width of a language model's layer: products of that shape are what counts
constexpr int kProducts = 8;       ///< a run; long enough for the clock
constexpr int kRuns = 24;          ///< the best counts: of fewer some are too low by a third
constexpr double kMostSeconds = 4; ///< a format that the processor lacks takes half a second a product: few runs tell enough

template <class Product>
double secondsOf(Product product, int products)
{
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < products; ++i)
        product();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

double productSpeed(Precision precision)
{
    const at::ScalarType format = precision == Precision::BFloat16 ? at::kBFloat16 : at::kFloat;
    const at::Tensor left = at::ones({kSize, kSize}).to(format);
    const at::Tensor right = at::ones({kSize, kSize}).to(format);
    const IntegerMatrix packed = precision == Precision::Integer ? IntegerMatrix(right) : IntegerMatrix();
    const auto product = [&] { return packed.isEmpty() ? at::mm(left, right) : packed.multiply(left); };
    const double first = secondsOf(product, 1); // wakes threads, picks kernels
    const int products = first * kProducts * kRuns > 4 * kMostSeconds ? 1 : kProducts;
    double best = 1e9, total = 0;
    for (int run = 0; run < kRuns && total < kMostSeconds; ++run) {
        const double seconds = secondsOf(product, products);
        best = std::min(best, seconds);
        total += seconds;
    }
    return 2.0 * kSize * kSize * kSize * products / best / 1e9;
}

} // namespace ratatosk
