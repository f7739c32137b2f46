// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/safetensors.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace ratatosk;

namespace {

/// A file from its header and its raw bytes; `length` overrides the header's true length.
void writeRaw(const std::filesystem::path& path, const std::string& header, const std::string& data, std::uint64_t length)
{
    std::ofstream stream(path, std::ios::binary);
    stream.write(reinterpret_cast<const char*>(&length), sizeof length);
    stream << header << data;
}

} // namespace

class TestSafetensors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsHandWrittenBytes();
    void keepsEveryFormat_data();
    void keepsEveryFormat();
    void keepsOddShapesAndMetadata();
    void refusesHostileFiles_data();
    void refusesHostileFiles();
    void refusesTruncatedFiles();
    void namesWhatIsMissing();
    void refusesToWriteUnknownFormats();
    void leavesTheOldFileWhenWritingFails();

private:
    QTemporaryDir m_folder;
    std::filesystem::path file(const char* name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }
};

void TestSafetensors::readsHandWrittenBytes()
{
    const std::string header = R"({"x":{"dtype":"I8","shape":[2,1],"data_offsets":[0,2]},"__metadata__":{"a":"b"}})";
    writeRaw(file("hand"), header, "\x05\xff", header.size());
    const auto read = readSafetensors(file("hand"));
    QVERIFY(read);
    QVERIFY(at::equal(read->tensors.at("x"), at::tensor({5, -1}, at::kChar).view({2, 1})));
    QCOMPARE(read->metadata.at("a"), std::string("b"));
}

void TestSafetensors::keepsEveryFormat_data()
{
    QTest::addColumn<int>("format");
    for (const at::ScalarType format :
         {at::kDouble, at::kFloat, at::kHalf, at::kBFloat16, at::kLong, at::kInt, at::kChar, at::kByte, at::kBool})
        QTest::newRow(at::toString(format)) << static_cast<int>(format);
}

void TestSafetensors::keepsEveryFormat()
{
    QFETCH(int, format);
    const at::Tensor values = at::tensor({0.0, 1.0, 3.0, 120.0, 7.0, 2.0}).view({2, 3}).to(static_cast<at::ScalarType>(format));
    QVERIFY(writeSafetensors(file("formats"), {{{"values", values}}, {}}));
    const auto read = readSafetensors(file("formats"));
    QVERIFY(read);
    QCOMPARE(static_cast<int>(read->tensors.at("values").scalar_type()), format);
    QVERIFY(at::equal(read->tensors.at("values"), values));
}

void TestSafetensors::keepsOddShapesAndMetadata()
{
    const TensorFile written{{{"empty", at::zeros({0, 4})}, {"scalar", at::scalar_tensor(2.5)}, {"turned", at::arange(6).view({2, 3}).t()}},
                             {{"recipe", "line\nline \"quoted\""}}};
    QVERIFY(writeSafetensors(file("odd"), written));
    const auto read = readSafetensors(file("odd"));
    QVERIFY(read);
    QCOMPARE(read->metadata, written.metadata);
    QCOMPARE(read->tensors.size(), written.tensors.size());
    for (const auto& [name, tensor] : written.tensors)
        QVERIFY2(at::equal(read->tensors.at(name), tensor), name.c_str());
}

void TestSafetensors::refusesHostileFiles_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<int>("dataBytes");
    QTest::addColumn<qulonglong>("length"); // 0: the true one
    QTest::addColumn<QString>("complaint");

    const QString good = R"({"x":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})";
    QTest::newRow("length beyond the file") << good << 8 << 1000ull << "longer than the file";
    QTest::newRow("length of 2^64 - 1") << good << 8 << ~0ull << "longer than the file";
    QTest::newRow("length that cuts the header") << good << 8 << 10ull << "not a JSON object";
    QTest::newRow("no JSON") << "hello" << 0 << 0ull << "not a JSON object";
    QTest::newRow("a list") << "[1,2]" << 0 << 0ull << "not a JSON object";
    QTest::newRow("tensor without description") << R"({"x":3})" << 0 << 0ull << "not a JSON object";
    QTest::newRow("nested without end") << R"({"x":{"dtype":)" + QString(400'000, '[') + QString(400'000, ']') + "}}" << 0 << 0ull
                                        << "nested too deeply";
    QTest::newRow("unknown format") << R"({"x":{"dtype":"F8","shape":[2],"data_offsets":[0,2]}})" << 2 << 0ull << "unknown number format";
    QTest::newRow("format is a number") << R"({"x":{"dtype":7,"shape":[2],"data_offsets":[0,2]}})" << 2 << 0ull << "unknown number format";
    QTest::newRow("no shape") << R"({"x":{"dtype":"I8","data_offsets":[0,2]}})" << 2 << 0ull << "its shape";
    QTest::newRow("negative size") << R"({"x":{"dtype":"I8","shape":[-2],"data_offsets":[0,2]}})" << 2 << 0ull << "its shape";
    QTest::newRow("fractional size") << R"({"x":{"dtype":"I8","shape":[2.0],"data_offsets":[0,2]}})" << 2 << 0ull << "its shape";
    QTest::newRow("product overflows") << R"({"x":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,0]}})" << 0 << 0ull
                                       << "does not fit its range";
    QTest::newRow("three offsets") << R"({"x":{"dtype":"I8","shape":[2],"data_offsets":[0,1,2]}})" << 2 << 0ull << "two ascending";
    QTest::newRow("backwards") << R"({"x":{"dtype":"I8","shape":[2],"data_offsets":[2,0]}})" << 2 << 0ull << "two ascending";
    QTest::newRow("beyond the file") << R"({"x":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})" << 4 << 0ull
                                     << "cover 8 bytes, the file holds 4";
    QTest::newRow("far beyond the file") << R"({"x":{"dtype":"I8","shape":[9223372036854775807],"data_offsets":[0,9223372036854775807]}})"
                                         << 1 << 0ull << "the file holds 1";
    QTest::newRow("shape disagrees") << R"({"x":{"dtype":"F32","shape":[3],"data_offsets":[0,8]}})" << 8 << 0ull
                                     << "does not fit its range";
    QTest::newRow("overlap")
        << R"({"x":{"dtype":"I8","shape":[4],"data_offsets":[0,4]},"y":{"dtype":"I8","shape":[4],"data_offsets":[2,6]}})" << 6 << 0ull
        << "overlap";
    QTest::newRow("gap") << R"({"x":{"dtype":"I8","shape":[2],"data_offsets":[2,4]}})" << 4 << 0ull << "unused bytes";
    QTest::newRow("unused end") << good << 12 << 0ull << "cover 8 bytes, the file holds 12";
    QTest::newRow("metadata is no text") << R"({"__metadata__":{"a":1}})" << 0 << 0ull << "metadata 'a'";
}

void TestSafetensors::refusesHostileFiles()
{
    QFETCH(QString, header);
    QFETCH(int, dataBytes);
    QFETCH(qulonglong, length);
    QFETCH(QString, complaint);
    const std::string text = header.toStdString();
    writeRaw(file("hostile"), text, std::string(static_cast<size_t>(dataBytes), 'x'), length ? length : text.size());
    const auto read = readSafetensors(file("hostile"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ModelInvalid);
    QVERIFY2(read.error().detail.find(complaint.toStdString()) != std::string::npos, read.error().detail.c_str());
}

void TestSafetensors::refusesTruncatedFiles()
{
    QVERIFY(writeSafetensors(file("whole"), {{{"a", at::ones({3})}, {"b", at::ones({2, 2})}}, {}}));
    const auto size = std::filesystem::file_size(file("whole"));
    for (std::uintmax_t kept = 0; kept < size; ++kept) {
        std::filesystem::copy_file(file("whole"), file("cut"), std::filesystem::copy_options::overwrite_existing);
        std::filesystem::resize_file(file("cut"), kept);
        const auto read = readSafetensors(file("cut"));
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::ModelInvalid);
    }
}

void TestSafetensors::namesWhatIsMissing()
{
    const auto read = readSafetensors(file("nowhere"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::FileMissing);
    QVERIFY(read.error().detail.find("nowhere") != std::string::npos);
    QCOMPARE(readSafetensors(m_folder.path().toStdString()).error().code, ErrorCode::FileIsDirectory);
}

void TestSafetensors::refusesToWriteUnknownFormats()
{
    const auto written = writeSafetensors(file("complex"), {{{"z", at::zeros({2}, at::kComplexFloat)}}, {}});
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::InvalidArgument);
}

void TestSafetensors::leavesTheOldFileWhenWritingFails()
{
    QVERIFY(writeSafetensors(file("kept"), {{{"a", at::ones({3})}}, {}}));
    QVERIFY(!writeSafetensors(file("kept"), {{{"z", at::zeros({2}, at::kComplexFloat)}}, {}}));
    QVERIFY(readSafetensors(file("kept")));
}

RATATOSK_TEST(TestSafetensors);
#include "tst_safetensors.moc"
