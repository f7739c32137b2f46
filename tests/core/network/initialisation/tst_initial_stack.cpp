// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/initialisation/fixup.h"
#include "core/network/initialisation/xavier.h"
#include "core/network/layers/relation_encoder.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <torch/utils.h>

#include <cmath>

using namespace ratatosk;

namespace {

ModelConfig publishedShape(InitialisationScheme scheme, int layers)
{
    ModelConfig config;
    config.relations = RelationVocabulary::DtFixup;
    config.initialisation = scheme;
    config.layers = layers;
    return config;
}

std::int64_t parameterCount(const torch::nn::Module& module)
{
    std::int64_t count = 0;
    for (const at::Tensor& parameter : module.parameters())
        count += parameter.numel();
    return count;
}

} // namespace

class TestInitialStack : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// 4 x 256 x 256 projections, two 33 x 32 tables, 2 x 256 x 1024 feed-forward weights, biases; two LayerNorms of 2 x 256.
    void hasThePublishedSize()
    {
        QCOMPARE(parameterCount(*RelationLayer(publishedShape(InitialisationScheme::DtFixup, 1))), std::int64_t{790080});
        QCOMPARE(parameterCount(*RelationLayer(publishedShape(InitialisationScheme::Standard, 1))), std::int64_t{791104});
    }

    /// Under DT-Fixup with zero biases the initial stack of 24 layers passes its input on.
    void initialStackKeepsNorms()
    {
        torch::manual_seed(3);
        RelationEncoder encoder(publishedShape(InitialisationScheme::DtFixup, 24));
        initialiseXavier(*encoder);
        scaleFixupParameters(encoder, dtFixupFactor(24, 14));
        encoder->eval();
        const at::NoGradGuard guard;
        at::Tensor x = at::randn({40, 256});
        x = x / x.norm(2, {1}, true) * (at::rand({40, 1}) * 8 + 6);
        const PackedRelations relations{{0, 40}, {0, 1600}, at::randint(33, {1600}, at::kByte)};
        const at::Tensor ratio = encoder->forward(x, relations, Precision::Float32).norm(2, {1}) / x.norm(2, {1});
        QVERIFY((ratio - 1).abs().max().item<double>() < 0.01);
    }

    /// The control: without scaling the same stack blows its input up.
    void unscaledStackExplodes()
    {
        torch::manual_seed(3);
        RelationEncoder encoder(publishedShape(InitialisationScheme::DtFixup, 24));
        initialiseXavier(*encoder);
        encoder->eval();
        const at::NoGradGuard guard;
        const at::Tensor x = at::randn({40, 256});
        const PackedRelations relations{{0, 40}, {0, 1600}, at::randint(33, {1600}, at::kByte)};
        const double ratio = (encoder->forward(x, relations, Precision::Float32).norm() / x.norm()).item<double>();
        QVERIFY(ratio > 100);
    }

    void attentionOfEveryLayerSumsToOne()
    {
        torch::manual_seed(3);
        RelationEncoder encoder(publishedShape(InitialisationScheme::Standard, 3));
        initialiseXavier(*encoder);
        encoder->eval();
        const at::NoGradGuard guard;
        const at::Tensor x = at::randn({12, 256});
        const PackedRelations relations{{0, 12}, {0, 144}, at::randint(33, {144}, at::kByte)};
        for (int layer = 0; layer < 3; ++layer) {
            at::Tensor weights;
            encoder->visitAttention(x, relations, layer, layer, AttentionPart::Whole, Precision::Float32,
                                    [&](int, const at::Tensor& found) {
                                        weights = found;
                                        return false;
                                    });
            QVERIFY((weights.sum(2) - 1).abs().max().item<double>() < 1e-5);
        }
    }
};

RATATOSK_TEST(TestInitialStack);
#include "tst_initial_stack.moc"
