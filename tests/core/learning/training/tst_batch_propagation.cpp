// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/batch_propagation.h"
#include "core/learning/training/training_material.h"
#include "core/network/functions/dropout.h"
#include "core/network/reference/network_encoder.h"
#include "core/parser/parsing/network_parser.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_training.h"

#include <ATen/Parallel.h>
#include <QTemporaryDir>
#include <QtTest>

using namespace ratatosk;
using namespace ratatosk::test;

class TestBatchPropagation : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!std::filesystem::exists(dataPacks() / "language-model/vocabulary.model"))
            QSKIP("the language model's vocabulary is not here: nothing to cut words with");
        const std::filesystem::path folder = m_folder.path().toStdString();
        writeTrainingData(folder);
        writeLanguageModel(folder / "language-model");
        const auto material = readTrainingMaterial(tinyRecipe(1), {folder, folder / "language-model", folder, {}}, {});
        QVERIFY(material);
        m_material = *material;
    }

    void partsHoldEveryExampleOnceAndWeighTheSame()
    {
        const ParserNetwork network = makeNetwork(0);
        const TrainingBatch batch = wholeBatch(network);
        const std::vector<TrainingBatch> parts = splitBatch(batch, 3, network->config());
        QCOMPARE(parts.size(), std::size_t{3});
        std::size_t examples = 0;
        std::vector<double> loads;
        double largest = 0;
        for (const TrainingBatch& part : parts) {
            QCOMPARE(part.inputs.size(), part.derivations.size());
            examples += part.inputs.size();
            loads.push_back(0);
            for (std::size_t i = 0; i < part.inputs.size(); ++i) {
                loads.back() += part.operationsOf(i, network->config());
                largest = std::max(largest, part.operationsOf(i, network->config()));
            }
        }
        QCOMPARE(examples, batch.inputs.size());
        const auto [least, most] = std::ranges::minmax(loads);
        QVERIFY2(least > 0 && most - least <= largest, qPrintable(QString("%1 to %2 operations").arg(least).arg(most)));
    }

    void filledRowsChangeNothing()
    {
        ParserNetwork network = makeNetwork(0);
        const TrainingBatch batch = wholeBatch(network);
        const at::NoGradGuard guard;
        const EncoderBatch plain = batchOf(batch.inputPointers(), at::kCPU), filled = batchOf(batch.inputPointers(), at::kCPU, 64);
        QVERIFY(plain.rows() % 64 != 0 && filled.rows() % 64 == 0 && filled.pieces.ids.size(0) % 64 == 0);
        QCOMPARE(filled.examples(), plain.examples());
        const at::Tensor expected = network->encode(plain, Precision::Float32), actual = network->encode(filled, Precision::Float32);
        QVERIFY(at::allclose(actual.narrow(0, 0, plain.rows()), expected, 1e-4, 1e-5));
    }

    void partsGiveTheGradientOfTheWhole()
    {
        const Threads guard;
        ParserNetwork network = makeNetwork(0);
        const TrainingBatch batch = wholeBatch(network);
        at::set_num_threads(1);
        const StepLoss whole = propagate(network, batch, {});
        const std::vector<at::Tensor> expected = takeGradients(network);
        at::set_num_threads(2);
        const StepLoss parts = propagate(network, batch, {});
        QCOMPARE(parts.examples, whole.examples);
        QVERIFY(std::abs(parts.total - whole.total) < 1e-4);
        QVERIFY(std::abs(parts.operations - whole.operations) < 1e-6 * whole.operations);
        const std::vector<at::Tensor> actual = takeGradients(network);
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(actual[i].defined(), expected[i].defined());
            if (expected[i].defined())
                QVERIFY(at::allclose(actual[i], expected[i], 1e-4, 1e-5));
        }
        QCOMPARE(at::get_num_threads(), 2);
    }

    void theSameSeedDropsTheSameHoweverThreadsRun()
    {
        const Threads guard;
        at::set_num_threads(2);
        ParserNetwork network = makeNetwork(0.3);
        const TrainingBatch batch = wholeBatch(network);
        std::vector<at::Tensor> first;
        for (int attempt = 0; attempt < 5; ++attempt) {
            torch::manual_seed(3);
            propagate(network, batch, {});
            const std::vector<at::Tensor> gradients = takeGradients(network);
            for (std::size_t i = 0; attempt > 0 && i < first.size(); ++i)
                QVERIFY2(first[i].defined() == gradients[i].defined() && (!first[i].defined() || at::equal(first[i], gradients[i])),
                         network->named_parameters().items()[i].key().c_str());
            first = gradients;
        }
        torch::manual_seed(4);
        propagate(network, batch, {});
        QVERIFY(!at::equal(first.front(), takeGradients(network).front()));
    }

private:
    /// Puts the number of threads back.
    struct Threads {
        ~Threads() { at::set_num_threads(before); }
        int before = at::get_num_threads();
    };

    ParserNetwork makeNetwork(double dropout) const
    {
        ModelConfig config = tinyRecipe(1).model;
        config.languageModel = m_material->pack.config;
        config.inputDropout = config.layerDropout = config.decoderDropout = config.languageModelDropout = dropout;
        const sql::Grammar& grammar = m_material->system->grammar();
        torch::manual_seed(1);
        ParserNetwork network(config, ActionSpace{grammar.ruleCount()}, grammar.typeCount());
        const at::NoGradGuard guard;
        for (at::Tensor& parameter : network->parameters())
            parameter.normal_(0, 0.1);
        network->train();
        return network;
    }

    TrainingBatch wholeBatch(const ParserNetwork& network) const
    {
        const NetworkParser parser(std::make_shared<NetworkEncoder>(network, Precision::Float32), m_material->vocabulary,
                                   m_material->system);
        const TrainingConfig config = tinyRecipe(1);
        BatchSampler sampler(m_material->training.examples.size(), config.batchSize, config.seed);
        return drawBatch(m_material->training.examples, sampler, 0, {}, parser.inputBuilder(), *m_material->system, config);
    }

    static std::vector<at::Tensor> takeGradients(ParserNetwork& network)
    {
        std::vector<at::Tensor> result;
        for (at::Tensor& parameter : network->parameters()) {
            result.push_back(parameter.grad());
            parameter.mutable_grad() = at::Tensor();
        }
        return result;
    }

    QTemporaryDir m_folder;
    std::shared_ptr<const TrainingMaterial> m_material;
};

RATATOSK_TEST(TestBatchPropagation);
#include "tst_batch_propagation.moc"
