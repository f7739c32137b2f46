// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/residual_norm.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <vector>

using namespace ratatosk;

namespace {

/// All operands of one call, as leaves.
struct NormOperands {
    at::Tensor input, bias, residual, weight, normBias;

    static NormOperands draw(std::int64_t rows, std::int64_t width)
    {
        return {at::randn({rows, width}).requires_grad_(), at::randn({width}).requires_grad_(), at::randn({rows, width}).requires_grad_(),
                at::randn({width}).requires_grad_(), at::randn({width}).requires_grad_()};
    }
    std::vector<at::Tensor> all() const { return {input, bias, residual, weight, normBias}; }
    NormOperands copy() const
    {
        NormOperands result;
        for (auto [from, to] : {std::pair{&input, &result.input},
                                {&bias, &result.bias},
                                {&residual, &result.residual},
                                {&weight, &result.weight},
                                {&normBias, &result.normBias}})
            *to = from->detach().clone().requires_grad_();
        return result;
    }
    NormedStates run(double dropout = 0.0) const { return residualNorm(input, bias, residual, {weight, normBias, 1e-5}, dropout); }
};

} // namespace

class TestResidualNorm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { at::manual_seed(3); }

    void normsByHand();
    void agreesWithTorch();
    void passesGradientsThroughBothOutputs();
    void roundsInBFloat16();
    void dropsTheInputOnly();
    void dropsTheSameGradients();
    void sumsWithoutNorm();
};

void TestResidualNorm::normsByHand()
{
    // 1 + 2 + 1, 0 + 0 + 2: mean 3, deviation 1.
    const NormedStates found = residualNorm(at::tensor({1.0f, 0.0f}).view({1, 2}), at::tensor({1.0f, 2.0f}),
                                            at::tensor({2.0f, 0.0f}).view({1, 2}),
                                            {at::tensor({10.0f, 1.0f}), at::tensor({0.5f, 0.0f}), 0.0}, 0.0);
    QVERIFY(at::allclose(found.states, at::tensor({10.5f, -1.0f}).view({1, 2})));
}

void TestResidualNorm::agreesWithTorch()
{
    const NormOperands ours = NormOperands::draw(150, 40), theirs = ours.copy();
    const at::Tensor gradient = at::randn({150, 40});
    const at::Tensor found = ours.run().states;
    const at::Tensor expected = at::layer_norm(theirs.residual + theirs.input + theirs.bias, {40}, theirs.weight, theirs.normBias, 1e-5);
    QVERIFY(at::allclose(found, expected, 1e-5, 1e-5));
    found.backward(gradient);
    expected.backward(gradient);
    for (size_t i = 0; i < ours.all().size(); ++i)
        QVERIFY2(at::allclose(ours.all()[i].grad(), theirs.all()[i].grad(), 1e-3, 1e-4), std::to_string(i).c_str());
}

void TestResidualNorm::passesGradientsThroughBothOutputs()
{
    NormOperands narrow = NormOperands::draw(20, 16);
    narrow.input = narrow.input.detach().to(at::kBFloat16).requires_grad_();
    const NormedStates both = narrow.run();
    (both.states * 2.0).sum().backward({}, /*retain_graph=*/true);
    const at::Tensor fromStates = narrow.weight.grad().clone();
    (both.rounded.to(at::kFloat) * 3.0).sum().backward({}, true);
    QVERIFY(at::allclose(narrow.weight.grad(), fromStates * 2.5, 1e-3, 1e-3));
    (both.states * 2.0 + both.rounded.to(at::kFloat) * 3.0).sum().backward();
    QVERIFY(at::allclose(narrow.weight.grad(), fromStates * 5.0, 1e-3, 1e-3));
}

void TestResidualNorm::roundsInBFloat16()
{
    NormOperands narrow = NormOperands::draw(30, 24);
    narrow.input = narrow.input.detach().to(at::kBFloat16).requires_grad_();
    const NormedStates found = narrow.run();
    QCOMPARE(found.states.scalar_type(), at::kFloat);
    QCOMPARE(found.rounded.scalar_type(), at::kBFloat16);
    QVERIFY(at::equal(found.rounded, found.states.to(at::kBFloat16))); // rounding as torch's
    const at::Tensor expected = at::layer_norm(narrow.residual + narrow.input.to(at::kFloat) + narrow.bias, {24}, narrow.weight,
                                               narrow.normBias, 1e-5);
    QVERIFY(at::allclose(found.states, expected, 1e-5, 1e-5));
    found.states.sum().backward();
    QCOMPARE(narrow.input.grad().scalar_type(), at::kBFloat16);
}

void TestResidualNorm::dropsTheInputOnly()
{
    // With a constant input of 1 on a residual of 0 the result tells kept numbers from dropped ones.
    const at::Tensor ones = at::ones({200, 50});
    const NormedStates found = residualNorm(ones, at::zeros({50}), at::zeros({200, 50}), {at::ones({50}), at::zeros({50}), 1e-5}, 0.3);
    const double dropped = (found.states < 0).to(at::kFloat).mean().item<double>();
    QVERIFY2(std::abs(dropped - 0.3) < 0.02, std::to_string(dropped).c_str()); // 10,000 draws: standard error 0.005
    const NormedStates again = residualNorm(ones, at::zeros({50}), at::zeros({200, 50}), {at::ones({50}), at::zeros({50}), 1e-5}, 0.3);
    QVERIFY(!at::equal(found.states, again.states)); // each call has a mask of its own
}

void TestResidualNorm::dropsTheSameGradients()
{
    const NormOperands operands = NormOperands::draw(40, 30);
    operands.run(0.5).states.backward(at::randn({40, 30}));
    // Whatever was kept counts twice, whatever was dropped not at all.
    const at::Tensor kept = operands.input.grad() != 0;
    QVERIFY(at::allclose(operands.input.grad(), operands.residual.grad() * kept * 2.0, 1e-5, 1e-6));
    QVERIFY(std::abs(kept.to(at::kFloat).mean().item<double>() - 0.5) < 0.06);
    QVERIFY(at::allclose(operands.bias.grad(), operands.input.grad().sum(0), 1e-4, 1e-4));
}

void TestResidualNorm::sumsWithoutNorm()
{
    NormOperands narrow = NormOperands::draw(70, 20);
    narrow.input = narrow.input.detach().to(at::kBFloat16).requires_grad_();
    const NormedStates found = residualSum(narrow.input, narrow.bias, narrow.residual, 0.0);
    QVERIFY(at::allclose(found.states, narrow.residual + narrow.input.to(at::kFloat) + narrow.bias, 1e-6, 1e-6));
    QVERIFY(at::equal(found.rounded, found.states.to(at::kBFloat16)));
    (found.states * 2.0 + found.rounded.to(at::kFloat) * 3.0).sum().backward();
    QVERIFY(at::allclose(narrow.residual.grad(), at::full({70, 20}, 5.0)));
    QVERIFY(at::allclose(narrow.bias.grad(), at::full({20}, 350.0)));
    QVERIFY(at::allclose(narrow.input.grad().to(at::kFloat), at::full({70, 20}, 5.0)));

    const NormOperands dropped = NormOperands::draw(40, 30);
    residualSum(dropped.input, dropped.bias, dropped.residual, 0.5).states.sum().backward();
    const at::Tensor kept = dropped.input.grad() != 0;
    QVERIFY(at::allclose(dropped.input.grad(), kept * 2.0));
    QVERIFY(std::abs(kept.to(at::kFloat).mean().item<double>() - 0.5) < 0.06);
    QVERIFY(at::equal(dropped.residual.grad(), at::ones({40, 30})));
}

RATATOSK_TEST(TestResidualNorm);
#include "tst_residual_norm.moc"
