// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/reranker_recipe.h"

#include "core/learning/recipes/training_config.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <fstream>

using namespace ratatosk;

class TestRerankerRecipe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShippedOneHoldsEverythingOut();
    void refuses_data();
    void refuses();
};

void TestRerankerRecipe::theShippedOneHoldsEverythingOut()
{
    const std::filesystem::path folder = std::filesystem::path(RATATOSK_SOURCE_DIR) / "models/recipes";
    const auto recipe = readRerankerRecipe(folder / "reranker.json");
    QVERIFY2(recipe, recipe ? "" : recipe.error().detail.c_str());
    const auto parser = readRecipe(folder / "default.json");
    QVERIFY(parser);
    QCOMPARE(recipe->validationDatabases, parser->validationDatabases);
    QVERIFY(!recipe->folds.empty());
    for (const std::string& fold : recipe->folds) {
        const auto held = readRecipe(folder / (fold + ".json"));
        QVERIFY2(held, held ? "" : held.error().detail.c_str());
        for (const std::string& database : parser->validationDatabases)
            QVERIFY2(std::ranges::find(held->validationDatabases, database) != held->validationDatabases.end(), database.c_str());
    }
}

void TestRerankerRecipe::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("named");
    QTest::newRow("no folds") << QByteArray("{}") << "folds";
    QTest::newRow("unknown key") << QByteArray(R"({"folds": ["a"], "stepz": 3})") << "stepz";
    QTest::newRow("wrong type") << QByteArray(R"({"folds": ["a"], "steps": "many"})") << "steps";
    QTest::newRow("no object") << QByteArray("3") << "JSON object";
}

void TestRerankerRecipe::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, named);
    QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("recipe.json").toStdString();
    std::ofstream(file) << text.toStdString();
    const auto recipe = readRerankerRecipe(file);
    QVERIFY(!recipe);
    QCOMPARE(recipe.error().code, ErrorCode::InvalidData);
    QVERIFY2(QString::fromStdString(recipe.error().detail).contains(named), recipe.error().detail.c_str());
}

RATATOSK_TEST(TestRerankerRecipe);
#include "tst_reranker_recipe.moc"
