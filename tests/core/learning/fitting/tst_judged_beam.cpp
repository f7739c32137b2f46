// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/candidate_target.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace ratatosk;

namespace {

JudgedBeam beam(std::vector<bool> isRight, std::vector<bool> isExact, std::vector<bool> isEmpty)
{
    JudgedBeam result{
        .database = "shop", .question = "how many \"huts\"?", .features = {}, .words = {}, .isRight = isRight, .isExact = isExact};
    for (std::size_t i = 0; i < isRight.size(); ++i) {
        CandidateFeatures features{};
        features[0] = -0.1 - static_cast<double>(i) / 3;
        features[candidateFeature("empty")] = isEmpty[i];
        result.features.candidates.push_back(features);
        result.features.sameRowsAs.push_back(static_cast<int>(i));
        result.words.push_back("reading " + std::to_string(i));
    }
    result.features.question = {1, -0.1, 2.5, 1.0 / 7};
    return result;
}

} // namespace

class TestJudgedBeam : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackFromItsFile();
    void refusesOtherFiles();
    void targets();
};

void TestJudgedBeam::comesBackFromItsFile()
{
    QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "beams.jsonl";
    const std::vector<JudgedBeam> beams{beam({true, false}, {false, false}, {false, true}), beam({false}, {false}, {false})};
    QVERIFY(writeJudgedBeams(file, beams));
    const auto read = readJudgedBeams(file);
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    QVERIFY(*read == beams);
}

void TestJudgedBeam::refusesOtherFiles()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("beams.jsonl"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(R"({"database":"shop","question":"how many?","features":[1,2],"candidates":[]})");
    file.close();
    const auto read = readJudgedBeams(file.fileName().toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidData);
    QVERIFY(read.error().detail.find("line 1") != std::string::npos);
}

void TestJudgedBeam::targets()
{
    using enum CandidateTarget;
    // An exact match makes chance matches of the same rows unsure, and one that has other values is wrong.
    QVERIFY((targetsOf(beam({true, true, false}, {false, true, true}, {false, false, false})) == std::vector{Unsure, Right, Wrong}));
    // Without one, equal rows are trusted if there are some.
    QVERIFY((targetsOf(beam({true, true, false}, {false, false, false}, {false, true, true})) == std::vector{Right, Unsure, Wrong}));
    QVERIFY((targetsOf(beam({false}, {false}, {false})) == std::vector{Wrong}));
}

RATATOSK_TEST(TestJudgedBeam);
#include "tst_judged_beam.moc"
