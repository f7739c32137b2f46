// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/reliability.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

using namespace ratatosk;

class TestReliability : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorByHand();
    void certaintyBelongsToTheLastBin();
    void nothingIsNoError();
};

void TestReliability::errorByHand()
{
    Reliability reliability;
    for (int i = 0; i < 4; ++i)
        reliability.add(0.75, i < 2); // 75 % promised, half of four kept
    reliability.add(0.1, false);
    // (4 * |0.75 - 0.5| + 1 * |0.1 - 0|) / 5 = 0.22
    QVERIFY(std::abs(reliability.error() - 22) < 1e-9);
    QCOMPARE(reliability.count(), 5);
    QCOMPARE(reliability.bins()[7], (Reliability::Bin{4, 3.0, 2}));
    QCOMPARE(reliability.bins()[1].count, 1);
}

void TestReliability::certaintyBelongsToTheLastBin()
{
    Reliability reliability;
    reliability.add(1.0, true);
    QCOMPARE(reliability.bins().back().count, 1);
    QCOMPARE(reliability.error(), 0.0);
}

void TestReliability::nothingIsNoError()
{
    QCOMPARE(Reliability().error(), 0.0);
}

RATATOSK_TEST(TestReliability);
#include "tst_reliability.moc"
