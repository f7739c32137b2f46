// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/statements/row_bytes.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <cstring>
#include <limits>

using namespace ratatosk;

class TestRowBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryValue();
    void keepsEveryBitOfNumbers();
    void keepsChanges();
    void refusesWhatIsCutOff();
};

void TestRowBytes::keepsEveryValue()
{
    const std::vector<Cell> row{
        Null(), std::int64_t{-1}, 0.1, std::string("a\0\xff", 3), Blob{{std::byte{0}, std::byte{255}}}, std::string(), Blob()};
    std::string bytes;
    appendRow(bytes, row);
    appendRow(bytes, {});
    RowReader reader(bytes);
    QVERIFY(reader.next() == row);
    QVERIFY(reader.next() == std::vector<Cell>());
    QVERIFY(!reader.next());
    QVERIFY(!reader.hasFailed());
}

void TestRowBytes::keepsEveryBitOfNumbers()
{
    const double values[] = {std::nan("7"), -0.0, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::denorm_min()};
    std::string bytes;
    for (const double value : values)
        appendRow(bytes, {value, std::numeric_limits<std::int64_t>::min()});
    RowReader reader(bytes);
    for (const double value : values) {
        const auto row = reader.next();
        QVERIFY(row);
        QVERIFY(std::memcmp(&std::get<double>((*row)[0]), &value, sizeof value) == 0);
        QCOMPARE(std::get<std::int64_t>((*row)[1]), std::numeric_limits<std::int64_t>::min());
    }
}

void TestRowBytes::keepsChanges()
{
    const std::vector<RowChange> changes{{RowChange::Kind::Inserted, {}, {std::int64_t{1}}},
                                         {RowChange::Kind::Updated, {std::int64_t{1}}, {Null()}},
                                         {RowChange::Kind::Deleted, {std::string("x")}, {}}};
    QVERIFY(changesIn(bytesOf(changes)) == changes);
}

void TestRowBytes::refusesWhatIsCutOff()
{
    std::string bytes;
    appendRow(bytes, {std::string("text"), std::int64_t{7}});
    for (std::size_t size = 1; size < bytes.size(); ++size) {
        RowReader reader(std::string_view(bytes).substr(0, size));
        QVERIFY(!reader.next());
        QVERIFY(reader.hasFailed());
    }
}

RATATOSK_TEST(TestRowBytes);
#include "tst_row_bytes.moc"
