// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/gradient_sharing.h"
#include "core/learning/training/process_group.h"
#include "core/learning/training/training_session.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_training.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <future>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

/// Another one at every call, and in every test that runs at the same time.
int nextPort()
{
    static int calls = 0;
    return 20000 + static_cast<int>(QCoreApplication::applicationPid() % 4000) * 8 + calls++ % 8;
}

ProcessPlace place(int rank, int count, int port)
{
    return {rank, count, "127.0.0.1", port};
}

/// What `work` returns in each of two groups that met.
template <class Work>
auto inTwoGroups(Work work)
{
    const int port = nextPort();
    const auto run = [&](int rank) { return work(**ProcessGroup::join(place(rank, 2, port))); };
    auto second = std::async(std::launch::async, run, 1);
    auto first = run(0);
    return std::pair(std::move(first), second.get());
}

/// A process of a training: some steps, then its checkpoint. Arguments: rank, count, port, steps, data folder, output folder.
int trainAsProcess(int, char** argv)
{
    char** const arguments = argv + 1;
    const int rank = std::atoi(arguments[0]), count = std::atoi(arguments[1]), port = std::atoi(arguments[2]),
              steps = std::atoi(arguments[3]);
    const std::filesystem::path data = arguments[4];
    const TrainingPaths paths{data, data / "language-model", arguments[5], {}};
    std::filesystem::create_directory(paths.output);
    const TrainingConfig config = tinyRecipe(10);
    auto group = ProcessGroup::join(place(rank, count, port));
    const auto material = readTrainingMaterial(config, paths, {});
    if (!group || !material)
        return 1;
    const auto session = TrainingSession::create(config, paths, *material, *std::move(group));
    for (int step = 0; session && step < steps; ++step) {
        if (!(*session)->step())
            return 2;
    }
    return session && (*session)->save() ? 0 : 3;
}

} // namespace

class TestProcessGroup : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneProcessNeedsNobody()
    {
        const auto group = ProcessGroup::join({});
        QVERIFY(group);
        std::vector<at::Tensor> tensors{at::arange(3).to(at::kFloat)};
        QVERIFY((*group)->add(tensors));
        QVERIFY(at::equal(tensors[0], at::arange(3).to(at::kFloat)));
    }

    void impossiblePlacesAreRefused()
    {
        for (const ProcessPlace& wrong : {place(2, 2, 4000), place(-1, 2, 4000), place(0, 0, 4000), place(0, 2, 0)}) {
            const auto group = ProcessGroup::join(wrong);
            QVERIFY(!group);
            QCOMPARE(group.error().code, ErrorCode::InvalidArgument);
        }
    }

    /// One tensor is larger than what is sent at once, and shapes stay.
    void addsUpTensorsOfAllShapes()
    {
        if (!hasProcessGroups())
            QSKIP("this build's LibTorch has no process groups");
        const auto sums = inTwoGroups([](ProcessGroup& group) {
            std::vector<at::Tensor> tensors{at::full({2, 3}, 1.0 + group.rank()), at::full({5'000'000}, 10.0), at::full({}, 0.5)};
            return group.add(tensors) ? tensors : std::vector<at::Tensor>();
        });
        for (const std::vector<at::Tensor>& found : {sums.first, sums.second}) {
            QCOMPARE(found.size(), size_t{3});
            QVERIFY(at::equal(found[0], at::full({2, 3}, 3.0)));
            QVERIFY(at::equal(found[1], at::full({5'000'000}, 20.0)));
            QVERIFY(at::equal(found[2], at::full({}, 1.0)));
        }
    }

    void oneVoteIsEnough()
    {
        if (!hasProcessGroups())
            QSKIP("this build's LibTorch has no process groups");
        const auto votes = inTwoGroups([](ProcessGroup& group) {
            const auto mixed = group.anyOf(group.rank() == 1), none = group.anyOf(false);
            return mixed && none && *mixed && !*none;
        });
        QVERIFY(votes.first && votes.second);
    }

    /// 3 examples with gradient 1 and one with 5: mean 2. What has a gradient nowhere stays without.
    void meansCountExamples()
    {
        if (!hasProcessGroups())
            QSKIP("this build's LibTorch has no process groups");
        const auto shared = inTwoGroups([](ProcessGroup& group) {
            std::vector<at::Tensor> parameters{at::zeros({2}), at::zeros({2}), at::zeros({2})};
            for (at::Tensor& parameter : parameters)
                parameter.requires_grad_();
            parameters[0].mutable_grad() = at::full({2}, group.isFirst() ? 1.0 : 5.0);
            if (group.isFirst())
                parameters[1].mutable_grad() = at::full({2}, 4.0);
            at::Tensor measures = at::full({1}, group.isFirst() ? 8.0 : 0.0);
            const auto examples = shareGradients(group, parameters, group.isFirst() ? 3 : 1, measures);
            return examples && *examples == 4 && at::equal(parameters[0].grad(), at::full({2}, 2.0))
                && at::equal(parameters[1].grad(), at::full({2}, 3.0)) && !parameters[2].grad().defined() && measures.item<double>() == 6;
        });
        QVERIFY(shared.first && shared.second);
    }

    /// Two processes with half of each batch do what one does with all of it.
    void twoProcessesTrainAsOne()
    {
        if (!hasProcessGroups())
            QSKIP("this build's LibTorch has no process groups");
        if (!std::filesystem::exists(dataPacks() / "language-model/vocabulary.model"))
            QSKIP("the language model's vocabulary is not here: nothing to cut words with");
        writeTrainingData(folder());
        writeLanguageModel(folder() / "language-model");
        trainTogether(1, 1, "alone");
        trainTogether(2, 1, "one-step");
        trainTogether(2, 4, "four-steps");

        const NamedTensors alone = checkpointOf("alone-0"), half = checkpointOf("one-step-0");
        QVERIFY(!alone.empty());
        for (const auto& [name, tensor] : alone) {
            if (name.ends_with(".m")) // the first moment after one step: a tenth of the gradient
                QVERIFY2(at::allclose(half.at(name), tensor, 1e-3, 1e-7), name.c_str());
        }
        const NamedTensors first = checkpointOf("four-steps-0"), second = checkpointOf("four-steps-1");
        QVERIFY(!first.empty());
        for (const auto& [name, tensor] : first) {
            if (name.starts_with("weight."))
                QVERIFY2(at::equal(second.at(name), tensor), name.c_str());
        }
    }

private:
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    NamedTensors checkpointOf(const std::string& output) const
    {
        const auto checkpoint = readCheckpoint(folder() / output / "checkpoint.safetensors");
        return checkpoint ? checkpoint->tensors : NamedTensors();
    }

    void trainTogether(int count, int steps, const QString& output)
    {
        const int port = nextPort();
        std::vector<std::unique_ptr<QProcess>> processes;
        for (int rank = 0; rank < count; ++rank) {
            const QStringList numbers{QString::number(rank), QString::number(count), QString::number(port), QString::number(steps)};
            processes.push_back(std::make_unique<QProcess>());
            processes.back()->setProcessChannelMode(QProcess::ForwardedChannels);
            processes.back()->start(QCoreApplication::applicationFilePath(),
                                    QStringList{"--process"} + numbers
                                        + QStringList{m_folder.path(), m_folder.filePath(output + '-' + QString::number(rank))});
        }
        for (const auto& process : processes) {
            QVERIFY(process->waitForFinished(240'000));
            QCOMPARE(process->exitCode(), 0);
        }
    }

    QTemporaryDir m_folder;
};

RATATOSK_TEST(TestProcessGroup);
RATATOSK_TEST_PROCESS("--process", trainAsProcess);

#include "tst_process_group.moc"
