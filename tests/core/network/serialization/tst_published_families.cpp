// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/model_config_json.h"
#include "core/network/layers/relative_positions.h"
#include "core/network/serialization/language_model_pack.h"
#include "core/network/serialization/safetensors.h"
#include "tests/support/plain_deberta.h"
#include "tests/support/plain_language_model.h"
#include "tests/support/published_folder.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace ratatosk;
using namespace ratatosk::test;
using nlohmann::json;

namespace {

constexpr int kStates = 12, kInside = 20, kPieces = 70, kPlaces = 40;
constexpr double kClose = 1e-5;

json sizesOf(const char* family)
{
    return {{"model_type", family},
            {"hidden_size", kStates},
            {"intermediate_size", kInside},
            {"num_hidden_layers", 2},
            {"num_attention_heads", 3},
            {"hidden_act", "gelu"},
            {"layer_norm_eps", 1e-7},
            {"type_vocab_size", 2},
            {"max_position_embeddings", kPlaces},
            {"vocab_size", kPieces},
            {"unk_id", 5},
            {"cls_id", 6},
            {"sep_id", 7},
            {"mask_id", 8}};
}

json electra(int vectors)
{
    json config = sizesOf("electra");
    config["embedding_size"] = vectors;
    return config;
}

json deberta(const PlainDeberta& shape)
{
    json config = sizesOf("deberta-v2");
    config["position_buckets"] = shape.buckets > 0 ? shape.buckets : -1;
    config["max_relative_positions"] = shape.longest == kPlaces ? -1 : shape.longest;
    config["relative_attention"] = true;
    config["share_att_key"] = shape.shared;
    config["norm_rel_ebd"] = shape.normed ? "layer_norm" : "none";
    config["position_biased_input"] = shape.positions;
    config["type_vocab_size"] = shape.types ? 2 : 0;
    config["pos_att_type"] = shape.c2p && shape.p2c ? json("p2c|c2p") : json::array({shape.c2p ? "c2p" : "p2c"});
    return config;
}

/// Draws weights and gives them their published names.
class Drawer
{
public:
    void matrix(const std::string& name, int rows, int columns) { m_weights[name] = at::randn({rows, columns}) * 0.4; }
    void dense(const std::string& name, int outputs, int inputs)
    {
        matrix(name + ".weight", outputs, inputs);
        m_weights[name + ".bias"] = at::randn({outputs}) * 0.3;
    }
    void norm(const std::string& name, int size)
    {
        m_weights[name + ".weight"] = 1 + at::randn({size}) * 0.2;
        m_weights[name + ".bias"] = at::randn({size}) * 0.2;
    }
    /// What follows attention's own projections in a layer.
    void rest(const std::string& layer)
    {
        dense(layer + "attention.output.dense", kStates, kStates);
        norm(layer + "attention.output.LayerNorm", kStates);
        dense(layer + "intermediate.dense", kInside, kStates);
        dense(layer + "output.dense", kStates, kInside);
        norm(layer + "output.LayerNorm", kStates);
    }
    const NamedTensors& weights() const { return m_weights; }

private:
    NamedTensors m_weights;
};

NamedTensors electraWeights(int vectors)
{
    Drawer drawer;
    drawer.matrix("embeddings.word_embeddings.weight", kPieces, vectors);
    drawer.matrix("embeddings.position_embeddings.weight", kPlaces, vectors);
    drawer.matrix("embeddings.token_type_embeddings.weight", 2, vectors);
    drawer.norm("embeddings.LayerNorm", vectors);
    if (vectors != kStates)
        drawer.dense("embeddings_project", kStates, vectors);
    for (const std::string layer : {"encoder.layer.0.", "encoder.layer.1."}) {
        for (const char* part : {"query", "key", "value"})
            drawer.dense(layer + "attention.self." + part, kStates, kStates);
        drawer.rest(layer);
    }
    return drawer.weights();
}

/// Under BERT's names.
NamedTensors mpnetWeights()
{
    NamedTensors weights = electraWeights(kStates);
    weights.erase("embeddings.token_type_embeddings.weight");
    weights["encoder.relative_attention_bias.weight"] = at::randn({32, 3});
    return weights;
}

NamedTensors debertaWeights(const PlainDeberta& shape)
{
    Drawer drawer;
    drawer.matrix("embeddings.word_embeddings.weight", kPieces, kStates);
    if (shape.positions)
        drawer.matrix("embeddings.position_embeddings.weight", kPlaces, kStates);
    if (shape.types)
        drawer.matrix("embeddings.token_type_embeddings.weight", 2, kStates);
    drawer.norm("embeddings.LayerNorm", kStates);
    drawer.matrix("encoder.rel_embeddings.weight", 2 * (shape.buckets > 0 ? shape.buckets : shape.longest), kStates);
    if (shape.normed)
        drawer.norm("encoder.LayerNorm", kStates);
    for (const std::string layer : {"encoder.layer.0.", "encoder.layer.1."}) {
        for (const char* part : {"query_proj", "key_proj", "value_proj"})
            drawer.dense(layer + "attention.self." + part, kStates, kStates);
        if (!shape.shared && shape.c2p)
            drawer.dense(layer + "attention.self.pos_key_proj", kStates, kStates);
        if (!shape.shared && shape.p2c)
            drawer.dense(layer + "attention.self.pos_query_proj", kStates, kStates);
        drawer.rest(layer);
    }
    return drawer.weights();
}

/// As a release names them, with the heads that it brings along.
NamedTensors published(const NamedTensors& weights, const std::string& prefix, const std::vector<std::string>& heads)
{
    NamedTensors result;
    for (const auto& [name, tensor] : weights)
        result[prefix + name] = tensor;
    for (const std::string& head : heads)
        result[head] = at::zeros({3});
    return result;
}

/// Two texts of 35 and 4 pieces.
PackedPieces longAndShort()
{
    const at::Tensor positions = at::cat({at::arange(35), at::arange(4)});
    return {(positions * 13 + 5) % kPieces, positions, (positions > 2).to(at::kLong), {0, 35, 39}};
}

Result<LanguageModel> loaded(const json& config, const NamedTensors& weights)
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "config.json") << config.dump();
    std::ofstream(path / "vocabulary.model") << "pieces";
    std::ofstream(path / "LICENSE") << "terms";
    if (const auto written = writeSafetensors(path / "model.safetensors", {weights, {}}); !written)
        return written.error();
    const auto pack = readLanguageModelPack(path);
    return pack ? makeLanguageModel(*pack) : Result<LanguageModel>(pack.error());
}

double farthest(const at::Tensor& found, const at::Tensor& expected)
{
    return (found - expected).abs().max().item<double>();
}

using Plain = std::function<at::Tensor(const at::Tensor& ids, const at::Tensor& positions, const at::Tensor& types)>;

/// The plain computation of each text by itself.
at::Tensor alone(const PackedPieces& pieces, const Plain& plain)
{
    std::vector<at::Tensor> texts;
    for (size_t text = 0; text + 1 < pieces.offsets.size(); ++text) {
        const auto part = [&](const at::Tensor& all) { return all.slice(0, pieces.offsets[text], pieces.offsets[text + 1]); };
        texts.push_back(plain(part(pieces.ids), part(pieces.positions), part(pieces.tokenTypes)));
    }
    return at::cat(texts);
}

} // namespace

Q_DECLARE_METATYPE(PlainDeberta)

class TestPublishedFamilies : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { at::manual_seed(11); }

    void electraComputesAsPublished_data()
    {
        QTest::addColumn<int>("vectors");
        QTest::newRow("small: projected") << 8;
        QTest::newRow("base: of one size") << kStates;
    }

    void electraComputesAsPublished()
    {
        QFETCH(int, vectors);
        const NamedTensors weights = electraWeights(vectors);
        auto model = loaded(electra(vectors), published(weights, "electra.", {"discriminator_predictions.dense.bias"}));
        QVERIFY2(model, model ? "" : model.error().detail.c_str());
        const at::NoGradGuard noGradient;
        const PackedPieces pieces = longAndShort();
        const LanguageModelConfig shape{.hiddenSize = kStates, .innerSize = kInside, .layers = 2, .heads = 3, .layerNormEpsilon = 1e-7};
        const at::Tensor expected = alone(pieces, [&](const auto& ids, const auto& positions, const auto& types) {
            return plainLanguageModel(weights, "", shape, ids, positions, types);
        });
        QVERIFY(farthest((*model)->forward(pieces, Precision::Float32), expected) < kClose);
        QCOMPARE((*model)->pieceVectors(at::tensor({1, 2})).size(1), std::int64_t{kStates});
    }

    void debertaComputesAsPublished_data()
    {
        QTest::addColumn<PlainDeberta>("shape");
        QTest::newRow("third version") << PlainDeberta{.buckets = 8, .longest = kPlaces};
        QTest::newRow("second version") << PlainDeberta{.buckets = 12, .longest = kPlaces, .shared = false, .types = true};
        QTest::newRow("without buckets") << PlainDeberta{.longest = 20, .normed = false, .positions = true};
        QTest::newRow("contents to distances") << PlainDeberta{.buckets = 8, .longest = kPlaces, .p2c = false, .shared = false};
        QTest::newRow("distances to contents") << PlainDeberta{.buckets = 8, .longest = 30, .c2p = false, .normed = false};
    }

    /// States, and the gradient of every weight.
    void debertaComputesAsPublished()
    {
        QFETCH(PlainDeberta, shape);
        NamedTensors weights = debertaWeights(shape);
        auto model = loaded(deberta(shape), published(weights, "deberta.", {"lm_predictions.lm_head.bias", "mask_predictions.dense.bias"}));
        QVERIFY2(model, model ? "" : model.error().detail.c_str());
        for (auto& [name, weight] : weights)
            weight.requires_grad_(true);
        const PackedPieces pieces = longAndShort();
        const at::Tensor found = (*model)->forward(pieces, Precision::Float32);
        const at::Tensor expected = alone(pieces, [&](const auto& ids, const auto& positions, const auto& types) {
            return plainDeberta(weights, shape, ids, positions, types);
        });
        QVERIFY(farthest(found, expected) < kClose);

        const at::Tensor gradient = at::randn_like(expected) * 0.01;
        found.backward(gradient);
        expected.backward(gradient);
        const NamedTensors ours = namedParameters(**model);
        int compared = 0;
        for (const auto& [name, weight] : weights) {
            const std::string own = QString::fromStdString(name).replace("_proj.", ".").replace("pos_", "position_").toStdString();
            const auto parameter = ours.find(own == "embeddings.position_embeddings.weight" ? name : own);
            if (parameter == ours.end() || !weight.grad().defined())
                continue;
            QVERIFY2(farthest(parameter->second.grad(), weight.grad()) < kClose, name.c_str());
            ++compared;
        }
        QVERIFY(compared >= static_cast<int>(ours.size()) - 1);
    }

    /// States, and the gradient of every weight.
    void mpnetComputesAsPublished()
    {
        NamedTensors weights = mpnetWeights(), theirs{{"mpnet.embeddings.position_ids", at::arange(kPlaces)}};
        for (const auto& [name, tensor] : weights)
            theirs["mpnet." + publishedName("mpnet", name)] = tensor;
        json config = sizesOf("mpnet");
        config.erase("type_vocab_size");
        config["relative_attention_num_buckets"] = 32;
        auto model = loaded(config, theirs);
        QVERIFY2(model, model ? "" : model.error().detail.c_str());
        for (auto& [name, weight] : weights)
            weight.requires_grad_(true);
        const PackedPieces pieces = longAndShort();
        const LanguageModelConfig shape{.hiddenSize = kStates, .innerSize = kInside, .layers = 2, .heads = 3, .layerNormEpsilon = 1e-7};
        const at::Tensor found = (*model)->forward(pieces, Precision::Float32);
        const at::Tensor expected = alone(pieces, [&](const auto& ids, const auto& positions, const auto&) {
            return plainLanguageModel(weights, "", shape, ids, positions + 2, {});
        });
        QVERIFY(farthest(found, expected) < kClose);
        const at::Tensor gradient = at::randn_like(expected) * 0.01;
        found.backward(gradient);
        expected.backward(gradient);
        const NamedTensors ours = namedParameters(**model);
        QCOMPARE(ours.size(), weights.size());
        for (const auto& [name, weight] : weights)
            QVERIFY2(farthest(ours.at(name).grad(), weight.grad()) < kClose, name.c_str());
    }

    /// Values of MPNet's own code.
    void addedBucketsAreThePublished()
    {
        const std::vector<std::pair<int, int>> pairs{{-200, 15}, {-128, 15}, {-127, 15}, {-64, 14}, {-32, 12}, {-31, 11}, {-16, 10},
                                                     {-12, 9},   {-11, 8},   {-8, 8},    {-7, 7},   {-1, 1},   {0, 0},    {1, 17},
                                                     {7, 23},    {8, 24},    {11, 24},   {12, 25},  {16, 26},  {31, 27},  {32, 28},
                                                     {64, 30},   {90, 30},   {91, 31},   {127, 31}, {128, 31}};
        for (const auto& [distance, bucket] : pairs)
            QCOMPARE(addedBucket(distance, 32), bucket);
    }

    void bucketsEndWhereTheyShould()
    {
        const RelativePositions published{.span = 256, .longest = 512};
        const std::vector<std::pair<int, int>> pairs{{0, 0},     {-5, -5},   {128, 128}, {129, 129},   {130, 130},
                                                     {200, 169}, {300, 207}, {511, 255}, {-511, -255}, {-200, -169}};
        for (const auto& [distance, bucket] : pairs)
            QCOMPARE(distanceBucket(distance, published), bucket);
    }

    /// What is written for one is read again: a bundle's configuration holds it.
    void configurationsAreKept()
    {
        ModelConfig config;
        config.languageModel.embeddingSize = 128;
        config.languageModel.hasPositions = false;
        config.languageModel.relative = {.span = 256, .longest = 512, .hasContentToDistance = false, .sharesProjections = false};
        const auto read = modelConfigFromJson(modelConfigToJson(config));
        QVERIFY2(read, read ? "" : read.error().detail.c_str());
        QCOMPARE(read->languageModel, config.languageModel);
    }

    void othersAreRefused_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("terms") << "pos_att_type"
                               << R"("p2c|c2p|p2p")";
        QTest::newRow("norm") << "norm_rel_ebd"
                              << R"("batch_norm")";
        QTest::newRow("convolution") << "conv_kernel_size"
                                     << "3";
        QTest::newRow("heads") << "attention_head_size"
                               << "64";
        QTest::newRow("vectors") << "embedding_size"
                                 << "8";
        QTest::newRow("family") << "model_type"
                                << R"("deberta")";
    }

    void othersAreRefused()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        json config = deberta({.buckets = 8});
        config[key.toStdString()] = json::parse(value.toStdString());
        const auto model = loaded(config, {});
        QVERIFY(!model);
        QCOMPARE(model.error().code, ErrorCode::ModelInvalid);
        const QString named = key == "model_type" ? QString("'deberta'") : key;
        QVERIFY2(QString::fromStdString(model.error().detail).contains(named), model.error().detail.c_str());
    }

    /// In bfloat16 the states stay near those in fp32.
    void debertaAgreesBetweenPrecisions()
    {
        const PlainDeberta shape{.buckets = 8, .longest = kPlaces};
        auto model = loaded(deberta(shape), debertaWeights(shape));
        QVERIFY(model);
        const at::Tensor exact = (*model)->forward(longAndShort(), Precision::Float32);
        QVERIFY(at::allclose((*model)->forward(longAndShort(), Precision::BFloat16), exact, 0.1, 0.1));
        (*model)->roundMatrices();
        QVERIFY(at::allclose((*model)->forward(longAndShort(), Precision::BFloat16), exact, 0.1, 0.1));
    }
};

RATATOSK_TEST(TestPublishedFamilies);
#include "tst_published_families.moc"
