// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/training/trainer.h"
#include "core/network/pretrained/language_model_import.h"
#include "core/network/reference/network_encoder.h"
#include "core/parser/parsing/encoder_loading.h"
#include "core/parser/parsing/parser.h"
#include "core/questions/dataset/spider_reader.h"
#include "tests/support/published_folder.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_training.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace ratatosk;
using namespace ratatosk::test;

/// The whole way of somebody else's weights: imported, trained on, written into a bundle, loaded, asked.
class TestImportedTraining : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        loadOtherNetworksWith(loadNetworkEncoder); // widths of tests are too small for plain kernels
        writeTrainingData(folder());
    }

    void trainsAndAnswers_data()
    {
        QTest::addColumn<QString>("family");
        for (const char* family : {"bert", "electra", "roberta", "xlm-roberta", "deberta-v2", "mpnet"})
            QTest::newRow(family) << family;
    }

    void trainsAndAnswers()
    {
        QFETCH(QString, family);
        at::manual_seed(9);
        const std::filesystem::path place = folder() / family.toStdString();
        QVERIFY(!writePublishedFolder(place / "published", family.toStdString()).is_empty());
        const auto imported = importLanguageModel(place / "published", place / "ours");
        QVERIFY2(imported, imported ? "" : imported.error().detail.c_str());

        TrainingConfig recipe = tinyRecipe(3);
        recipe.useBFloat16 = true;
        double first = 0;
        const auto note = [&](const TrainingProgress& progress) { first = first > 0 ? first : progress.loss; };
        const auto outcome = train(recipe, {folder(), place / "ours", place / "run", {}}, false, note, {});
        QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
        QVERIFY(std::isfinite(first));

        const auto parser = Parser::load(place / "run/bundle");
        QVERIFY2(parser, parser ? "" : parser.error().detail.c_str());
    }

private:
    QTemporaryDir m_folder;

    std::filesystem::path folder() const { return m_folder.path().toStdString(); }
};

RATATOSK_TEST(TestImportedTraining);
#include "tst_imported_training.moc"
