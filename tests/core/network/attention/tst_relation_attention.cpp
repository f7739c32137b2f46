// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/attention/relation_attention.h"
#include "tests/support/drawn_relations.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <torch/utils.h>

#include <cmath>

using namespace ratatosk;

namespace {

struct AttentionOperands {
    at::Tensor query, key, value, relationKey, relationValue;

    std::vector<at::Tensor> all() const { return {query, key, value, relationKey, relationValue}; }
    AttentionOperands leaves() const
    {
        const auto leaf = [](const at::Tensor& tensor) { return tensor.detach().clone().requires_grad_(true); };
        return {leaf(query), leaf(key), leaf(value), leaf(relationKey), leaf(relationValue)};
    }
};

AttentionOperands randomOperands(std::int64_t rows, int heads, int size, int relations)
{
    return {at::randn({rows, heads * size}), at::randn({rows, heads * size}), at::randn({rows, heads * size}), at::randn({relations, size}),
            at::randn({relations, size})};
}

/// The definition, word for word: n x n x s tensors of key and value plus relation.
at::Tensor naive(const AttentionOperands& operands, const PackedRelations& relations, int heads)
{
    std::vector<at::Tensor> results;
    for (std::int64_t b = 0; b < relations.examples(); ++b) {
        const std::int64_t n = relations.offsets[b + 1] - relations.offsets[b];
        const auto rows = [&](const at::Tensor& all) {
            return all.slice(0, relations.offsets[b], relations.offsets[b + 1]).view({n, heads, -1}).transpose(0, 1);
        };
        const at::Tensor kinds = relations.kinds.slice(0, relations.relationOffsets[b], relations.relationOffsets[b + 1]).to(at::kLong);
        const at::Tensor q = rows(operands.query), k = rows(operands.key), v = rows(operands.value);
        const at::Tensor rk = operands.relationKey.index_select(0, kinds).view({1, n, n, -1});
        const at::Tensor rv = operands.relationValue.index_select(0, kinds).view({1, n, n, -1});
        const at::Tensor scores = (q.unsqueeze(2) * (k.unsqueeze(1) + rk)).sum(-1) / std::sqrt(static_cast<double>(q.size(2)));
        const at::Tensor z = (at::softmax(scores, -1).unsqueeze(-1) * (v.unsqueeze(1) + rv)).sum(2);
        results.push_back(z.transpose(0, 1).flatten(1));
    }
    return at::cat(results);
}

} // namespace

class TestRelationAttention : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalsTheNaiveForm_data()
    {
        QTest::addColumn<QList<int>>("sizes");
        QTest::addColumn<int>("relations");
        QTest::newRow("one item") << QList<int>{1} << 33;
        QTest::newRow("not a multiple of the vector width") << QList<int>{17} << 33;
        QTest::newRow("several examples") << QList<int>{3, 40, 1, 65} << 41;
        QTest::newRow("more relations than items") << QList<int>{5} << 51;
    }

    void equalsTheNaiveForm()
    {
        QFETCH(QList<int>, sizes);
        QFETCH(int, relations);
        torch::manual_seed(7);
        const PackedRelations kinds = drawnRelations({sizes.begin(), sizes.end()}, relations);
        const AttentionOperands operands = randomOperands(kinds.offsets.back(), 8, 32, relations);
        const AttentionOperands mine = operands.leaves(), theirs = operands.leaves();
        const at::Tensor result = relationAttention(at::cat({mine.query, mine.key, mine.value}, 1), mine.relationKey, mine.relationValue,
                                                    kinds, 8);
        const at::Tensor expected = naive(theirs, kinds, 8);
        QVERIFY2(largestOf(result - expected) < 1e-5, qPrintable(QString::number(largestOf(result - expected))));

        // A bounded gradient, as a mean loss gives: 1e-5 is then about fp32's own rounding.
        const at::Tensor weights = at::randn_like(result) / std::sqrt(static_cast<double>(result.numel()));
        (result * weights).sum().backward();
        (expected * weights).sum().backward();
        for (size_t i = 0; i < mine.all().size(); ++i)
            QVERIFY2(largestOf(mine.all()[i].grad() - theirs.all()[i].grad()) < 1e-5, qPrintable(QString("operand %1").arg(i)));
    }

    void staysCloseInBFloat16()
    {
        torch::manual_seed(7);
        const PackedRelations kinds = drawnRelations({31, 12}, 41);
        const AttentionOperands operands = randomOperands(43, 8, 32, 41);
        const at::Tensor narrow = at::cat({operands.query, operands.key, operands.value}, 1).to(at::kBFloat16).requires_grad_();
        const at::Tensor wide = narrow.detach().to(at::kFloat).requires_grad_(), gradient = at::randn({43, 256}).to(at::kBFloat16);
        const at::Tensor found = relationAttention(narrow, operands.relationKey, operands.relationValue, kinds, 8);
        const at::Tensor expected = relationAttention(wide, operands.relationKey, operands.relationValue, kinds, 8);
        QCOMPARE(found.scalar_type(), at::kBFloat16);
        QVERIFY(largestOf(found.to(at::kFloat) - expected) < 0.02);
        found.backward(gradient);
        expected.backward(gradient.to(at::kFloat));
        QVERIFY(largestOf(narrow.grad().to(at::kFloat) - wide.grad()) < 0.01 * largestOf(wide.grad()));
    }

    void weightsSumToOne()
    {
        torch::manual_seed(7);
        const PackedRelations kinds = drawnRelations({23}, 33);
        const AttentionOperands operands = randomOperands(23, 8, 32, 33);
        const at::Tensor weights = relationAttentionWeights(at::cat({operands.query, operands.key, operands.value}, 1),
                                                            operands.relationKey, kinds, 8);
        QCOMPARE(weights.sizes().vec(), (std::vector<std::int64_t>{8, 23, 23}));
        QVERIFY(largestOf(weights.sum(2) - 1) < 1e-5);
    }

    /// Two items, one head of width one: q = (1, 2), k = (3, 4), v = (5, 6), all relations 0 with R^K = 0.5, R^V = 1.
    void handWorkedExample()
    {
        const auto column = [](float first, float second) { return at::tensor({first, second}).view({2, 1}); };
        PackedRelations kinds{{0, 2}, {0, 4}, at::zeros({4}, at::kByte)};
        const at::Tensor projected = at::cat({column(1, 2), column(3, 4), column(5, 6)}, 1);
        const at::Tensor z = relationAttention(projected, at::full({1, 1}, 0.5f), at::full({1, 1}, 1.0f), kinds, 1);
        const double first = 1 / (1 + std::exp(1.0)), second = 1 / (1 + std::exp(2.0)); // weight of the first item in each row
        QVERIFY(std::abs(z[0][0].item<double>() - (first * 6 + (1 - first) * 7)) < 1e-5);
        QVERIFY(std::abs(z[1][0].item<double>() - (second * 6 + (1 - second) * 7)) < 1e-5);
    }
};

RATATOSK_TEST(TestRelationAttention);
#include "tst_relation_attention.moc"
