// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/row_quantisation.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <limits>

using namespace ratatosk;

class TestRowQuantisation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quantisesByHand();
    void errsByHalfAScaleAtMost();
    void keepsVectorsExactly();
    void roundsGroupsByHand();
    void fourBitsStayNearAndAsTheyAre();
    void refusesDamagedWeights_data();
    void refusesDamagedWeights();
};

void TestRowQuantisation::quantisesByHand()
{
    const at::Tensor matrix = at::tensor({127.0, -63.4, 0.6, 0.0, 0.0, 0.0, -2.54, 1.27, 0.005}).view({3, 3}).to(at::kFloat);
    const NamedTensors stored = quantiseRows({{"w", matrix}});
    QVERIFY(at::equal(stored.at("w"), at::tensor({127, -63, 1, 0, 0, 0, -127, 64, 0}, at::kChar).view({3, 3}))); // 63.5 and 0.25 rounded
    QVERIFY(at::allclose(stored.at("w.scale"), at::tensor({1.0, 0.0, 0.02}).to(at::kFloat)));
    const auto restored = dequantiseRows(stored);
    QVERIFY(restored);
    QVERIFY(at::allclose(restored->at("w")[0], at::tensor({127.0, -63.0, 1.0}).to(at::kFloat)));
    QVERIFY(at::equal(restored->at("w")[1], at::zeros({3})));
}

void TestRowQuantisation::errsByHalfAScaleAtMost()
{
    at::Tensor matrix = at::randn({50, 4, 30});
    matrix[7].mul_(1000.0); // a row of its own magnitude leaves the others precise
    const NamedTensors stored = quantiseRows({{"w", matrix}});
    const auto restored = dequantiseRows(stored);
    QVERIFY(restored);
    const at::Tensor error = (restored->at("w") - matrix).abs().view({50, -1});
    QVERIFY((error <= stored.at("w.scale").unsqueeze(1) * 0.5001).all().item<bool>());
}

void TestRowQuantisation::keepsVectorsExactly()
{
    const at::Tensor vector = at::randn({40});
    const auto restored = dequantiseRows(quantiseRows({{"b", vector}, {"b.scale", vector + 1}}));
    QVERIFY(restored);
    QVERIFY(at::equal(restored->at("b"), vector));
    QVERIFY(at::equal(restored->at("b.scale"), vector + 1)); // a parameter that happens to be called so
}

void TestRowQuantisation::roundsGroupsByHand()
{
    at::Tensor row = at::zeros({1, 64}); // two groups
    row[0][0] = 2.0, row[0][1] = -2.0, row[0][2] = 0.9, row[0][33] = -0.5;
    const NamedTensors stored = quantiseRows({{"w", row}}, "w");
    const at::Tensor codes = stored.at("w");
    QCOMPARE(codes.scalar_type(), at::kByte);
    QVERIFY(codes.sizes() == at::IntArrayRef({1, 32}));
    QCOMPARE(codes[0][0].item<int>(), 15 + 16 * 0);
    QCOMPARE(codes[0][1].item<int>(), 12 + 16 * 7); // 0.45 is nearest to 0.4407
    QCOMPARE(codes[0][16].item<int>(), 7 + 16 * 0);
    QVERIFY(at::allclose(stored.at("w.scale").to(at::kFloat), at::tensor({2.0F, 0.5F}).view({1, 2})));
    const auto restored = dequantiseRows(stored);
    QVERIFY2(restored, restored ? "" : restored.error().detail.c_str());
    QVERIFY(std::abs(restored->at("w")[0][2].item<float>() - 2 * 0.44070983F) < 1e-6F);
    QCOMPARE(restored->at("w")[0][33].item<float>(), -0.5F);
}

void TestRowQuantisation::fourBitsStayNearAndAsTheyAre()
{
    const at::Tensor matrix = at::cat({at::randn({40, 96}), at::zeros({1, 96})});
    const at::Tensor once = dequantiseRows(quantiseRows({{"w", matrix}}, "w"))->at("w");
    QVERIFY(((once - matrix).norm() / matrix.norm()).item<double>() < 0.1);
    QVERIFY(at::equal(dequantiseRows(quantiseRows({{"w", once}}, "w"))->at("w"), once));
    QCOMPARE(quantiseRows({{"w", at::randn({4, 40})}}, "w").at("w").scalar_type(), at::kChar); // no whole groups
}

void TestRowQuantisation::refusesDamagedWeights_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QString>("complaint");

    QTest::newRow("no scale") << "no scale"
                              << "without scales";
    QTest::newRow("short scale") << "short scale"
                                 << "one scale for each row";
    QTest::newRow("endless scale") << "endless scale"
                                   << "finite";
    QTest::newRow("half scale") << "half scale"
                                << "fp32";
    QTest::newRow("int8 vector") << "int8 vector"
                                 << "one scale for each row";
    QTest::newRow("no number") << "no number"
                               << "finite";
    QTest::newRow("half vector") << "half vector"
                                 << "fp32";
}

void TestRowQuantisation::refusesDamagedWeights()
{
    QFETCH(QString, damage);
    QFETCH(QString, complaint);
    NamedTensors stored = quantiseRows({{"w", at::ones({2, 2})}, {"b", at::ones({2})}});
    if (damage == "no scale")
        stored.erase("w.scale");
    else if (damage == "short scale")
        stored["w.scale"] = at::ones({1});
    else if (damage == "endless scale")
        stored["w.scale"] = at::full({2}, std::numeric_limits<float>::infinity());
    else if (damage == "half scale")
        stored["w.scale"] = at::ones({2}, at::kHalf);
    else if (damage == "int8 vector")
        stored["w"] = at::ones({2}, at::kChar);
    else if (damage == "no number")
        stored["b"] = at::full({2}, std::numeric_limits<float>::quiet_NaN());
    else
        stored["b"] = at::ones({2}, at::kHalf);
    const auto restored = dequantiseRows(stored);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, ErrorCode::ModelInvalid);
    QVERIFY2(restored.error().detail.find(complaint.toStdString()) != std::string::npos, restored.error().detail.c_str());
}

RATATOSK_TEST(TestRowQuantisation);
#include "tst_row_quantisation.moc"
