// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/vanilla_encoder.h"

#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <cmath>
#include <map>

using namespace ratatosk;

namespace {

constexpr int kVanillaWidth = 12, kVanillaHeads = 3, kLayerCount = 3;
using Weights = std::map<std::string, at::Tensor>;

VanillaConfig vanillaConfig(InitialisationScheme scheme)
{
    return {
        .initialisation = scheme, .layers = kLayerCount, .width = kVanillaWidth, .heads = kVanillaHeads, .innerSize = 20, .dropout = 0.2};
}

Weights weightsOf(const VanillaEncoder& encoder)
{
    Weights weights;
    for (const auto& entry : encoder->named_parameters())
        weights[entry.key()] = entry.value();
    return weights;
}

/// One sequence, by the formulas.
at::Tensor plainVanilla(const Weights& weights, at::Tensor x, bool hasNorms)
{
    const auto norm = [&](const at::Tensor& y, const std::string& name) {
        return hasNorms ? at::layer_norm(y, {kVanillaWidth}, weights.at(name + "_weight"), weights.at(name + "_bias"), 1e-5) : y;
    };
    constexpr int size = kVanillaWidth / kVanillaHeads;
    for (int layer = 0; layer < kLayerCount; ++layer) {
        const std::string p = "layer" + std::to_string(layer) + "_";
        const auto heads = [&](const char* name) {
            return at::linear(x, weights.at(p + name)).view({x.size(0), kVanillaHeads, size}).transpose(0, 1);
        };
        const at::Tensor scores = at::bmm(heads("query"), heads("key").transpose(1, 2)) / std::sqrt(static_cast<double>(size));
        const at::Tensor context = at::bmm(at::softmax(scores, -1), heads("value")).transpose(0, 1).reshape({-1, kVanillaWidth});
        const at::Tensor u = norm(x + at::linear(context, weights.at(p + "output"), weights.at(p + "output_bias")), p + "attention_norm");
        const at::Tensor inner = at::relu(at::linear(u, weights.at(p + "inner"), weights.at(p + "inner_bias")));
        x = norm(u + at::linear(inner, weights.at(p + "outer"), weights.at(p + "outer_bias")), p + "outer_norm");
    }
    return norm(x, "last_norm");
}

double farthestApart(const at::Tensor& one, const at::Tensor& other)
{
    return (one - other).abs().max().item<double>();
}

} // namespace

class TestVanillaEncoder : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void agreesWithTheFormulas_data()
    {
        QTest::addColumn<int>("scheme");
        QTest::newRow("with LayerNorm") << static_cast<int>(InitialisationScheme::Standard);
        QTest::newRow("without") << static_cast<int>(InitialisationScheme::DtFixup);
    }

    /// Two sequences, states and all gradients.
    void agreesWithTheFormulas()
    {
        QFETCH(int, scheme);
        at::manual_seed(5);
        const bool hasNorms = static_cast<InitialisationScheme>(scheme) == InitialisationScheme::Standard;
        VanillaEncoder encoder(vanillaConfig(static_cast<InitialisationScheme>(scheme)));
        {
            const at::NoGradGuard noGradient;
            for (at::Tensor& parameter : encoder->parameters())
                parameter.add_(at::randn_like(parameter) * 0.2);
        }
        encoder->eval();
        const at::Tensor x = at::randn({11, kVanillaWidth}).requires_grad_(true), gradient = at::randn({11, kVanillaWidth}) * 0.01;
        const PackedPieces pieces{.offsets = {0, 4, 11}};
        const at::Tensor found = encoder->forward(x, pieces, Precision::Float32);
        found.backward(gradient);
        std::vector<at::Tensor> gradients{x.grad().clone()};
        for (const at::Tensor& parameter : encoder->parameters())
            gradients.push_back(parameter.grad().clone());
        encoder->zero_grad();
        x.mutable_grad().zero_();

        const Weights weights = weightsOf(encoder);
        const at::Tensor expected = at::cat(
            {plainVanilla(weights, x.slice(0, 0, 4), hasNorms), plainVanilla(weights, x.slice(0, 4), hasNorms)});
        expected.backward(gradient);
        QVERIFY(farthestApart(found, expected) < 1e-5);
        QVERIFY(farthestApart(gradients.front(), x.grad()) < 1e-5);
        for (size_t i = 0; i + 1 < gradients.size(); ++i)
            QVERIFY2(farthestApart(gradients[i + 1], encoder->parameters()[i].grad()) < 1e-5, encoder->named_parameters()[i].key().c_str());
    }

    void withoutLayersNothingChanges()
    {
        VanillaConfig config = vanillaConfig(InitialisationScheme::Standard);
        config.layers = 0;
        VanillaEncoder encoder(config);
        const at::Tensor x = at::randn({3, kVanillaWidth});
        QVERIFY(at::equal(encoder->forward(x, {.offsets = {0, 3}}, Precision::Float32), x));
        QVERIFY(encoder->parameters().empty());
    }

    void dropsOnlyWhileTraining()
    {
        at::manual_seed(5);
        VanillaEncoder encoder(vanillaConfig(InitialisationScheme::TFixup));
        const at::NoGradGuard noGradient;
        for (at::Tensor& parameter : encoder->parameters())
            parameter.normal_(0, 0.2);
        QCOMPARE(encoder->fixupParameters().size(), size_t{4 * kLayerCount});
        const at::Tensor x = at::randn({6, kVanillaWidth});
        const auto states = [&] { return encoder->forward(x, {.offsets = {0, 6}}, Precision::Float32); };
        encoder->eval();
        QVERIFY(at::equal(states(), states()));
        encoder->train();
        QVERIFY(!at::equal(states(), states()));
    }
};

RATATOSK_TEST(TestVanillaEncoder);
#include "tst_vanilla_encoder.moc"
