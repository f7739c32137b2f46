// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_session.h"
#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <ATen/Parallel.h>

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <ctime>

using namespace ratatosk;

/// The published code reaches 76 to 79 % of the plain Transformer's training speed (PhraseTransformer, section 4.3).
class TestPhraseSpeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trainsNearlyAsFastAsWithoutPhrases();

private:
    /// Seconds of the processor for some steps of training on Geo.
    static double secondsOf(LogicSession& session)
    {
        constexpr int steps = 5;
        const std::clock_t begin = std::clock();
        for (int i = 0; i < steps; ++i)
            session.step();
        return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    }
};

void TestPhraseSpeed::trainsNearlyAsFastAsWithoutPhrases()
{
    const std::filesystem::path source = RATATOSK_SOURCE_DIR, data = dataPacks() / "geo/lambda";
    if (!std::filesystem::exists(data))
        QSKIP("The data packs are not beside the source tree.");
    at::set_num_threads(1);
    const auto phrases = readLogicRecipe(source / "models/recipes/geo_phrase.json");
    const auto words = readLogicRecipe(source / "models/recipes/geo_transformer.json");
    QVERIFY(phrases && words);
    const auto material = readLogicMaterial(*phrases, data);
    QVERIFY(material);
    LogicSession withPhrases(*phrases, {}, *material), without(*words, {}, *material);
    double slow = 1e9, fast = 1e9;
    for (int round = 0; round < 8; ++round) { // in turns: other work slows both, and the best of each tells
        slow = std::min(slow, secondsOf(withPhrases));
        fast = std::min(fast, secondsOf(without));
    }
    qInfo("with phrases %.1f ms a step, without %.1f: %.2f of the speed", 200 * slow, 200 * fast, fast / slow);
    QVERIFY(fast / slow > 0.4); // 0.76 and 0.80 were measured; beside other work 0.65 to 0.68
}

RATATOSK_TEST(TestPhraseSpeed);
#include "tst_phrase_speed.moc"
