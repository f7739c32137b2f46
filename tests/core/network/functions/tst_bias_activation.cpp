// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/bias_activation.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

using namespace ratatosk;

class TestBiasActivation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheDefinition_data();
    void agreesWithTheDefinition();
    void sumsTheBiasGradientOverManyRows();
};

void TestBiasActivation::agreesWithTheDefinition_data()
{
    QTest::addColumn<bool>("isGelu");
    QTest::addColumn<bool>("isNarrow");
    QTest::addColumn<double>("tolerance");
    QTest::newRow("gelu, fp32") << true << false << 1e-6;
    QTest::newRow("gelu, bfloat16") << true << true << 0.02; // values reach 6, rounded to 8 bits
    QTest::newRow("relu, fp32") << false << false << 1e-6;
    QTest::newRow("relu, bfloat16") << false << true << 0.02;
}

void TestBiasActivation::agreesWithTheDefinition()
{
    QFETCH(bool, isGelu);
    QFETCH(bool, isNarrow);
    QFETCH(double, tolerance);
    const at::ScalarType format = isNarrow ? at::kBFloat16 : at::kFloat;
    // A fine grid over everything that matters, and far beyond.
    const at::Tensor values = at::cat({at::linspace(-6, 6, 2397), at::tensor({-100.0f, 100.0f, 0.0f})}).view({100, 24}).to(format);
    const at::Tensor input = values.clone().requires_grad_(), bias = at::linspace(-0.5, 0.5, 24).requires_grad_();
    const at::Tensor found = biasActivation(isGelu ? Activation::Gelu : Activation::Relu, input, bias);
    QCOMPARE(found.scalar_type(), format);
    const at::Tensor outGradient = at::ones_like(found);
    found.backward(outGradient);

    const at::Tensor exactInput = values.to(at::kDouble).requires_grad_(), exactBias = bias.detach().to(at::kDouble).requires_grad_();
    const at::Tensor sum = exactInput + exactBias, expected = isGelu ? at::gelu(sum) : at::relu(sum);
    expected.backward(at::ones_like(expected));
    QVERIFY(at::allclose(found.to(at::kDouble), expected, tolerance, tolerance));
    QVERIFY(at::allclose(input.grad().to(at::kDouble), exactInput.grad(), tolerance, tolerance));
    QVERIFY(at::allclose(bias.grad().to(at::kDouble), exactBias.grad(), 1e-4, 1e-4));
}

void TestBiasActivation::sumsTheBiasGradientOverManyRows()
{
    const at::Tensor input = at::full({1000, 3}, 50.0f).requires_grad_(), bias = at::zeros({3}).requires_grad_();
    biasActivation(Activation::Gelu, input, bias).backward(at::ones({1000, 3})); // slope 1 there
    QVERIFY(at::equal(bias.grad(), at::full({3}, 1000.0f)));
}

RATATOSK_TEST(TestBiasActivation);
#include "tst_bias_activation.moc"
