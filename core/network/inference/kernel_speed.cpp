// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/kernel_speed.h"

#include "core/network/inference/layer_product.h"
#include "core/network/inference/layer_weight.h"
#include "core/network/inference/row_shares.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <functional>

namespace ratatosk {
namespace {

constexpr std::int64_t kSize = 768;                      ///< the width of a language model's layer: products of that shape are what counts
constexpr int kProducts = 8;                             ///< a run; long enough for the clock
constexpr int kRuns = 24;                                ///< the best counts: of fewer some are too low by a third
constexpr double kMostSeconds = 4;                       ///< where the processor lacks what multiplies bytes, few runs tell enough
constexpr std::int64_t kCopied = std::int64_t{32} << 20; ///< fp32 numbers: 128 MB

double secondsOf(const std::function<void()>& work, int times)
{
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < times; ++i)
        work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

template <class Rows>
double productSpeed(const LayerWeight& weight, const std::vector<float>& left)
{
    const std::vector<kernel::RowSpan> shares = rowShares(kSize, 48);
    kernel::Scratch target(kSize * kSize);
    const auto product = [&] {
        Rows rounded(kSize, kSize);
        forEachShare(shares, [&](std::size_t, kernel::RowSpan rows) {
            roundRows(left.data(), kSize, rows.begin, rows.end, rounded);
            multiplyLayer(weight.matrix<Rows>(), rows, rounded, {}, {target.data(), kSize, 0}, nullptr);
        });
    };
    double best = secondsOf(product, 1) + 1e9, total = 0; // the first wakes threads
    for (int run = 0; run < kRuns && total < kMostSeconds; ++run) {
        const double seconds = secondsOf(product, kProducts);
        best = std::min(best, seconds);
        total += seconds;
    }
    return 2.0 * kSize * kSize * kSize * kProducts / best / 1e9;
}

} // namespace

double kernelSpeed(Precision precision)
{
    const std::vector<float> ones(kSize * kSize, 1.0F);
    const LayerWeight weight({kernel::MatrixRows::of(ones.data(), kSize, kSize)}, precision == Precision::Integer);
    if (precision != Precision::Integer)
        return productSpeed<FloatRows>(weight, ones);
    return fastestRounding() == Rounding::Tiles ? productSpeed<kernel::TileRows>(weight, ones)
                                                : productSpeed<kernel::ByteRows>(weight, ones);
}

double memorySpeed()
{
    const std::vector<float> source(kCopied, 1.0F);
    std::vector<float> target(kCopied);
    const std::vector<kernel::RowSpan> shares = rowShares(kCopied, 64);
    double best = 1e9;
    for (int run = 0; run < kRuns; ++run)
        best = std::min(best,
                        secondsOf(
                            [&] {
                                forEachShare(shares, [&](std::size_t, kernel::RowSpan part) {
                                    std::memcpy(target.data() + part.begin, source.data() + part.begin,
                                                static_cast<std::size_t>(part.count()) * sizeof(float));
                                });
                            },
                            1));
    return 2.0 * kCopied * sizeof(float) / best / 1e9;
}

} // namespace ratatosk
