// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/thin_product.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <vector>

using namespace ratatosk::kernel;

class TestThinProduct : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void multiplies_data();
    void multiplies();
    void keepsEightBitsWhereTheyAreExact();
};

void TestThinProduct::multiplies_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("outputs");
    QTest::addColumn<int>("depth");
    QTest::addColumn<bool>("isTurned"); // the matrix is stored depth by depth

    QTest::newRow("one number") << 1 << 1 << 1 << false;
    QTest::newRow("one panel") << 5 << 32 << 7 << false;
    QTest::newRow("more than a panel") << 3 << 33 << 20 << false;
    QTest::newRow("more rows than registers") << 12 << 70 << 5 << false;
    QTest::newRow("turned") << 4 << 40 << 9 << true;
    QTest::newRow("no outputs") << 2 << 0 << 3 << false;
    QTest::newRow("nothing to add") << 2 << 10 << 0 << false;
}

void TestThinProduct::multiplies()
{
    QFETCH(int, rows);
    QFETCH(int, outputs);
    QFETCH(int, depth);
    QFETCH(bool, isTurned);
    const auto numberAt = [](int output, int k) { return static_cast<float>((k * 7 + output * 2) % 13 - 6) + (k + output) % 3 * 0.25f; };
    std::vector<float> numbers(outputs * depth), left(rows * depth);
    for (int output = 0; output < outputs; ++output)
        for (int k = 0; k < depth; ++k)
            numbers[isTurned ? k * outputs + output : output * depth + k] = numberAt(output, k);
    for (size_t i = 0; i < left.size(); ++i)
        left[i] = static_cast<float>(static_cast<int>(i * 5 % 11) - 5);
    const ThinMatrix matrix(numbers.data(), outputs, depth, isTurned ? 1 : depth, isTurned ? outputs : 1);
    const auto stride = matrix.targetWidth() + 1;
    std::vector<float> target(rows * stride, 99.0f);
    matrix.multiply(rows, left.data(), depth, target.data(), stride);
    for (int row = 0; row < rows; ++row) {
        for (int output = 0; output < outputs; ++output) {
            float expected = 0.0f;
            for (int k = 0; k < depth; ++k)
                expected += left[row * depth + k] * numberAt(output, k);
            QVERIFY(std::abs(target[row * stride + output] - expected) < 1e-3f);
        }
        QCOMPARE(target[row * stride + matrix.targetWidth()], 99.0f); // between the rows nothing is touched
    }
}

void TestThinProduct::keepsEightBitsWhereTheyAreExact()
{
    constexpr int outputs = 3, depth = 50;
    std::vector<float> numbers(outputs * depth);
    for (int output = 0; output < outputs; ++output)
        for (int k = 0; k < depth; ++k)
            numbers[output * depth + k] = (0.013f + 0.001f * output) * static_cast<float>(k == 0 ? 127 : k * 37 % 255 - 127);
    const ThinMatrix exact(numbers.data(), outputs, depth, depth, 1);
    QVERIFY(exact.isEightBit());
    std::vector<float> left(depth), target(exact.targetWidth());
    left[7] = 2.0f;
    exact.multiply(1, left.data(), depth, target.data(), exact.targetWidth());
    for (int output = 0; output < outputs; ++output)
        QVERIFY(std::abs(target[output] - 2.0f * numbers[output * depth + 7]) < 1e-5f);
    numbers[60] += 0.004f;
    QVERIFY(!ThinMatrix(numbers.data(), outputs, depth, depth, 1).isEightBit());
}

RATATOSK_TEST(TestThinProduct);
#include "tst_thin_product.moc"
