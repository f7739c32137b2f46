// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/figure_range.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// What bars behind figures are measured by, and which figures get them unasked.
class TestFigureRange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void includesZero();
    void asksForFigures();
    void findsTheFigureBesideNames();
};

namespace {

ResultTable named(const std::vector<std::vector<Cell>>& rows)
{
    return {{"name", "total"}, rows, true, 0};
}

} // namespace

void TestFigureRange::includesZero()
{
    const ResultTable table = named({{"a", std::int64_t{4}}, {"b", 10.0}, {"c", Null{}}});
    QCOMPARE(figureRange(table, 1), std::optional(FigureRange{0, 10}));
    QCOMPARE(figureRange(named({{"a", -5.0}, {"b", 15.0}}), 1), std::optional(FigureRange{-5, 15}));
    QCOMPARE((FigureRange{-5, 15}).share(0), 0.25);
    QCOMPARE(figureRange(named({{"a", -5.0}}), 1), std::optional(FigureRange{-5, 0}));
}

void TestFigureRange::asksForFigures()
{
    QVERIFY(!figureRange(named({{"a", std::int64_t{4}}, {"b", "x"}}), 1));
    QVERIFY(!figureRange(named({{"a", std::int64_t{0}}}), 1));
    QVERIFY(!figureRange(named({}), 1));
}

void TestFigureRange::findsTheFigureBesideNames()
{
    const std::int64_t one = 1;
    QCOMPARE(figureBesideNames(named({{"a", one}, {"b", one}, {"c", one}})), 1);
    QCOMPARE(figureBesideNames(named({{one, "a"}, {one, "b"}, {one, "c"}})), 0);
    QCOMPARE(figureBesideNames(named({{"a", one}, {"b", one}})), -1);
    QCOMPARE(figureBesideNames(named({{"a", one}, {"a", one}, {"c", one}})), -1);
    QCOMPARE(figureBesideNames(named({{"a", "x"}, {"b", "y"}, {"c", "z"}})), -1);
    ResultTable keys = named({{"a", one}, {"b", one}, {"c", one}});
    keys.columns[1] = "owner_id";
    QCOMPARE(figureBesideNames(keys), -1);
}

RATATOSK_TEST(TestFigureRange);
#include "tst_figure_range.moc"
