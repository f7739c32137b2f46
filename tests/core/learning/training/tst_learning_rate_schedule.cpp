// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/learning_rate_schedule.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk;

class TestLearningRateSchedule : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void factors_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<double>("power");
        QTest::addColumn<double>("warmUp");
        QTest::addColumn<double>("expected");
        QTest::newRow("begins whole") << 0 << 0.5 << 0.0 << 1.0;
        QTest::newRow("square root at three quarters") << 75 << 0.5 << 0.0 << 0.5;
        QTest::newRow("straight fall") << 75 << 1.0 << 0.0 << 0.25;
        QTest::newRow("ends at nothing") << 100 << 1.0 << 0.0 << 0.0;
        QTest::newRow("first step of a warm-up") << 0 << 1.0 << 0.1 << 0.1;
        QTest::newRow("after the warm-up") << 50 << 1.0 << 0.1 << 0.5;
    }

    void factors()
    {
        QFETCH(int, step);
        QFETCH(double, power);
        QFETCH(double, warmUp);
        QFETCH(double, expected);
        QVERIFY(std::abs(scheduleFactor(step, 100, power, warmUp) - expected) < 1e-12);
    }
};

RATATOSK_TEST(TestLearningRateSchedule);
#include "tst_learning_rate_schedule.moc"
