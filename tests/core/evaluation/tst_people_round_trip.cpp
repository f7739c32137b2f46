// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/connection.h"
#include "core/dataset/spider_reader.h"
#include "core/sql/query_reader.h"
#include "core/sql/unparser.h"
#include "core/transition/query_mapping.h"
#include "core/transition/transition_system.h"
#include "tests/support/data_packs.h"
#include "tests/support/result_text.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

using namespace ratatosk;

namespace {

void collectValues(const sql::GrammarTree& tree, std::vector<ValueCandidate>& values)
{
    if (const auto* value = std::get_if<sql::TreeValue>(&tree.leaf))
        values.push_back({.type = value->type, .text = value->text});
    for (const std::vector<sql::GrammarTree>& field : tree.fields) {
        for (const sql::GrammarTree& child : field)
            collectValues(child, values);
    }
}

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
    std::optional<std::string> roundTrip(const std::string& gold, const Schema& schema) const
    {
        const auto query = sql::readQuery(gold, schema);
        const auto tree = query ? treeOfQuery(*query, schema, m_system.grammar()) : query.error();
        if (!tree)
            return std::nullopt;
        std::vector<ValueCandidate> values;
        collectValues(*tree, values);
        const auto golds = m_system.actionsOf(*tree, {&schema, &values});
        if (!golds)
            return std::nullopt;
        std::vector<Action> actions;
        for (const GoldAction& one : *golds)
            actions.push_back(one.action);
        const auto back = m_system.treeOf(actions, {&schema, &values});
        const auto result = back ? queryOfTree(*back, schema, m_system.grammar()) : back.error();
        return result ? std::optional(sql::unparse(*result, schema)) : std::nullopt;
    }

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
        const auto sql = roundTrip(example.query, database.schema);
        if (!sql)
            continue;
        const auto wanted = connection->second.run(example.query, {.rows = 100'000, .milliseconds = 60'000});
        const auto got = connection->second.run(*sql, {.rows = 100'000, .milliseconds = 60'000});
        right += wanted && got && bagOf(*wanted) == bagOf(*got);
    }
    const double share = 100.0 * right / static_cast<double>(seen.size());
    qInfo("%s: %d of %zu queries, %.1f %%", qPrintable(file), right, seen.size(), share);
    QVERIFY2(share >= atLeast, qPrintable(QString::number(share)));
}

QTEST_GUILESS_MAIN(TestPeopleRoundTrip)
#include "tst_people_round_trip.moc"
