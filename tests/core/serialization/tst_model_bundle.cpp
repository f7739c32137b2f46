// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serialization/model_bundle.h"

#include <ATen/ATen.h>

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

} // namespace

class TestModelBundle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void comesBackNearlyUnchanged();
    void replacesAnOlderOne();
    void keepsTheOlderOneWhenWritingFails();
    void namesTheMissingFile_data();
    void namesTheMissingFile();
    void refusesDamagedDescriptions_data();
    void refusesDamagedDescriptions();
    void refusesDamagedWeights();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    Bundle m_bundle;

    fs::path folder() const { return fs::path(m_folder->path().toStdString()); }
    fs::path target() const { return folder() / "bundle"; }
};

void TestModelBundle::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    writeText(folder() / "pieces", "vocabulary");
    writeText(folder() / "terms", "licence");
    ModelConfig config;
    config.layers = 7;
    m_bundle = {"tiny", "trained on nothing", config, {{"w", at::randn({3, 5})}, {"b", at::randn({3})}}, folder() / "pieces", folder() / "terms"};
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
    QCOMPARE(readText(read->vocabulary), std::string("vocabulary"));
    QCOMPARE(readText(read->licence), std::string("licence"));
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

    QTest::newRow("empty") << "" << "no JSON object";
    QTest::newRow("no format") << "{}" << "another version";
    QTest::newRow("newer format") << R"({"format": 2, "name": "x", "training": "", "model": {}})" << "another version";
    QTest::newRow("no name") << R"({"format": 1, "training": "", "model": {}})" << "texts";
    QTest::newRow("no model") << R"({"format": 1, "name": "x", "training": ""})" << "no JSON object";
    QTest::newRow("empty model") << R"({"format": 1, "name": "x", "training": "", "model": {}})" << "is missing";
    QTest::newRow("nested without end") << QString(100000, '[') << "no JSON object";
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

QTEST_GUILESS_MAIN(TestModelBundle)
#include "tst_model_bundle.moc"
