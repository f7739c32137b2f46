// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/grammar/transition/transition_system.h"
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/sampling/action_round_trip.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/data_packs.h"
#include "tests/support/result_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace ratatosk;

namespace {

std::vector<std::string> bagOf(const ResultTable& table)
{
    std::vector<std::string> rows;
    for (const auto& row : table.rows)
        rows.push_back(rowsText({.rows = {row}}));
    std::sort(rows.begin(), rows.end());
    return rows;
}

} // namespace

/// Queries that people wrote for questions as people ask them: SQL -> tree -> actions -> tree -> SQL, with the same rows.
class TestPeopleRoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void survives_data();
    void survives();

private:
    const TransitionSystem m_system{*sql::builtInGrammar("extended")};
};

void TestPeopleRoundTrip::survives_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<double>("atLeast");

    QTest::newRow("training") << "train.jsonl" << 98.0;
    QTest::newRow("validation") << "validation.jsonl" << 98.0;
    QTest::newRow("business, training") << "train-business.jsonl" << 86.0;
    QTest::newRow("business, validation") << "validation-business.jsonl" << 91.0;
}

void TestPeopleRoundTrip::survives()
{
    QFETCH(QString, file);
    QFETCH(double, atLeast);
    const auto questions = dataPacks() / "questions" / file.toStdString();
    if (!std::filesystem::exists(questions) || !std::filesystem::exists(spiderFolder() / "tables.json"))
        QSKIP("the data packs are not here");
    const auto databases = readSpiderDatabases(spiderFolder());
    const auto examples = readSpiderExamples(questions);
    QVERIFY(databases && examples);
    std::map<std::string, Connection> connections;
    std::set<std::pair<std::string, std::string>> seen;
    int right = 0;
    for (const Example& example : *examples) {
        if (!seen.insert({example.dbId, example.query}).second)
            continue;
        const DatasetDatabase& database = databases->at(example.dbId);
        const auto connection = connections.try_emplace(example.dbId, *Connection::open(database.file)).first;
        const auto query = sql::readQuery(example.query, database.schema);
        const auto back = query ? throughActions(*query, database.schema, m_system) : query.error();
        if (!back)
            continue;
        const auto wanted = connection->second.run(example.query, {.rows = 100'000, .milliseconds = 60'000});
        const auto got = connection->second.run(sql::unparse(*back, database.schema), {.rows = 100'000, .milliseconds = 60'000});
        right += wanted && got && bagOf(*wanted) == bagOf(*got);
    }
    const double share = 100.0 * right / static_cast<double>(seen.size());
    qInfo("%s: %d of %zu queries, %.1f %%", qPrintable(file), right, seen.size(), share);
    QVERIFY2(share >= atLeast, qPrintable(QString::number(share)));
}

RATATOSK_TEST(TestPeopleRoundTrip);
#include "tst_people_round_trip.moc"
