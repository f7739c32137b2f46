// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/pictures/attention/heat_map.h"

#include <QTest>

#include <cmath>

using namespace ratatosk;

namespace {

const std::vector<std::string> kNames{"old", "dogs", "dogs.id", "dogs.age", "dogs_old.id", "dogs", "dogs_old"};
const ItemNumbering kNumbering{2, 3, 2};

QString namesOf(const std::vector<HeatLine>& lines)
{
    QStringList names;
    for (const HeatLine& line : lines)
        names << line.name;
    return names.join(QLatin1Char(' '));
}

} // namespace

class TestHeatMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasALineForEachItem();
    void joinsTheColumnsOfATable();
    void keepsRowsThatSumToOne();
    void selectsAllItemsOfALine();
    void listsTheNumbersAsTheyAre();
};

void TestHeatMap::hasALineForEachItem()
{
    const auto lines = linesOf(kNames, kNumbering);
    QCOMPARE(lines.size(), kNames.size());
    QCOMPARE(lines[1], (HeatLine{QStringLiteral("dogs"), HeatLine::Band::Words, {1}}));
    QCOMPARE(lines[2], (HeatLine{QStringLiteral("dogs.id"), HeatLine::Band::Columns, {2}}));
    QCOMPARE(lines[5], (HeatLine{QStringLiteral("dogs"), HeatLine::Band::Tables, {5}}));
}

void TestHeatMap::joinsTheColumnsOfATable()
{
    const auto lines = linesByTable(kNames, kNumbering);
    QCOMPARE(namesOf(lines), QStringLiteral("old dogs dogs.* dogs_old.* dogs dogs_old"));
    QCOMPARE(lines[2].items, (std::vector<int>{2, 3}));
}

void TestHeatMap::keepsRowsThatSumToOne()
{
    const std::vector<HeatLine> lines{{QStringLiteral("a"), HeatLine::Band::Words, {0}},
                                      {QStringLiteral("t.*"), HeatLine::Band::Columns, {1, 2}}};
    const std::vector<float> weights{0.5f, 0.25f, 0.25f, 0, 1, 0, 0.5f, 0, 0.5f};
    // a looks at t's columns with 0.25 + 0.25; they look at a with (0 + 0.5) / 2
    QCOMPARE(gathered(weights, 3, lines, lines), (std::vector<float>{0.5f, 0.5f, 0.25f, 0.75f}));
}

void TestHeatMap::selectsAllItemsOfALine()
{
    const auto lines = linesByTable(kNames, kNumbering);
    QCOMPARE(selectionOf(lines[2], kNumbering), (Selection{.columns = {ColumnId{0}, ColumnId{1}}}));
    QVERIFY(isSelected(lines[2], kNumbering, {.columns = {ColumnId{1}}}));
    QVERIFY(!isSelected(lines[2], kNumbering, {.columns = {ColumnId{2}}}));
    const HeatLine step{QStringLiteral("3"), HeatLine::Band::Steps, {2}};
    QCOMPARE(selectionOf(step, kNumbering), (Selection{.steps = {2}}));
    QVERIFY(isSelected(step, kNumbering, {.steps = {2}}));
}

void TestHeatMap::listsTheNumbersAsTheyAre()
{
    HeatMap map{{2, 0, 0}, {}, {}, {0.123456f, 0.876544f, 0.5f, 0.5f}};
    map.rows = map.columns = linesOf({"a", "b"}, map.numbering);
    const Listing listing = listingOf(map);
    QCOMPARE(listing.titles, (QStringList{QStringLiteral("From"), QStringLiteral("a"), QStringLiteral("b")}));
    QVERIFY(std::abs(listing.rows[0].cells[1].toDouble() - 0.123456) < 1e-6);
    QCOMPARE(listing.rows[1].selection, (Selection{.words = {1}}));
}

RATATOSK_TEST(TestHeatMap);
#include "tst_heat_map.moc"
