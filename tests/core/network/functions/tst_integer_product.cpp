// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/integer_product.h"
#include "core/network/kernels/integer_product_kernel.h"
#include "core/network/kernels/tile_panel_kernel.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <QtTest>

#include <cmath>

using namespace ratatosk;

class TestIntegerProduct : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void multiplies_data();
    void multiplies();
    void isExactWhereBytesAre();
    void isTheSameByAllInstructions_data();
    void isTheSameByAllInstructions();
    void isNearlyExactInTiles_data();
    void isNearlyExactInTiles();
    void roundsToTheNearestByte_data();
    void roundsToTheNearestByte();
    void staysNearBesideALargeNumber();
    void givesTheWeightsMemoryBack();
};

namespace {

/// Error of the eight-bit product relative to the exact one.
double eightBitError(const at::Tensor& input, const at::Tensor& weight)
{
    const at::Tensor exact = at::linear(input, weight);
    return ((IntegerMatrix(weight).multiply(input) - exact).norm() / exact.norm()).item<double>();
}

/// The product as a row of panels, by rows rounded in one way and multiplied in another.
template <class Rows, class... Instructions>
at::Tensor panelProduct(const at::Tensor& input, const kernel::ByteMatrix& weight, Instructions... instructions)
{
    Rows rounded(input.size(0), input.size(1));
    kernel::roundRows(input.data_ptr<float>(), input.size(1), 0, input.size(0), rounded);
    const std::int64_t width = weight.panels() * kernel::ByteMatrix::kPanel;
    at::Tensor result = at::empty({input.size(0), width});
    for (std::int64_t panel = 0; panel < weight.panels(); ++panel)
        weight.multiplyPanel(panel, {0, input.size(0)}, rounded, {result.data_ptr<float>() + panel * kernel::ByteMatrix::kPanel, width},
                             instructions...);
    return result.slice(1, 0, weight.outputs());
}

kernel::ByteMatrix bytesOf(const at::Tensor& weight)
{
    return {weight.data_ptr<float>(), weight.size(0), weight.size(1)};
}

void addShapes()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("outputs");

    QTest::newRow("one row") << 1 << 64 << 64;
    QTest::newRow("a layer") << 61 << 256 << 1024;
    QTest::newRow("odd numbers") << 5 << 100 << 70;
    QTest::newRow("less than a group") << 4 << 32 << 10;
    QTest::newRow("many rows") << 200 << 384 << 384;
}

} // namespace

void TestIntegerProduct::multiplies_data()
{
    addShapes();
}

void TestIntegerProduct::multiplies()
{
    QFETCH(int, rows);
    QFETCH(int, depth);
    QFETCH(int, outputs);
    at::manual_seed(3);
    const double error = eightBitError(at::randn({rows, depth}), at::randn({outputs, depth}));
    QVERIFY2(error < 0.015, qPrintable(QString::number(error)));
}

void TestIntegerProduct::isTheSameByAllInstructions_data()
{
    addShapes();
}

/// Wider instructions take the same integers; only the order in which groups add up may round otherwise.
void TestIntegerProduct::isTheSameByAllInstructions()
{
    QFETCH(int, rows);
    QFETCH(int, depth);
    QFETCH(int, outputs);
    using kernel::ByteInstructions;
    at::manual_seed(7);
    const at::Tensor input = at::randn({rows, depth}), weight = at::randn({outputs, depth});
    const kernel::ByteMatrix bytes = bytesOf(weight);
    const at::Tensor plain = panelProduct<kernel::ByteRows>(input, bytes, ByteInstructions::None);
    for (const ByteInstructions instructions : {ByteInstructions::AvxVnni, ByteInstructions::Avx512Vnni}) {
        if (!kernel::hasByteInstructions(instructions))
            continue;
        const at::Tensor product = panelProduct<kernel::ByteRows>(input, bytes, instructions);
        QVERIFY(((product - plain).abs().max() / plain.abs().max()).item<float>() < 1e-5);
    }
}

void TestIntegerProduct::isNearlyExactInTiles_data()
{
    addShapes();
}

void TestIntegerProduct::isNearlyExactInTiles()
{
    QFETCH(int, rows);
    QFETCH(int, depth);
    QFETCH(int, outputs);
    at::manual_seed(8);
    const at::Tensor input = at::randn({rows, depth});
    at::Tensor weight = at::randint(-126, 127, {outputs, depth}).to(at::kFloat);
    weight.select(1, 0).fill_(127); // so that the weight's own rounding loses nothing
    const at::Tensor exact = at::linear(input, weight);
    const at::Tensor product = panelProduct<kernel::TileRows>(input, bytesOf(weight));
    QVERIFY(((product - exact).norm() / exact.norm()).item<double>() < 1e-4);
}

void TestIntegerProduct::isExactWhereBytesAre()
{
    at::manual_seed(4);
    at::Tensor input = at::randint(0, 256, {7, 128}).to(at::kFloat), weight = at::randint(-126, 127, {65, 128}).to(at::kFloat);
    for (const std::int64_t group : {0, 32, 64, 96}) {
        input.select(1, group).zero_();
        input.select(1, group + 1).fill_(255);
    }
    weight.select(1, 5).fill_(127);
    QVERIFY(at::equal(panelProduct<kernel::ByteRows>(input, bytesOf(weight)), at::linear(input, weight)));
    QVERIFY(at::equal(IntegerMatrix(weight).multiply(at::zeros({2, 128})), at::zeros({2, 65})));
}

void TestIntegerProduct::roundsToTheNearestByte_data()
{
    QTest::addColumn<int>("count");

    for (const int count : {1, 31, 32, 33, 64, 70, 96, 128, 200})
        QTest::addRow("%d numbers", count) << count;
}

void TestIntegerProduct::roundsToTheNearestByte()
{
    QFETCH(int, count);
    at::manual_seed(9);
    at::Tensor numbers = at::randn({2, count}) * 3 - 1;
    numbers[1].fill_(-0.5); // nothing to tell apart
    kernel::ByteRows rounded(2, count);
    kernel::roundRows(numbers.data_ptr<float>(), count, 0, 2, rounded);
    for (std::int64_t row = 0; row < 2; ++row)
        for (std::int64_t k = 0; k < count; ++k) {
            const auto group = static_cast<std::size_t>(row * rounded.groups + k / kernel::kIntegerGroup);
            const float byte = rounded.bytes[static_cast<std::size_t>(row * rounded.width() + k)], step = rounded.step[group];
            const float error = std::fabs(rounded.low[group] + step * byte - numbers[row][k].item<float>());
            QVERIFY2(error <= 0.501f * step, qPrintable(QString::number(error / step)));
        }
}

/// Language models have states of which one number is a hundred times the others: only its own group suffers.
void TestIntegerProduct::staysNearBesideALargeNumber()
{
    at::manual_seed(5);
    at::Tensor input = at::randn({16, 384});
    const at::Tensor weight = at::randn({64, 384});
    input.select(1, 100).fill_(100);
    at::Tensor others = weight.clone();
    others.slice(1, 96, 128).zero_(); // the large number's group
    QVERIFY(eightBitError(input, others) < 0.015);
}

void TestIntegerProduct::givesTheWeightsMemoryBack()
{
    at::manual_seed(6);
    at::Tensor one = at::randn({8, 16}), two = at::randn({4, 16});
    const at::Tensor input = at::randn({3, 16}), exact = at::linear(input, at::cat({one, two}));
    const IntegerMatrix packed = packForGood({&one, &two});
    QCOMPARE(one.numel(), 0);
    const at::Tensor product = layerProduct(input, one, packed, Precision::Integer);
    QVERIFY(((product - exact).norm() / exact.norm()).item<double>() < 0.02);
}

RATATOSK_TEST(TestIntegerProduct);
#include "tst_integer_product.moc"
