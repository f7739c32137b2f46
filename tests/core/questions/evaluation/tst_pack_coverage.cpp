// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/schema_reader.h"
#include "core/questions/evaluation/grammar_coverage.h"
#include "tests/support/data_packs.h"
#include "tests/support/file_content.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <memory>

using namespace ratatosk;

/// How many gold queries over databases of other people's kinds the broad grammar can say.
class TestPackCoverage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysGoldQueries_data();
    void saysGoldQueries();

private:
    const TransitionSystem m_system{*sql::builtInGrammar("broad")};
};

void TestPackCoverage::saysGoldQueries_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<double>("atLeast"); // per cent

    QTest::newRow("train") << "train.jsonl" << 97.0;
    QTest::newRow("validation") << "validation.jsonl" << 97.0;
}

void TestPackCoverage::saysGoldQueries()
{
    QFETCH(QString, file);
    QFETCH(double, atLeast);
    const auto pack = readQuestionPack(dataPacks() / "databases" / file.toStdString());
    if (!pack)
        QSKIP("the data pack is not here");
    std::vector<CoverageVerdict> verdicts;
    std::unique_ptr<ScratchDatabase> scratch;
    std::unique_ptr<Connection> connection;
    Schema schema;
    std::string open;
    for (const PackQuestion& question : pack->questions) {
        if (!verdicts.empty() && verdicts.back().question.record == question.record)
            continue;
        if (open != question.database) {
            scratch = std::make_unique<ScratchDatabase>(contentOf(*packDatabase(*pack, question.database)));
            connection = std::make_unique<Connection>(*Connection::open(scratch->file()));
            schema = *readSchema(*connection);
            open = question.database;
        }
        const auto verdict = coverageOf(question, schema, *connection, m_system);
        QVERIFY2(verdict, qPrintable(file)); // the error would show a query
        verdicts.push_back(*verdict);
    }
    const CoverageReport report = coverageReportOf(file.toStdString(), std::move(verdicts));
    qInfo("%s", toTable(report).c_str());
    QVERIFY(report.all.percent() >= atLeast);
}

RATATOSK_TEST(TestPackCoverage);
#include "tst_pack_coverage.moc"
