// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/trainer.h"
#include "core/network/bundle/text_file.h"
#include "core/network/reference/network_encoder.h"
#include "core/network/serialization/checkpoint.h"
#include "core/network/serialization/group_quantisation.h"
#include "core/network/serialization/language_model_pack.h"
#include "core/network/serialization/model_bundle.h"
#include "core/parser/parsing/encoder_loading.h"
#include "core/parser/parsing/parser.h"
#include "core/questions/dataset/spider_reader.h"
#include "tests/support/kills.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_training.h"

#include <ATen/ATen.h>
#include <QTemporaryDir>
#include <QtTest>

using namespace ratatosk;
using namespace ratatosk::test;

class TestTrainer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        loadOtherNetworksWith(loadNetworkEncoder); // widths of tests are too small for plain kernels
        if (!std::filesystem::exists(dataPacks() / "language-model/vocabulary.model"))
            QSKIP("the language model's vocabulary is not here: nothing to cut words with");
        writeTrainingData(m_folder.path().toStdString());
        writeLanguageModel(languageModel());
    }

    /// The whole way: data, training, bundle, loading, answering.
    void overfitsTwentyExamples()
    {
        const auto outcome = train(tinyRecipe(150), paths("overfit"), false, [](const TrainingProgress&) {}, {});
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().detail.c_str());
        QVERIFY(rightAnswers("overfit") >= 17);
    }

    /// A step that hardly moves them leaves the weights of the bundle that it began with.
    void goesOnFromABundle()
    {
        TrainingConfig config = tinyRecipe(1);
        config.learningRate = config.languageModelRate = 1e-9;
        TrainingPaths further = paths("further");
        further.start = paths("overfit").output / "bundle";
        QVERIFY(train(config, further, false, [](const TrainingProgress&) {}, {}));
        QCOMPARE(rightAnswers("further"), rightAnswers("overfit"));

        TrainingPaths alone = paths("alone");
        alone.start = further.start;
        alone.languageModel.clear(); // its configuration, vocabulary and licence are in the bundle
        QVERIFY(train(config, alone, false, [](const TrainingProgress&) {}, {}));
        QCOMPARE(rightAnswers("alone"), rightAnswers("overfit"));

        config.model.layers = 5;
        const auto other = train(config, further, false, [](const TrainingProgress&) {}, {});
        QVERIFY(!other);
        QCOMPARE(other.error().code, ErrorCode::ModelInvalid);
    }

    /// Another language model under the layers of a bundle: what reads its states is new, the rest goes on, and frozen word vectors are those that
    /// four bits hold.
    void takesAnotherLanguageModel()
    {
        const std::filesystem::path other = m_folder.filePath("other-language-model").toStdString();
        writeLanguageModel(other, 96);
        TrainingConfig config = tinyRecipe(1);
        config.learningRate = config.languageModelRate = 1e-9;
        config.replaceLanguageModel = config.freezeWordVectors = true;
        config.wordVectorBits = 4;
        TrainingPaths changed = paths("changed");
        changed.start = paths("overfit").output / "bundle";
        changed.languageModel.clear();
        QVERIFY(!train(config, changed, false, [](const TrainingProgress&) {}, {})); // which?
        changed.languageModel = other;
        config.languageModelLayers = 2;
        QVERIFY(!train(config, changed, false, [](const TrainingProgress&) {}, {})); // it has one
        config.languageModelLayers = 1;
        const auto outcome = train(config, changed, false, [](const TrainingProgress&) {}, {});
        QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());

        const auto before = readBundle(changed.start), after = readBundle(changed.output / "bundle");
        QVERIFY2(before && after, after ? "" : after.error().detail.c_str());
        QCOMPARE(after->wordVectorBits, 4);
        QCOMPARE(after->config.languageModel.hiddenSize, 96);
        QCOMPARE(after->weights.at("pooling.word_projection").size(1), std::int64_t{96});
        for (const char* kept : {"decoder.action_vectors", "encoder.layer3.inner", "pooling.kind_vectors"})
            QVERIFY2(at::allclose(after->weights.at(kept), before->weights.at(kept), 1e-2, 1e-4), kept);
        const at::Tensor published = readLanguageModelPack(other)->weights.at("embeddings.word_embeddings.weight");
        QVERIFY(at::equal(after->weights.at("language_model.embeddings.word_embeddings.weight"), restoreGroups(roundGroups(published))));
        QVERIFY(Parser::load(changed.output / "bundle"));
    }

    /// Shapes that are there to be measured learn as well.
    void learnsInOtherShapes_data()
    {
        QTest::addColumn<bool>("hasLanguageModel");
        QTest::addColumn<bool>("isFedByState");
        QTest::newRow("without a language model") << false << false;
        QTest::newRow("fed by the parent's state") << true << true;
    }

    void learnsInOtherShapes()
    {
        QFETCH(bool, hasLanguageModel);
        QFETCH(bool, isFedByState);
        TrainingConfig config = tinyRecipe(40);
        config.model.preTransformer = hasLanguageModel ? PreTransformer::LanguageModel : PreTransformer::None;
        config.model.parentFeeding = isFedByState ? ParentFeeding::State : ParentFeeding::Rule;
        std::vector<double> losses;
        QVERIFY(train(config, paths("shape"), false, [&](const TrainingProgress& progress) { losses.push_back(progress.loss); }, {}));
        QVERIFY2(losses.back() < 0.75 * losses.front(), qPrintable(QString("%1 to %2").arg(losses.front()).arg(losses.back())));
        QVERIFY(Parser::load(paths("shape").output / "bundle"));
    }

    /// Four steps at once, and two, a stop, two more: the same weights, bit for bit.
    void resumedTrainingEqualsUninterrupted()
    {
        TrainingConfig config = tinyRecipe(4);
        config.model.layerDropout = config.model.inputDropout = 0.1; // so that the random state matters
        QVERIFY(train(config, paths("whole"), false, [](const TrainingProgress&) {}, {}));

        config.validateEvery = 2;
        std::stop_source stop;
        const auto stopAtFirst = [&](const TrainingProgress&) { stop.request_stop(); };
        const auto interrupted = train(config, paths("parts"), false, stopAtFirst, stop.get_token());
        QVERIFY(interrupted && interrupted->wasInterrupted);
        QCOMPARE(interrupted->step, std::int64_t{2});
        QVERIFY(train(config, paths("parts"), true, [](const TrainingProgress&) {}, {}));

        const auto whole = readCheckpoint(paths("whole").output / "checkpoint.safetensors");
        const auto parts = readCheckpoint(paths("parts").output / "checkpoint.safetensors");
        QVERIFY(whole && parts);
        for (const auto& [name, tensor] : whole->tensors)
            QVERIFY2(at::equal(tensor, parts->tensors.at(name)), name.c_str());
    }

    /// What a checkpoint holds is not trained again.
    void survivesBeingKilled()
    {
        TrainingConfig config = tinyRecipe(1'000);
        config.validateEvery = 1;
        for (int i = 0; i < killCount(); ++i) {
            const Shared<std::int64_t> reached;
            const TrainingPaths output = paths(QStringLiteral("killed %1").arg(i).toStdString());
            const auto note = [&](const TrainingProgress& progress) { *reached = progress.step; };
            killAtRandom(static_cast<unsigned>(i), std::chrono::seconds(4), [&] { (void)train(config, output, false, note, {}); });
            const std::int64_t step = *reached;
            if (step == 0)
                continue; // killed before anything was saved
            std::stop_source stop;
            const auto resumed = train(
                config, output, true, [&](const TrainingProgress&) { stop.request_stop(); }, stop.get_token());
            QVERIFY2(resumed.has_value(), resumed ? "" : resumed.error().detail.c_str());
            QVERIFY(resumed->step >= step);
        }
    }

    /// Without questions to validate with, the bundle is that of the last step.
    void validationCanBeLeftOut()
    {
        TrainingConfig config = tinyRecipe(3);
        config.validationQuestions = 0;
        config.validateEvery = 1;
        QVERIFY(train(config, paths("unseen"), false, [](const TrainingProgress&) {}, {}));
        QVERIFY(readModelText(paths("unseen").output / "bundle/config.json")->find("step 3 of 3") != std::string::npos);
    }

    void missingDataIsNamed()
    {
        TrainingConfig config = tinyRecipe(1);
        config.questions = {"nowhere.json"};
        const auto outcome = train(config, paths("none"), false, [](const TrainingProgress&) {}, {});
        QVERIFY(!outcome);
        QVERIFY(outcome.error().detail.find("nowhere.json") != std::string::npos);
    }

private:
    int rightAnswers(const std::string& output) const
    {
        const auto parser = Parser::load(paths(output).output / "bundle");
        const auto data = readSpiderDataset(m_folder.path().toStdString(), {"questions.json"});
        const Schema& schema = data->databases.at("concerts").schema;
        const SchemaLinker linker(schema, ValueIndex::empty());
        int right = 0;
        for (const TrainingPair& pair : kTrainingPairs) {
            const auto question = prepareQuestion(pair.question, schema, linker, *ValueIndex::empty());
            const auto candidates = (*parser)->parse(*question, schema, {.size = 3});
            right += candidates && !candidates->empty()
                && QString::fromStdString(candidates->front().sql).compare(pair.query, Qt::CaseInsensitive) == 0;
        }
        return right;
    }

    std::filesystem::path languageModel() const { return std::filesystem::path(m_folder.path().toStdString()) / "language-model"; }
    TrainingPaths paths(const std::string& output) const
    {
        return {m_folder.path().toStdString(), languageModel(), std::filesystem::path(m_folder.path().toStdString()) / output};
    }

    QTemporaryDir m_folder;
};

RATATOSK_TEST(TestTrainer);
#include "tst_trainer.moc"
