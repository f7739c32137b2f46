// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/cross_table.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Two groups and a figure, read down and across.
class TestCrossTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheShape_data();
    void findsTheShape();
    void crossesGroups();
    void leadsBackToTheRow();
    void leavesCutResultsAlone();
};

namespace {

/// "a 1 7;b 1 8": rows of words and whole numbers.
ResultTable crossable(const QString& rows)
{
    ResultTable table{{"region", "kind", "count(*)"}, {}, true, 0};
    for (const QString& row : rows.split(';', Qt::SkipEmptyParts)) {
        std::vector<Cell> cells;
        for (const QString& word : row.split(' ')) {
            bool isNumber = false;
            const qlonglong number = word.toLongLong(&isNumber);
            cells.push_back(word == "NULL" ? Cell(Null{}) : isNumber ? Cell(std::int64_t{number}) : Cell(word.toStdString()));
        }
        table.rows.push_back(cells);
    }
    return table;
}

} // namespace

void TestCrossTable::findsTheShape_data()
{
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("shape"); // down, across, figure; empty: none
    QTest::newRow("two by two") << "n a 1;n b 2;s a 3;s b 4"
                                << "0 1 2";
    QTest::newRow("fewer go across") << "n a 1;n b 2;n c 5;s a 3;s b 4"
                                     << "1 0 2";
    QTest::newRow("a pair is missing") << "n a 1;n b 2;s a 3"
                                       << "0 1 2";
    QTest::newRow("years across") << "n 2023 1;n 2024 2;s 2023 3;s 2024 4"
                                  << "0 1 2";
    QTest::newRow("the figure first") << "1 n a;2 n b;3 s a;3 s b"
                                      << "1 2 0";
    QTest::newRow("a pair twice") << "n a 1;n a 2;s a 3;s b 4"
                                  << "";
    QTest::newRow("nothing repeats") << "n a 1;s b 2"
                                     << "";
    QTest::newRow("one group alone") << "n a 1;s a 2"
                                     << "";
    QTest::newRow("hardly any pair") << "n a 1;n b 1;o c 1;p d 1;q e 1;r f 1;s g 1"
                                     << "";
    QTest::newRow("no figure") << "n a x;n b y;s a z;s b z"
                               << "";
    QTest::newRow("no rows") << ""
                             << "";
}

void TestCrossTable::findsTheShape()
{
    QFETCH(QString, rows);
    QFETCH(QString, shape);
    const auto found = crossShape(crossable(rows));
    QCOMPARE(found ? QStringLiteral("%1 %2 %3").arg(found->down).arg(found->across).arg(found->measure) : QString(), shape);
}

void TestCrossTable::crossesGroups()
{
    const ResultTable table = crossable("s b 4;n NULL 1;n a 2;s a 3");
    const ResultTable result = crossed(table, {0, 1, 2});
    QVERIFY((result.columns == std::vector<std::string>{"region", "NULL", "a", "b"}));
    QCOMPARE(result.rows.size(), size_t{2});
    QVERIFY((result.rows[0] == std::vector<Cell>{std::string("s"), Null{}, std::int64_t{3}, std::int64_t{4}}));
    QVERIFY((result.rows[1] == std::vector<Cell>{std::string("n"), std::int64_t{1}, std::int64_t{2}, Null{}}));
}

void TestCrossTable::leadsBackToTheRow()
{
    const ResultTable table = crossable("s b 4;n NULL 1;n a 2;s a 3");
    QCOMPARE(rowBehind(table, {0, 1, 2}, 0, 3), 0);
    QCOMPARE(rowBehind(table, {0, 1, 2}, 1, 2), 2);
    QCOMPARE(rowBehind(table, {0, 1, 2}, 1, 3), -1);
    QCOMPARE(rowBehind(table, {0, 1, 2}, 1, 0), -1);
}

void TestCrossTable::leavesCutResultsAlone()
{
    ResultTable table = crossable("n a 1;n b 2;s a 3;s b 4");
    QVERIFY(crossShape(table));
    table.isComplete = false;
    QVERIFY(!crossShape(table));
}

RATATOSK_TEST(TestCrossTable);
#include "tst_cross_table.moc"
