// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Included by small_product.cpp once per instruction set, inside a namespace of its own, with RATATOSK_VECTOR_BYTES set: the compiler
// splits vectors wider than the set's before it clones functions, so clones would not do.

using Vector = float __attribute__((vector_size(RATATOSK_VECTOR_BYTES), aligned(4), may_alias));
constexpr int kLanes = RATATOSK_VECTOR_BYTES / static_cast<int>(sizeof(float));

/// Keeps rows * vectors sums in registers.
template <int rows, int vectors>
inline void blockProduct(std::int64_t depth, LeftFactor left, RowMajor<const float> right, RowMajor<float> target)
{
    Vector sums[rows][vectors] = {};
    for (std::int64_t k = 0; k < depth; ++k) {
        Vector factors[vectors];
#pragma GCC unroll 4
        for (int v = 0; v < vectors; ++v)
            factors[v] = *reinterpret_cast<const Vector*>(right.data + k * right.rowStride + v * kLanes);
#pragma GCC unroll 8
        for (int row = 0; row < rows; ++row)
#pragma GCC unroll 4
            for (int v = 0; v < vectors; ++v)
                sums[row][v] += left.data[row * left.rowStride + k * left.columnStride] * factors[v];
    }
#pragma GCC unroll 8
    for (int row = 0; row < rows; ++row)
#pragma GCC unroll 4
        for (int v = 0; v < vectors; ++v)
            *reinterpret_cast<Vector*>(target.data + row * target.rowStride + v * kLanes) = sums[row][v];
}

template <int vectors>
inline void columnsProduct(std::int64_t rows, std::int64_t depth, LeftFactor left, RowMajor<const float> right, RowMajor<float> target)
{
    constexpr int blockRows = kLanes == 16 ? 8 : 4; // as many sums as there are registers for
    for (std::int64_t row = 0; row < rows; row += blockRows)
        blockProduct<blockRows, vectors>(depth, {left.data + row * left.rowStride, left.rowStride, left.columnStride}, right,
                                         {target.data + row * target.rowStride, target.rowStride});
}

using Places = int __attribute__((vector_size(RATATOSK_VECTOR_BYTES)));

/// Numbers of two registers behind each other, by their places.
inline Vector pickFrom(Vector first, Vector second, Places places)
{
#ifdef __clang__
    Vector picked;
    for (int lane = 0; lane < kLanes; ++lane)
        picked[lane] = places[lane] < kLanes ? first[places[lane]] : second[places[lane] - kLanes];
    return picked;
#else
    return __builtin_shuffle(first, second, places);
#endif
}

/// Rows become columns of kLanes numbers: half of the registers slips between the other half, as often as it takes to come round.
inline void turnBlock(Vector (&block)[kLanes])
{
    Places low, high;
    for (int lane = 0; lane < kLanes; ++lane) {
        low[lane] = lane / 2 + lane % 2 * kLanes;
        high[lane] = low[lane] + kLanes / 2;
    }
    for (int round = 1; round < kLanes; round *= 2) {
        Vector slipped[kLanes];
#pragma GCC unroll 8
        for (int i = 0; i < kLanes / 2; ++i) {
            slipped[2 * i] = pickFrom(block[i], block[i + kLanes / 2], low);
            slipped[2 * i + 1] = pickFrom(block[i], block[i + kLanes / 2], high);
        }
#pragma GCC unroll 16
        for (int i = 0; i < kLanes; ++i)
            block[i] = slipped[i];
    }
}

inline void turn(std::int64_t rows, std::int64_t columns, RowMajor<const float> source, RowMajor<float> target)
{
    for (std::int64_t row = 0; row < target.rowStride; row += kLanes)
        for (std::int64_t column = 0; column < columns; column += kLanes) {
            Vector block[kLanes] = {};
#pragma GCC unroll 16
            for (int i = 0; i < kLanes; ++i)
                if (row + i < rows)
                    block[i] = *reinterpret_cast<const Vector*>(source.data + (row + i) * source.rowStride + column);
            turnBlock(block);
#pragma GCC unroll 16
            for (int i = 0; i < kLanes; ++i)
                *reinterpret_cast<Vector*>(target.data + (column + i) * target.rowStride + row) = block[i];
        }
}

inline void product(std::int64_t rows, std::int64_t columns, std::int64_t depth, LeftFactor left, RowMajor<const float> right,
                    RowMajor<float> target)
{
    std::int64_t column = 0;
    for (; column + 2 * kLanes <= columns; column += 2 * kLanes)
        columnsProduct<2>(rows, depth, left, {right.data + column, right.rowStride}, {target.data + column, target.rowStride});
    for (; column < columns; column += kLanes)
        columnsProduct<1>(rows, depth, left, {right.data + column, right.rowStride}, {target.data + column, target.rowStride});
}
