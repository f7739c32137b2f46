// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/weight_adaptation.h"

#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <torch/utils.h>

#include <QtTest>

using namespace ratatosk;

namespace {

NamedTensors baseWeights()
{
    return {{"same", at::ones({6, 8})},
            {"matrix", at::arange(640).to(at::kFloat).view({20, 32}) / 100},
            {"odd", at::ones({5, 3})},
            {"vector", at::ones({5})},
            {"grown", at::ones({3, 4})}};
}

NamedTensors trainedWeights()
{
    torch::manual_seed(5);
    NamedTensors trained = baseWeights();
    trained["matrix"] = trained["matrix"] + at::randn({20, 32}) * at::arange(1, 21).to(at::kFloat).unsqueeze(1) / 100;
    trained["odd"] = trained["odd"] + 0.5;
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
    void keepsMostOfAChange();
    void keepsVectorsAndWhatIsNew();
    void takesTwoBitsANumber();
    void leavesOutWhatIsTheSame();
    void leavesTheBaseAsItIs();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
};

/// Four levels lose 11.75 % of a normal distribution's variance (Max 1960); a few numbers a row cost some more.
void TestWeightAdaptation::keepsMostOfAChange()
{
    const auto back = adapted(baseWeights(), adaptationOf(baseWeights(), trainedWeights()));
    QVERIFY(back);
    const at::Tensor change = trainedWeights()["matrix"] - baseWeights()["matrix"];
    const at::Tensor lost = (back->at("matrix") - trainedWeights()["matrix"]).square().sum(1) / change.square().sum(1);
    QVERIFY2(lost.mean().item<double>() < 0.15, qPrintable(QString::number(lost.mean().item<double>())));
    QVERIFY(lost.max().item<double>() < 0.3); // each row by its own scale
}

void TestWeightAdaptation::keepsVectorsAndWhatIsNew()
{
    const auto back = adapted(baseWeights(), adaptationOf(baseWeights(), trainedWeights()));
    QVERIFY(back);
    QCOMPARE(back->size(), trainedWeights().size());
    for (const char* name : {"same", "odd", "vector", "grown", "new"})
        QVERIFY2(at::allclose(back->at(name), trainedWeights()[name], 1e-2, 1e-2), name);
}

void TestWeightAdaptation::takesTwoBitsANumber()
{
    const NamedTensors adaptation = adaptationOf(baseWeights(), trainedWeights());
    QVERIFY(adaptation.at("matrix.change").scalar_type() == at::kByte);
    QCOMPARE(adaptation.at("matrix.change").numel() * 4, baseWeights()["matrix"].numel());
    QVERIFY(adaptation.at("odd").scalar_type() == at::kChar); // three columns fill no byte
}

void TestWeightAdaptation::leavesOutWhatIsTheSame()
{
    for (const auto& [name, tensor] : adaptationOf(baseWeights(), trainedWeights()))
        QVERIFY2(!name.starts_with("same"), name.c_str());
    QVERIFY(adaptationOf(baseWeights(), baseWeights()).empty());
}

void TestWeightAdaptation::leavesTheBaseAsItIs()
{
    const NamedTensors base = baseWeights();
    QVERIFY(adapted(base, adaptationOf(base, trainedWeights())));
    QVERIFY(at::equal(base.at("matrix"), baseWeights()["matrix"]));
}

void TestWeightAdaptation::refusesWhatDoesNotFit_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<int>>("shapes"); // of the change, then of its scale
    QTest::newRow("rows") << "matrix" << QList<int>{19, 8, 19};
    QTest::newRow("columns") << "matrix" << QList<int>{20, 7, 20};
    QTest::newRow("scales") << "matrix" << QList<int>{20, 8, 1};
    QTest::newRow("no such matrix") << "nothing" << QList<int>{20, 8, 20};
    QTest::newRow("a vector") << "vector" << QList<int>{5, 1, 5};
}

void TestWeightAdaptation::refusesWhatDoesNotFit()
{
    QFETCH(QString, name);
    QFETCH(QList<int>, shapes);
    const std::string change = name.toStdString() + ".change";
    NamedTensors adaptation{{change, at::zeros({shapes[0], shapes[1]}, at::kByte)}, {change + ".scale", at::ones({shapes[2]})}};
    const auto back = adapted(baseWeights(), adaptation);
    QVERIFY(!back);
    QCOMPARE(back.error().code, ErrorCode::ModelInvalid);
    adaptation.erase(change + ".scale");
    QVERIFY(!adapted(baseWeights(), adaptation));
}

RATATOSK_TEST(TestWeightAdaptation);
#include "tst_weight_adaptation.moc"
