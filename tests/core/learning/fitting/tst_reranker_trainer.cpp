// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/reranker_trainer.h"

#include "core/network/reference/candidate_reader.h"
#include "core/network/serialization/language_model_pack.h"
#include "core/network/serialization/reranker_file.h"
#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace ratatosk;

namespace {

/// "Which is <colour>?": the right candidate names that colour, and nothing but its words tells.
std::vector<JudgedBeam> beams()
{
    const std::vector<std::string> colours{"red", "green", "blue", "black", "white", "yellow"};
    std::vector<JudgedBeam> result;
    for (std::size_t right = 0; right < colours.size(); ++right) {
        JudgedBeam beam;
        beam.database = "paint";
        beam.question = "Which car is " + colours[right] + "?";
        for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t colour = (right + 2 * i + 2) % colours.size();
            beam.words.push_back("name of car; where colour of car is " + colours[colour]);
            beam.isRight.push_back(colour == right);
            beam.isExact.push_back(colour == right);
            beam.features.candidates.push_back({});
            beam.features.sameRowsAs.push_back(static_cast<int>(i));
        }
        beam.features.question[0] = 1;
        result.push_back(beam);
    }
    return result;
}

} // namespace

class TestRerankerTrainer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void learnsToRead();
    void wantsBeams();
};

void TestRerankerTrainer::learnsToRead()
{
    const std::filesystem::path pack = dataPacks() / "language-model";
    if (!std::filesystem::exists(pack))
        QSKIP("the data packs are not here");
    QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / kRerankerFile;
    const RerankerRecipe recipe{.folds = {"none"},
                                .batchSize = 6,
                                .steps = 30,
                                .learningRate = 2e-3,
                                .languageModelRate = 3e-4,
                                .dropout = 0,
                                .useBFloat16 = false};
    const auto quality = trainReranker(recipe, pack, file, beams(), beams(), [](const RerankerProgress&) {}, {});
    QVERIFY2(quality, quality ? "" : quality.error().detail.c_str());
    QCOMPARE(quality->firstOfBeam, 0.0); // the third is right
    QCOMPARE(quality->firstReranked, 100.0);

    // What was written reads the same, over the word vectors of another model that has them.
    const auto read = readLanguageModelPack(pack);
    auto words = makeLanguageModel(*read);
    const auto network = readReranker(file, *words);
    QVERIFY2(network, network ? "" : network.error().detail.c_str());
    CandidateReader reader(*network, *SubwordVocabulary::load(read->vocabulary), Precision::Float32);
    for (const JudgedBeam& beam : beams()) {
        const std::vector<double> readings = reader.read(beam.question, beam.words);
        QVERIFY(readings[2] > readings[0] && readings[2] > readings[1]);
    }
}

void TestRerankerTrainer::wantsBeams()
{
    const auto quality = trainReranker({}, "nowhere", "nowhere", {}, {}, {}, {});
    QVERIFY(!quality);
    QCOMPARE(quality.error().code, ErrorCode::InvalidData);
}

RATATOSK_TEST(TestRerankerTrainer);
#include "tst_reranker_trainer.moc"
