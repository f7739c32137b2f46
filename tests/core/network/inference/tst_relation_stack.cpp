// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/tensor_rows.h"
#include "core/network/kernels/parallel.h"
#include "core/network/layers/relation_encoder.h"
#include "tests/support/drawn_relations.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <QtTest>

using namespace ratatosk;

namespace {

ModelConfig smallShape()
{
    ModelConfig config;
    config.layers = 3;
    config.width = 128;
    config.heads = 4;
    config.innerSize = 192;
    return config;
}

/// Weights that bytes hold exactly, as large as trained ones, so that attention is far from even.
RelationEncoder drawnEncoder(const ModelConfig& config)
{
    RelationEncoder encoder(config);
    encoder->eval();
    for (at::Tensor& parameter : encoder->parameters()) {
        const at::Tensor numbers = at::randint(-126, 127, parameter.sizes()).to(at::kFloat);
        if (numbers.dim() == 2)
            numbers.select(1, 0).fill_(127);
        parameter.detach().copy_(numbers / 700);
    }
    return encoder;
}

RelationEncoder packedEncoder(const ModelConfig& config)
{
    RelationEncoder encoder = drawnEncoder(config);
    encoder->packMatrices();
    return encoder;
}

RelationStack stackOf(const RelationEncoder& encoder, const ModelConfig& config)
{
    std::vector<FixedRelationLayer> layers;
    for (const RelationLayer& layer : encoder->layers())
        layers.push_back(layer->fixed());
    return {std::move(layers), config.heads};
}

/// Layer by layer, each operation by itself.
at::Tensor byLayers(const RelationEncoder& encoder, const at::Tensor& x, const PackedRelations& relations)
{
    NormedStates states{x, x};
    for (RelationLayer layer : encoder->layers())
        states = layer->forward(states, relations, Precision::Integer);
    return states.states;
}

at::Tensor forward(const RelationStack& stack, const at::Tensor& x, const PackedRelations& relations, Rounding rounding = fastestRounding())
{
    return tensorOf(stack.forward(rowsOf(x), {relations.offsets, relations.kinds.data_ptr<std::uint8_t>()}, rounding));
}

double distance(const at::Tensor& left, const at::Tensor& right)
{
    return ((left - right).norm() / right.norm()).item<double>();
}

} // namespace

class TestRelationStack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { at::manual_seed(11); }
    void cleanup() { setThreadCount(1); }
    void agreesWithTheLayers_data();
    void agreesWithTheLayers();
    void isTheSameOnAnyNumberOfThreads();
    void servesTheEncoder();
    void leavesWidthsThatAreNoPanelsToTheLayers_data();
    void leavesWidthsThatAreNoPanelsToTheLayers();
};

void TestRelationStack::agreesWithTheLayers_data()
{
    QTest::addColumn<std::vector<std::int64_t>>("lengths");

    QTest::newRow("one example") << std::vector<std::int64_t>{70};
    QTest::newRow("one row") << std::vector<std::int64_t>{1};
    QTest::newRow("several") << std::vector<std::int64_t>{5, 61, 16, 33};
    QTest::newRow("an empty one") << std::vector<std::int64_t>{20, 0, 9};
}

/// Sixteen bits are nearly fp32. Of eight bits the layers lose as much by themselves; where a sum lies between two bytes, another order of
/// adding makes it the other, hence near, not equal: 0.006 to 0.009 apart with AVX-512, 0.012 with AVX2 alone.
void TestRelationStack::agreesWithTheLayers()
{
    QFETCH(std::vector<std::int64_t>, lengths);
    const at::NoGradGuard noGradient;
    const ModelConfig config = smallShape();
    RelationEncoder encoder = drawnEncoder(config);
    const PackedRelations relations = drawnRelations(lengths, relationCount(config.relations));
    const at::Tensor x = at::randn({relations.offsets.back(), config.width});
    const at::Tensor exact = encoder->forward(x, relations, Precision::Float32);
    encoder->packMatrices();
    const RelationStack stack = stackOf(encoder, config);
    setThreadCount(2);
    const double byTiles = distance(forward(stack, x, relations, Rounding::Tiles), exact);
    const double byGroups = distance(forward(stack, x, relations, Rounding::Groups), exact);
    const double fromLayers = distance(forward(stack, x, relations), byLayers(encoder, x, relations));
    QVERIFY2(byTiles < 0.001, qPrintable(QString::number(byTiles)));
    QVERIFY2(byGroups < 0.06, qPrintable(QString::number(byGroups)));
    QVERIFY2(fromLayers < 0.02, qPrintable(QString::number(fromLayers)));
}

void TestRelationStack::isTheSameOnAnyNumberOfThreads()
{
    const ModelConfig config = smallShape();
    const RelationStack stack = stackOf(packedEncoder(config), config);
    const PackedRelations relations = drawnRelations({70, 11}, relationCount(config.relations));
    const at::Tensor x = at::randn({81, config.width});
    for (const Rounding rounding : {Rounding::Groups, Rounding::Tiles}) {
        setThreadCount(1);
        const at::Tensor alone = forward(stack, x, relations, rounding);
        setThreadCount(3);
        QVERIFY(at::equal(forward(stack, x, relations, rounding), alone));
    }
}

void TestRelationStack::servesTheEncoder()
{
    const at::NoGradGuard noGradient;
    const ModelConfig config = smallShape();
    RelationEncoder encoder = packedEncoder(config);
    const PackedRelations relations = drawnRelations({40}, relationCount(config.relations));
    const at::Tensor x = at::randn({40, config.width}), before = x.clone();
    QVERIFY(at::equal(encoder->forward(x, relations, Precision::Integer), forward(stackOf(encoder, config), x, relations)));
    QVERIFY(at::equal(x, before));
}

void TestRelationStack::leavesWidthsThatAreNoPanelsToTheLayers_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("heads");

    QTest::newRow("no whole panel") << 96 << 3;
    QTest::newRow("heads of eight numbers") << 32 << 4;
    QTest::newRow("heads of 24 numbers") << 192 << 8;
}

void TestRelationStack::leavesWidthsThatAreNoPanelsToTheLayers()
{
    const at::NoGradGuard noGradient;
    QFETCH(int, width);
    QFETCH(int, heads);
    ModelConfig config = smallShape();
    config.width = width;
    config.heads = heads;
    RelationEncoder encoder = packedEncoder(config);
    const PackedRelations relations = drawnRelations({12}, relationCount(config.relations));
    const at::Tensor x = at::randn({12, config.width});
    QVERIFY(at::equal(encoder->forward(x, relations, Precision::Integer), byLayers(encoder, x, relations)));
}

RATATOSK_TEST(TestRelationStack);
#include "tst_relation_stack.moc"
