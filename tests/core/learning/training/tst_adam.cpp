// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/adam.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <QtTest>

#include <cmath>

using namespace ratatosk;

class TestAdam : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// The first step of Adam moves every element by the rate, against the sign of its gradient.
    void firstStepIsTheRate()
    {
        at::Tensor value = at::tensor({1.0f, 2.0f}).requires_grad_(true);
        value.mutable_grad() = at::tensor({0.5f, -8.0f});
        Adam adam({{"x", value, 0}}, {.beta1 = 0.9, .beta2 = 0.999, .epsilon = 1e-12});
        QVERIFY(std::abs(adam.gradientNorm() - std::sqrt(64.25)) < 1e-5);
        adam.step({0.1}, 1.0);
        QVERIFY(std::abs(value[0].item<double>() - 0.9) < 1e-6);
        QVERIFY(std::abs(value[1].item<double>() - 2.1) < 1e-6);
        QVERIFY(!value.grad().defined());
    }

    /// Gradients 1 then 3 with beta1 = beta2 = 0.5: m = (0.25 + 1.5) / 0.75, v = (0.25 + 4.5) / 0.75.
    void momentsAreCorrected()
    {
        at::Tensor value = at::zeros({1}).requires_grad_(true);
        Adam adam({{"x", value, 0}}, {.beta1 = 0.5, .beta2 = 0.5, .epsilon = 0});
        value.mutable_grad() = at::ones({1});
        adam.step({1.0}, 1.0);
        value.mutable_grad() = at::full({1}, 6.0f);
        adam.step({1.0}, 0.5);
        const double expected = -1 - (1.75 / 0.75) / std::sqrt(4.75 / 0.75);
        QVERIFY(std::abs(value.item<double>() - expected) < 1e-5);
    }

    /// As many as fill vectors of any width, and some more; the first step is the rate for each.
    void everyElementMoves()
    {
        at::Tensor value = at::zeros({1003}).requires_grad_(true);
        const at::Tensor gradient = at::linspace(-2, 3, 1003);
        value.mutable_grad() = gradient;
        Adam adam({{"x", value, 0}}, {.epsilon = 1e-12});
        adam.step({0.1}, 1.0);
        QVERIFY(at::allclose(value, -0.1 * gradient.sign(), 0, 1e-6));
    }

    /// Our kernel takes no fp64: the form for other devices, on the same numbers.
    void theFormForOtherDevicesIsTheSame()
    {
        at::manual_seed(3);
        const auto drawn = [](at::ScalarType format) {
            at::manual_seed(3);
            std::vector<Adam::Parameter> parameters;
            for (const int size : {5, 1, 300, 7})
                parameters.push_back({std::to_string(size), at::randn({size}).to(format).requires_grad_(true), size > 5 ? 1 : 0});
            return parameters;
        };
        std::vector<Adam::Parameter> narrow = drawn(at::kFloat), wide = drawn(at::kDouble);
        Adam kernel(narrow, {}), lists(wide, {});
        for (int step = 0; step < 3; ++step) {
            for (std::size_t i = 1; i < narrow.size(); ++i) { // the first has no gradient
                narrow[i].value.mutable_grad() = at::randn_like(narrow[i].value);
                wide[i].value.mutable_grad() = narrow[i].value.grad().to(at::kDouble);
            }
            QVERIFY(std::abs(kernel.gradientNorm() - lists.gradientNorm()) < 1e-5);
            kernel.step({0.1, 0.02}, 0.5);
            lists.step({0.1, 0.02}, 0.5);
        }
        for (std::size_t i = 0; i < narrow.size(); ++i) {
            QVERIFY(at::allclose(narrow[i].value.to(at::kDouble), wide[i].value, 0, 1e-5));
            QVERIFY(!wide[i].value.grad().defined());
        }
        QCOMPARE(lists.gradientNorm(), 0.0);
    }

    void groupsHaveTheirOwnRate()
    {
        at::Tensor fast = at::zeros({1}).requires_grad_(true), frozen = at::zeros({1}).requires_grad_(true);
        fast.mutable_grad() = at::ones({1});
        frozen.mutable_grad() = at::ones({1});
        Adam adam({{"fast", fast, 0}, {"frozen", frozen, 1}}, {});
        adam.step({0.1, 0.0}, 1.0);
        QVERIFY(fast.item<double>() < -0.09);
        QCOMPARE(frozen.item<double>(), 0.0);
    }
};

RATATOSK_TEST(TestAdam);
#include "tst_adam.moc"
