// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/model_bundle.h"

#include "core/network/layers/parser_network.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <iterator>
#include <limits>
#include <memory>

using namespace ratatosk;
namespace fs = std::filesystem;

namespace {

void writeText(const fs::path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

std::string readText(const fs::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

/// As sentencepiece writes it: field 1, so many times, each of no bytes.
std::string piecesOf(int count)
{
    std::string bytes;
    for (int i = 0; i < count; ++i)
        bytes += std::string("\x0a\x00", 2);
    return bytes;
}

ModelConfig tinyConfig()
{
    ModelConfig config;
    config.languageModel = {.hiddenSize = 8,
                            .innerSize = 16,
                            .layers = 1,
                            .heads = 2,
                            .maxPositions = 32,
                            .tokenTypes = 2,
                            .vocabularySize = 500,
                            .layerNormEpsilon = 1e-12,
                            .padId = 0,
                            .unknownId = 1,
                            .clsId = 2,
                            .sepId = 3,
                            .maskId = 4};
    config.layers = 2;
    config.width = 8;
    config.heads = 2;
    config.innerSize = 16;
    config.decoderSize = 12;
    config.actionSize = 6;
    config.typeSize = 4;
    return config;
}

NamedTensors tinyWeights()
{
    ParserNetwork network(tinyConfig(), ActionSpace{20}, 5);
    NamedTensors weights;
    for (const auto& [name, tensor] : namedParameters(*network))
        weights[name] = at::randn_like(tensor);
    weights["w"] = at::randn({3, 5});
    weights["b"] = at::randn({3});
    return weights;
}

} // namespace

class TestModelBundle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void comesBackNearlyUnchanged();
    void fitsIntoFilesOfASize();
    void opensOneOfEarlierInputs();
    void replacesAnOlderOne();
    void keepsTheOlderOneWhenWritingFails();
    void namesTheMissingFile_data();
    void namesTheMissingFile();
    void refusesDamagedDescriptions_data();
    void refusesDamagedDescriptions();
    void refusesDamagedWeights();
    void comparesTheSizesWithTheWeights_data();
    void comparesTheSizesWithTheWeights();
    void refusesAnotherVocabulary_data();
    void refusesAnotherVocabulary();
    void refusesWeightsThatOverflow();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    Bundle m_bundle;

    fs::path folder() const { return fs::path(m_folder->path().toStdString()); }
    fs::path target() const { return folder() / "bundle"; }
};

void TestModelBundle::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    writeText(folder() / "pieces", piecesOf(500));
    writeText(folder() / "terms", "licence");
    m_bundle = {"tiny", "trained on nothing", tinyConfig(), tinyWeights(), folder() / "pieces", folder() / "terms"};
}

void TestModelBundle::comesBackNearlyUnchanged()
{
    const auto written = writeBundle(target(), m_bundle);
    QVERIFY2(written, written ? "" : written.error().detail.c_str());
    const auto read = readBundle(target());
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    QCOMPARE(read->name, m_bundle.name);
    QCOMPARE(read->training, m_bundle.training);
    QVERIFY(read->config == m_bundle.config);
    QVERIFY(at::equal(read->weights.at("b"), m_bundle.weights.at("b")));
    QVERIFY(at::allclose(read->weights.at("w"), m_bundle.weights.at("w"), 0.0, 4.0 / 254.0));
    QCOMPARE(read->weights.size(), m_bundle.weights.size());
    QCOMPARE(readText(read->vocabulary), piecesOf(500));
    QCOMPARE(readText(read->licence), std::string("licence"));
}

void TestModelBundle::fitsIntoFilesOfASize()
{
    QVERIFY(writeBundle(target(), m_bundle));
    const auto whole = readBundle(target());
    constexpr std::int64_t kSize = 2000;
    QVERIFY(writeBundle(target(), m_bundle, kSize));
    QVERIFY(fs::exists(target() / "weights-3.safetensors"));
    const auto parts = readBundle(target());
    QVERIFY2(parts, parts ? "" : parts.error().detail.c_str());
    QCOMPARE(parts->weights.size(), whole->weights.size());
    for (const auto& [name, tensor] : whole->weights)
        QVERIFY2(at::equal(tensor, parts->weights.at(name)), name.c_str());

    fs::copy_file(target() / "weights.safetensors", target() / "weights-2.safetensors", fs::copy_options::overwrite_existing);
    QVERIFY(readBundle(target()).error().detail.find("is also in another file") != std::string::npos);
    fs::remove(target() / "weights-2.safetensors");
    QCOMPARE(readBundle(target()).error().code, ErrorCode::ModelInvalid); // the rest is not found any more
}

/// Those that were written before the number was.
void TestModelBundle::opensOneOfEarlierInputs()
{
    QVERIFY(writeBundle(target(), m_bundle));
    QByteArray text = QByteArray::fromStdString(readText(target() / "config.json"));
    QVERIFY(text.contains("\"inputs\": 2,"));
    writeText(target() / "config.json", text.replace("\"inputs\": 2,", "").toStdString());
    const auto read = readBundle(target());
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
}

void TestModelBundle::replacesAnOlderOne()
{
    QVERIFY(writeBundle(target(), m_bundle));
    m_bundle.name = "newer";
    QVERIFY(writeBundle(target(), m_bundle));
    QCOMPARE(readBundle(target())->name, std::string("newer"));
    QCOMPARE(std::distance(fs::directory_iterator(folder()), fs::directory_iterator()), 3); // pieces, terms, bundle
}

void TestModelBundle::keepsTheOlderOneWhenWritingFails()
{
    QVERIFY(writeBundle(target(), m_bundle));
    Bundle damaged = m_bundle;
    damaged.weights["w"] = at::full({2, 2}, std::numeric_limits<float>::quiet_NaN());
    QCOMPARE(writeBundle(target(), damaged).error().code, ErrorCode::InvalidArgument);
    damaged = m_bundle;
    damaged.vocabulary = folder() / "nowhere";
    QCOMPARE(writeBundle(target(), damaged).error().code, ErrorCode::IoError);
    QVERIFY(readBundle(target()));
}

void TestModelBundle::namesTheMissingFile_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"config.json", "weights.safetensors", "vocabulary.model", "LICENSE"})
        QTest::newRow(name) << name;
}

void TestModelBundle::namesTheMissingFile()
{
    QFETCH(QString, name);
    QVERIFY(writeBundle(target(), m_bundle));
    fs::remove(target() / name.toStdString());
    const auto read = readBundle(target());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ModelMissing);
    QVERIFY(read.error().detail.find(name.toStdString()) != std::string::npos);
}

void TestModelBundle::refusesDamagedDescriptions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("complaint");

    QTest::newRow("empty") << ""
                           << "not a JSON object";
    QTest::newRow("no format") << "{}"
                               << "another version";
    QTest::newRow("newer format") << R"({"format": 2, "name": "x", "training": "", "model": {}})"
                                  << "another version";
    QTest::newRow("other inputs") << R"({"format": 1, "inputs": 99, "name": "x", "training": "", "model": {}})"
                                  << "another way of reading";
    QTest::newRow("inputs that are no number") << R"({"format": 1, "inputs": "all", "name": "x", "training": "", "model": {}})"
                                               << "another way of reading";
    QTest::newRow("no name") << R"({"format": 1, "training": "", "model": {}})"
                             << "texts";
    QTest::newRow("no model") << R"({"format": 1, "name": "x", "training": ""})"
                              << "not a JSON object";
    QTest::newRow("empty model") << R"({"format": 1, "name": "x", "training": "", "model": {}})"
                                 << "is missing";
    QTest::newRow("nested without end") << QString(100000, '[') << "nested";
    QTest::newRow("nested deeply") << R"({"format": 1, "name": )" + QString(101, '[') + QString(101, ']') + "}"
                                   << "nested";
}

void TestModelBundle::refusesDamagedDescriptions()
{
    QFETCH(QString, text);
    QFETCH(QString, complaint);
    QVERIFY(writeBundle(target(), m_bundle));
    writeText(target() / "config.json", text.toStdString());
    const auto read = readBundle(target());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ModelInvalid);
    QVERIFY2(read.error().detail.find(complaint.toStdString()) != std::string::npos, read.error().detail.c_str());
}

void TestModelBundle::refusesDamagedWeights()
{
    QVERIFY(writeBundle(target(), m_bundle));
    fs::resize_file(target() / "weights.safetensors", fs::file_size(target() / "weights.safetensors") - 1);
    const auto read = readBundle(target());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ModelInvalid);
}

void TestModelBundle::comparesTheSizesWithTheWeights_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("size");
    QTest::newRow("width") << "width" << 16384;
    QTest::newRow("inner size") << "inner_size" << 16384;
    QTest::newRow("layers") << "layers" << 256;
    QTest::newRow("decoder") << "decoder_size" << 16384;
    QTest::newRow("actions") << "action_size" << 16384;
    QTest::newRow("types") << "type_size" << 16384;
    QTest::newRow("hidden") << "hidden_size" << 16384;
    QTest::newRow("language model's inner size") << "intermediate_size" << 16384;
    QTest::newRow("vocabulary") << "vocabulary_size" << 1'000'000;
    QTest::newRow("positions") << "max_positions" << 16384;
}

/// Building such a network would take gigabytes.
void TestModelBundle::comparesTheSizesWithTheWeights()
{
    QFETCH(QString, key);
    QFETCH(int, size);
    QVERIFY(writeBundle(target(), m_bundle));
    QString text = QString::fromStdString(readText(target() / "config.json"));
    const auto place = key == "layers" ? text.lastIndexOf("\"layers\"") : text.indexOf('"' + key + '"');
    QVERIFY(place > 0);
    const auto begin = text.indexOf(' ', place) + 1;
    text.replace(begin, text.indexOf(QRegularExpression("[,\\n]"), begin) - begin, QString::number(size));
    writeText(target() / "config.json", text.toStdString());
    const auto read = readBundle(target());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ModelInvalid);
    QVERIFY2(read.error().detail.find("the configuration") != std::string::npos, read.error().detail.c_str());
}

void TestModelBundle::refusesAnotherVocabulary_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("half of it") << QByteArray::fromStdString(piecesOf(250));
    QTest::newRow("cut in a piece") << QByteArray::fromStdString(piecesOf(499)) + "\x0a\x05";
    QTest::newRow("more pieces") << QByteArray::fromStdString(piecesOf(501));
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("something else") << QByteArray("these are no pieces");
}

void TestModelBundle::refusesAnotherVocabulary()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(writeBundle(target(), m_bundle));
    writeText(target() / "vocabulary.model", bytes.toStdString());
    const auto read = readBundle(target());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ModelInvalid);
}

void TestModelBundle::refusesWeightsThatOverflow()
{
    m_bundle.weights["b"] = at::full({3}, 1e38F);
    QVERIFY(writeBundle(target(), m_bundle));
    QCOMPARE(readBundle(target()).error().code, ErrorCode::ModelInvalid);
}

RATATOSK_TEST(TestModelBundle);
#include "tst_model_bundle.moc"
