// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_recipe.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace ratatosk;

class TestLogicRecipe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBack();
    void keepsDefaults();
    void refuses_data();
    void refuses();
    void tellsTasksApart();
    void readsThoseThatAreShipped();
};

void TestLogicRecipe::comesBack()
{
    LogicRecipe recipe;
    recipe.validation = "dev.tsv";
    recipe.seed = 7;
    recipe.shape.gramSizes = {0, 0, 2, 2, 3, 3, 4, 4};
    recipe.shape.phraseForm = PhraseForm::ResidualLstm;
    const auto again = logicRecipeFromText(logicRecipeText(recipe));
    QVERIFY(again);
    QVERIFY(*again == recipe);
}

void TestLogicRecipe::keepsDefaults()
{
    const auto recipe = logicRecipeFromText(R"({"task": "logic", "steps": 5, "model": {"width": 64}})");
    QVERIFY(recipe);
    LogicRecipe expected;
    expected.steps = 5;
    expected.shape.width = 64;
    QVERIFY(*recipe == expected);
}

void TestLogicRecipe::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* text, const char* named) { QTest::newRow(text) << text << named; };
    row("[]", "JSON object");
    row(R"({"steps": 5})", "task");
    row(R"({"task": "logic", "stepps": 5})", "stepps");
    row(R"({"task": "logic", "steps": "5"})", "steps");
    row(R"({"task": "logic", "held_out": 1})", "held_out");
    row(R"({"task": "logic", "model": 3})", "model");
    row(R"({"task": "logic", "model": {"width": 30, "heads": 4}})", "width");
    row(R"({"task": "logic", "model": {"gram_sizes": [2, 2]}})", "gram_sizes");
    row(R"({"task": "logic", "model": {"gram_sizes": [0, 0, 0, 0, 0, 0, 0, 99]}})", "gram_sizes");
    row(R"({"task": "logic", "model": {"gram_sizes": "2"}})", "gram_sizes");
    row(R"({"task": "logic", "model": {"phrase_form": "mean"}})", "phrase_form");
}

void TestLogicRecipe::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, named);
    const auto recipe = logicRecipeFromText(text.toStdString());
    QVERIFY(!recipe);
    QCOMPARE(recipe.error().code, ErrorCode::InvalidData);
    QVERIFY2(recipe.error().detail.find(named.toStdString()) != std::string::npos, recipe.error().detail.c_str());
}

void TestLogicRecipe::tellsTasksApart()
{
    const QTemporaryDir folder;
    const auto file = std::filesystem::path(folder.path().toStdString()) / "recipe.json";
    std::ofstream(file) << R"({"task": "logic"})";
    QVERIFY(*isLogicRecipe(file));
    std::ofstream(file) << R"({"steps": 5})";
    QVERIFY(!*isLogicRecipe(file));
    const auto missing = isLogicRecipe(file.string() + "x");
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::FileMissing);
}

void TestLogicRecipe::readsThoseThatAreShipped()
{
    const std::filesystem::path folder = std::filesystem::path(RATATOSK_SOURCE_DIR) / "models/recipes";
    for (const std::string data : {"geo", "atis"}) {
        const auto phrases = readLogicRecipe(folder / (data + "_phrase.json"));
        auto words = readLogicRecipe(folder / (data + "_transformer.json"));
        QVERIFY(phrases && words);
        QVERIFY(words->shape.gramSizes.empty());
        words->shape.gramSizes = phrases->shape.gramSizes;
        QVERIFY(*phrases == *words); // the same budget, and nothing else differs
    }
}

RATATOSK_TEST(TestLogicRecipe);
#include "tst_logic_recipe.moc"
