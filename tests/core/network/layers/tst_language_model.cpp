// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/language_model.h"
#include "tests/support/plain_language_model.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

constexpr LanguageModelConfig kSmall{.hiddenSize = 24, .innerSize = 40, .layers = 2, .heads = 3, .maxPositions = 50, .vocabularySize = 90};

/// Sequences of these lengths with various pieces.
PackedPieces somePieces(const std::vector<std::int64_t>& lengths, std::int64_t first = 0)
{
    PackedPieces pieces{.offsets = {0}};
    std::vector<std::int64_t> ids, positions, types;
    for (const std::int64_t length : lengths) {
        for (std::int64_t i = 0; i < length; ++i) {
            ids.push_back((first + 7 * length + 13 * i) % kSmall.vocabularySize);
            positions.push_back(i);
            types.push_back(i < length / 2 ? 0 : 1);
        }
        pieces.offsets.push_back(static_cast<std::int64_t>(ids.size()));
    }
    pieces.ids = at::tensor(ids);
    pieces.positions = at::tensor(positions);
    pieces.tokenTypes = at::tensor(types);
    return pieces;
}

std::map<std::string, at::Tensor> parametersOf(const LanguageModel& model)
{
    std::map<std::string, at::Tensor> result;
    for (const auto& parameter : model->named_parameters())
        result[parameter.key()] = parameter.value();
    return result;
}

LanguageModel drawnModel()
{
    LanguageModel model(kSmall);
    model->drawWeights();
    model->eval();
    return model;
}

} // namespace

class TestLanguageModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { at::manual_seed(1); }

    void namesItsParametersAfterBert();
    void agreesWithTheFormulas();
    void readsEachSequenceAlone();
    void dropsOnlyWhileTraining();
    void repeatsDropoutUnderTheSameGeneratorState();
    void learnsEverythingButFrozenWordVectors();
    void learnsNothingBelowAFrozenLayer();
    void agreesBetweenPrecisions();
    void agreesInEightBits_data();
    void agreesInEightBits();
};

void TestLanguageModel::namesItsParametersAfterBert()
{
    LanguageModel model(kSmall);
    const auto parameters = model->named_parameters();
    QCOMPARE(parameters.size(), size_t{3 + 2 + 2 * 16});
    QVERIFY((parameters["embeddings.word_embeddings.weight"].sizes() == at::IntArrayRef{90, 24}));
    QVERIFY((parameters["encoder.layer.1.attention.self.query.weight"].sizes() == at::IntArrayRef{24, 24}));
    QVERIFY((parameters["encoder.layer.0.intermediate.dense.weight"].sizes() == at::IntArrayRef{40, 24}));
    QVERIFY((parameters["encoder.layer.0.output.LayerNorm.bias"].sizes() == at::IntArrayRef{24}));
}

void TestLanguageModel::agreesWithTheFormulas()
{
    LanguageModel model = drawnModel();
    const PackedPieces pieces = somePieces({37});
    const at::Tensor gradient = at::randn({37, 24});
    const at::Tensor found = model->forward(pieces, Precision::Float32),
                     expected = plainLanguageModel(parametersOf(model), "", kSmall, pieces.ids, pieces.positions, pieces.tokenTypes);
    QVERIFY(at::allclose(found, expected, 1e-4, 1e-5));

    const std::vector<at::Tensor> parameters = model->parameters();
    found.backward(gradient);
    std::vector<at::Tensor> gradients;
    for (const at::Tensor& parameter : parameters)
        gradients.push_back(parameter.grad().clone());
    model->zero_grad();
    expected.backward(gradient);
    for (size_t i = 0; i < parameters.size(); ++i)
        QVERIFY2(at::allclose(gradients[i], parameters[i].grad(), 1e-3, 1e-4), model->named_parameters()[i].key().c_str());
}

void TestLanguageModel::readsEachSequenceAlone()
{
    LanguageModel model = drawnModel();
    const at::Tensor together = model->forward(somePieces({11, 30, 2}), Precision::Float32);
    QVERIFY(at::allclose(together.slice(0, 11, 41), model->forward(somePieces({30}), Precision::Float32), 1e-4, 1e-5));
    QVERIFY(at::allclose(together.slice(0, 41), model->forward(somePieces({2}), Precision::Float32), 1e-4, 1e-5));
}

void TestLanguageModel::dropsOnlyWhileTraining()
{
    LanguageModel model = drawnModel();
    model->setDropout(0.4);
    const PackedPieces pieces = somePieces({20});
    const at::Tensor quiet = model->forward(pieces, Precision::Float32);
    QVERIFY(at::equal(quiet, model->forward(pieces, Precision::Float32)));
    model->train();
    const at::Tensor noisy = model->forward(pieces, Precision::Float32);
    QVERIFY(!at::allclose(noisy, quiet, 1e-3, 1e-3));
    QVERIFY(!at::allclose(noisy, model->forward(pieces, Precision::Float32), 1e-3, 1e-3));
    model->setDropout(0.0);
    QVERIFY(at::equal(model->forward(pieces, Precision::Float32), quiet));
}

void TestLanguageModel::repeatsDropoutUnderTheSameGeneratorState()
{
    LanguageModel model = drawnModel();
    model->train();
    const PackedPieces pieces = somePieces({20, 9});
    at::manual_seed(42);
    const at::Tensor first = model->forward(pieces, Precision::BFloat16);
    at::manual_seed(42);
    QVERIFY(at::equal(model->forward(pieces, Precision::BFloat16), first));
}

void TestLanguageModel::learnsEverythingButFrozenWordVectors()
{
    LanguageModel model = drawnModel();
    model->train();
    model->setWordVectorsFrozen(true);
    model->forward(somePieces({20, 9}), Precision::BFloat16).sum().backward();
    for (const auto& parameter : model->named_parameters()) {
        const bool isFrozen = parameter.key() == "embeddings.word_embeddings.weight";
        QVERIFY2(parameter.value().grad().defined() != isFrozen, parameter.key().c_str());
    }
    model->setWordVectorsFrozen(false);
    model->forward(somePieces({20, 9}), Precision::Float32).sum().backward();
    QVERIFY(model->named_parameters()["embeddings.word_embeddings.weight"].grad().defined());
}

void TestLanguageModel::learnsNothingBelowAFrozenLayer()
{
    LanguageModel model = drawnModel();
    model->train();
    model->freezeFirstLayers(1);
    model->forward(somePieces({20, 9}), Precision::BFloat16).sum().backward();
    for (const auto& parameter : model->named_parameters())
        QVERIFY2(parameter.value().grad().defined() == parameter.key().starts_with("encoder.layer.1."), parameter.key().c_str());
}

void TestLanguageModel::agreesBetweenPrecisions()
{
    LanguageModel model = drawnModel();
    const PackedPieces pieces = somePieces({40, 25});
    const at::Tensor exact = model->forward(pieces, Precision::Float32), rounded = model->forward(pieces, Precision::BFloat16);
    QCOMPARE(rounded.scalar_type(), at::kFloat);
    QVERIFY(at::allclose(rounded, exact, 0.05, 0.05));
    QVERIFY(!at::equal(rounded, exact));
}

void TestLanguageModel::agreesInEightBits_data()
{
    QTest::addColumn<int>("hidden");
    QTest::addColumn<int>("buckets");

    QTest::newRow("whole panels: by a stack") << 128 << 0;
    QTest::newRow("other widths: layer by layer") << 96 << 0;
    QTest::newRow("distances, by a stack") << 128 << 32;
    QTest::newRow("distances, layer by layer") << 96 << 32;
}

/// Biases and norms that differ, so that none can stand in another's place.
void TestLanguageModel::agreesInEightBits()
{
    QFETCH(int, hidden);
    QFETCH(int, buckets);
    LanguageModelConfig config = kSmall;
    config.hiddenSize = hidden;
    config.distanceBuckets = buckets;
    config.innerSize = 256;
    config.heads = hidden / 32;
    LanguageModel model(config);
    model->eval();
    for (at::Tensor& parameter : model->parameters())
        parameter.detach().normal_(0, 0.3);
    const PackedPieces pieces = somePieces({40, 1, 25});
    const at::Tensor exact = model->forward(pieces, Precision::Float32).detach();
    model->packMatrices();
    const at::Tensor packed = model->forward(pieces, Precision::Integer).detach();
    const double error = ((packed - exact).norm() / exact.norm()).item<double>();
    QVERIFY2(error > 0 && error < 0.05, qPrintable(QString::number(error)));
}

RATATOSK_TEST(TestLanguageModel);
#include "tst_language_model.moc"
