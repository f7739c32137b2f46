// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/kernels/precision.h"
#include "core/network/layers/relation_encoder.h"
#include "tests/support/plain_relation_layers.h"
#include "tests/support/test_program.h"

#include <ATen/Parallel.h>
#include <ATen/core/grad_mode.h>
#include <QtTest>
#include <torch/utils.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <thread>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

constexpr int kExamples = 16, kHeads = 8, kSize = 32, kRelations = 41, kLayers = 24;

double millisecondsOf(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Both by turns, so that a busy machine is busy for both; the best of some rounds each, after one to warm up.
struct Race {
    double ours = 1e9, plain = 1e9;

    Race(int rounds, const std::function<void()>& runOurs, const std::function<void()>& runPlain)
    {
        runOurs();
        runPlain();
        for (int i = 0; i < rounds; ++i) {
            ours = std::min(ours, millisecondsOf(runOurs));
            plain = std::min(plain, millisecondsOf(runPlain));
        }
        qInfo().noquote() << QStringLiteral("ours %1 ms, plain %2 ms: %3 times as fast")
                                 .arg(ours, 0, 'f', 1)
                                 .arg(plain, 0, 'f', 1)
                                 .arg(plain / ours, 0, 'f', 1);
    }
};

PackedRelations relationsOf(std::int64_t items)
{
    PackedRelations relations{{0}, {0}, {}};
    for (int i = 0; i < kExamples; ++i) {
        relations.offsets.push_back(relations.offsets.back() + items);
        relations.relationOffsets.push_back(relations.relationOffsets.back() + items * items);
    }
    relations.kinds = at::randint(kRelations, {relations.relationOffsets.back()}, at::kByte);
    return relations;
}

PlainRelationLayer plainOf(const RelationLayer& layer)
{
    const auto named = layer->named_parameters();
    return {named["query"],       named["key"],   named["value"],      named["relation_key"], named["relation_value"], named["output"],
            named["output_bias"], named["inner"], named["inner_bias"], named["outer"],        named["outer_bias"]};
}

} // namespace

/// Forward and backward against LibTorch's own operations. The floors are a fifth of what is aimed at: they tell breakage from noise.
class TestRelationSpeed : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { at::set_num_threads(static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))); } // for both
    void init() { torch::manual_seed(7); }

    void attention_data()
    {
        QTest::addColumn<int>("items");
        QTest::newRow("60 items") << 60;
        QTest::newRow("200 items") << 200;
    }

    void attention()
    {
        QFETCH(int, items);
        const PackedRelations relations = relationsOf(items);
        const at::Tensor kinds = relations.kinds.to(at::kLong), gradient = at::randn({kExamples * items, kHeads * kSize});
        const at::Tensor projected = at::randn({kExamples * items, 3 * kHeads * kSize}).requires_grad_();
        const at::Tensor relationKey = at::randn({kRelations, kSize}).requires_grad_(),
                         relationValue = at::randn({kRelations, kSize}).requires_grad_();
        const Race race(
            5, [&] { relationAttention(projected, relationKey, relationValue, relations, kHeads).backward(gradient); },
            [&] {
                const std::vector<at::Tensor> parts = projected.chunk(3, 1);
                plainRelationAttention(parts[0].contiguous(), parts[1].contiguous(), parts[2].contiguous(), relationKey, relationValue,
                                       kinds, items, kHeads)
                    .backward(gradient);
            });
        QVERIFY(race.plain / race.ours > 1);
    }

    void layers()
    {
        constexpr int items = 60;
        ModelConfig config;
        config.layers = kLayers;
        config.layerDropout = 0;
        RelationEncoder encoder(config);
        for (at::Tensor& parameter : encoder->parameters()) {
            const at::NoGradGuard guard;
            parameter.normal_(0, 0.02);
        }
        const PackedRelations relations = relationsOf(items);
        const at::Tensor kinds = relations.kinds.to(at::kLong), x = at::randn({kExamples * items, config.width}).requires_grad_();
        std::vector<PlainRelationLayer> plain;
        for (const RelationLayer& layer : encoder->layers())
            plain.push_back(plainOf(layer));
        const auto runPlain = [&] {
            at::Tensor y = x;
            for (const PlainRelationLayer& layer : plain)
                y = layer.forward(y, kinds, items, kHeads);
            return y;
        };
        const at::Tensor difference = encoder->forward(x, relations, Precision::Float32) - runPlain();
        QVERIFY(difference.abs().max().item<double>() < 1e-3);
        const at::Tensor gradient = at::randn_like(x);
        const Precision precision = fastestPrecision();
        const Race race(
            2, [&] { encoder->forward(x, relations, precision).backward(gradient); }, [&] { runPlain().backward(gradient); });
        QVERIFY(race.plain / race.ours > 0.5);
    }
};

RATATOSK_TEST(TestRelationSpeed);
#include "tst_relation_speed.moc"
