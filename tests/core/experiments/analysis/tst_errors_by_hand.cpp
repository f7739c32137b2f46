// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/error_analysis.h"
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/evaluation/evaluator.h"
#include "tests/support/data_packs.h"
#include "tests/support/file_content.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace ratatosk;

/// Wrong answers on Spider's dev part that a person has sorted from question, schema and both queries: models/reproduction says how.
class TestErrorsByHand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAPerson_data();
    void agreesWithAPerson();
};

void TestErrorsByHand::agreesWithAPerson_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("fifty") << "errors_by_hand.json";
    QTest::newRow("twenty-five, later") << "errors_by_hand_later.json";
}

void TestErrorsByHand::agreesWithAPerson()
{
    if (!std::filesystem::exists(spiderFolder() / "dev.json"))
        QSKIP("Spider is not there.");
    QFETCH(QString, file);
    const auto dataset = readSpiderDataset(spiderFolder(), {"dev.json"});
    QVERIFY(dataset.has_value());
    const std::string path = RATATOSK_SOURCE_DIR "/models/reproduction/" + file.toStdString();
    Dataset sorted{dataset->databases, {}};
    std::vector<std::string> predictions;
    std::vector<std::string> classes;
    for (const auto& error : nlohmann::json::parse(contentOf(path))) {
        sorted.examples.push_back(dataset->examples.at(error["example"].get<std::size_t>()));
        predictions.push_back(error["predicted"]);
        classes.push_back(error["class"]);
    }

    const auto report = evaluate(sorted.databases, sorted.examples, predictions);
    QVERIFY(report.has_value());
    const auto analysis = analyseErrors(sorted, predictions, report->verdicts);
    QVERIFY(analysis.has_value());
    QCOMPARE(analysis->wrong.size(), classes.size());
    int agreed = 0;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const bool isSame = nameOf(analysis->wrong[i].errorClass) == classes[i];
        agreed += isSame ? 1 : 0;
        if (!isSame)
            qInfo("%s: by hand %s, here %s", sorted.examples[i].question.c_str(), classes[i].c_str(),
                  std::string(nameOf(analysis->wrong[i].errorClass)).c_str());
    }
    qInfo("%d of %zu agree", agreed, classes.size());
    QVERIFY(100 * agreed >= 80 * static_cast<int>(classes.size()));
}

RATATOSK_TEST(TestErrorsByHand);
#include "tst_errors_by_hand.moc"
