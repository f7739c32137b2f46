// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_bundle.h"
#include "core/experiments/phrase/logic_evaluation.h"
#include "core/experiments/phrase/logic_training.h"
#include "tests/core/experiments/phrase/made_up_forms.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <memory>

using namespace ratatosk;

namespace {

LogicRecipe madeUpRecipe(std::int64_t steps)
{
    LogicRecipe recipe;
    recipe.shape = made_up::shape();
    recipe.batchWords = 200;
    recipe.steps = steps;
    recipe.learningRate = 3e-3;
    recipe.hiddenWords = 0.02;
    recipe.averageFrom = 0.8;
    recipe.validateEvery = 10;
    return recipe;
}

} // namespace

class TestLogicTraining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        made_up::write(at("train.tsv"));
    }

    void learnsALanguage();
    void goesOnAsIfItHadNeverStopped();
    void judgesAgainWhatWasDone();
    void refusesCheckpointsOfOtherRecipes();
    void refusesDamagedBundles();
    void holdsSomeOut();

private:
    std::filesystem::path at(const std::string& name) const { return std::filesystem::path(m_folder->path().toStdString()) / name; }
    Result<LogicOutcome> run(const LogicRecipe& recipe, const std::string& output, bool resume = false, std::int64_t stopAt = -1)
    {
        std::stop_source stop;
        const auto report = [&](const LogicProgress& progress) {
            if (progress.step == stopAt)
                stop.request_stop();
        };
        return trainLogic(recipe, {at(""), at(output)}, resume, report, stop.get_token());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLogicTraining::learnsALanguage()
{
    const auto outcome = run(madeUpRecipe(150), "out");
    QVERIFY(outcome);
    QCOMPARE(outcome->step, std::int64_t{150});
    QCOMPARE(outcome->bestLogicMatch, -1.0); // nothing to validate on
    const auto report = evaluateLogic({.bundle = at("out/bundle"), .examples = at("train.tsv")});
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QCOMPARE(report->verdicts.size(), made_up::examples().size());
    QCOMPARE(report->exactMatch(), 100.0);
}

void TestLogicTraining::goesOnAsIfItHadNeverStopped()
{
    LogicRecipe recipe = madeUpRecipe(40);
    recipe.shape.dropout = 0.1;
    QVERIFY(run(recipe, "whole"));
    const auto stopped = run(recipe, "parts", false, 20);
    QVERIFY(stopped && stopped->wasInterrupted);
    QCOMPARE(stopped->step, std::int64_t{20});
    const auto rest = run(recipe, "parts", true);
    QVERIFY2(rest, rest ? "" : rest.error().detail.c_str());
    QVERIFY(!rest->wasInterrupted);
    const auto one = readLogicBundle(at("whole/bundle")), other = readLogicBundle(at("parts/bundle"));
    QVERIFY(one && other);
    for (const auto& [name, weight] : one->weights)
        QVERIFY2(at::equal(weight, other->weights.at(name)), name.c_str());
}

/// Somebody may have stopped it in its last validation.
void TestLogicTraining::judgesAgainWhatWasDone()
{
    LogicRecipe recipe = madeUpRecipe(10);
    recipe.heldOut = 4;
    QVERIFY(run(recipe, "out"));
    std::filesystem::remove_all(at("out/bundle"));
    std::vector<LogicProgress> reported;
    const auto outcome = trainLogic(recipe, {at(""), at("out")}, true, [&](const LogicProgress& progress) { reported.push_back(progress); },
                                    {});
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QVERIFY(!outcome->wasInterrupted);
    QCOMPARE(outcome->step, std::int64_t{10});
    QCOMPARE(reported.size(), std::size_t{1});
    QVERIFY(reported.front().logicMatch >= 0 && std::isfinite(reported.front().epoch) && std::isfinite(reported.front().loss));
    QVERIFY(readLogicBundle(at("out/bundle")));
}

void TestLogicTraining::refusesCheckpointsOfOtherRecipes()
{
    QVERIFY(run(madeUpRecipe(10), "out"));
    LogicRecipe other = madeUpRecipe(10);
    other.seed = 2;
    const auto outcome = run(other, "out", true);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, ErrorCode::ModelInvalid);
    QVERIFY(!run(other, "nothing", true));
}

void TestLogicTraining::refusesDamagedBundles()
{
    QVERIFY(run(madeUpRecipe(10), "out"));
    const LogicEvaluation evaluation{.bundle = at("out/bundle"), .examples = at("train.tsv")};
    std::ofstream(at("out/bundle/words.txt")) << "a b\nc\n"; // too few for the weights
    const auto few = evaluateLogic(evaluation);
    QVERIFY(!few);
    QCOMPARE(few.error().code, ErrorCode::ModelInvalid);
    std::ofstream(at("out/bundle/logic.json")) << R"({"format": 1})";
    const auto bare = evaluateLogic(evaluation);
    QVERIFY(!bare);
    QCOMPARE(bare.error().code, ErrorCode::ModelInvalid);
    std::filesystem::remove(at("out/bundle/logic.json"));
    const auto none = evaluateLogic(evaluation);
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::ModelMissing);
}

void TestLogicTraining::holdsSomeOut()
{
    LogicRecipe recipe = madeUpRecipe(20);
    recipe.heldOut = 4;
    const auto outcome = run(recipe, "out");
    QVERIFY(outcome);
    QVERIFY(outcome->bestLogicMatch >= 0);
    const auto bundle = readLogicBundle(at("out/bundle"));
    QVERIFY(bundle);
    QVERIFY2(bundle->training.find("on 5 validation questions") != std::string::npos, bundle->training.c_str());
}

RATATOSK_TEST(TestLogicTraining);
#include "tst_logic_training.moc"
