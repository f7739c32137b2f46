// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/vector_kernel.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace ratatosk::kernel;

class TestVectorKernel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computesExponentials();
    void roundsToBFloat16_data();
    void roundsToBFloat16();
};

void TestVectorKernel::computesExponentials()
{
    for (float x = 0.0f; x > -87.0f; x -= 0.00917f)
        QVERIFY2(std::abs(expNegative(x) / std::exp(static_cast<double>(x)) - 1.0) < 3e-7, std::to_string(x).c_str());
    QCOMPARE(expNegative(0.0f), 1.0f);
    QVERIFY(expNegative(-1000.0f) < 2e-38f);
    QVERIFY(expNegative(-std::numeric_limits<float>::infinity()) < 2e-38f);
}

void TestVectorKernel::roundsToBFloat16_data()
{
    QTest::addColumn<float>("value");
    QTest::addColumn<float>("rounded"); // bfloat16 has 8 significant bits

    QTest::newRow("exact") << 1.5f << 1.5f;
    QTest::newRow("negative zero") << -0.0f << -0.0f;
    QTest::newRow("down") << 1.0f + 0x1p-9f << 1.0f;
    QTest::newRow("up") << 1.0f + 0x1.8p-8f << 1.0f + 0x1p-7f;
    QTest::newRow("tie to even below") << 1.0f + 0x1p-8f << 1.0f;
    QTest::newRow("tie to even above") << 1.0f + 0x1.8p-7f << 1.0f + 0x1p-6f;
    QTest::newRow("endless") << std::numeric_limits<float>::infinity() << std::numeric_limits<float>::infinity();
    QTest::newRow("too large") << std::numeric_limits<float>::max() << std::numeric_limits<float>::infinity();
}

void TestVectorKernel::roundsToBFloat16()
{
    QFETCH(float, value);
    QFETCH(float, rounded);
    BFloat16 stored{};
    store(value, stored);
    QCOMPARE(load(stored), rounded);
    QCOMPARE(std::signbit(load(stored)), std::signbit(rounded));
}

RATATOSK_TEST(TestVectorKernel);
#include "tst_vector_kernel.moc"
