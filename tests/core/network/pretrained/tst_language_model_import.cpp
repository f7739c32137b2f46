// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/language_model_import.h"

#include "core/english/text/subword_vocabulary.h"
#include "core/network/serialization/language_model_pack.h"
#include "tests/support/published_folder.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;
using namespace ratatosk::test;
namespace fs = std::filesystem;

namespace {

using Change = std::function<void(const fs::path& folder)>;

PackedPieces someText()
{
    const at::Tensor positions = at::arange(40);
    return {positions.remainder(8), positions, (positions > 9).to(at::kLong), {0, 40}};
}

void changeConfig(const fs::path& folder, const char* key, const nlohmann::json& value)
{
    std::ifstream stream(folder / "config.json");
    nlohmann::json config = nlohmann::json::parse(stream);
    config[key] = value;
    writeFile(folder / "config.json", config.dump());
}

void changeWeights(const fs::path& folder, const std::function<void(NamedTensors&)>& change)
{
    NamedTensors weights = readSafetensors(folder / "model.safetensors")->tensors;
    change(weights);
    QVERIFY(writeSafetensors(folder / "model.safetensors", {weights, {}}));
}

std::string contentOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

Q_DECLARE_METATYPE(Change)

class TestLanguageModelImport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { at::manual_seed(3); }

    void everyFamilyIsTaken_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("vocabulary");
        QTest::addColumn<QVector<int>>("singers"); ///< ids of "singers"
        QTest::newRow("BERT") << "bert"
                              << "WordPiece" << QVector<int>{6, 7, 8};
        QTest::newRow("ELECTRA") << "electra"
                                 << "WordPiece" << QVector<int>{6, 7, 8};
        QTest::newRow("RoBERTa") << "roberta"
                                 << "byte pairs" << QVector<int>{8, 3, 4};
        QTest::newRow("XLM-R") << "xlm-roberta"
                               << "sentencepiece" << QVector<int>{4, 5, 7};
        QTest::newRow("DeBERTa") << "deberta-v2"
                                 << "sentencepiece" << QVector<int>{4, 5, 7};
        QTest::newRow("MPNet") << "mpnet"
                               << "WordPiece" << QVector<int>{8, 9, 10};
    }

    /// What is read of the import computes what the published weights compute, and pieces have the published ids.
    void everyFamilyIsTaken()
    {
        QFETCH(QString, family);
        QFETCH(QString, vocabulary);
        QFETCH(QVector<int>, singers);
        LanguageModel published = writePublishedFolder(from(), family.toStdString());
        QVERIFY(!published.is_empty());
        const auto imported = importLanguageModel(from(), to());
        QVERIFY2(imported, imported ? "" : imported.error().detail.c_str());
        QCOMPARE(imported->size.family, family.toStdString());
        QCOMPARE(imported->vocabulary, vocabulary.toStdString());
        QCOMPARE(imported->licence, std::string("README.md"));
        std::int64_t parameters = 0;
        for (const at::Tensor& parameter : published->parameters())
            parameters += parameter.numel();
        QCOMPARE(imported->size.parameters, parameters);
        QVERIFY(imported->size.secondsForward > 0 && imported->size.secondsTraining > imported->size.secondsForward);
        computesThePublished(published, singers);
        const auto pack = readLanguageModelPack(to());
        QVERIFY(contentOf(pack->licence).find("mit") != std::string::npos);
    }

    void miniLmIsTaken_data()
    {
        QTest::addColumn<QString>("vocabularyOf");
        QTest::addColumn<QString>("vocabulary");
        QTest::addColumn<QVector<int>>("singers");
        QTest::newRow("English") << "bert"
                                 << "WordPiece" << QVector<int>{6, 7, 8};
        QTest::newRow("multilingual") << "xlm-roberta"
                                      << "sentencepiece" << QVector<int>{4, 5, 7};
    }

    /// BERT's shape as MiniLM is published: no name before the weights', places as a tensor, a pooler; the multilingual one has XLM-R's vocabulary.
    void miniLmIsTaken()
    {
        QFETCH(QString, vocabularyOf);
        QFETCH(QString, vocabulary);
        QFETCH(QVector<int>, singers);
        LanguageModel published = writePublishedFolder(from(), "bert", vocabularyOf.toStdString());
        changeWeights(from(), [](NamedTensors& weights) {
            NamedTensors bare{{"embeddings.position_ids", at::arange(64).unsqueeze(0)},
                              {"pooler.dense.weight", at::zeros({16, 16})},
                              {"pooler.dense.bias", at::zeros({16})}};
            for (const auto& [name, tensor] : weights)
                bare[name.starts_with("bert.") ? name.substr(5) : name] = tensor;
            bare.erase("lm_head.bias");
            weights = std::move(bare);
        });
        const auto imported = importLanguageModel(from(), to());
        QVERIFY2(imported, imported ? "" : imported.error().detail.c_str());
        QCOMPARE(imported->vocabulary, vocabulary.toStdString());
        computesThePublished(published, singers);
    }

    void specialPiecesAreTheVocabularys()
    {
        writePublishedFolder(from(), "bert");
        QVERIFY(importLanguageModel(from(), to()));
        const LanguageModelConfig config = readLanguageModelPack(to())->config;
        QCOMPARE((std::vector{config.padId, config.unknownId, config.clsId, config.sepId, config.maskId}), (std::vector{0, 2, 3, 4, 5}));
    }

    /// MPNet's vocabulary has two of each; which it means stands beside it.
    void specialPiecesAreThoseThatAreNamed()
    {
        writePublishedFolder(from(), "mpnet");
        QVERIFY(importLanguageModel(from(), to()));
        const LanguageModelConfig config = readLanguageModelPack(to())->config;
        QCOMPARE((std::vector{config.padId, config.unknownId, config.clsId, config.sepId, config.maskId}), (std::vector{1, 5, 0, 2, 12}));
        QCOMPARE(config.positionOffset, 2);
        QCOMPARE(config.tokenTypes, 0);
        QCOMPARE(config.distanceBuckets, 32);
    }

    /// States are those behind the layer that is then the last.
    void theFirstLayersCanBeTaken()
    {
        writePublishedFolder(from(), "mpnet");
        const auto tooMany = importLanguageModel(from(), to(), 3);
        QVERIFY(!tooMany && tooMany.error().code == ErrorCode::InvalidArgument);
        QVERIFY(!fs::exists(to()));
        QVERIFY(importLanguageModel(from(), to(), 1));
        auto pack = readLanguageModelPack(to());
        QCOMPARE(pack->config.layers, 1);
        const auto one = makeLanguageModel(*pack);
        QVERIFY2(one, one ? "" : one.error().detail.c_str());
        QVERIFY(importLanguageModel(from(), to() / "whole"));
        pack = readLanguageModelPack(to() / "whole");
        QCOMPARE(pack->config.layers, 2);
        pack->config.layers = 1;
        std::erase_if(pack->weights, [](const auto& weight) { return weight.first.starts_with("encoder.layer.1."); });
        const at::NoGradGuard noGradient;
        QVERIFY(at::equal((*one).ptr()->forward(someText(), Precision::Float32),
                          (*makeLanguageModel(*pack)).ptr()->forward(someText(), Precision::Float32)));
    }

    /// Newer releases have one file for all that cuts texts.
    void tokenizersAreRead_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QByteArray>("model");
        QTest::newRow("WordPiece") << "bert" << QByteArray(R"({"normalizer": {"lowercase": true, "strip_accents": null}, "model":
            {"type": "WordPiece", "vocab": {"[PAD]": 0, "[unused0]": 1, "[UNK]": 2, "[CLS]": 3, "[SEP]": 4, "[MASK]": 5, "sing": 6,
            "##er": 7, "##s": 8, "s": 9, "?": 10}}})");
        QTest::newRow("byte pairs") << "roberta" << QByteArray(R"({"added_tokens": [{"id": 9, "content": "<mask>"}], "model":
            {"type": "BPE", "vocab": {"<s>": 0, "<pad>": 1, "</s>": 2, "<unk>": 3, "s": 4, "i": 5, "Ġ": 6, "Ġs": 7, "Ġsi": 8},
            "merges": [["Ġ", "s"], "Ġs i"]}})");
    }

    void tokenizersAreRead()
    {
        QFETCH(QString, family);
        QFETCH(QByteArray, model);
        writePublishedFolder(from(), family.toStdString());
        QVERIFY(importLanguageModel(from(), to()));
        for (const char* file : {"vocab.txt", "vocab.json", "merges.txt", "tokenizer_config.json"})
            fs::remove(from() / file);
        writeFile(from() / "tokenizer.json", model.toStdString());
        const auto imported = importLanguageModel(from(), to() / "again");
        QVERIFY2(imported, imported ? "" : imported.error().detail.c_str());
        QVERIFY(contentOf(to() / "vocabulary.model") == contentOf(to() / "again/vocabulary.model"));
        QVERIFY(contentOf(to() / "config.json") == contentOf(to() / "again/config.json"));
    }

    void wrongFoldersAreRefused_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("named");
        const int missing = static_cast<int>(ErrorCode::ModelMissing), invalid = static_cast<int>(ErrorCode::ModelInvalid);
        const auto row = [](const char* name, const Change& change, int code, const char* named) {
            QTest::newRow(name) << change << code << named;
        };
        const auto without = [](const char* file) { return Change([file](const fs::path& folder) { fs::remove(folder / file); }); };
        const auto with = [](const char* file, const std::string& content) {
            return Change([=](const fs::path& folder) { writeFile(folder / file, content); });
        };
        const auto saying = [](const char* key, const nlohmann::json& value) {
            return Change([=](const fs::path& folder) { changeConfig(folder, key, value); });
        };
        row(
            "no folder", [](const fs::path& folder) { fs::remove_all(folder); }, missing, "published");
        row("no configuration", without("config.json"), missing, "config.json");
        row("no JSON", with("config.json", "model: bert"), invalid, "config.json");
        row("nested", with("config.json", std::string(5000, '[')), invalid, "config.json");
        row("unknown family", saying("model_type", "t5"), invalid, "'t5'");
        row("unknown activation", saying("hidden_act", "relu"), invalid, "hidden_act");
        row("no size", saying("hidden_size", "large"), invalid, "hidden_size");
        row("a size beyond all bounds", saying("num_hidden_layers", 100000), invalid, "layers");
        row("heads that do not fit", saying("num_attention_heads", 3), invalid, "heads");
        row("other layers than weights", saying("num_hidden_layers", 3), invalid, "encoder.layer.2");
        row("another width than weights", saying("intermediate_size", 32), invalid, "encoder.layer.0");
        row("no weights", without("model.safetensors"), missing, "model.safetensors");
        row(
            "weights that may run code",
            [](const fs::path& folder) { fs::rename(folder / "model.safetensors", folder / "pytorch_model.bin"); }, missing,
            "pytorch_model.bin");
        row(
            "weights in parts",
            [](const fs::path& folder) { fs::rename(folder / "model.safetensors", folder / "model.safetensors.index.json"); }, missing,
            "several files");
        row("a damaged header", with("model.safetensors", "\xff\xff\xff\xff\xff\xff\xff\xff{}"), invalid, "model.safetensors");
        row(
            "half of the weights",
            [](const fs::path& folder) { fs::resize_file(folder / "model.safetensors", fs::file_size(folder / "model.safetensors") / 2); },
            invalid, "model.safetensors");
        row(
            "a tensor less",
            [](const fs::path& folder) {
                changeWeights(folder, [](NamedTensors& weights) { weights.erase("bert.embeddings.LayerNorm.bias"); });
            },
            invalid, "embeddings.LayerNorm.bias");
        row(
            "a tensor more",
            [](const fs::path& folder) {
                changeWeights(folder, [](NamedTensors& weights) { weights["bert.encoder.magic"] = at::zeros({2}); });
            },
            invalid, "encoder.magic");
        row(
            "no number",
            [](const fs::path& folder) {
                changeWeights(folder, [](NamedTensors& weights) { weights.at("bert.embeddings.LayerNorm.bias")[0] = NAN; });
            },
            invalid, "embeddings.LayerNorm.bias");
        row("no vocabulary", without("vocab.txt"), missing, "vocab.txt");
        row("an empty vocabulary", with("vocab.txt", ""), invalid, "vocab.txt");
        row("a vocabulary of another model", with("vocab.txt", "[PAD]\n[UNK]\n[CLS]\n[SEP]\na\nb\nc\nd\ne\nf\ng\nh\ni\n"), invalid,
            "13 pieces");
        row("no special pieces", with("vocab.txt", "a\nb\nc\n"), invalid, "special pieces");
        row("a strange tokenizer_config", with("tokenizer_config.json", "[]"), invalid, "tokenizer_config.json");
        row(
            "pairs without merges",
            [](const fs::path& folder) {
                fs::remove(folder / "vocab.txt");
                writeFile(folder / "vocab.json", R"({"a": 0})");
            },
            missing, "merges.txt");
        row(
            "a tokenizer of another sort",
            [](const fs::path& folder) {
                fs::remove(folder / "vocab.txt");
                writeFile(folder / "tokenizer.json", R"({"model": {"type": "Unigram"}})");
            },
            invalid, "'Unigram'");
        row("a damaged sentencepiece model", with("spm.model", "pieces"), invalid, "spm.model");
        row("no licence", without("README.md"), missing, "licence");
        row("a header without one", with("README.md", "---\nlanguage: en\n---\nlicense: mit\n"), missing, "licence");
    }

    void wrongFoldersAreRefused()
    {
        QFETCH(Change, change);
        QFETCH(int, code);
        QFETCH(QString, named);
        writePublishedFolder(from(), "bert");
        change(from());
        const auto imported = importLanguageModel(from(), to());
        QVERIFY(!imported);
        const std::string& detail = imported.error().detail;
        QCOMPARE(static_cast<int>(imported.error().code), code);
        QVERIFY2(QString::fromStdString(detail).contains(named), detail.c_str());
        QVERIFY2(detail.ends_with('.') && detail.find('\n') == std::string::npos, detail.c_str());
        QVERIFY(!fs::exists(to()) && !fs::exists(to().string() + ".new"));
    }

    void damagedPairsAreRefused_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("merges") << "merges.txt" << QByteArray("#version: 0.2\na b c\n");
        QTest::newRow("ids") << "vocab.json" << QByteArray(R"({"<s>": "first"})");
        QTest::newRow("one id twice") << "vocab.json" << QByteArray(R"({"<s>": 0, "<pad>": 0})");
        QTest::newRow("an id beyond all bounds") << "vocab.json" << QByteArray(R"({"<s>": 99999999999})");
        QTest::newRow("no ids") << "vocab.json" << QByteArray("[]");
    }

    void damagedPairsAreRefused()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        writePublishedFolder(from(), "roberta");
        writeFile(from() / file.toStdString(), content.toStdString());
        const auto imported = importLanguageModel(from(), to());
        QVERIFY(!imported);
        QCOMPARE(imported.error().code, ErrorCode::ModelInvalid);
        QVERIFY2(QString::fromStdString(imported.error().detail).contains(file), imported.error().detail.c_str());
    }

    void aFolderInUseStaysAsItIs()
    {
        writePublishedFolder(from(), "bert");
        fs::create_directories(to());
        writeFile(to() / "mine.txt", "mine");
        const auto imported = importLanguageModel(from(), to());
        QVERIFY(!imported);
        QCOMPARE(imported.error().code, ErrorCode::InvalidArgument);
        QVERIFY(fs::exists(to() / "mine.txt"));
        fs::remove(to() / "mine.txt");
        writeFile(from() / "LICENSE", "terms");
        const auto second = importLanguageModel(from(), to());
        QVERIFY2(second, second ? "" : second.error().detail.c_str());
        QCOMPARE(contentOf(to() / "LICENSE"), std::string("terms"));
    }

    /// Imported once more, it stays what it is.
    void anImportMayBeImported()
    {
        writePublishedFolder(from(), "deberta-v2");
        QVERIFY(importLanguageModel(from(), to()));
        fs::rename(to() / "vocabulary.model", to() / "spm.model");
        const auto again = importLanguageModel(to(), to() / "again");
        QVERIFY2(again, again ? "" : again.error().detail.c_str());
        QVERIFY(contentOf(to() / "config.json") == contentOf(to() / "again/config.json"));
        QVERIFY(contentOf(to() / "weights.safetensors") == contentOf(to() / "again/weights.safetensors"));
    }

    void cleanup() { m_folder = std::make_unique<QTemporaryDir>(); }

private:
    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();

    fs::path from() const { return fs::path(m_folder->path().toStdString()) / "published"; }
    fs::path to() const { return fs::path(m_folder->path().toStdString()) / "ours"; }

    /// What was imported, and cuts "singers" into these of the published ids.
    void computesThePublished(LanguageModel& published, const QVector<int>& singers) const
    {
        const auto pack = readLanguageModelPack(to());
        QVERIFY2(pack, pack ? "" : pack.error().detail.c_str());
        const auto model = makeLanguageModel(*pack);
        QVERIFY(model);
        const at::NoGradGuard noGradient;
        QVERIFY(at::equal((*model).ptr()->forward(someText(), Precision::Float32), published->forward(someText(), Precision::Float32)));
        const auto pieces = SubwordVocabulary::load(pack->vocabulary);
        QVERIFY2(pieces, pieces ? "" : pieces.error().detail.c_str());
        QVector<int> ids;
        for (const int piece : (*pieces)->piecesOf("singers"))
            ids.append(piece == (*pieces)->unknown() ? pack->config.unknownId : piece + pack->config.pieceOffset);
        QCOMPARE(ids, singers);
    }
};

RATATOSK_TEST(TestLanguageModelImport);
#include "tst_language_model_import.moc"
