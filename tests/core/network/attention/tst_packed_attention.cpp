// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/packed_attention.h"

#include "core/network/attention/padded_attention.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <cmath>

using namespace ratatosk;

namespace {

/// As a share of the largest value.
double largestDifference(const at::Tensor& found, const at::Tensor& expected)
{
    return ((found - expected).abs().max() / expected.abs().max()).item<double>();
}

} // namespace

class TestPackedAttention : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { at::manual_seed(5); }

    void attendsByHand();
    void agreesWithPaddedAttention_data();
    void agreesWithPaddedAttention();
    void staysCloseInBFloat16();
    void addsWhatDistancesSay();
    void agreesWithPaddedAttentionOfDistances();
    void keepsSequencesApart();
    void survivesLargeScores();
    void dropsWeightsAndTheirGradients();
    void repeatsUnderTheSameSeed();
};

void TestPackedAttention::attendsByHand()
{
    // Two pieces, one head of size 1: q = (0, ln 3), k = (0, 1), v = (8, 4).
    const at::Tensor projected = at::tensor({0.0f, 0.0f, 8.0f, std::log(3.0f), 1.0f, 4.0f}).view({2, 3});
    const at::Tensor found = packedAttention(projected, at::zeros({3}), {0, 2}, 1, 0.0);
    QVERIFY(at::allclose(found, at::tensor({6.0f, 5.0f}).view({2, 1}))); // weights 1/2, 1/2 and 1/4, 3/4
    const at::Tensor shifted = packedAttention(projected - at::tensor({1.0f, 2.0f, 3.0f}), at::tensor({1.0f, 2.0f, 3.0f}), {0, 2}, 1, 0.0);
    QVERIFY(at::allclose(found, shifted)); // the bias is added inside
}

void TestPackedAttention::agreesWithPaddedAttention_data()
{
    QTest::addColumn<QList<int>>("lengths");
    QTest::addColumn<int>("heads");
    QTest::addColumn<int>("headSize");

    QTest::newRow("one piece") << QList<int>{1} << 1 << 4;
    QTest::newRow("lengths around a block") << QList<int>{15, 16, 17, 1, 32, 33} << 2 << 16;
    QTest::newRow("odd head size") << QList<int>{5, 70, 9} << 3 << 20;
    QTest::newRow("an empty sequence") << QList<int>{4, 0, 3} << 2 << 8;
    QTest::newRow("as in the language model") << QList<int>{110, 43, 130} << 12 << 32;
}

void TestPackedAttention::agreesWithPaddedAttention()
{
    QFETCH(QList<int>, lengths);
    QFETCH(int, heads);
    QFETCH(int, headSize);
    std::vector<std::int64_t> offsets{0};
    for (const int length : lengths)
        offsets.push_back(offsets.back() + length);
    const std::int64_t total = offsets.back(), width = heads * headSize;
    const at::Tensor projected = at::randn({total, 3 * width}).requires_grad_(), bias = at::randn({3 * width}).requires_grad_();
    const at::Tensor exact = projected.detach().to(at::kDouble).requires_grad_(),
                     exactBias = bias.detach().to(at::kDouble).requires_grad_();
    const at::Tensor gradient = at::randn({total, width});

    const at::Tensor found = packedAttention(projected, bias, offsets, heads, 0.0);
    const at::Tensor expected = paddedAttention(exact + exactBias, paddedRows(offsets, at::kCPU), heads, 0.0);
    QVERIFY(at::allclose(found.to(at::kDouble), expected, 1e-4, 1e-5));
    found.backward(gradient);
    expected.backward(gradient.to(at::kDouble));
    QVERIFY(at::allclose(projected.grad().to(at::kDouble), exact.grad(), 1e-3, 2e-5));
    QVERIFY(at::allclose(bias.grad().to(at::kDouble), exactBias.grad(), 1e-3, 2e-4));
}

void TestPackedAttention::staysCloseInBFloat16()
{
    const std::vector<std::int64_t> offsets{0, 30, 75};
    const at::Tensor projected = at::randn({75, 3 * 64}).to(at::kBFloat16).requires_grad_(), bias = at::randn({3 * 64}).requires_grad_();
    const at::Tensor wide = projected.detach().to(at::kFloat).requires_grad_(), wideBias = bias.detach().clone().requires_grad_();
    const at::Tensor gradient = at::randn({75, 64}).to(at::kBFloat16);
    const at::Tensor found = packedAttention(projected, bias, offsets, 2, 0.0), expected = packedAttention(wide, wideBias, offsets, 2, 0.0);
    QCOMPARE(found.scalar_type(), at::kBFloat16);
    QVERIFY(at::allclose(found.to(at::kFloat), expected, 0.01, 0.01));
    found.backward(gradient);
    expected.backward(gradient.to(at::kFloat));
    QCOMPARE(projected.grad().scalar_type(), at::kBFloat16);
    QVERIFY(largestDifference(projected.grad().to(at::kFloat), wide.grad()) < 0.01);
    QVERIFY(largestDifference(bias.grad(), wideBias.grad()) < 0.01);
}

void TestPackedAttention::addsWhatDistancesSay()
{
    // Equal scores; ln 3 for the next piece, -ln 3 for the one before: weights 1/4, 3/4 and 1/4, 3/4.
    at::Tensor projected = at::zeros({2, 3});
    projected.select(1, 2) = at::tensor({8.0f, 4.0f});
    const at::Tensor distances = at::tensor({-std::log(3.0f), 0.0f, std::log(3.0f)}).view({1, 3});
    QVERIFY(at::allclose(packedAttention(projected, at::zeros({3}), {0, 2}, 1, 0.0, {}, distances), at::tensor({5.0f, 5.0f}).view({2, 1})));
}

void TestPackedAttention::agreesWithPaddedAttentionOfDistances()
{
    const std::vector<std::int64_t> offsets{0, 40, 40, 47, 80};
    const at::Tensor projected = at::randn({80, 3 * 40}).requires_grad_(), distances = at::randn({2, 2 * 45 - 1}).requires_grad_();
    const at::Tensor exact = projected.detach().to(at::kDouble).requires_grad_(),
                     exactDistances = distances.detach().to(at::kDouble).requires_grad_();
    const at::Tensor gradient = at::randn({80, 40});
    const at::Tensor found = packedAttention(projected, at::zeros({120}), offsets, 2, 0.0, {}, distances);
    const at::Tensor expected = paddedAttention(exact, paddedRows(offsets, at::kCPU), 2, 0.0, exactDistances);
    QVERIFY(at::allclose(found.to(at::kDouble), expected, 1e-4, 1e-5));
    found.backward(gradient);
    expected.backward(gradient.to(at::kDouble));
    QVERIFY(at::allclose(projected.grad().to(at::kDouble), exact.grad(), 1e-3, 2e-5));
    QVERIFY(at::allclose(distances.grad().to(at::kDouble), exactDistances.grad(), 1e-3, 2e-4));
}

void TestPackedAttention::keepsSequencesApart()
{
    const at::Tensor first = at::randn({9, 48}), second = at::randn({20, 48}), bias = at::randn({48});
    const at::Tensor together = packedAttention(at::cat({first, second}), bias, {0, 9, 29}, 2, 0.0);
    QVERIFY(at::equal(together.slice(0, 0, 9), packedAttention(first, bias, {0, 9}, 2, 0.0)));
    QVERIFY(at::equal(together.slice(0, 9), packedAttention(second, bias, {0, 20}, 2, 0.0)));
}

void TestPackedAttention::survivesLargeScores()
{
    const at::Tensor projected = (at::randn({12, 24}) * 300.0).requires_grad_();
    const at::Tensor found = packedAttention(projected, at::zeros({24}), {0, 12}, 1, 0.0);
    found.sum().backward();
    QVERIFY(at::isfinite(found).all().item<bool>());
    QVERIFY(at::isfinite(projected.grad()).all().item<bool>());
    QVERIFY(at::allclose(found, paddedAttention(projected, paddedRows({0, 12}, at::kCPU), 1, 0.0), 1e-3, 1e-2));
}

void TestPackedAttention::dropsWeightsAndTheirGradients()
{
    // Equal scores and the values 1: without drop-out every result is 1, with it the kept share over 1 - p; its derivative by value j of
    // the sum over all queries is j's kept weights.
    const std::int64_t length = 120;
    at::Tensor projected = at::zeros({length, 3 * 16});
    projected.slice(1, 32) = 1.0;
    projected.requires_grad_();
    const at::Tensor found = packedAttention(projected, at::zeros({48}), {0, length}, 2, 0.25);
    QVERIFY(std::abs(found.mean().item<double>() - 1.0) < 0.02); // 28,800 draws: standard error 0.0034
    QVERIFY((found - 1.0).abs().max().item<double>() > 0.01);
    found.sum().backward();
    const at::Tensor valueGradient = projected.grad().slice(1, 32);
    QVERIFY(std::abs((valueGradient.sum() - found.sum()).item<double>()) < 0.05); // sum of mask * weight, either way
    // Scores' gradients sum to 0 over the keys of a query, whatever the mask.
    QVERIFY(projected.grad().slice(1, 0, 32).abs().max().item<double>() < 1e-4); // keys and queries are 0
}

void TestPackedAttention::repeatsUnderTheSameSeed()
{
    const at::Tensor projected = at::randn({25, 48}), bias = at::randn({48});
    at::manual_seed(11);
    const at::Tensor first = packedAttention(projected, bias, {0, 25}, 2, 0.5), second = packedAttention(projected, bias, {0, 25}, 2, 0.5);
    at::manual_seed(11);
    QVERIFY(at::equal(packedAttention(projected, bias, {0, 25}, 2, 0.5), first));
    QVERIFY(!at::equal(first, second));
}

RATATOSK_TEST(TestPackedAttention);
#include "tst_packed_attention.moc"
