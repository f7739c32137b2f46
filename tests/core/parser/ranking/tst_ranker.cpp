// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/ranker_fitting.h"
#include "core/learning/fitting/ranker_validation.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <random>

using namespace ratatosk;

namespace {

constexpr std::size_t kProbability = 0, kFailed = 4, kAlways = 0;

CandidateFeatures candidate(double logProbability, bool hasFailed = false)
{
    CandidateFeatures features{};
    features[kProbability] = logProbability;
    features[kFailed] = hasFailed;
    return features;
}

/// Three candidates of which one, at random, does not fail; that one is right, except in a share `hopeless` of beams, where none is.
std::vector<JudgedBeam> beams(double hopeless)
{
    std::mt19937 random(4);
    std::uniform_real_distribution<double> unit;
    std::vector<JudgedBeam> result;
    for (int i = 0; i < 1200; ++i) {
        JudgedBeam beam;
        beam.database = "db" + std::to_string(i % 4);
        const bool isHopeless = unit(random) < hopeless;
        const int alive = static_cast<int>(unit(random) * 3);
        for (int c = 0; c < 3; ++c) {
            beam.features.candidates.push_back(candidate(-1.0 - c, c != alive));
            beam.isRight.push_back(c == alive && !isHopeless);
            beam.isExact.push_back(beam.isRight.back());
            beam.features.sameRowsAs.push_back(c);
        }
        beam.features.question[kAlways] = 1;
        result.push_back(std::move(beam));
    }
    return result;
}

} // namespace

class TestRanker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chancesByHand();
    void learnsWhatFails();
    void othersHaveTheirSay();
    void knowsHowOftenItIsWrong();
    void keepsWhatIsKnown();
    void comesBackFromItsFile();
    void newerFeaturesWeighNothing();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
};

void TestRanker::chancesByHand()
{
    Ranker ranker;
    ranker.candidate[kProbability] = 1;
    ranker.none[kAlways] = std::log(2.0);
    BeamFeatures beam{{candidate(std::log(3.0)), candidate(std::log(4.0)), candidate(std::log(1.0))}, {}, {0, 1, 1}};
    beam.question[kAlways] = 1;
    const std::vector<double> shares = sharesOf(ranker, beam), chances = chancesOf(ranker, beam); // 3 : 4 : 1 : 2
    QCOMPARE(shares.size(), size_t(3));
    QVERIFY(std::abs(shares[1] - 0.4) < 1e-12);
    QVERIFY(std::abs(chances[0] - 0.3) < 1e-12);
    QVERIFY(std::abs(chances[1] - 0.5) < 1e-12); // with the third, which returns the same rows
    QCOMPARE(chances[2], chances[1]);

    ranker.calibration = {.slope = 1, .offset = std::log(3.0)}; // odds times three: 0.5 becomes 0.75, and what was 0.5 without it 0.25
    const std::vector<double> bolder = chancesOf(ranker, beam);
    QVERIFY(std::abs(bolder[1] - 0.75) < 1e-12);
    QVERIFY(std::abs(bolder[0] - 0.15) < 1e-12);
    ranker.reorders = false; // then the decoder's first reading is shown first: 0.3 becomes 9 / 16
    QVERIFY(std::abs(chancesOf(ranker, beam)[0] - 9.0 / 16) < 1e-12);
}

void TestRanker::learnsWhatFails()
{
    const RankingQuality quality = validateRanking(beams(0));
    QCOMPARE(quality.own.questions, size_t(1200));
    QVERIFY(quality.own.firstOfBeam < 50);
    QVERIFY(quality.own.firstRanked > quality.own.bestOfBeam - 0.01);
    QVERIFY(quality.reorders);
    QCOMPARE(quality.others.questions, size_t(0));
}

/// Twelve of a model's own questions say nothing; the many of another model decide, and are ranked without their own databases.
void TestRanker::othersHaveTheirSay()
{
    const auto others = beams(0);
    const std::vector<JudgedBeam> own(others.begin(), others.begin() + 12);
    const RankingQuality quality = validateRanking(own, others);
    QCOMPARE(quality.own.questions, size_t(12));
    QCOMPARE(quality.others.questions, others.size());
    QVERIFY(quality.others.firstRanked > quality.others.bestOfBeam - 0.01);
    QVERIFY(quality.reorders);
}

void TestRanker::knowsHowOftenItIsWrong()
{
    const RankingQuality quality = validateRanking(beams(0.5));
    QVERIFY2(quality.calibrationError < 8, std::to_string(quality.calibrationError).c_str());
    const auto all = beams(0.5);
    const Ranker ranker = fitRanker(all);
    const BeamFeatures fine{{candidate(-1), candidate(-2, true), candidate(-3, true)}, all.front().features.question, {0, 1, 2}};
    const BeamFeatures poor{{candidate(-1, true), candidate(-2, true), candidate(-3, true)}, all.front().features.question, {0, 1, 2}};
    QVERIFY(std::abs(chancesOf(ranker, fine)[0] - 0.5) < 0.12);
    QVERIFY(chancesOf(ranker, poor)[0] < 0.1);
}

void TestRanker::keepsWhatIsKnown()
{
    Ranker known;
    known.candidate[kProbability] = 0.75;
    known.none[kAlways] = -0.5;
    const Ranker ranker = fitRanker(beams(0.5), known);
    QVERIFY(std::abs(ranker.candidate[kProbability] - 0.75) < 1e-12);
    QVERIFY(std::abs(ranker.none[kAlways] + 0.5) < 1e-12);
    QVERIFY(ranker.candidate[kFailed] < -1); // learnt beside them
}

void TestRanker::comesBackFromItsFile()
{
    QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / kRankerFile;
    Ranker ranker;
    for (std::size_t i = 0; i < ranker.candidate.size(); ++i)
        ranker.candidate[i] = 0.1 * static_cast<double>(i) - 0.37;
    ranker.none[1] = -1.0 / 3;
    ranker.reorders = false;
    ranker.calibration = {1.25, -0.5};
    ranker.first.weights = {1.5, 0.5};
    QVERIFY(writeRanker(file, ranker));
    const auto read = readRanker(file);
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    QVERIFY(*read == ranker);
}

void TestRanker::newerFeaturesWeighNothing()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(kRankerFile));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(R"({"format": 1, "candidate": {"failed": -2.5}, "none": {"always": 1}, "calibration": {"slope": 1, "offset": 0}})");
    file.close();
    const auto read = readRanker(file.fileName().toStdString());
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    QCOMPARE(read->candidate[candidateFeature("failed")], -2.5);
    QCOMPARE(read->candidate[kProbability], 0.0);
}

void TestRanker::refusesOtherFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no object") << QByteArray("[1]");
    QTest::newRow("another version") << QByteArray(R"({"format": 2, "candidate": {}, "none": {}})");
    QTest::newRow("unknown feature") << QByteArray(
        R"({"format": 1, "candidate": {"beauty": 1}, "none": {"always": 1}, "calibration": {"slope": 1, "offset": 0}})");
    QTest::newRow("no weights") << QByteArray(R"({"format": 1, "candidate": {}, "none": {}})");
}

void TestRanker::refusesOtherFiles()
{
    QFETCH(QByteArray, text);
    QTemporaryDir folder;
    QFile file(folder.filePath(kRankerFile));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text);
    file.close();
    const auto read = readRanker(file.fileName().toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ModelInvalid);
    QCOMPARE(readRanker(folder.filePath("nothing").toStdString()).error().code, ErrorCode::ModelMissing);
}

RATATOSK_TEST(TestRanker);
#include "tst_ranker.moc"
