// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/model_config_json.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace ratatosk;
using nlohmann::json;

namespace {

ModelConfig unusualConfig()
{
    ModelConfig config;
    config.languageModel.layers = 3;
    config.languageModel.layerNormEpsilon = 1e-5;
    config.relations = RelationVocabulary::RatSql;
    config.initialisation = InitialisationScheme::TFixup;
    config.grammar = "broad";
    config.layers = 8;
    config.width = 96;
    config.heads = 6;
    config.layerDropout = 0.125;
    config.preTransformer = PreTransformer::None;
    config.parentFeeding = ParentFeeding::State;
    config.normPlace = NormPlace::BeforeSubLayer;
    config.alignsSchema = true;
    config.gramSizes = {0, 0, 2, 2, 3, 4};
    return config;
}

} // namespace

class TestModelConfigJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackUnchanged();
    void namesTheWrongKey_data();
    void namesTheWrongKey();
    void refusesOtherJson();
    void readsBothSpellingsOfAPack();
    void refusesUnsuitablePacks_data();
    void refusesUnsuitablePacks();
};

void TestModelConfigJson::comesBackUnchanged()
{
    for (const ModelConfig& config : {ModelConfig{}, unusualConfig()}) {
        const auto read = modelConfigFromJson(modelConfigToJson(config));
        QVERIFY2(read, read ? "" : read.error().detail.c_str());
        QVERIFY(*read == config);
    }
}

void TestModelConfigJson::namesTheWrongKey_data()
{
    QTest::addColumn<QString>("patch"); // merged into a good configuration; null removes a key
    QTest::addColumn<QString>("key");

    QTest::newRow("missing") << R"({"width": null})"
                             << "'width' is missing";
    QTest::newRow("a grammar for trees only") << R"({"grammar": "published"})"
                                              << "the grammar 'published'";
    QTest::newRow("unknown") << R"({"colour": 1})"
                             << "unknown key 'colour'";
    QTest::newRow("unknown inside") << R"({"language_model": {"colour": 1}})"
                                    << "'language_model': unknown key 'colour'";
    QTest::newRow("text for a number") << R"({"layers": "24"})"
                                       << "'layers'";
    QTest::newRow("fraction for a size") << R"({"layers": 2.5})"
                                         << "'layers'";
    QTest::newRow("negative") << R"({"inner_size": -1})"
                              << "'inner_size'";
    QTest::newRow("zero heads") << R"({"heads": 0})"
                                << "'heads'";
    QTest::newRow("absurdly large") << R"({"width": 4294967552})"
                                    << "'width'";
    QTest::newRow("certain drop-out") << R"({"layer_dropout": 1.0})"
                                      << "'layer_dropout'";
    QTest::newRow("number for a text") << R"({"grammar": 3})"
                                       << "'grammar'";
    QTest::newRow("unknown scheme") << R"({"initialisation": "magic"})"
                                    << "'initialisation'";
    QTest::newRow("number for a scheme") << R"({"initialisation": 1})"
                                         << "'initialisation'";
    QTest::newRow("list for an object") << R"({"language_model": []})"
                                        << "'language_model'";
    QTest::newRow("heads do not divide") << R"({"heads": 7})"
                                         << "'width' is not a multiple of 'heads'";
    QTest::newRow("piece outside") << R"({"language_model": {"mask_id": 40000}})"
                                   << "special piece";
}

void TestModelConfigJson::namesTheWrongKey()
{
    QFETCH(QString, patch);
    QFETCH(QString, key);
    json object = json::parse(modelConfigToJson(ModelConfig{}));
    object.merge_patch(json::parse(patch.toStdString()));
    const auto read = modelConfigFromJson(object.dump());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ModelInvalid);
    QVERIFY2(read.error().detail.find(key.toStdString()) != std::string::npos, read.error().detail.c_str());
}

void TestModelConfigJson::refusesOtherJson()
{
    for (const char* text : {"", "null", "[]", "{", "3", "{}"}) {
        const auto read = modelConfigFromJson(text);
        QVERIFY2(!read, text);
        QCOMPARE(read.error().code, ErrorCode::ModelInvalid);
    }
}

void TestModelConfigJson::readsBothSpellingsOfAPack()
{
    const auto ours = languageModelConfigFromPack(R"json({"architecture": "bert", "hidden_size": 64, "intermediate_size": 128, "layers": 2,
        "heads": 4, "hidden_act": "gelu (erf)", "layer_norm_eps": 1e-12, "max_positions": 40, "token_types": 2, "vocabulary_size": 500,
        "pad_id": 0, "unk_id": 1, "cls_id": 2, "sep_id": 3, "mask_id": 4})json");
    QVERIFY2(ours, ours ? "" : ours.error().detail.c_str());
    const LanguageModelConfig expected{64, 128, 2, 4, 40, 2, 500, 1e-12, 0, 1, 2, 3, 4};
    QVERIFY(*ours == expected);

    const auto convention = languageModelConfigFromPack(R"({"model_type": "bert", "hidden_size": 64, "intermediate_size": 128,
        "num_hidden_layers": 2, "num_attention_heads": 4, "hidden_act": "gelu", "layer_norm_eps": 1e-12, "max_position_embeddings": 40,
        "type_vocab_size": 2, "vocab_size": 500, "pad_token_id": 0})");
    QVERIFY2(convention, convention ? "" : convention.error().detail.c_str());
    const LanguageModelConfig usualPieces{64, 128, 2, 4, 40, 2, 500, 1e-12, 0, 100, 101, 102, 103};
    QVERIFY(*convention == usualPieces);
}

void TestModelConfigJson::refusesUnsuitablePacks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("complaint");

    QTest::newRow("no object") << "[]"
                               << "not a JSON object";
    QTest::newRow("no sizes") << "{}"
                              << "is missing";
    QTest::newRow("another activation") << R"({"hidden_act": "relu"})"
                                        << "hidden_act";
    QTest::newRow("odd heads") << R"({"hidden_size": 64, "intermediate_size": 128, "layers": 2, "heads": 5, "layer_norm_eps": 1e-12,
        "max_positions": 40, "token_types": 2, "vocabulary_size": 500})"
                               << "not a multiple of 'heads'";
}

void TestModelConfigJson::refusesUnsuitablePacks()
{
    QFETCH(QString, text);
    QFETCH(QString, complaint);
    const auto read = languageModelConfigFromPack(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ModelInvalid);
    QVERIFY2(read.error().detail.find(complaint.toStdString()) != std::string::npos, read.error().detail.c_str());
}

RATATOSK_TEST(TestModelConfigJson);
#include "tst_model_config_json.moc"
