// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/small_product.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <vector>

using namespace ratatosk::kernel;

class TestSmallProduct : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void multiplies_data();
    void multiplies();
    void turnsRows_data();
    void turnsRows();
};

void TestSmallProduct::multiplies_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("depth");
    QTest::addColumn<bool>("isTurned"); // the left factor is stored column by column

    QTest::newRow("smallest") << 8 << 16 << 1 << false;
    QTest::newRow("two vectors") << 8 << 32 << 3 << false;
    QTest::newRow("odd vectors") << 16 << 48 << 7 << false;
    QTest::newRow("turned") << 24 << 80 << 5 << true;
    QTest::newRow("nothing to add") << 8 << 16 << 0 << false;
}

void TestSmallProduct::multiplies()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, depth);
    QFETCH(bool, isTurned);
    const auto leftAt = [](int row, int k) { return static_cast<float>((row * 3 + k * 5) % 11 - 5); };
    const auto rightAt = [](int k, int column) { return static_cast<float>((k * 7 + column * 2) % 13 - 6); };
    std::vector<float> left(rows * depth), right(depth * columns), target(rows * (columns + 1), 99.0f);
    for (int k = 0; k < depth; ++k) {
        for (int row = 0; row < rows; ++row)
            left[isTurned ? k * rows + row : row * depth + k] = leftAt(row, k);
        for (int column = 0; column < columns; ++column)
            right[k * columns + column] = rightAt(k, column);
    }
    const LeftFactor factor = isTurned ? LeftFactor{left.data(), 1, rows} : LeftFactor{left.data(), depth, 1};
    smallProduct(rows, columns, depth, factor, {right.data(), columns}, {target.data(), columns + 1});
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            float expected = 0.0f; // small integers: exact in any order
            for (int k = 0; k < depth; ++k)
                expected += leftAt(row, k) * rightAt(k, column);
            QCOMPARE(target[row * (columns + 1) + column], expected);
        }
        QCOMPARE(target[row * (columns + 1) + columns], 99.0f); // between the rows nothing is touched
    }
}

void TestSmallProduct::turnsRows_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("length"); // of a row that was a column

    QTest::newRow("one row") << 1 << 16 << 16;
    QTest::newRow("whole blocks") << 32 << 32 << 32;
    QTest::newRow("filled up") << 37 << 48 << 48;
    QTest::newRow("nothing") << 0 << 16 << 16;
}

void TestSmallProduct::turnsRows()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, length);
    const int stride = columns + 3;
    std::vector<float> source(rows * stride + 1), target(columns * length, 99.0f);
    for (std::size_t i = 0; i < source.size(); ++i)
        source[i] = static_cast<float>(i);
    turnRows(rows, columns, {source.data(), stride}, {target.data(), length});
    for (int column = 0; column < columns; ++column)
        for (int row = 0; row < length; ++row)
            QCOMPARE(target[column * length + row], row < rows ? source[row * stride + column] : 0.0f);
}

RATATOSK_TEST(TestSmallProduct);
#include "tst_small_product.moc"
