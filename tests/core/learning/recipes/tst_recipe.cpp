// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/recipes/training_config.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk;

class TestRecipe : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void survivesItsText()
    {
        TrainingConfig config;
        config.questions = {"a.json", "b.json"};
        config.model.layers = 7;
        config.seed = 42;
        const auto read = recipeFromText(recipeText(config));
        QVERIFY2(read.has_value(), read ? "" : read.error().detail.c_str());
        QVERIFY(*read == config);
    }

    void keepsDefaultsOfWhatIsNotGiven()
    {
        const auto read = recipeFromText(R"({"questions": ["a.json"], "model": {"layers": 4}})");
        QVERIFY(read);
        QCOMPARE(read->batchSize, TrainingConfig().batchSize);
        QCOMPARE(read->model.layers, 4);
        QCOMPARE(read->model.width, ModelConfig().width);
    }

    void theBundledRecipeCanBeRead() { QVERIFY(readRecipe(RATATOSK_SOURCE_DIR "/models/recipes/default.json")); }

    void namesWhatIsWrong_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("named");
        QTest::newRow("no JSON") << "steps: 3"
                                 << "JSON";
        QTest::newRow("unknown key") << R"({"stepps": 3})"
                                     << "stepps";
        QTest::newRow("unknown key of the model") << R"({"model": {"depth": 3}})"
                                                  << "depth";
        QTest::newRow("wrong type") << R"({"steps": "many"})"
                                    << "steps";
        QTest::newRow("out of range") << R"({"batch_size": 0})"
                                      << "batch_size";
        QTest::newRow("ranges upside down") << R"({"least_columns": 9, "most_columns": 3})"
                                            << "least_columns";
    }

    void namesWhatIsWrong()
    {
        QFETCH(QString, text);
        QFETCH(QString, named);
        const auto read = recipeFromText(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::InvalidData);
        QVERIFY2(QString::fromStdString(read.error().detail).contains(named), read.error().detail.c_str());
    }
};

RATATOSK_TEST(TestRecipe);
#include "tst_recipe.moc"
