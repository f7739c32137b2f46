// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/language_model_pack.h"
#include "core/network/serialization/safetensors.h"
#include "tests/support/plain_language_model.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

/// A tiny encoder as its family is published.
struct Published {
    const char* config;
    std::string prefix;  ///< of the tensors' names
    int typeRows;        ///< of the type table
    int firstPosition;   ///< row of a text's first piece
    const char* oldNorm; ///< what LayerNorm's weight is called
};

constexpr int kHidden = 12, kInner = 20, kLayers = 2, kVocabulary = 70, kPositions = 30;

const Published kBert{R"({"architectures": ["BertForMaskedLM"], "model_type": "bert", "hidden_size": 12, "intermediate_size": 20,
    "num_hidden_layers": 2, "num_attention_heads": 3, "hidden_act": "gelu", "layer_norm_eps": 1e-12, "max_position_embeddings": 30,
    "type_vocab_size": 2, "vocab_size": 70, "pad_token_id": 0, "unk_id": 5, "cls_id": 6, "sep_id": 7, "mask_id": 8})",
                      "bert.", 2, 0, "gamma"};
const Published kRoberta{R"({"architectures": ["RobertaForMaskedLM"], "model_type": "roberta", "hidden_size": 12, "intermediate_size": 20,
    "num_hidden_layers": 2, "num_attention_heads": 3, "hidden_act": "gelu", "layer_norm_eps": 1e-05, "max_position_embeddings": 30,
    "type_vocab_size": 1, "vocab_size": 70, "pad_token_id": 1, "bos_token_id": 0, "eos_token_id": 2})",
                         "roberta.", 1, 2, "weight"};
const Published kXlmR{R"({"architectures": ["XLMRobertaForMaskedLM"], "model_type": "xlm-roberta", "hidden_size": 12,
    "intermediate_size": 20, "num_hidden_layers": 2, "num_attention_heads": 3, "hidden_act": "gelu", "layer_norm_eps": 1e-05,
    "max_position_embeddings": 30, "type_vocab_size": 1, "vocab_size": 70, "pad_token_id": 1, "bos_token_id": 0, "eos_token_id": 2,
    "position_embedding_type": "absolute"})",
                      "roberta.", 1, 2, "weight"};

/// Random weights under published names, with the heads that a release brings along.
NamedTensors drawnWeights(const Published& published)
{
    NamedTensors weights;
    const auto draw = [&](const std::string& name, at::IntArrayRef shape) { weights[published.prefix + name] = at::randn(shape) * 0.3; };
    const auto dense = [&](const std::string& name, int outputs, int inputs) {
        draw(name + ".weight", {outputs, inputs});
        draw(name + ".bias", {outputs});
    };
    const auto norm = [&](const std::string& name) {
        draw(name + "." + published.oldNorm, {kHidden});
        draw(name + (published.oldNorm == std::string("gamma") ? ".beta" : ".bias"), {kHidden});
    };
    draw("embeddings.word_embeddings.weight", {kVocabulary, kHidden});
    draw("embeddings.position_embeddings.weight", {kPositions, kHidden});
    draw("embeddings.token_type_embeddings.weight", {published.typeRows, kHidden});
    norm("embeddings.LayerNorm");
    for (int layer = 0; layer < kLayers; ++layer) {
        const std::string name = "encoder.layer." + std::to_string(layer) + ".";
        for (const char* part : {"query", "key", "value"})
            dense(name + "attention.self." + part, kHidden, kHidden);
        dense(name + "attention.output.dense", kHidden, kHidden);
        norm(name + "attention.output.LayerNorm");
        dense(name + "intermediate.dense", kInner, kHidden);
        dense(name + "output.dense", kHidden, kInner);
        norm(name + "output.LayerNorm");
    }
    dense("pooler.dense", kHidden, kHidden);
    weights[published.prefix + "embeddings.position_ids"] = at::arange(kPositions).unsqueeze(0);
    weights["lm_head.bias"] = at::zeros({kVocabulary});
    weights["cls.predictions.bias"] = at::zeros({kVocabulary});
    return weights;
}

/// The same under LayerNorm's names of today, for the plain computation.
NamedTensors withNewNames(const NamedTensors& weights)
{
    NamedTensors result;
    for (const auto& [name, tensor] : weights)
        result[QString::fromStdString(name).replace(".gamma", ".weight").replace(".beta", ".bias").toStdString()] = tensor;
    return result;
}

void write(const std::filesystem::path& file, const char* text)
{
    std::ofstream(file) << text;
}

void writePack(const std::filesystem::path& folder, const char* config, const NamedTensors& weights)
{
    write(folder / "config.json", config);
    write(folder / "vocabulary.model", "pieces");
    write(folder / "LICENSE", "terms");
    QVERIFY(writeSafetensors(folder / "model.safetensors", {weights, {}}));
}

/// Two texts of 9 and 4 pieces, a question and a schema item each.
PackedPieces twoTexts()
{
    return {at::tensor({6, 11, 12, 69, 7, 31, 32, 33, 7, 6, 50, 7, 51}),
            at::tensor({0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3}),
            at::tensor({0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1}),
            {0, 9, 13}};
}

} // namespace

class TestPublishedEncoder : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void computesAsPublished_data()
    {
        QTest::addColumn<const Published*>("published");
        QTest::newRow("BERT") << &kBert;
        QTest::newRow("RoBERTa") << &kRoberta;
        QTest::newRow("XLM-R") << &kXlmR;
    }

    /// Loaded from files as they are published, it gives what the formulas give.
    void computesAsPublished()
    {
        QFETCH(const Published*, published);
        at::manual_seed(7);
        const NamedTensors weights = drawnWeights(*published);
        const QTemporaryDir folder;
        writePack(folder.path().toStdString(), published->config, weights);
        const auto pack = readLanguageModelPack(folder.path().toStdString());
        QVERIFY2(pack, pack ? "" : pack.error().detail.c_str());
        auto model = makeLanguageModel(*pack);
        QVERIFY2(model, model ? "" : model.error().detail.c_str());

        const at::NoGradGuard noGradient;
        const PackedPieces pieces = twoTexts();
        const at::Tensor states = (*model)->forward(pieces, Precision::Float32);
        const LanguageModelConfig shape{.hiddenSize = kHidden,
                                        .innerSize = kInner,
                                        .layers = kLayers,
                                        .heads = 3,
                                        .layerNormEpsilon = published == &kBert ? 1e-12 : 1e-5};
        for (size_t text = 0; text < 2; ++text) {
            const auto part = [&](const at::Tensor& tensor) { return tensor.slice(0, pieces.offsets[text], pieces.offsets[text + 1]); };
            const at::Tensor types = published->typeRows == 2 ? part(pieces.tokenTypes) : at::zeros_like(part(pieces.tokenTypes));
            const at::Tensor expected = plainLanguageModel(withNewNames(weights), published->prefix, shape, part(pieces.ids),
                                                           part(pieces.positions) + published->firstPosition, types);
            QVERIFY(at::allclose(part(states), expected, 1e-4, 1e-5));
        }
    }

    void specialPiecesAreTheFamilys()
    {
        const QTemporaryDir folder;
        at::manual_seed(7);
        writePack(folder.path().toStdString(), kXlmR.config, drawnWeights(kXlmR));
        const auto pack = readLanguageModelPack(folder.path().toStdString());
        QVERIFY(pack);
        const LanguageModelConfig& config = pack->config;
        QCOMPARE((std::vector{config.clsId, config.padId, config.sepId, config.unknownId, config.maskId}), (std::vector{0, 1, 2, 3, 69}));
        QCOMPARE(config.positionOffset, 2);
        QCOMPARE(config.pieceOffset, 1);
        QCOMPARE(config.longestText(), 28);
    }

    /// Some releases leave the table of types out, since it has one row of zeros.
    void typesMayBeMissing()
    {
        at::manual_seed(7);
        NamedTensors weights = drawnWeights(kRoberta);
        weights.at("roberta.embeddings.token_type_embeddings.weight").zero_();
        const QTemporaryDir whole, without;
        writePack(whole.path().toStdString(), kRoberta.config, weights);
        weights.erase("roberta.embeddings.token_type_embeddings.weight");
        const QByteArray config = QByteArray(kRoberta.config).replace("\"type_vocab_size\": 1", "\"type_vocab_size\": 0");
        writePack(without.path().toStdString(), config.constData(), weights);

        const at::NoGradGuard noGradient;
        const auto statesOf = [](const QTemporaryDir& folder) {
            return (*makeLanguageModel(*readLanguageModelPack(folder.path().toStdString())))->forward(twoTexts(), Precision::Float32);
        };
        QVERIFY(at::equal(statesOf(whole), statesOf(without)));
    }

    void othersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("named");
        QTest::newRow("another family") << QByteArray("xlm-roberta\"") << QByteArray("xlm-roberta-xl\"") << "xlm-roberta-xl";
        QTest::newRow("relative positions") << QByteArray("absolute") << QByteArray("relative_key") << "position_embedding_type";
        QTest::newRow("another activation") << QByteArray("\"gelu\"") << QByteArray("\"relu\"") << "hidden_act";
    }

    void othersAreRefused()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, named);
        const QTemporaryDir folder;
        writePack(folder.path().toStdString(), QByteArray(kXlmR.config).replace(from, to).constData(), {});
        const auto pack = readLanguageModelPack(folder.path().toStdString());
        QVERIFY(!pack);
        QCOMPARE(pack.error().code, ErrorCode::ModelInvalid);
        QVERIFY2(QString::fromStdString(pack.error().detail).contains(named), pack.error().detail.c_str());
    }
};

RATATOSK_TEST(TestPublishedEncoder);
#include "tst_published_encoder.moc"
