// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/file_content.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_training.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace ratatosk;
using namespace ratatosk::test;

/// `reproduce` with recipes of a few steps on twenty questions.
class TestReproducedTrainings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!std::filesystem::exists(RATATOSK_SOURCE_DIR "/models/ratatosk/vocabulary.model"))
            QSKIP("the language model's vocabulary is not here: nothing to cut words with");
        writeTrainingData(folder());
        writeLanguageModel(folder() / "language-model");
    }

    /// The two curves differ in the scheme, and in the warm-up that one of them needs.
    void shippedRecipesAreUnderstood()
    {
        const std::filesystem::path recipes = RATATOSK_SOURCE_DIR "/models/recipes";
        const auto standard = readRecipe(recipes / "curve-standard.json");
        auto dtFixup = readRecipe(recipes / "curve-dt-fixup.json");
        QVERIFY(standard && dtFixup);
        QVERIFY(standard->warmUp > 0);
        QCOMPARE(dtFixup->warmUp, 0.0);
        dtFixup->warmUp = standard->warmUp;
        dtFixup->model.initialisation = InitialisationScheme::Standard;
        QVERIFY(*standard == *dtFixup);

        auto depths = readRecipe(recipes / "ablation.json");
        const auto pretrained = readRecipe(recipes / "ablation-language-model.json");
        QVERIFY(depths && pretrained);
        depths->model.preTransformer = PreTransformer::LanguageModel;
        QVERIFY(*depths == *pretrained);
    }

    /// Whatever else they differ in, all read the same questions.
    void budgetsAreEqual()
    {
        const std::filesystem::path recipes = RATATOSK_SOURCE_DIR "/models/recipes";
        const auto ratSql = readRecipe(recipes / "budget-rat-sql-8.json");
        QVERIFY(ratSql);
        for (const std::string name : {"budget-dt-fixup-8", "budget-dt-fixup-16", "budget-dt-fixup-24", "budget-t-fixup-24"}) {
            const auto other = readRecipe(recipes / (name + ".json"));
            QVERIFY2(other, name.c_str());
            QCOMPARE(other->questions, ratSql->questions);
            QCOMPARE(other->steps * other->batchSize, ratSql->steps * ratSql->batchSize);
            QVERIFY2(other->seed == ratSql->seed && other->mostColumns == ratSql->mostColumns && other->warmUp == 0, name.c_str());
        }
    }

    void drawsCurves()
    {
        writeCurveRecipes(4);
        const Outcome outcome = reproduce("curves", {});
        QVERIFY2(outcome.exitCode == 0, outcome.errors);
        const std::string table = contentOf(folder() / "made/curves.csv");
        QCOMPARE(QString::fromStdString(table).count('\n'), 3); // steps 2 and 4
        QVERIFY(contentOf(folder() / "made/curves.md").find("same command") == std::string::npos);
        QVERIFY(contentOf(folder() / "made/curves.svg").starts_with("<svg"));

        const Outcome again = reproduce("curves", {});
        QVERIFY2(again.exitCode == 0, again.errors);
        QVERIFY2(!again.output.contains("step"), again.output); // nothing is trained twice
        QCOMPARE(contentOf(folder() / "made/curves.csv"), table);
    }

    /// A budget that is over before anything begins leaves a table that says so; without one the same command finishes it.
    void goesOnAfterABudget()
    {
        writeCurveRecipes(2);
        std::filesystem::remove_all(folder() / "made");
        const Outcome first = reproduce("curves", {"--budget", "0.00001"});
        QVERIFY2(first.exitCode == 0, first.errors);
        QVERIFY2(first.errors.contains("Run the same command again"), first.errors);
        QVERIFY(contentOf(folder() / "made/curves.md").find("same command") != std::string::npos);

        const Outcome second = reproduce("curves", {});
        QVERIFY2(second.exitCode == 0, second.errors);
        QVERIFY(contentOf(folder() / "made/curves.md").find("same command") == std::string::npos);
        QCOMPARE(QString::fromStdString(contentOf(folder() / "made/curves.csv")).count('\n'), 2);
    }

private:
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    void writeCurveRecipes(std::int64_t steps) const
    {
        TrainingConfig config = tinyRecipe(steps);
        config.validateEvery = 2;
        config.model.layers = 1;
        std::filesystem::create_directories(folder() / "recipes");
        for (const auto scheme : {InitialisationScheme::Standard, InitialisationScheme::DtFixup}) {
            config.model.initialisation = scheme;
            const bool isStandard = scheme == InitialisationScheme::Standard;
            config.warmUp = isStandard ? 0.5 : 0;
            writeText(folder() / "recipes" / (isStandard ? "curve-standard.json" : "curve-dt-fixup.json"), recipeText(config));
        }
    }

    Outcome reproduce(const QString& table, const QStringList& more) const
    {
        const auto inside = [&](const char* name) { return QString::fromStdString((folder() / name).string()); };
        return Program("ratatosk-cli")
            .run(QStringList{"reproduce", table, "--data", inside(""), "--language-model", inside("language-model"), "--recipes",
                             inside("recipes"), "--output", inside("made")}
                 + more);
    }

    QTemporaryDir m_folder;
};

RATATOSK_TEST(TestReproducedTrainings);
#include "tst_reproduced_trainings.moc"
