// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/action_loss.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <QtTest>

#include <cmath>

using namespace ratatosk;

namespace {

StepTargets none(int choices)
{
    return {at::empty({0}, at::kLong), at::empty({0, choices}, at::kBool), at::empty({0, choices})};
}

StepTargets target(const std::vector<bool>& legal, const std::vector<float>& right)
{
    at::Tensor mask = at::zeros({1, static_cast<std::int64_t>(legal.size())}, at::kBool);
    for (size_t i = 0; i < legal.size(); ++i)
        mask[0][static_cast<std::int64_t>(i)] = static_cast<bool>(legal[i]);
    return {at::zeros({1}, at::kLong), mask, at::tensor(right).unsqueeze(0)};
}

DecoderScores scoresOf(const at::Tensor& rules, const at::Tensor& values)
{
    return {rules.view({1, 1, -1}), at::zeros({1, 1, 2}), at::zeros({1, 1, 2}), values.view({1, 1, -1}), {}};
}

double total(const DecoderScores& scores, const DecoderTargets& targets, double smoothing)
{
    return actionLoss(scores, targets, 1, {.ruleSmoothing = smoothing, .columnSmoothing = 0}).total.item<double>();
}

} // namespace

class TestActionLoss : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Scores ln 1, ln 3, ln 100; the last is not legal: p(right) = 3 / 4.
    void illegalChoicesTakeNoProbability()
    {
        const DecoderScores scores = scoresOf(at::tensor({0.0f, std::log(3.0f), std::log(100.0f)}), at::zeros({2}));
        const DecoderTargets targets{target({true, true, false}, {0, 1, 0}), none(2), none(2), none(2)};
        QVERIFY(std::abs(total(scores, targets, 0) + std::log(0.75)) < 1e-6);
        // Smoothing by 0.2: 0.8 of that, and 0.2 of the mean over both legal choices.
        const double spread = -(std::log(0.25) + std::log(0.75)) / 2;
        QVERIFY(std::abs(total(scores, targets, 0.2) - (-0.8 * std::log(0.75) + 0.2 * spread)) < 1e-6);
    }

    /// Two of four equally likely values are right: p = 1 / 2.
    void equallyRightValuesAddUp()
    {
        const DecoderScores scores = scoresOf(at::zeros({2}), at::zeros({4}));
        const DecoderTargets targets{none(2), none(2), none(2), target({true, true, true, true}, {1, 0, 1, 0})};
        QVERIFY(std::abs(total(scores, targets, 0) - std::log(2.0)) < 1e-6);
    }
};

RATATOSK_TEST(TestActionLoss);
#include "tst_action_loss.moc"
