// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/batches/batch_queue.h"
#include "core/learning/training/training_material.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_training.h"

#include <QTemporaryDir>
#include <QtTest>

#include <atomic>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

bool isSame(const TrainingBatch& one, const TrainingBatch& other)
{
    const auto isSameInput = [](const ModelInput& left, const ModelInput& right) {
        const auto isSameChunk = [](const InputChunk& a, const InputChunk& b) { return a.pieces == b.pieces; };
        return std::ranges::equal(left.chunks, right.chunks, isSameChunk) && left.relations.kinds == right.relations.kinds;
    };
    const auto isSameStep = [](const TargetStep& left, const TargetStep& right) {
        return left.legal == right.legal && left.right == right.right;
    };
    const auto isSameDerivation = [&](const auto& left, const auto& right) { return std::ranges::equal(left, right, isSameStep); };
    return std::ranges::equal(one.inputs, other.inputs, isSameInput)
        && std::ranges::equal(one.derivations, other.derivations, isSameDerivation);
}

} // namespace

class TestBatchQueue : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Drawn one by one or ahead by several threads: the same batches in the same order, over several epochs.
    void handsOutWhatOneThreadDraws_data()
    {
        QTest::addColumn<int>("workers");
        QTest::newRow("one") << 1;
        QTest::newRow("three") << 3;
    }

    void handsOutWhatOneThreadDraws()
    {
        if (!std::filesystem::exists(dataPacks() / "language-model/vocabulary.model"))
            QSKIP("the language model's vocabulary is not here: nothing to cut words with");
        QFETCH(int, workers);
        const QTemporaryDir scratch;
        const std::filesystem::path folder = scratch.path().toStdString();
        writeTrainingData(folder);
        writeLanguageModel(folder / "language-model");
        TrainingConfig config = tinyRecipe(1);
        config.batchSize = 6; // three batches an epoch
        config.leastColumns = 2;
        config.hiddenLinks = 0.3;
        config.model.languageModel.vocabularySize = 30522;
        const auto material = readTrainingMaterial(config, {folder, folder / "language-model", folder, {}}, {});
        QVERIFY(material);
        const InputBuilder inputs(config.model, (*material)->vocabulary);
        const auto draw = [&](BatchSampler& sampler, std::int64_t step) {
            return drawBatch((*material)->training.examples, sampler, step, {}, inputs, *(*material)->system, config);
        };

        BatchSampler sampler((*material)->training.examples.size(), config.batchSize, config.seed);
        BatchQueue queue(sampler, draw, 2, workers);
        for (std::int64_t step = 2; step < 20; ++step) {
            const TrainingBatch batch = queue.next();
            QCOMPARE(batch.inputs.size(), std::size_t{6});
            QVERIFY2(isSame(batch, draw(sampler, step)), qPrintable(QString("step %1").arg(step)));
        }
        QVERIFY(!isSame(queue.next(), draw(sampler, 2)));
    }

    /// A training that does not come for its batches does not fill the memory; one that ends does not wait for more than those begun.
    void drawsNoFurtherThanItMay()
    {
        std::atomic<int> drawn = 0;
        {
            BatchQueue queue(
                BatchSampler(8, 2, 1), [&](BatchSampler&, std::int64_t) { return ++drawn, TrainingBatch(); }, 0, 2);
            QTRY_COMPARE(drawn.load(), 4);
            QTest::qWait(50);
            QCOMPARE(drawn.load(), 4);
            queue.next();
            QTRY_COMPARE(drawn.load(), 5);
        }
        QCOMPARE(drawn.load(), 5);
    }
};

RATATOSK_TEST(TestBatchQueue);
#include "tst_batch_queue.moc"
