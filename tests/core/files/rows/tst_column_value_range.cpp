// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/column_value_range.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// What bars behind figures are measured by, and which figures get them unasked.
class TestValueRangeOfColumn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void includesZero();
    void asksForNumbers();
    void findsTheNumberBesideNames();
};

namespace {

ResultTable named(const std::vector<std::vector<Cell>>& rows)
{
    return {{"name", "total"}, rows, true, 0};
}

} // namespace

void TestValueRangeOfColumn::includesZero()
{
    const ResultTable table = named({{"a", std::int64_t{4}}, {"b", 10.0}, {"c", Null{}}});
    QCOMPARE(valueRangeOfColumn(table, 1), std::optional(ValueRangeOfColumn{0, 10}));
    QCOMPARE(valueRangeOfColumn(named({{"a", -5.0}, {"b", 15.0}}), 1), std::optional(ValueRangeOfColumn{-5, 15}));
    QCOMPARE((ValueRangeOfColumn{-5, 15}).share(0), 0.25);
    QCOMPARE(valueRangeOfColumn(named({{"a", -5.0}}), 1), std::optional(ValueRangeOfColumn{-5, 0}));
}

void TestValueRangeOfColumn::asksForNumbers()
{
    QVERIFY(!valueRangeOfColumn(named({{"a", std::int64_t{4}}, {"b", "x"}}), 1));
    QVERIFY(!valueRangeOfColumn(named({{"a", std::int64_t{0}}}), 1));
    QVERIFY(!valueRangeOfColumn(named({}), 1));
}

void TestValueRangeOfColumn::findsTheNumberBesideNames()
{
    const std::int64_t one = 1;
    QCOMPARE(numberBesideNames(named({{"a", one}, {"b", one}, {"c", one}})), 1);
    QCOMPARE(numberBesideNames(named({{one, "a"}, {one, "b"}, {one, "c"}})), 0);
    QCOMPARE(numberBesideNames(named({{"a", one}, {"b", one}})), -1);
    QCOMPARE(numberBesideNames(named({{"a", one}, {"a", one}, {"c", one}})), -1);
    QCOMPARE(numberBesideNames(named({{"a", "x"}, {"b", "y"}, {"c", "z"}})), -1);
    ResultTable keys = named({{"a", one}, {"b", one}, {"c", one}});
    keys.columns[1] = "owner_id";
    QCOMPARE(numberBesideNames(keys), -1);
}

RATATOSK_TEST(TestValueRangeOfColumn);
#include "tst_column_value_range.moc"
