// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/alignment_loss.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <QtTest>

#include <cmath>

using namespace ratatosk;

class TestAlignmentLoss : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Two items, two columns, of which the second is right at one of three steps and is one of the first table.
    void lossAsksForOneItemThatStandsForEachColumn()
    {
        const Alignment alignment{at::tensor({0.9f, 0.1f, 0.6f, 0.4f}).view({1, 2, 2}),
                                  at::tensor({0.5f, 0.5f, 0.2f, 0.8f}).view({1, 2, 2})};
        const auto target = [](const at::Tensor& rows, const at::Tensor& right) { return StepTargets{rows, right.gt(-1), right}; };
        const at::Tensor none = at::empty({0, 2});
        const DecoderTargets targets{
            {}, target(at::tensor({1}, at::kLong), at::tensor({0.0f, 1.0f}).view({1, 2})), target(at::empty({0}, at::kLong), none), {}};
        const at::Tensor loss = alignmentLoss(alignment, targets, 3, at::zeros({1, 2}, at::kLong));
        QVERIFY(std::abs(loss.item<double>() - (-std::log(0.4) - std::log(0.5))) < 1e-6);
    }

    /// -1/p for the item that stands for what is right, of columns and of tables; nothing for the others.
    void gradientIsOfThoseItemsAlone()
    {
        const at::Tensor columns = at::tensor({0.9f, 0.1f, 0.6f, 0.4f}).view({1, 2, 2}).requires_grad_();
        const at::Tensor tables = at::tensor({0.5f, 0.5f, 0.2f, 0.8f}).view({1, 2, 2}).requires_grad_();
        const auto target = [](const at::Tensor& rows, const at::Tensor& right) { return StepTargets{rows, right.gt(-1), right}; };
        const DecoderTargets targets{{},
                                     target(at::tensor({1}, at::kLong), at::tensor({0.0f, 1.0f}).view({1, 2})),
                                     target(at::empty({0}, at::kLong), at::empty({0, 2})),
                                     {}};
        alignmentLoss({columns, tables}, targets, 3, at::zeros({1, 2}, at::kLong)).backward();
        const at::Tensor ofColumns = at::tensor({0.0f, 0.0f, 0.0f, -1 / 0.4f}).view({1, 2, 2});
        const at::Tensor ofTables = at::tensor({-1 / 0.5f, 0.0f, 0.0f, 0.0f}).view({1, 2, 2});
        QVERIFY((columns.grad() - ofColumns).abs().max().item<double>() < 1e-5);
        QVERIFY((tables.grad() - ofTables).abs().max().item<double>() < 1e-5);
    }
};

RATATOSK_TEST(TestAlignmentLoss);
#include "tst_alignment_loss.moc"
