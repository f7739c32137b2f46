// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/grammar/transition/transition_system.h"
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/evaluation/exact_match.h"
#include "core/questions/sampling/action_round_trip.h"
#include "core/questions/spider/spider_query_reader.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/data_packs.h"
#include "tests/support/result_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <optional>

using namespace ratatosk;

namespace {

/// The rows as a bag, in text.
std::vector<std::string> bagOf(const ResultTable& table)
{
    std::vector<std::string> rows;
    for (const auto& row : table.rows)
        rows.push_back(rowsText({.rows = {row}}));
    std::sort(rows.begin(), rows.end());
    return rows;
}

struct RoundTrips {
    int questions = 0;
    int readable = 0; ///< by Spider's own reader, which the metric needs
    int matches = 0;
    int runnable = 0;
    int sameRows = 0;
    int derivations = 0;
    int illegal = 0;
    int actions = 0;
    int longest = 0;

    static double percent(int part, int whole) { return 100.0 * part / std::max(whole, 1); }
};

/// Gold SQL -> query -> derivation -> actions -> derivation -> query -> SQL.
class RoundTrip
{
public:
    explicit RoundTrip(const std::string& grammar) : m_system(*sql::builtInGrammar(grammar)) {}

    std::optional<std::string> take(const std::string& gold, const Schema& schema)
    {
        ++tally.questions;
        const auto query = sql::readQuery(gold, schema);
        const auto trip = query ? actionRoundTrip(*query, schema, m_system) : query.error();
        if (!trip)
            return std::nullopt;
        ++tally.derivations;
        tally.illegal += !trip->isLegal;
        tally.actions += trip->actions;
        tally.longest = std::max(tally.longest, trip->actions);
        return sql::unparse(trip->query, schema);
    }

    RoundTrips tally;

private:
    TransitionSystem m_system;
};

/// Runs queries, each once; the questions of Spider come in pairs.
class Runner
{
public:
    /// Nothing when the query does not run.
    const std::optional<std::vector<std::string>>& rowsOf(const std::string& database, const std::string& sql)
    {
        const auto [entry, isNew] = m_results.try_emplace({database, sql});
        if (isNew) {
            const auto rows = connectionTo(database).run(sql, {.rows = 5'000'000, .milliseconds = 60'000});
            entry->second = rows ? std::optional(bagOf(*rows)) : std::nullopt;
        }
        return entry->second;
    }

private:
    const Connection& connectionTo(const std::string& database)
    {
        const auto found = m_connections.find(database);
        if (found != m_connections.end())
            return found->second;
        return m_connections.emplace(database, *Connection::open(spiderDatabase(database))).first->second;
    }

    std::map<std::string, Connection> m_connections;
    std::map<std::pair<std::string, std::string>, std::optional<std::vector<std::string>>> m_results;
};

} // namespace

/// How much of Spider the compact grammar, and the broad one, keep, values included: exact set match of the text that comes back, and equal rows (as a bag,
/// DISTINCT and all) from the databases. Lost are a table that occurs three times, ORDER BY on a comparison, and ON clauses that are
/// missing or join a column with itself, which come back as the join that was meant.
class TestRoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsGoldQueries_data();
    void keepsGoldQueries();
};

void TestRoundTrip::keepsGoldQueries_data()
{
    QTest::addColumn<QString>("grammar");
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<double>("exactMatch"); // per cent, at least
    QTest::addColumn<double>("sameRows");

    QTest::newRow("train") << "compact" << QStringList{"train_spider.json", "train_others.json"} << 99.5 << 99.7;
    QTest::newRow("dev") << "compact" << QStringList{"dev.json"} << 99.5 << 99.8;
    QTest::newRow("dev, broad") << "broad" << QStringList{"dev.json"} << 99.5 << 99.8;
}

void TestRoundTrip::keepsGoldQueries()
{
    QFETCH(QString, grammar);
    QFETCH(QStringList, files);
    QFETCH(double, exactMatch);
    QFETCH(double, sameRows);
    if (!std::filesystem::exists(spiderFolder() / "tables.json"))
        QSKIP("Spider is not unpacked.");
    std::vector<std::filesystem::path> paths;
    for (const QString& file : files)
        paths.push_back(file.toStdString());
    const auto dataset = readSpiderDataset(spiderFolder(), paths);
    QVERIFY(dataset);

    RoundTrip trip(grammar.toStdString());
    Runner runner;
    RoundTrips& tally = trip.tally;
    for (const Example& example : dataset->examples) {
        const Schema& schema = dataset->databaseOf(example).schema;
        const std::string sql = trip.take(example.query, schema).value_or("");
        if (const auto gold = sql::readSpiderQuery(example.query, schema)) {
            const auto found = sql::readSpiderQuery(sql, schema);
            ++tally.readable;
            tally.matches += found && isExactMatch(*gold, *found, schema);
        }
        if (const auto& wanted = runner.rowsOf(example.dbId, example.query)) {
            ++tally.runnable;
            tally.sameRows += wanted == runner.rowsOf(example.dbId, sql);
        }
    }
    qInfo("%d questions: exact match %.2f %%, same rows %.2f %%, %.2f actions on average, %d at most", tally.questions,
          RoundTrips::percent(tally.matches, tally.readable), RoundTrips::percent(tally.sameRows, tally.runnable),
          static_cast<double>(tally.actions) / std::max(tally.derivations, 1), tally.longest);
    QVERIFY(RoundTrips::percent(tally.matches, tally.readable) >= exactMatch);
    QVERIFY(RoundTrips::percent(tally.sameRows, tally.runnable) >= sameRows);
    QCOMPARE(tally.illegal, 0);
    QVERIFY(static_cast<double>(tally.actions) / tally.derivations < 9.0);
    QVERIFY(tally.longest < kMaxActions / 2);
}

RATATOSK_TEST(TestRoundTrip);
#include "tst_round_trip.moc"
