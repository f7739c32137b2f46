// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/meaningless_calculations.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/rule_trial.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMeaninglessCalculations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOut_data();
    void leavesOut();
    void prefersSharesInPercent();
};

static const char* const kRepairs = "CREATE TABLE repair (id INTEGER PRIMARY KEY, shop INTEGER, begun DATE, finished_on DATE, cost REAL, "
                                    "outcome TEXT, weight TEXT); INSERT INTO "
                                    "repair VALUES (1, 1, '2024-01-02', '2024-02-03', 5, 'finished', '20');";

void TestMeaninglessCalculations::leavesOut_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isLeftOut");
    QTest::newRow("average of days") << "How long do repairs take?"
                                     << "SELECT avg(finished_on) FROM repair" << true;
    QTest::newRow("a sum of keys") << "What do repairs come to?"
                                   << "SELECT sum(id) FROM repair" << true;
    QTest::newRow("an average of texts") << "What are repairs like on average?"
                                         << "SELECT avg(outcome) FROM repair" << true;
    QTest::newRow("an average of numbers kept as texts") << "What do repairs weigh on average?"
                                                         << "SELECT avg(weight) FROM repair" << false;
    QTest::newRow("average day asked for") << "When were repairs finished on average?"
                                           << "SELECT avg(finished_on) FROM repair" << false;
    QTest::newRow("average of time between") << "How long do repairs take?"
                                             << "SELECT avg(julianday(finished_on) - julianday(begun)) FROM repair" << false;
    QTest::newRow("a day less itself") << "How long do repairs take?"
                                       << "SELECT julianday(begun) - julianday(begun) FROM repair" << true;
    QTest::newRow("days as texts") << "How old is the oldest?"
                                   << "SELECT max(begun) - min(begun) FROM repair" << true;
    QTest::newRow("the biggest by day") << "the biggest repair"
                                        << "SELECT id FROM repair ORDER BY begun DESC LIMIT 1" << true;
    QTest::newRow("the latest by day") << "the latest repair"
                                       << "SELECT id FROM repair ORDER BY begun DESC LIMIT 1" << false;
    QTest::newRow("last day") << "Until when?"
                              << "SELECT max(finished_on) FROM repair" << false;
    QTest::newRow("word tested twice") << "repairs not finished"
                                       << "SELECT id FROM repair WHERE outcome = 'finished' AND finished_on IS NULL" << true;
    QTest::newRow("words tested once") << "repairs that failed and are not finished"
                                       << "SELECT id FROM repair WHERE outcome = 'failed' AND finished_on IS NULL" << false;
    const QString counts = QStringLiteral("SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM repair GROUP BY shop)");
    QTest::newRow("counts for costs") << "average repair cost per shop" << counts << true;
    const QString sums = QStringLiteral("SELECT avg(c1) FROM (SELECT sum(cost) AS c1 FROM repair GROUP BY shop)");
    QTest::newRow("sums for costs") << "average repair cost per shop" << sums << true;
    QTest::newRow("sums asked for") << "average total cost per shop" << sums << false;
    QTest::newRow("each of a kind, named first") << "per shop, what do they cost on average" << counts << true;
    QTest::newRow("divided by a year") << "hours of repairs in 2024"
                                       << "SELECT sum(cost) / 2024 FROM repair" << true;
    QTest::newRow("divided by a number") << "hours of repairs in 2024"
                                         << "SELECT sum(cost) / 60 FROM repair" << false;
    QTest::newRow("counts asked for") << "average number of repairs per shop" << counts << false;
    QTest::newRow("counts of things") << "average repairs per shop" << counts << false;
}

namespace {

void filter(std::vector<CandidateQuery>& candidates, const std::string& question, const Schema& schema, const Connection& database)
{
    const CellLookup cells(schema, database, {});
    const Question words = *splitQuestion(question);
    runFilter(computesNonsense, candidates, {.question = words, .schema = schema, .cells = &cells});
}

} // namespace

void TestMeaninglessCalculations::leavesOut()
{
    const ScratchDatabase database(kRepairs);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    QFETCH(QString, question);
    QFETCH(QString, sql);
    std::vector<CandidateQuery> candidates;
    for (const std::string& text : {sql.toStdString(), std::string("SELECT id FROM repair")})
        candidates.push_back({*sql::readQuery(text, schema), text, {}});
    filter(candidates, question.toStdString(), schema, *connection);
    QTEST(candidates.size() == 1, "isLeftOut");
    candidates = {{*sql::readQuery(sql.toStdString(), schema), sql.toStdString(), {}}};
    filter(candidates, question.toStdString(), schema, *connection);
    QCOMPARE(candidates.size(), std::size_t{1}); // there is nothing else
}

void TestMeaninglessCalculations::prefersSharesInPercent()
{
    const ScratchDatabase database(kRepairs);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    const std::string share = "SELECT 100.0 * count(*) FILTER (WHERE outcome = 'finished') / count(*) FROM repair";
    const auto leftOf = [&](const std::string& question) {
        std::vector<CandidateQuery> candidates;
        for (const std::string& text : {std::string("SELECT count(*) FROM repair WHERE outcome = 'finished'"), share})
            candidates.push_back({*sql::readQuery(text, schema), text, {}});
        filter(candidates, question, schema, *connection);
        return candidates;
    };
    QCOMPARE(leftOf("How many repairs were finished?").size(), std::size_t{2});
    QCOMPARE(leftOf("How many repairs were finished at 10 percent off?").size(), std::size_t{2});
    QCOMPARE(leftOf("How many repairs were finished, in percent?").size(), std::size_t{1});
    QCOMPARE(leftOf("How many repairs were finished, in percent?").front().sql, share);
}

RATATOSK_TEST(TestMeaninglessCalculations);
#include "tst_meaningless_calculations.moc"
