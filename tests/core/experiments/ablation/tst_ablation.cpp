// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/experiments/ablation/ablation.h"
#include "core/experiments/ablation/ablation_files.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_training.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

constexpr const char* kRows = "layers,scheme,steps,first_loss,final_loss,exact_match,seconds,diverged\n"
                              "2,dt_fixup,400,21.250,11.500,8.5,61,no\n"
                              "32,t_fixup,37,21.000,nan,0.0,20,yes\n";
constexpr const char* kCurves = "layers,scheme,step,loss\n"
                                "2,dt_fixup,200,21.250\n"
                                "2,dt_fixup,400,11.500\n"
                                "32,t_fixup,37,nan\n";

} // namespace

class TestAblation : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void textIsReadAsItWasWritten()
    {
        const auto record = ablationFromText(kRows, kCurves);
        QVERIFY(record);
        QCOMPARE(rowsText(*record), std::string(kRows));
        QCOMPARE(curvesText(*record), std::string(kCurves));
        const AblationRow* row = record->find({32, InitialisationScheme::TFixup});
        QVERIFY(row && row->hasDiverged && std::isnan(row->finalLoss) && row->steps == 37);
        QVERIFY(!record->find({32, InitialisationScheme::DtFixup}));
    }

    /// The curve of a row that a crash prevented is made again with it.
    void pointsWithoutTheirRowAreLeftOut()
    {
        const auto record = ablationFromText(kRows, std::string(kCurves) + "4,standard,10,20.000\n");
        QVERIFY(record);
        QCOMPARE(record->curves.size(), std::size_t{3});
    }

    void brokenTextIsRefused_data()
    {
        QTest::addColumn<QString>("rows");
        const QString header = QString(kRows).section('\n', 0, 0);
        QTest::newRow("other header") << "depth,scheme\n";
        QTest::newRow("cut line") << header + "\n2,dt_fixup,400\n";
        QTest::newRow("unknown scheme") << header + "\n2,magic,400,21.250,11.500,8.5,61,no\n";
    }

    void brokenTextIsRefused()
    {
        QFETCH(QString, rows);
        const auto record = ablationFromText(rows.toStdString(), kCurves);
        QVERIFY(!record);
        QCOMPARE(record.error().code, ErrorCode::InvalidData);
    }

    /// A recipe that was written before a key was known says what that key's default says.
    void rowsFromBeforeAKeyAreKept()
    {
        const std::filesystem::path kept = folder() / "kept";
        const TrainingConfig config = tinyRecipe(2);
        QVERIFY(writeAblation(kept, config, *ablationFromText(kRows, kCurves)));
        auto recipe = nlohmann::json::parse(recipeText(config));
        QCOMPARE(recipe.erase("hidden_words"), std::size_t{1});
        writeText(kept / "recipe.json", recipe.dump());
        const auto record = readAblation(kept, config);
        QVERIFY2(record, record ? "" : record.error().detail.c_str());
        QCOMPARE(record->rows.size(), std::size_t{2});

        recipe["hidden_words"] = 0.5;
        writeText(kept / "recipe.json", recipe.dump());
        QVERIFY(!readAblation(kept, config));
    }

    /// Stopped after the third row, begun again, finished: eighteen rows, each made once.
    void goesOnWhereItWasStopped()
    {
        if (!std::filesystem::exists(dataPacks() / "language-model/vocabulary.model"))
            QSKIP("the language model's vocabulary is not here: nothing to cut words with");
        writeTrainingData(folder());
        writeLanguageModel(paths().languageModel);
        TrainingConfig config = tinyRecipe(2);
        config.model.preTransformer = PreTransformer::None;
        config.batchSize = 2;
        config.validationQuestions = 1;

        std::stop_source stop;
        std::vector<AblationCase> made;
        const auto note = [&](const AblationRow& row) {
            made.push_back(row.which);
            if (made.size() == 3)
                stop.request_stop();
        };
        const auto one = ablate(config, paths(), {{16, InitialisationScheme::Standard}}, [](const AblationRow&) {}, {});
        QVERIFY(one && one->record.rows.size() == 1);
        QCOMPARE(one->record.rows.front().which.layers, 16);

        const auto interrupted = ablate(config, paths(), ablationCases(), note, stop.get_token());
        QVERIFY2(interrupted && interrupted->wasInterrupted, interrupted ? "" : interrupted.error().detail.c_str());
        QCOMPARE(made.size(), std::size_t{3});

        const auto finished = ablate(config, paths(), ablationCases(), note, {});
        QVERIFY(finished && !finished->wasInterrupted);
        QCOMPARE(finished->record.rows.size(), std::size_t{18});
        QCOMPARE(made.size(), std::size_t{17}); // one was made before
        for (const AblationRow& row : finished->record.rows)
            QCOMPARE(row.steps, std::int64_t{2});
        QFile table(QString::fromStdString((paths().output / "ablation.csv").string()));
        QVERIFY(table.open(QFile::ReadOnly));
        QCOMPARE(table.readAll().count('\n'), 19);

        config.seed = 2;
        const auto other = ablate(config, paths(), ablationCases(), note, {});
        QVERIFY(!other);
        QCOMPARE(other.error().code, ErrorCode::InvalidArgument);
    }

private:
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    TrainingPaths paths() const { return {folder(), folder() / "language-model", folder() / "ablation"}; }

    QTemporaryDir m_folder;
};

RATATOSK_TEST(TestAblation);
#include "tst_ablation.moc"
