// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/filters/missing_extremes.h"

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/rule_trial.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMissingExtremes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOutWhatForgets_data();
    void leavesOutWhatForgets();
};

void TestMissingExtremes::leavesOutWhatForgets_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isLeftOut");
    QTest::newRow("none") << "the heaviest sheep"
                          << "SELECT tag FROM sheep" << true;
    QTest::newRow("an order") << "the heaviest sheep"
                              << "SELECT tag FROM sheep ORDER BY weight DESC LIMIT 1" << false;
    QTest::newRow("an extreme") << "weight of the heaviest sheep"
                                << "SELECT max(weight) FROM sheep" << false;
    QTest::newRow("an extreme inside") << "the heaviest sheep"
                                       << "SELECT tag FROM sheep WHERE weight = (SELECT max(weight) FROM sheep)" << false;
    QTest::newRow("the best of each") << "the heaviest of each"
                                      << "SELECT tag FROM (SELECT tag, row_number() OVER (PARTITION BY pen ORDER BY weight) AS place FROM "
                                         "sheep) WHERE place = 1"
                                      << false;
    QTest::newRow("no superlative") << "sheep of at least 30 kg"
                                    << "SELECT tag FROM sheep" << false;
    QTest::newRow("a noun") << "guests of the forest"
                            << "SELECT tag FROM sheep" << false;
}

void TestMissingExtremes::leavesOutWhatForgets()
{
    const ScratchDatabase database("CREATE TABLE sheep (tag TEXT, pen TEXT, weight REAL);");
    const Schema schema = *readSchema(*Connection::open(database.file()));
    QFETCH(QString, question);
    QFETCH(QString, sql);
    std::vector<CandidateQuery> candidates;
    for (const std::string& text : {sql.toStdString(), std::string("SELECT pen FROM sheep ORDER BY weight")})
        candidates.push_back({*sql::readQuery(text, schema), text, {}});
    PreparedQuestion prepared;
    prepared.question = *splitQuestion(question.toStdString());
    runFilter(lacksExtreme, candidates, {.question = prepared.question, .schema = schema, .prepared = &prepared});
    QTEST(candidates.size() == 1, "isLeftOut");
}

RATATOSK_TEST(TestMissingExtremes);
#include "tst_missing_extremes.moc"
