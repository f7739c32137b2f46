// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/calibration.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace ratatosk;

class TestCalibration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesNothingByDefault();
    void findsTheCorrection();
    void isCarefulWithFewCases();
    void onlyAProvenOneIsKept();
};

void TestCalibration::changesNothingByDefault()
{
    for (const double chance : {0.02, 0.5, 0.9})
        QVERIFY(std::abs(Calibration()(chance) - chance) < 1e-12);
    // sigmoid(2 * log(3)) = 9 / 10
    QVERIFY(std::abs((Calibration{.slope = 2, .offset = 0}(0.75)) - 0.9) < 1e-12);
}

void TestCalibration::findsTheCorrection()
{
    const Calibration truth{.slope = 1.5, .offset = 0.7};
    std::mt19937 random(3);
    std::uniform_real_distribution<double> unit;
    std::vector<KeptChance> chances;
    for (int i = 0; i < 20000; ++i) {
        const double chance = unit(random);
        chances.push_back({chance, unit(random) < truth(chance)});
    }
    const Calibration found = fitCalibration(chances);
    QVERIFY2(std::abs(found.slope - truth.slope) < 0.1, std::to_string(found.slope).c_str());
    QVERIFY2(std::abs(found.offset - truth.offset) < 0.1, std::to_string(found.offset).c_str());
}

void TestCalibration::isCarefulWithFewCases()
{
    const Calibration found = fitCalibration({{0.9, true}, {0.1, false}});
    QVERIFY(found.slope < 1.5 && std::abs(found.offset) < 0.1);
    QVERIFY(fitCalibration({}) == Calibration());
}

/// Ten databases of a hundred questions each. Where all are bolder than what came true, the correction is kept; where half are bolder
/// and half shyer, it would help the ones at the cost of the others.
void TestCalibration::onlyAProvenOneIsKept()
{
    const auto database = [](int right) {
        std::vector<KeptChance> chances;
        for (int i = 0; i < 100; ++i)
            chances.push_back({0.8, i < right});
        return chances;
    };
    KeptChances bold, mixed;
    for (int i = 0; i < 10; ++i) {
        bold[std::to_string(i)] = database(60 + i % 3);
        mixed[std::to_string(i)] = database(i % 2 == 0 ? 65 : 93);
    }
    QVERIFY(std::abs(provenCalibration(bold)(0.8) - 0.61) < 0.01);
    QVERIFY(provenCalibration(mixed) == Calibration());
    QVERIFY(provenCalibration({}) == Calibration());
    QVERIFY(provenCalibration({{"only", database(50)}}) == Calibration());
}

RATATOSK_TEST(TestCalibration);
#include "tst_calibration.moc"
