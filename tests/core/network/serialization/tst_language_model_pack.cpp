// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/language_model_pack.h"

#include "core/network/serialization/safetensors.h"
#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <numeric>

using namespace ratatosk;
namespace fs = std::filesystem;

namespace {

/// The texts' piece ids, packed.
PackedPieces packedPieces(const std::vector<std::vector<std::int64_t>>& texts)
{
    PackedPieces pieces{.offsets = {0}};
    std::vector<std::int64_t> ids, positions;
    for (const std::vector<std::int64_t>& text : texts) {
        ids.insert(ids.end(), text.begin(), text.end());
        positions.resize(ids.size());
        std::iota(positions.begin() + pieces.offsets.back(), positions.end(), 0);
        pieces.offsets.push_back(static_cast<std::int64_t>(ids.size()));
    }
    pieces.ids = at::tensor(ids);
    pieces.positions = at::tensor(positions);
    pieces.tokenTypes = at::zeros_like(pieces.ids);
    return pieces;
}

fs::path packFolder()
{
    return dataPacks() / "language-model";
}

/// A pack of one small layer, its weights drawn.
void writeSmallPack(const fs::path& folder)
{
    std::ofstream(folder / "config.json") << R"({"hidden_size": 8, "intermediate_size": 16, "layers": 1, "heads": 2, "hidden_act": "gelu",
        "layer_norm_eps": 1e-12, "max_positions": 10, "token_types": 2, "vocabulary_size": 200})";
    std::ofstream(folder / "vocabulary.model") << "pieces";
    std::ofstream(folder / "LICENSE") << "terms";
    const LanguageModelConfig config{.hiddenSize = 8, .innerSize = 16, .layers = 1, .heads = 2, .maxPositions = 10, .vocabularySize = 200};
    LanguageModel model(config);
    model->drawWeights();
    QVERIFY(writeSafetensors(folder / "weights.safetensors", {namedParameters(*model), {}}));
}

} // namespace

class TestLanguageModelPack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheReferenceStates();
    void agreesRoughlyInBFloat16();
    void readsASmallPack();
    void namesWhatIsWrong_data();
    void namesWhatIsWrong();

private:
    /// Largest difference of each reference text's states.
    std::vector<double> differences(Precision precision);
};

std::vector<double> TestLanguageModelPack::differences(Precision precision)
{
    const auto pack = readLanguageModelPack(packFolder());
    auto model = makeLanguageModel(*pack);
    const auto reference = readSafetensors(packFolder() / "reference.safetensors");
    std::vector<std::vector<std::int64_t>> texts;
    std::ifstream stream(packFolder() / "reference.jsonl");
    for (std::string line; std::getline(stream, line);)
        texts.push_back(nlohmann::json::parse(line)["ids"]);

    const PackedPieces pieces = packedPieces(texts);
    const at::NoGradGuard noGradient;
    const at::Tensor states = (*model)->forward(pieces, precision);
    std::vector<double> result;
    for (size_t text = 0; text < texts.size(); ++text) {
        const at::Tensor expected = reference->tensors.at("hidden." + std::to_string(text));
        const at::Tensor found = states.slice(0, pieces.offsets[text], pieces.offsets[text + 1]);
        result.push_back((found - expected).abs().max().item<double>());
    }
    return result;
}

void TestLanguageModelPack::agreesWithTheReferenceStates()
{
    if (!fs::exists(packFolder()))
        QSKIP("the language model's pack is not here: set RATATOSK_DATA");
    const std::vector<double> found = differences(Precision::Float32);
    QCOMPARE(found.size(), size_t{20});
    for (const double difference : found)
        QVERIFY2(difference < 2e-3, std::to_string(difference).c_str());
}

void TestLanguageModelPack::agreesRoughlyInBFloat16()
{
    if (!fs::exists(packFolder()))
        QSKIP("the language model's pack is not here: set RATATOSK_DATA");
    for (const double difference : differences(Precision::BFloat16))
        QVERIFY2(difference < 0.25, std::to_string(difference).c_str()); // values reach 6
}

void TestLanguageModelPack::readsASmallPack()
{
    const QTemporaryDir folder;
    writeSmallPack(folder.path().toStdString());
    const auto pack = readLanguageModelPack(folder.path().toStdString());
    QVERIFY2(pack, pack ? "" : pack.error().detail.c_str());
    QCOMPARE(pack->config.hiddenSize, 8);
    const auto model = makeLanguageModel(*pack);
    QVERIFY2(model, model ? "" : model.error().detail.c_str());
    for (const auto& [name, parameter] : namedParameters(**model))
        QVERIFY2(at::equal(parameter, pack->weights.at(name)), name.c_str());
}

void TestLanguageModelPack::namesWhatIsWrong_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("contents"); // empty: the file is removed
    QTest::addColumn<int>("code");

    for (const char* file : {"config.json", "weights.safetensors", "vocabulary.model", "LICENSE"})
        QTest::newRow(file) << file << "" << static_cast<int>(ErrorCode::ModelMissing);
    QTest::newRow("bad configuration") << "config.json"
                                       << "{}" << static_cast<int>(ErrorCode::ModelInvalid);
    QTest::newRow("bad weights") << "weights.safetensors"
                                 << "no weights" << static_cast<int>(ErrorCode::ModelInvalid);
}

void TestLanguageModelPack::namesWhatIsWrong()
{
    QFETCH(QString, file);
    QFETCH(QString, contents);
    QFETCH(int, code);
    const QTemporaryDir folder;
    const fs::path path = folder.path().toStdString();
    writeSmallPack(path);
    fs::remove(path / file.toStdString());
    if (!contents.isEmpty())
        std::ofstream(path / file.toStdString()) << contents.toStdString();
    const auto pack = readLanguageModelPack(path);
    QVERIFY(!pack);
    QCOMPARE(static_cast<int>(pack.error().code), code);
    QVERIFY2(pack.error().detail.find(path.string()) != std::string::npos, pack.error().detail.c_str());
}

RATATOSK_TEST(TestLanguageModelPack);
#include "tst_language_model_pack.moc"
