// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/initialisation/fixup.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

using namespace ratatosk;

class TestFixup : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// (N (4 mu^2 + 2 mu + 2))^(-1/2), worked out by hand for mu = 10: 422 N.
    void dtFixup_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<double>("mu");
        QTest::addColumn<double>("expected");
        QTest::newRow("2 layers") << 2 << 10.0 << 0.034421;
        QTest::newRow("8 layers") << 8 << 10.0 << 0.017211;
        QTest::newRow("24 layers") << 24 << 10.0 << 0.009937;
        QTest::newRow("24 layers, larger inputs") << 24 << 15.0 << 0.006687;
    }
    void dtFixup()
    {
        QFETCH(int, layers);
        QFETCH(double, mu);
        QFETCH(double, expected);
        QVERIFY(std::abs(dtFixupFactor(layers, mu) - expected) < 1e-6);
    }

    void otherFactors()
    {
        QVERIFY(std::abs(vanillaDtFixupFactor(4, 10) - 0.025) < 1e-12);
        QVERIFY(std::abs(tFixupFactor(16) - 0.335) < 1e-12);
    }
};

RATATOSK_TEST(TestFixup);
#include "tst_fixup.moc"
