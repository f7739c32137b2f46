// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/first_chance_fitting.h"

#include "core/parser/ranking/calibration.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace ratatosk;

namespace {

constexpr double kPenalty = 2; ///< of a guessed key, in logits

/// First answers about four databases: the ranking's chances hold, but are too high where a key is guessed.
std::vector<JudgedFirst> judgedAnswers()
{
    std::mt19937 random(11);
    std::uniform_real_distribution<double> unit;
    std::vector<JudgedFirst> judged;
    for (int i = 0; i < 2'000; ++i) {
        FirstAnswer answer{.chance = 0.02 + 0.96 * unit(random), .words = 8, .guessedKeys = i % 3 == 0 ? 1 : 0};
        const double truth = 1 / (1 + std::exp(kPenalty * answer.guessedKeys - logit(answer.chance)));
        judged.push_back({"db" + std::to_string(i % 4), answer, true, unit(random) < truth});
    }
    return judged;
}

} // namespace

class TestFirstChanceFitting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void learnsWhatSpeaksAgainst();
    void keepsWhatSpeaksFor();
    void countsLikelyOnesByBound();
};

void TestFirstChanceFitting::learnsWhatSpeaksAgainst()
{
    const auto judged = judgedAnswers();
    const FirstChance chance = fitFirstChance(judged);
    QVERIFY(chance({.chance = 0.9, .words = 8}) > 0.82);
    QVERIFY(chance({.chance = 0.9, .words = 8, .guessedKeys = 1}) < 0.65);
    const FirstChanceQuality quality = validateFirstChance(judged);
    QCOMPARE(quality.answers, judged.size());
    QVERIFY(quality.brier < quality.brierBefore);
    QVERIFY(quality.calibrationError < 5);
}

/// However chance has it among a few answers: words that are left over do not make an answer surer.
void TestFirstChanceFitting::keepsWhatSpeaksFor()
{
    std::vector<JudgedFirst> judged;
    for (int i = 0; i < 40; ++i)
        judged.push_back({"db" + std::to_string(i % 2), {.chance = 0.5, .words = 6, .unusedWords = i % 2}, true, i % 2 == 1});
    const FirstChance chance = fitFirstChance(judged);
    QVERIFY(chance({.chance = 0.5, .words = 6, .unusedWords = 1}) <= chance({.chance = 0.5, .words = 6}));
    QVERIFY(chance({.chance = 0.9, .words = 6}) >= chance({.chance = 0.5, .words = 6}));
}

void TestFirstChanceFitting::countsLikelyOnesByBound()
{
    auto judged = judgedAnswers();
    for (std::size_t i = 0; i < judged.size(); i += 2)
        judged[i].mayBeLikely = false;
    int before = static_cast<int>(judged.size());
    for (const LikelyShare& share : validateFirstChance(judged).likely) {
        QVERIFY(share.likely <= before && share.right <= share.likely);
        QVERIFY(share.likely <= static_cast<int>(judged.size()) / 2);
        before = share.likely;
    }
}

RATATOSK_TEST(TestFirstChanceFitting);
#include "tst_first_chance_fitting.moc"
