// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/files/rows/cell_filter.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// What people type above a column, as SQLite understands it.
class TestCellTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatWasTyped();
    void choosesRows_data();
    void choosesRows();
    void saysWhatIsNoPattern_data();
    void saysWhatIsNoPattern();

private:
    const ScratchDatabase m_file{"CREATE TABLE t(id INTEGER PRIMARY KEY, n REAL, s TEXT);"
                                 "INSERT INTO t VALUES (1, 1.5, 'Rome'), (2, 10, '2024-01-01'), (3, NULL, '50% off_'), (4, -3, NULL),"
                                 "(5, 9, ''), (6, 2, 'it''s rome')"};
};

void TestCellTest::readsWhatWasTyped()
{
    QCOMPARE(readCellTest("  "), CellFilter());
    QCOMPARE(readCellTest(">"), CellFilter());
    QCOMPARE(readCellTest(">= 5"), (CellFilter{CellFilter::Kind::GreaterEqual, "5", 5}));
    QCOMPARE(readCellTest("="), (CellFilter{CellFilter::Kind::Equal, "", {}}));
    QCOMPARE(readCellTest("= inf").number, std::optional<double>());
    QCOMPARE(readCellTest("1e3").kind, CellFilter::Kind::Contains);
}

void TestCellTest::choosesRows_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char* name, const char* column, const char* typed, const char* ids) {
        QTest::newRow(name) << QString::fromLatin1(column) << QString::fromLatin1(typed) << QString::fromLatin1(ids);
    };
    row("greater", "n", "> 9", "2");
    row("negative", "n", "< -2.5", "4");
    row("a point first", "n", "> .5", "1 2 5 6");
    row("equal", "n", "= 10", "2");
    row("unequal", "n", "!= 10", "1 4 5 6");
    row("null", "n", "NULL", "3");
    row("not null", "s", "!NULL", "1 2 3 5 6");
    row("contains", "s", "ROME", "1 6");
    row("a quote", "s", "it's", "6");
    row("a percent sign", "s", "0%", "3");
    row("an underscore", "s", "~ f_", "3");
    row("equal without case", "s", "= rome", "1");
    row("a pattern", "s", "=~ ^r.me$", "1");
    row("a pattern with a quote", "s", "=~ t's\\b", "6");
    row("a pattern of numbers", "n", "=~ ^-?\\d(\\.0)?$", "4 5 6");
    row("a pattern that keeps case", "s", "=~ (?-i)rome", "6");
    row("a date", "s", ">= 2024-01-01", "1 2 3 6");
    row("the empty text", "s", "=", "5");
}

void TestCellTest::choosesRows()
{
    QFETCH(QString, column);
    QFETCH(QString, typed);
    const std::string condition = conditionOf(readCellTest(typed.toStdString()), column.toStdString());
    const auto connection = Connection::open(m_file.file());
    QVERIFY(connection);
    const auto rows = connection->run("SELECT id FROM t WHERE " + condition + " ORDER BY id");
    QVERIFY2(rows, condition.c_str());
    QStringList ids;
    for (const std::vector<Cell>& cells : rows->rows)
        ids << QString::number(std::get<std::int64_t>(cells.front()));
    QTEST(ids.join(QLatin1Char(' ')), "ids");
}

Q_DECLARE_METATYPE(PatternFault::Kind)

void TestCellTest::saysWhatIsNoPattern_data()
{
    using Kind = PatternFault::Kind;
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Kind>("fault");
    QTest::newRow("a group that does not end") << "=~ a(b" << Kind::OpenGroup;
    QTest::newRow("a group that does not begin") << "=~ a)b" << Kind::OpenGroup;
    QTest::newRow("a set that does not end") << "=~ [ab" << Kind::OpenSet;
    QTest::newRow("nothing escaped") << "=~ a\\" << Kind::Escape;
    QTest::newRow("nothing repeated") << "=~ *a" << Kind::Repeat;
    QTest::newRow("a range backwards") << "=~ [z-a]" << Kind::Range;
    QTest::newRow("a look ahead") << "=~ (?=a)b" << Kind::NotOffered;
    QTest::newRow("an endless one") << "=~ " + QString(60'000, 'a') << Kind::TooLarge;
}

/// And lets all cells pass, as what is still being typed.
void TestCellTest::saysWhatIsNoPattern()
{
    QFETCH(QString, typed);
    const auto fault = patternFaultOf(typed.toStdString());
    QVERIFY(fault);
    QTEST(fault->kind, "fault");
    QVERIFY(readCellTest(typed.toStdString()).isEmpty());
    QVERIFY(!patternFaultOf("a(b") && !patternFaultOf("=~ a(b)") && !patternFaultOf("=~"));
}

RATATOSK_TEST(TestCellTest);
#include "tst_cell_filter.moc"
