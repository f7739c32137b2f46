// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/row_shares.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>

using namespace ratatosk;

class TestRowShares : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setThreadCount(1); }
    void areEven_data();
    void areEven();
    void visitsEachRowOnce();
};

void TestRowShares::areEven_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("unit");
    QTest::addColumn<QList<int>>("ends");

    QTest::newRow("one thread") << 1 << 70 << 3 << QList<int>{70};
    QTest::newRow("halves") << 2 << 70 << 3 << QList<int>{36, 70};
    QTest::newRow("tiles") << 2 << 70 << 16 << QList<int>{32, 70};
    QTest::newRow("three") << 3 << 100 << 3 << QList<int>{33, 66, 100};
    QTest::newRow("too few rows for two") << 2 << 23 << 3 << QList<int>{23};
    QTest::newRow("no rows") << 2 << 0 << 3 << QList<int>{0};
}

void TestRowShares::areEven()
{
    QFETCH(int, threads);
    QFETCH(int, rows);
    QFETCH(int, unit);
    setThreadCount(threads);
    QList<int> ends;
    std::int64_t end = 0;
    for (const kernel::RowSpan& share : rowShares(rows, unit)) {
        QCOMPARE(share.begin, end);
        end = share.end;
        ends.push_back(static_cast<int>(end));
    }
    QTEST(ends, "ends");
}

void TestRowShares::visitsEachRowOnce()
{
    setThreadCount(2);
    std::vector<int> visits(50);
    const std::vector<kernel::RowSpan> shares = rowShares(50, 1);
    forEachShare(shares, [&](std::size_t share, kernel::RowSpan rows) {
        if (shares[share].begin == rows.begin)
            for (std::int64_t row = rows.begin; row < rows.end; ++row)
                ++visits[static_cast<std::size_t>(row)];
    });
    QVERIFY(std::ranges::all_of(visits, [](int count) { return count == 1; }));
}

RATATOSK_TEST(TestRowShares);
#include "tst_row_shares.moc"
