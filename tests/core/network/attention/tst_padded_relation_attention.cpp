// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/attention/padded_relation_attention.h"

#include "core/network/attention/relation_attention.h"
#include "tests/support/drawn_relations.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <torch/utils.h>

#include <cmath>

using namespace ratatosk;

namespace {

constexpr int kHeads = 8, kHeadSize = 32;

struct ProjectedOperands {
    at::Tensor projected, relationKey, relationValue;

    ProjectedOperands leaves() const
    {
        const auto leaf = [](const at::Tensor& tensor) { return tensor.detach().clone().requires_grad_(true); };
        return {leaf(projected), leaf(relationKey), leaf(relationValue)};
    }
};

ProjectedOperands randomOperands(std::int64_t rows, int relations)
{
    return {at::randn({rows, 3 * kHeads * kHeadSize}), at::randn({relations, kHeadSize}), at::randn({relations, kHeadSize})};
}

} // namespace

/// The form for devices without kernels of ours, on a CPU, beside the kernel.
class TestPaddedRelationAttention : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { torch::manual_seed(7); }

    void equalsTheKernel_data()
    {
        QTest::addColumn<QList<int>>("sizes");
        QTest::addColumn<int>("relations");
        QTest::newRow("one item") << QList<int>{1} << 33;
        QTest::newRow("one example") << QList<int>{17} << 33;
        QTest::newRow("several lengths") << QList<int>{3, 40, 1, 65} << 41;
        QTest::newRow("an example without items") << QList<int>{5, 0, 9} << 51;
    }

    void equalsTheKernel()
    {
        QFETCH(QList<int>, sizes);
        QFETCH(int, relations);
        const PackedRelations kinds = drawnRelations({sizes.begin(), sizes.end()}, relations);
        const ProjectedOperands operands = randomOperands(kinds.offsets.back(), relations);
        const ProjectedOperands mine = operands.leaves(), theirs = operands.leaves();
        const at::Tensor found = paddedRelationAttention(mine.projected, mine.relationKey, mine.relationValue,
                                                         paddedRelations(kinds, at::kCPU), kHeads);
        const at::Tensor expected = relationAttention(theirs.projected, theirs.relationKey, theirs.relationValue, kinds, kHeads);
        QVERIFY2(largestOf(found - expected) < 1e-5, qPrintable(QString::number(largestOf(found - expected))));

        const at::Tensor weights = at::randn_like(found) / std::sqrt(static_cast<double>(found.numel()));
        (found * weights).sum().backward();
        (expected * weights).sum().backward();
        QVERIFY(largestOf(mine.projected.grad() - theirs.projected.grad()) < 1e-5);
        QVERIFY(largestOf(mine.relationKey.grad() - theirs.relationKey.grad()) < 1e-5);
        QVERIFY(largestOf(mine.relationValue.grad() - theirs.relationValue.grad()) < 1e-5);
    }

    void weightsEqualTheKernels()
    {
        const PackedRelations kinds = drawnRelations({23}, 33);
        const ProjectedOperands operands = randomOperands(23, 33);
        const at::Tensor found = paddedRelationWeights(operands.projected, operands.relationKey, paddedRelations(kinds, at::kCPU), kHeads);
        QCOMPARE(found.sizes().vec(), (std::vector<std::int64_t>{1, kHeads, 23, 23}));
        QVERIFY(largestOf(found[0] - relationAttentionWeights(operands.projected, operands.relationKey, kinds, kHeads)) < 1e-5);
    }

    /// No kernel of ours takes fp64: what a batch brings along and what is made on the spot are the same.
    void takesTheRelationsOfTheBatch()
    {
        PackedRelations kinds = drawnRelations({4, 7}, 33);
        const ProjectedOperands operands = randomOperands(11, 33);
        const auto attend = [&] {
            return relationAttention(operands.projected.to(at::kDouble), operands.relationKey.to(at::kDouble),
                                     operands.relationValue.to(at::kDouble), kinds, kHeads);
        };
        const at::Tensor made = attend();
        QVERIFY(largestOf(made - relationAttention(operands.projected, operands.relationKey, operands.relationValue, kinds, kHeads))
                < 1e-5);
        kinds.padded = paddedRelations(kinds, at::kCPU);
        kinds.kinds = at::Tensor();
        QVERIFY(at::equal(attend(), made));
    }
};

RATATOSK_TEST(TestPaddedRelationAttention);
#include "tst_padded_relation_attention.moc"
