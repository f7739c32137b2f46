// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/checkpoint.h"

#include "core/network/serialization/safetensors.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QTemporaryDir>
#include <QtTest>

#include <cstring>
#include <fstream>
#include <limits>

using namespace ratatosk;

class TestCheckpoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackBitForBit();
    void repeatsTheDrawsThatFollow();
    void refusesOtherWeights();
    void refusesForeignGeneratorStates();
    void removesWhatKilledWritersLeft();

private:
    QTemporaryDir m_folder;
    std::filesystem::path file() const { return std::filesystem::path(m_folder.path().toStdString()) / "checkpoint"; }
};

void TestCheckpoint::comesBackBitForBit()
{
    const float oddities[] = {0.0f, -0.0f, 1e-45f, std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN(), 0.1f};
    const at::Tensor odd = at::from_blob(const_cast<float*>(oddities), {6}).clone();
    const Checkpoint written{{{"weight", odd}, {"moment", at::randn({3, 4})}, {"steps", at::tensor({std::int64_t{1} << 60})}},
                             {{"step", std::int64_t{1} << 60}, {"epoch", -1}},
                             "layers = 24 # \"deep\"\n"};
    QVERIFY(writeCheckpoint(file(), written));
    const auto read = readCheckpoint(file());
    QVERIFY(read);
    QCOMPARE(read->counters, written.counters);
    QCOMPARE(read->recipe, written.recipe);
    for (const auto& [name, tensor] : written.tensors) {
        QCOMPARE(read->tensors.at(name).nbytes(), tensor.nbytes());
        QCOMPARE(std::memcmp(read->tensors.at(name).data_ptr(), tensor.data_ptr(), tensor.nbytes()), 0);
    }
}

void TestCheckpoint::repeatsTheDrawsThatFollow()
{
    at::rand({3});
    QVERIFY(writeCheckpoint(file(), {{{"generator", generatorState()}}, {}, {}}));
    const at::Tensor expected = at::randn({17});
    const auto read = readCheckpoint(file());
    QVERIFY(read);
    QVERIFY(restoreGeneratorState(read->tensors.at("generator")));
    QVERIFY(at::equal(at::randn({17}), expected));
}

void TestCheckpoint::refusesOtherWeights()
{
    QCOMPARE(readCheckpoint(file() / "nowhere").error().code, ErrorCode::FileMissing);
    for (const char* counters : {"", "[]", R"({"step": "one"})", R"({"step": 1.5})"}) {
        const TensorFile foreign{{{"w", at::ones({1})}}, {{"counters", counters}, {"recipe", ""}}};
        QVERIFY(writeSafetensors(file(), foreign));
        QCOMPARE(readCheckpoint(file()).error().code, ErrorCode::ModelInvalid);
    }
    QVERIFY(writeSafetensors(file(), {{{"w", at::ones({1})}}, {}}));
    QCOMPARE(readCheckpoint(file()).error().code, ErrorCode::ModelInvalid);
}

void TestCheckpoint::refusesForeignGeneratorStates()
{
    for (const at::Tensor& state : {at::zeros({3}, at::kByte), at::zeros({5056}), at::Tensor()})
        QCOMPARE(restoreGeneratorState(state).error().code, ErrorCode::InvalidArgument);
}

void TestCheckpoint::removesWhatKilledWritersLeft()
{
    const QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "checkpoint.safetensors";
    std::ofstream(file.string() + ".a1B2c3") << "half";
    std::ofstream(file.string() + ".notes") << "somebody's own";
    QVERIFY(writeCheckpoint(file, {{{"w", at::ones({1})}}, {}, {}}));
    QVERIFY(!std::filesystem::exists(file.string() + ".a1B2c3"));
    QVERIFY(std::filesystem::exists(file.string() + ".notes"));
}

RATATOSK_TEST(TestCheckpoint);
#include "tst_checkpoint.moc"
