// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/residual_norm.h"
#include "core/network/functions/tensor_rows.h"
#include "core/network/inference/text_stack.h"
#include "core/network/kernels/parallel.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <cmath>

using namespace ratatosk;

namespace {

constexpr std::int64_t kWidth = 128, kInner = 192, kHeads = 4;

struct TextWeights {
    at::Tensor projections = at::randn({3 * kWidth, kWidth}) * 0.1, attention = at::randn({kWidth, kWidth}) * 0.1;
    at::Tensor inner = at::randn({kInner, kWidth}) * 0.1, output = at::randn({kWidth, kInner}) * 0.1;
    at::Tensor projectionBias = at::randn({3 * kWidth}) * 0.1, attentionBias = at::randn({kWidth}) * 0.1;
    at::Tensor innerBias = at::randn({kInner}) * 0.1, outputBias = at::randn({kWidth}) * 0.1;
    LayerNorm attentionNorm{at::randn({kWidth}), at::randn({kWidth})}, outputNorm{at::randn({kWidth}), at::randn({kWidth})};

    FixedTextLayer fixed(Rounding rounding) const
    {
        const auto weight = [rounding](const at::Tensor& matrix) {
            return LayerWeight({kernel::MatrixRows::of(matrix.data_ptr<float>(), matrix.size(0), matrix.size(1))},
                               rounding != Rounding::None);
        };
        const auto norm = [](const LayerNorm& norm) {
            return FixedNorm{numbersOf(norm.weight), numbersOf(norm.bias), static_cast<float>(norm.epsilon)};
        };
        return {weight(projections),      weight(attention),    weight(inner),         weight(output),      numbersOf(projectionBias),
                numbersOf(attentionBias), numbersOf(innerBias), numbersOf(outputBias), norm(attentionNorm), norm(outputNorm)};
    }
};

at::Tensor normed(const at::Tensor& x, const LayerNorm& norm)
{
    return at::layer_norm(x, {kWidth}, norm.weight, norm.bias, norm.epsilon);
}

/// One sequence by torch's own operations.
at::Tensor plainLayer(const TextWeights& weights, const at::Tensor& x, const at::Tensor& distances)
{
    const auto heads = at::linear(x, weights.projections, weights.projectionBias).view({x.size(0), 3, kHeads, -1}).permute({1, 2, 0, 3});
    at::Tensor scores = at::matmul(heads[0], heads[1].transpose(1, 2)) / std::sqrt(static_cast<double>(kWidth / kHeads));
    for (std::int64_t i = 0; i < x.size(0) && distances.defined(); ++i) // of row i column 0 is i behind it
        scores.select(1, i).add_(distances.slice(1, distances.size(1) / 2 - i, distances.size(1) / 2 - i + x.size(0)));
    const at::Tensor attended = at::matmul(at::softmax(scores, -1), heads[2]).transpose(0, 1).reshape(x.sizes());
    const at::Tensor u = normed(x + at::linear(attended, weights.attention, weights.attentionBias), weights.attentionNorm);
    const at::Tensor inner = at::gelu(at::linear(u, weights.inner, weights.innerBias));
    return normed(u + at::linear(inner, weights.output, weights.outputBias), weights.outputNorm);
}

at::Tensor plainLayers(const std::vector<TextWeights>& layers, const at::Tensor& x, const std::vector<std::int64_t>& offsets,
                       const at::Tensor& distances)
{
    std::vector<at::Tensor> sequences;
    for (std::size_t i = 0; i + 1 < offsets.size(); ++i) {
        at::Tensor sequence = x.slice(0, offsets[i], offsets[i + 1]);
        for (const TextWeights& layer : layers)
            sequence = plainLayer(layer, sequence, distances);
        sequences.push_back(sequence);
    }
    return at::cat(sequences);
}

} // namespace

class TestTextStack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { at::manual_seed(12); }
    void cleanup() { setThreadCount(1); }
    void agreesWithTheFormulas_data();
    void agreesWithTheFormulas();
    void isTheSameOnAnyNumberOfThreads();
};

void TestTextStack::agreesWithTheFormulas_data()
{
    QTest::addColumn<Rounding>("rounding");
    QTest::addColumn<std::vector<std::int64_t>>("offsets");
    QTest::addColumn<bool>("knowsDistances");

    const std::vector<std::int64_t> one{0, 37}, shared{0, 130, 131, 150};
    QTest::newRow("groups, one sequence") << Rounding::Groups << one << false;
    QTest::newRow("groups, sequences that threads share") << Rounding::Groups << shared << false;
    QTest::newRow("groups, distances") << Rounding::Groups << shared << true;
    QTest::newRow("fp32, one sequence") << Rounding::None << one << false;
    QTest::newRow("fp32, distances") << Rounding::None << shared << true;
    QTest::newRow("tiles, sequences that threads share") << Rounding::Tiles << shared << false;
    QTest::newRow("tiles, distances") << Rounding::Tiles << shared << true;
}

void TestTextStack::agreesWithTheFormulas()
{
    QFETCH(Rounding, rounding);
    QFETCH(std::vector<std::int64_t>, offsets);
    QFETCH(bool, knowsDistances);
    const std::vector<TextWeights> weights(2);
    const TextStack stack({weights[0].fixed(rounding), weights[1].fixed(rounding)}, kHeads);
    const at::Tensor distances = knowsDistances ? at::randn({kHeads, 2 * 135 - 1}) * 2 : at::Tensor();
    const at::Tensor x = at::randn({offsets.back(), kWidth}), expected = plainLayers(weights, x, offsets, distances);
    setThreadCount(2);
    const at::Tensor difference = tensorOf(stack.forward(rowsOf(x), offsets, rounding, knowsDistances ? rowsOf(distances) : NumberRows()))
        - expected;
    const double error = (difference.norm() / expected.norm()).item<double>();
    QVERIFY2(error < (rounding == Rounding::None ? 1e-5 : 0.02), qPrintable(QString::number(error))); // what eight bits lose
}

void TestTextStack::isTheSameOnAnyNumberOfThreads()
{
    for (const Rounding rounding : {Rounding::None, Rounding::Groups, Rounding::Tiles}) {
        const TextStack stack({TextWeights().fixed(rounding), TextWeights().fixed(rounding)}, kHeads);
        const NumberRows x = rowsOf(at::randn({97, kWidth}));
        setThreadCount(1);
        const NumberRows alone = stack.forward(x, {0, 60, 97}, rounding);
        setThreadCount(3);
        QCOMPARE(stack.forward(x, {0, 60, 97}, rounding).numbers, alone.numbers);
    }
}

RATATOSK_TEST(TestTextStack);
#include "tst_text_stack.moc"
