// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/stored_weights.h"

#include "core/network/bundle/half_number.h"
#include "core/network/bundle/quantisation_levels.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <array>
#include <bit>
#include <cmath>
#include <fstream>

using namespace ratatosk;

namespace {

/// A safetensors file in the making.
struct WrittenFile {
    SafetensorsHeader header;
    std::string bytes;

    template <class Number>
    WrittenFile& add(const std::string& name, StoredFormat format, std::vector<std::int64_t> shape, const std::vector<Number>& numbers)
    {
        const auto begin = static_cast<std::int64_t>(bytes.size());
        bytes.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number));
        header.entries.push_back({name, format, std::move(shape), begin, static_cast<std::int64_t>(bytes.size())});
        return *this;
    }

    void write(const std::filesystem::path& file) const
    {
        const std::string text = formatSafetensorsHeader(header);
        const auto length = std::bit_cast<std::array<char, 8>>(static_cast<std::uint64_t>(text.size()));
        std::ofstream(file, std::ios::binary).write(length.data(), length.size()) << text << bytes;
    }
};

WrittenFile base()
{
    WrittenFile file;
    file.add<std::int8_t>("m", StoredFormat::Char, {2, 4}, {127, -1, 0, 2, -127, 64, 1, 3});
    file.add<float>("m.scale", StoredFormat::Float, {2}, {0.5F, 0.25F});
    file.add<float>("v", StoredFormat::Float, {3}, {1, 2, -3});
    return file;
}

std::vector<float> allOf(const kernel::MatrixRows& matrix)
{
    std::vector<float> numbers(static_cast<std::size_t>(matrix.rows * matrix.columns));
    for (std::int64_t row = 0; row < matrix.rows; ++row)
        matrix.read(row, numbers.data() + row * matrix.columns);
    return numbers;
}

} // namespace

class TestStoredWeights : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void readsBytesAndVectors();
    void readsFourBits();
    void appliesChanges();
    void namesWhatIsWrong_data();
    void namesWhatIsWrong();
    void readsHalfNumbers_data();
    void readsHalfNumbers();

private:
    std::filesystem::path folder() const { return m_folder->path().toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestStoredWeights::readsBytesAndVectors()
{
    base().write(weightFile(folder(), 1));
    const auto weights = StoredWeights::open(folder());
    QVERIFY(weights);
    const kernel::MatrixRows matrix = (*weights)->matrix("m", 2, 4);
    QVERIFY(matrix.bytes != nullptr);
    QCOMPARE(allOf(matrix), (std::vector<float>{63.5F, -0.5F, 0, 1, -31.75F, 16, 0.25F, 0.75F}));
    QCOMPARE((*weights)->vector("v", 3), (std::vector<float>{1, 2, -3}));
    QVERIFY((*weights)->check());
    (*weights)->rest();
    QCOMPARE(allOf(matrix).front(), 63.5F); // fetched again
}

void TestStoredWeights::readsFourBits()
{
    std::vector<std::uint8_t> codes(16);
    for (std::size_t i = 0; i < codes.size(); ++i)
        codes[i] = static_cast<std::uint8_t>(i | (15 - i) << 4);
    WrittenFile file;
    file.add("m", StoredFormat::Byte, {1, 16}, codes).add<std::uint16_t>("m.scale", StoredFormat::Half, {1, 1}, {0x4000}); // 2
    file.write(weightFile(folder(), 1));
    const auto weights = StoredWeights::open(folder());
    QVERIFY(weights);
    const std::vector<float> numbers = allOf((*weights)->matrix("m", 1, 32));
    for (std::size_t i = 0; i < 16; ++i) {
        QCOMPARE(numbers[2 * i], 2 * kNormalLevels[i]);
        QCOMPARE(numbers[2 * i + 1], 2 * kNormalLevels[15 - i]);
    }
    QVERIFY((*weights)->check());
}

void TestStoredWeights::appliesChanges()
{
    base().write(weightFile(folder(), 1));
    WrittenFile change;
    change.header.metadata["format"] = kAdaptationFormat;
    change.add<std::uint8_t>("m.change", StoredFormat::Byte, {2, 1}, {0b11'10'01'00, 0}); // the levels in order; the lowest four times
    change.add<float>("m.change.scale", StoredFormat::Float, {2}, {1, 2}).add<float>("v", StoredFormat::Float, {3}, {7, 8, 9});
    change.write(folder() / kConversationFile);
    const auto weights = StoredWeights::openConversation(folder());
    QVERIFY2(weights, weights ? "" : weights.error().detail.c_str());
    const std::vector<float> numbers = allOf((*weights)->matrix("m", 2, 4));
    QCOMPARE(numbers[0], 63.5F + kChangeLevels[0]);
    QCOMPARE(numbers[3], 1.0F + kChangeLevels[3]);
    QCOMPARE(numbers[4], -31.75F + 2 * kChangeLevels[0]);
    QCOMPARE((*weights)->vector("v", 3), (std::vector<float>{7, 8, 9}));
    QVERIFY((*weights)->check());
}

void TestStoredWeights::namesWhatIsWrong_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<float>("scale");
    QTest::addColumn<bool>("hasStranger");
    QTest::addColumn<QString>("part");

    QTest::newRow("shape") << 5 << 1.0F << false << "'m': its shape is not [1, 5]";
    QTest::newRow("large numbers") << 4 << 1e6F << false << "larger than any training makes";
    QTest::newRow("no numbers") << 4 << std::nanf("") << false << "larger than any training makes";
    QTest::newRow("what nobody takes") << 4 << 1.0F << true << "unknown 'stranger'";
}

void TestStoredWeights::namesWhatIsWrong()
{
    QFETCH(int, columns);
    QFETCH(float, scale);
    QFETCH(bool, hasStranger);
    QFETCH(QString, part);
    WrittenFile file;
    file.add<std::int8_t>("m", StoredFormat::Char, {1, 4}, {127, 1, 2, 3}).add<float>("m.scale", StoredFormat::Float, {1}, {scale});
    if (hasStranger)
        file.add<float>("stranger", StoredFormat::Float, {1}, {1});
    file.write(weightFile(folder(), 1));
    const auto weights = StoredWeights::open(folder());
    QVERIFY(weights);
    QCOMPARE((*weights)->matrix("m", 1, columns).columns, columns);
    const Result<void> sound = (*weights)->check();
    QVERIFY(!sound);
    QCOMPARE(sound.error().code, ErrorCode::ModelInvalid);
    QVERIFY2(QString::fromStdString(sound.error().detail).contains(part), sound.error().detail.c_str());
    (void)(*weights)->vector("missing", 3);
    QVERIFY(!(*weights)->check());
}

void TestStoredWeights::readsHalfNumbers_data()
{
    QTest::addColumn<int>("bits");
    QTest::addColumn<float>("value");

    QTest::newRow("zero") << 0x0000 << 0.0F;
    QTest::newRow("one") << 0x3C00 << 1.0F;
    QTest::newRow("minus two and a half") << 0xC100 << -2.5F;
    QTest::newRow("largest") << 0x7BFF << 65504.0F;
    QTest::newRow("smallest with a whole fraction") << 0x0400 << 0x1p-14F;
    QTest::newRow("smallest") << 0x0001 << 0x1p-24F;
    QTest::newRow("minus the smallest") << 0x8001 << -0x1p-24F;
}

void TestStoredWeights::readsHalfNumbers()
{
    QFETCH(int, bits);
    QTEST(halfNumber(static_cast<std::uint16_t>(bits)), "value");
    QVERIFY(std::isnan(halfNumber(0x7E00)));
    QVERIFY(std::isinf(halfNumber(0x7C00)));
}

RATATOSK_TEST(TestStoredWeights);
#include "tst_stored_weights.moc"
