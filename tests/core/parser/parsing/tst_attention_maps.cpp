// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/attention_parts.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_parser.h"

#include <ATen/ATen.h>

#include <QTest>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

/// The shape of the shipped parser: 24 layers of 8 heads.
ModelConfig deepConfig()
{
    ModelConfig config = tinyConfig(24);
    config.heads = 8;
    return config;
}

double farthest(const at::Tensor& left, const at::Tensor& right)
{
    return (left - right).abs().max().item<double>();
}

at::Tensor tensorOf(const LayerAttention& found)
{
    return at::tensor(at::ArrayRef<float>(found.weights)).view({found.heads, found.size, found.size});
}

at::Tensor rows(const at::Tensor& all, int heads)
{
    return all.view({all.size(0), heads, -1}).transpose(0, 1);
}

} // namespace

class TestAttentionMaps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesAllMapsInOnePass();
    void followsTheFormula();
};

void TestAttentionMaps::givesAllMapsInOnePass()
{
    const at::NoGradGuard guard;
    TinyParser tiny(deepConfig());
    const PreparedQuestion question = tiny.ask("which author wrote the longest book");
    int maps = 0;
    tiny.parser->visitAttention(question, tiny.schema, 23, [&](int layer, const LayerAttention& found) {
        const at::Tensor weights = tensorOf(found);
        maps += static_cast<int>(weights.size(0));
        const bool sumsToOne = farthest(weights.sum(-1), at::ones({weights.size(0), weights.size(1)})) < 1e-4;
        const bool isTheSame = farthest(weights, tensorOf(tiny.parser->attention(question, tiny.schema, layer))) < 1e-4;
        return sumsToOne && isTheSame;
    });
    QCOMPARE(maps, 192);
    for (const AttentionPart part : {AttentionPart::Content, AttentionPart::Relation}) {
        const at::Tensor weights = tensorOf(tiny.parser->attention(question, tiny.schema, 11, part));
        QVERIFY(farthest(weights.sum(-1), at::ones({weights.size(0), weights.size(1)})) < 1e-4);
    }
}

/// Softmax over (q.k + q.R[r]) / sqrt(s), q.k alone and q.R[r] alone, written out.
void TestAttentionMaps::followsTheFormula()
{
    const at::NoGradGuard guard;
    const int heads = 2, items = 5, size = 4;
    at::manual_seed(5);
    const at::Tensor projected = at::randn({items, 3 * heads * size});
    const at::Tensor relationKey = at::randn({3, size});
    const at::Tensor kinds = at::randint(0, 3, {items * items}, at::kByte);
    const PackedRelations relations{{0, items}, {0, items * items}, kinds};
    const at::Tensor query = rows(projected.chunk(3, 1)[0], heads), key = rows(projected.chunk(3, 1)[1], heads);
    for (int head = 0; head < heads; ++head) {
        for (int row = 0; row < items; ++row) {
            const at::Tensor content = at::matmul(key[head], query[head][row]) / 2;
            const at::Tensor relation =
                at::matmul(relationKey.index_select(0, kinds.slice(0, row * items, (row + 1) * items).to(at::kLong)), query[head][row]) / 2;
            const auto computed = [&](AttentionPart part) {
                return attentionPartWeights(projected, relationKey, relations, heads, part)[head][row];
            };
            QVERIFY(farthest(computed(AttentionPart::Whole), at::softmax(content + relation, 0)) < 1e-4);
            QVERIFY(farthest(computed(AttentionPart::Content), at::softmax(content, 0)) < 1e-4);
            QVERIFY(farthest(computed(AttentionPart::Relation), at::softmax(relation, 0)) < 1e-4);
        }
    }
}

RATATOSK_TEST(TestAttentionMaps);
#include "tst_attention_maps.moc"
