// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/schema_reader.h"
#include "core/grammar/transition/query_mapping.h"
#include "core/learning/batches/training_example.h"
#include "core/sql/printing/unparser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk;

/// What a gold query becomes before the network learns it.
class TestTrainingExample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void teachesWhatLawsDoNotWrite_data();
    void teachesWhatLawsDoNotWrite();
};

void TestTrainingExample::teachesWhatLawsDoNotWrite_data()
{
    QTest::addColumn<QString>("gold");
    QTest::addColumn<QString>("taught");
    const auto row = [](const char* gold, const char* taught) { QTest::newRow(gold) << gold << taught; };
    row("SELECT item FROM sales WHERE CAST(price AS REAL) > 5",
        "SELECT item FROM sales WHERE price > '5'"); // a law makes a number of it, too
    row("SELECT item FROM sales WHERE CAST(replace(price, ',', '') AS INTEGER) > 5",
        "SELECT item FROM sales WHERE price > '5'"); // a law makes a number of it, too
    row("SELECT item FROM sales WHERE substr(sold, 7, 4) || '-' || substr(sold, 4, 2) || '-' || substr(sold, 1, 2) < '2024-01-01'",
        "SELECT item FROM sales WHERE sold < '2024-01-01'");
    row("SELECT item FROM sales WHERE CAST(pieces AS REAL) > 5", "SELECT item FROM sales WHERE CAST(pieces AS REAL) > 5");   // numbers
    row("SELECT item FROM sales WHERE CAST(item AS INTEGER) > 5", "SELECT item FROM sales WHERE CAST(item AS INTEGER) > 5"); // some words
}

void TestTrainingExample::teachesWhatLawsDoNotWrite()
{
    QFETCH(QString, gold);
    QFETCH(QString, taught);
    const ScratchDatabase file("CREATE TABLE sales (item TEXT, price TEXT, pieces INTEGER, sold TEXT);"
                               "INSERT INTO sales VALUES ('rope', '1,200', 3, '24.12.2023'), ('5 tents', '90', 1, '03.04.2024');");
    const Schema schema = *readSchema(*Connection::open(file.file()));
    Dataset dataset;
    dataset.databases.emplace("shop", DatasetDatabase{"shop", schema, file.file(), {}});
    dataset.examples.push_back({.dbId = "shop", .question = "Which items?", .query = gold.toStdString()});
    const TransitionSystem system(*sql::builtInGrammar("extended"));
    const PreparedExamples prepared = prepareExamples(dataset, {}, system, ValueRange::Named);
    QCOMPARE(prepared.examples.size(), std::size_t(1));
    const auto back = queryOfTree(prepared.examples.front().tree, schema, system.grammar());
    QVERIFY(back);
    QCOMPARE(QString::fromStdString(sql::unparse(*back, schema)), taught);
    QCOMPARE(QString::fromStdString(prepared.examples.front().query), gold);
}

RATATOSK_TEST(TestTrainingExample);
#include "tst_training_example.moc"
