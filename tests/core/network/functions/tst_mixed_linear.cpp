// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/mixed_linear.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

using namespace ratatosk;

namespace {

/// A layer's operands and, after `differentiate`, their gradients.
struct LinearOperands {
    at::Tensor input, weight, bias;

    static LinearOperands draw(std::int64_t rows, std::int64_t inputs, std::int64_t outputs)
    {
        return {at::randn({rows, inputs}).requires_grad_(), at::randn({outputs, inputs}).requires_grad_(),
                at::randn({outputs}).requires_grad_()};
    }
    LinearOperands copy() const
    {
        return {input.detach().clone().requires_grad_(), weight.detach().clone().requires_grad_(), bias.detach().clone().requires_grad_()};
    }
    at::Tensor differentiate(const at::Tensor& outputGradient, Precision precision) const
    {
        const at::Tensor output = mixedLinear(input, weight, bias, precision);
        output.backward(outputGradient);
        return output.detach();
    }
};

/// Largest difference as a share of the largest value.
double relativeError(const at::Tensor& found, const at::Tensor& expected)
{
    return ((found - expected).abs().max() / expected.abs().max()).item<double>();
}

} // namespace

class TestMixedLinear : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { at::manual_seed(7); }

    void isExactlyLinearInFloat32();
    void staysWithinRoundingInBFloat16();
    void roundsOperandsOnly();
    void worksWithoutBias();
    void givesOnlyTheGradientsThatAreNeeded();
    void keepsTheFormatOfProducts();
};

void TestMixedLinear::isExactlyLinearInFloat32()
{
    const LinearOperands operands = LinearOperands::draw(5, 7, 3);
    QVERIFY(at::equal(mixedLinear(operands.input, operands.weight, operands.bias, Precision::Float32),
                      at::linear(operands.input, operands.weight, operands.bias)));
}

void TestMixedLinear::staysWithinRoundingInBFloat16()
{
    const LinearOperands exact = LinearOperands::draw(64, 96, 80), rounded = exact.copy();
    const at::Tensor outputGradient = at::randn({64, 80});
    const at::Tensor expected = exact.differentiate(outputGradient, Precision::Float32);
    const at::Tensor found = rounded.differentiate(outputGradient, Precision::BFloat16);
    QCOMPARE(found.scalar_type(), at::kFloat);
    QVERIFY(relativeError(found, expected) < 0.01);
    // Where the processor has no bf16, LibTorch's own kernel also sums a gradient in bf16: measured 0.020 and 0.017.
    QVERIFY(relativeError(rounded.input.grad(), exact.input.grad()) < 0.04);
    QVERIFY(relativeError(rounded.weight.grad(), exact.weight.grad()) < 0.04);
    QVERIFY(relativeError(rounded.bias.grad(), exact.bias.grad()) < 0.01);
    QVERIFY(!at::equal(found, expected)); // it did round
}

void TestMixedLinear::roundsOperandsOnly()
{
    // Small integers are exact in bfloat16, and so are their sums below 256.
    const at::Tensor input = at::tensor({1.0f, 2.0f, -3.0f, 4.0f}).view({2, 2}).requires_grad_();
    const at::Tensor weight = at::tensor({2.0f, 0.0f, -1.0f, 5.0f}).view({2, 2}).requires_grad_();
    const at::Tensor bias = at::tensor({0.1f, 0.001f}).requires_grad_();
    const at::Tensor output = mixedLinear(input, weight, bias, Precision::BFloat16);
    QVERIFY(at::equal(output, at::tensor({2.0f, 9.0f, -6.0f, 23.0f}).view({2, 2}) + bias)); // the bias is added in fp32
    output.backward(at::tensor({1.0f, 0.0f, 2.0f, -1.0f}).view({2, 2}));
    QVERIFY(at::equal(input.grad(), at::tensor({2.0f, 0.0f, 5.0f, -5.0f}).view({2, 2})));
    QVERIFY(at::equal(weight.grad(), at::tensor({-5.0f, 10.0f, 3.0f, -4.0f}).view({2, 2})));
    QVERIFY(at::equal(bias.grad(), at::tensor({3.0f, -1.0f})));
}

void TestMixedLinear::worksWithoutBias()
{
    const LinearOperands operands = LinearOperands::draw(4, 6, 5);
    for (const Precision precision : {Precision::Float32, Precision::BFloat16}) {
        const at::Tensor with = mixedLinear(operands.input, operands.weight, operands.bias, precision);
        const at::Tensor without = mixedLinear(operands.input, operands.weight, {}, precision);
        QVERIFY(at::allclose(with, without + operands.bias, 1e-5, 1e-5));
    }
}

void TestMixedLinear::givesOnlyTheGradientsThatAreNeeded()
{
    LinearOperands operands = LinearOperands::draw(4, 6, 5);
    operands.input.requires_grad_(false);
    operands.differentiate(at::ones({4, 5}), Precision::BFloat16);
    QVERIFY(!operands.input.grad().defined());
    QVERIFY(operands.weight.grad().defined());
}

void TestMixedLinear::keepsTheFormatOfProducts()
{
    const LinearOperands operands = LinearOperands::draw(4, 6, 5);
    QCOMPARE(mixedProduct(operands.input, operands.weight, Precision::Float32).scalar_type(), at::kFloat);
    const at::Tensor narrow = operands.input.detach().to(at::kBFloat16).requires_grad_();
    const at::Tensor product = mixedProduct(narrow, operands.weight, Precision::BFloat16);
    QCOMPARE(product.scalar_type(), at::kBFloat16);
    product.backward(at::ones_like(product));
    QCOMPARE(narrow.grad().scalar_type(), at::kBFloat16);
    QCOMPARE(operands.weight.grad().scalar_type(), at::kFloat);
}

RATATOSK_TEST(TestMixedLinear);
#include "tst_mixed_linear.moc"
