// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/row_comparison.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

using Rows = std::vector<std::vector<Cell>>;
Q_DECLARE_METATYPE(Rows)

class TestRowComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compares_data();
    void compares();
    void emptyResultsAreEqual();
    void manyAlikeColumnsEndSoon();
};

namespace {

Cell n(std::int64_t value)
{
    return value;
}

Cell t(const char* text)
{
    return std::string(text);
}

ResultTable tableOf(const Rows& rows, size_t columns)
{
    return {.columns = std::vector<std::string>(columns, "c"), .rows = rows};
}

} // namespace

void TestRowComparison::compares_data()
{
    QTest::addColumn<Rows>("left");
    QTest::addColumn<Rows>("right");
    QTest::addColumn<bool>("asBags");
    QTest::addColumn<bool>("inOrder");

    const Cell null = Null{};
    QTest::newRow("equal") << Rows{{n(1)}, {n(2)}} << Rows{{n(1)}, {n(2)}} << true << true;
    QTest::newRow("rows swapped") << Rows{{n(1)}, {n(2)}} << Rows{{n(2)}, {n(1)}} << true << false;
    QTest::newRow("a row more") << Rows{{n(1)}} << Rows{{n(1)}, {n(1)}} << false << false;
    QTest::newRow("one is empty") << Rows{{n(1)}} << Rows{} << false << false;
    QTest::newRow("how often counts") << Rows{{n(1)}, {n(1)}, {n(2)}} << Rows{{n(1)}, {n(2)}, {n(2)}} << false << false;
    QTest::newRow("columns swapped") << Rows{{n(1), t("a")}, {n(2), t("b")}} << Rows{{t("a"), n(1)}, {t("b"), n(2)}} << true << true;
    QTest::newRow("columns and rows swapped") << Rows{{n(1), t("a")}, {n(2), t("b")}} << Rows{{t("b"), n(2)}, {t("a"), n(1)}} << true
                                              << false;
    QTest::newRow("columns equal, rows not") << Rows{{n(1), t("a")}, {n(2), t("b")}} << Rows{{n(1), t("b")}, {n(2), t("a")}} << false
                                             << false;
    QTest::newRow("each row needs the same arrangement")
        << Rows{{n(1), n(2)}, {n(3), n(4)}} << Rows{{n(1), n(2)}, {n(4), n(3)}} << false << false;
    QTest::newRow("a column more") << Rows{{n(1)}} << Rows{{n(1), n(1)}} << false << false;
    QTest::newRow("the second candidate is right") << Rows{{n(1), n(2), n(1)}, {n(2), n(1), n(1)}, {n(1), n(1), n(2)}}
                                                   << Rows{{n(2), n(1), n(1)}, {n(1), n(2), n(1)}, {n(1), n(1), n(2)}} << true << true;
    QTest::newRow("whole number and real") << Rows{{n(2)}} << Rows{{Cell(2.0)}} << true << true;
    QTest::newRow("reals that differ") << Rows{{Cell(2.5)}} << Rows{{Cell(2.25)}} << false << false;
    QTest::newRow("large whole numbers") << Rows{{n(9007199254740993)}} << Rows{{n(9007199254740992)}} << false << false;
    QTest::newRow("number and text") << Rows{{n(2)}} << Rows{{t("2")}} << false << false;
    QTest::newRow("NULLs") << Rows{{null}} << Rows{{null}} << true << true;
    QTest::newRow("NULL and empty text") << Rows{{null}} << Rows{{t("")}} << false << false;
    QTest::newRow("blob and text") << Rows{{Cell(Blob{{std::byte{'a'}}})}} << Rows{{t("a")}} << false << false;
    QTest::newRow("blobs") << Rows{{Cell(Blob{{std::byte{0}, std::byte{1}}})}} << Rows{{Cell(Blob{{std::byte{0}, std::byte{1}}})}} << true
                           << true;
}

void TestRowComparison::compares()
{
    QFETCH(Rows, left);
    QFETCH(Rows, right);
    QFETCH(bool, asBags);
    QFETCH(bool, inOrder);
    const ResultTable leftTable = tableOf(left, left.empty() ? 0 : left.front().size());
    const ResultTable rightTable = tableOf(right, right.empty() ? 0 : right.front().size());
    QCOMPARE(sameRows(leftTable, rightTable, RowOrder::Ignored), asBags);
    QCOMPARE(sameRows(rightTable, leftTable, RowOrder::Ignored), asBags);
    QCOMPARE(sameRows(leftTable, rightTable, RowOrder::Matters), inOrder);
    QCOMPARE(sameRows(rightTable, leftTable, RowOrder::Matters), inOrder);
}

void TestRowComparison::emptyResultsAreEqual()
{
    QVERIFY(sameRows(tableOf({}, 1), tableOf({}, 3), RowOrder::Ignored));
    QVERIFY(sameRows(tableOf({}, 1), tableOf({}, 3), RowOrder::Matters));
}

/// Twenty columns have 2.4e18 arrangements.
void TestRowComparison::manyAlikeColumnsEndSoon()
{
    Rows left(50, std::vector<Cell>(20, n(7)));
    Rows right = left;
    left.front().back() = n(8);
    right.back().front() = n(8);
    QVERIFY(sameRows(tableOf(left, 20), tableOf(right, 20), RowOrder::Ignored));
    right.front().front() = n(8);
    QVERIFY(!sameRows(tableOf(left, 20), tableOf(right, 20), RowOrder::Ignored));
}

RATATOSK_TEST(TestRowComparison);
#include "tst_row_comparison.moc"
