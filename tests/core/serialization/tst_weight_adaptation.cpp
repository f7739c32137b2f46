// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serialization/weight_adaptation.h"

#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

using namespace ratatosk;

namespace {

NamedTensors baseWeights()
{
    return {{"same", at::ones({6, 8})},
            {"matrix", at::arange(600).to(at::kFloat).view({20, 30}) / 100},
            {"vector", at::ones({5})},
            {"grown", at::ones({3, 4})}};
}

/// `matrix` changes by a product of rank 2.
NamedTensors trainedWeights()
{
    NamedTensors trained = baseWeights();
    const at::Tensor rows = at::arange(20).to(at::kFloat), columns = at::arange(30).to(at::kFloat);
    trained["matrix"] = trained["matrix"] + at::outer(rows.sin(), columns.cos()) + 0.5 * at::outer(rows.cos(), columns.sin());
    trained["vector"] = trained["vector"] + 0.25;
    trained["grown"] = at::full({4, 4}, 2.0);
    trained["new"] = at::full({2}, 3.0);
    return trained;
}

} // namespace

class TestWeightAdaptation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesTheTrainedWeightsBack();
    void leavesOutWhatIsTheSame();
    void comesNearerWithAHigherRank();
    void keepsAMatrixWholeWhereThatIsSmaller();
    void leavesTheBaseAsItIs();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
};

void TestWeightAdaptation::givesTheTrainedWeightsBack()
{
    const auto back = adapted(baseWeights(), adaptationOf(baseWeights(), trainedWeights(), 2));
    QVERIFY(back);
    QCOMPARE(back->size(), trainedWeights().size());
    for (const auto& [name, tensor] : trainedWeights())
        QVERIFY2(at::allclose(back->at(name), tensor, 1e-4, 1e-4), name.c_str());
}

void TestWeightAdaptation::leavesOutWhatIsTheSame()
{
    std::vector<std::string> names;
    for (const auto& [name, tensor] : adaptationOf(baseWeights(), trainedWeights(), 2))
        names.push_back(name);
    QCOMPARE(names, (std::vector<std::string>{"grown", "matrix.down", "matrix.up", "new", "vector"}));
}

void TestWeightAdaptation::comesNearerWithAHigherRank()
{
    const auto errorOf = [](int rank) {
        const auto back = adapted(baseWeights(), adaptationOf(baseWeights(), trainedWeights(), rank));
        return (back->at("matrix") - trainedWeights()["matrix"]).norm().item<double>();
    };
    QVERIFY(errorOf(1) > 1);
    QVERIFY(errorOf(2) < 1e-3);
}

void TestWeightAdaptation::keepsAMatrixWholeWhereThatIsSmaller()
{
    const NamedTensors adaptation = adaptationOf(baseWeights(), trainedWeights(), 12); // 12 x (20 + 30) = 20 x 30
    QVERIFY(adaptation.contains("matrix"));
    QVERIFY(!adaptation.contains("matrix.up"));
}

void TestWeightAdaptation::leavesTheBaseAsItIs()
{
    const NamedTensors base = baseWeights();
    QVERIFY(adapted(base, adaptationOf(base, trainedWeights(), 2)));
    QVERIFY(at::equal(base.at("matrix"), baseWeights()["matrix"]));
}

void TestWeightAdaptation::refusesWhatDoesNotFit_data()
{
    QTest::addColumn<QString>("up");
    QTest::addColumn<QList<int>>("shapes"); // of up, then of down
    QTest::newRow("rows") << "matrix.up" << QList<int>{19, 2, 2, 30};
    QTest::newRow("columns") << "matrix.up" << QList<int>{20, 2, 2, 29};
    QTest::newRow("rank") << "matrix.up" << QList<int>{20, 2, 3, 30};
    QTest::newRow("no such matrix") << "nothing.up" << QList<int>{20, 2, 2, 30};
    QTest::newRow("a vector") << "vector.up" << QList<int>{5, 1, 1, 1};
}

void TestWeightAdaptation::refusesWhatDoesNotFit()
{
    QFETCH(QString, up);
    QFETCH(QList<int>, shapes);
    QString down = up;
    down.replace(".up", ".down");
    const NamedTensors adaptation{{up.toStdString(), at::zeros({shapes[0], shapes[1]})},
                                  {down.toStdString(), at::zeros({shapes[2], shapes[3]})}};
    const auto back = adapted(baseWeights(), adaptation);
    QVERIFY(!back);
    QCOMPARE(back.error().code, ErrorCode::ModelInvalid);
    QVERIFY(!adapted(baseWeights(), {{"matrix.up", at::zeros({20, 2})}})); // half of it
}

RATATOSK_TEST(TestWeightAdaptation);
#include "tst_weight_adaptation.moc"
