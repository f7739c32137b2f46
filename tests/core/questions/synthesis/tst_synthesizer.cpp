// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/synthesizer.h"

#include "core/english/language/word_splitter.h"
#include "core/grammar/transition/query_mapping.h"
#include "core/linking/links/value_candidate.h"
#include "core/questions/dataset/dataset_values.h"
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/sampling/action_round_trip.h"
#include "core/questions/synthesis/dataset_synthesis.h"
#include "core/sql/tree/query_reader.h"
#include "tests/core/questions/synthesis/concert_database.h"
#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ratatosk;

class TestSynthesizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesQuestionsThatReturnRows();
    void repeatsItselfForASeed();
    void asksNothingTwice();
    void givesUpWhereThereIsNothing();
    void worksWithoutADatabase();
    void stopsOnRequest();
    void leavesDatabasesOut();
    void coversSpider();
    void saysItsValues();

private:
    ConcertDatabase m_concerts;
};

void TestSynthesizer::makesQuestionsThatReturnRows()
{
    const auto synthesis = synthesize(m_concerts.connection, m_concerts.schema, {.count = 200, .seed = 5, .emptyShare = 0});
    QVERIFY(synthesis);
    QCOMPARE(synthesis->questions.size(), size_t{200});
    QCOMPARE(synthesis->tally.kept, 200);
    const TransitionSystem system(*sql::builtInGrammar("compact"));
    for (const SynthesizedQuestion& one : synthesis->questions) {
        const auto query = sql::readQuery(one.sql, m_concerts.schema);
        QVERIFY2(query && throughActions(*query, m_concerts.schema, system), one.sql.c_str());
        const auto table = m_concerts.connection.run(one.sql);
        QVERIFY2(table && !table->rows.empty(), one.sql.c_str());
    }
}

void TestSynthesizer::repeatsItselfForASeed()
{
    const auto first = synthesize(m_concerts.connection, m_concerts.schema, {.count = 50, .seed = 5});
    const auto second = synthesize(m_concerts.connection, m_concerts.schema, {.count = 50, .seed = 5});
    const auto other = synthesize(m_concerts.connection, m_concerts.schema, {.count = 50, .seed = 6});
    QVERIFY(first && second && other);
    QVERIFY(first->questions == second->questions);
    QVERIFY(first->questions != other->questions);
}

void TestSynthesizer::asksNothingTwice()
{
    const auto synthesis = synthesize(m_concerts.connection, m_concerts.schema, {.count = 300, .seed = 2});
    QVERIFY(synthesis);
    std::set<std::string> questions;
    for (const SynthesizedQuestion& one : synthesis->questions)
        questions.insert(one.question);
    QCOMPARE(questions.size(), synthesis->questions.size());
}

void TestSynthesizer::givesUpWhereThereIsNothing()
{
    const ScratchDatabase file("CREATE TABLE dog(name TEXT); INSERT INTO dog VALUES ('Rex');");
    const Connection connection = *Connection::open(file.file());
    const auto synthesis = synthesize(connection, *readSchema(connection), {.count = 1000});
    QVERIFY(synthesis);
    QVERIFY(!synthesis->questions.empty());
    QVERIFY(synthesis->questions.size() < 1000);
    const ScratchDatabase nothing("");
    const Connection empty = *Connection::open(nothing.file());
    QVERIFY(synthesize(empty, *readSchema(empty), {.count = 10})->questions.empty());
}

void TestSynthesizer::worksWithoutADatabase()
{
    const Synthesis synthesis = synthesize(m_concerts.schema, m_concerts.facts, {}, {.count = 40});
    QCOMPARE(synthesis.questions.size(), size_t{40});
    QCOMPARE(synthesis.tally.empty, 0);
}

void TestSynthesizer::stopsOnRequest()
{
    std::stop_source stop;
    stop.request_stop();
    const auto synthesis = synthesize(m_concerts.connection, m_concerts.schema, {.count = 40}, stop.get_token());
    QVERIFY(!synthesis);
    QCOMPARE(synthesis.error().code, ErrorCode::Cancelled);
}

/// Three databases of which one is held out and one is not there; the third's questions are the same alone.
void TestSynthesizer::leavesDatabasesOut()
{
    Dataset dataset;
    for (const std::string id : {"kept", "held", "lost"}) {
        dataset.databases.emplace(
            id, DatasetDatabase{id, m_concerts.schema, id == "lost" ? std::filesystem::path("/nowhere") : m_concerts.file.file()});
        dataset.examples.push_back({id, "How many?", "SELECT count(*) FROM singer"});
    }
    const auto made = synthesizeDataset(dataset, {"held"}, {.count = 20, .seed = 1});
    QVERIFY(made);
    QCOMPARE(made->leftOut, std::vector<std::string>{"lost"});
    QCOMPARE(made->examples.size(), size_t{20});
    QVERIFY(std::ranges::all_of(made->examples, [](const Example& example) { return example.dbId == "kept"; }));
    const auto more = synthesizeDataset(dataset, {}, {.count = 20, .seed = 1});
    QVERIFY(more);
    QCOMPARE(more->examples.size(), size_t{40});
    QVERIFY(std::equal(made->examples.begin(), made->examples.end(), more->examples.begin() + 20));
    QVERIFY(!(more->examples[0].question == more->examples[20].question)); // each database draws for itself
}

void TestSynthesizer::coversSpider()
{
    if (!std::filesystem::exists(spiderFolder() / "database"))
        QSKIP("Spider's databases are not unpacked.");
    const auto dataset = readSpiderDataset(spiderFolder(), {"train_spider.json"});
    QVERIFY(dataset);
    const auto made = synthesizeDataset(*dataset, {}, {.count = 10});
    QVERIFY(made);
    QVERIFY(made->examples.size() >= 1350); // of 139 databases with rows
    QCOMPARE(made->tally.unmapped, 0);
    QVERIFY(made->tally.failed <= made->tally.drawn / 1000);
}

/// Values are found again in the question, where the parser has to point at them.
void TestSynthesizer::saysItsValues()
{
    if (!std::filesystem::exists(spiderFolder() / "database"))
        QSKIP("Spider's databases are not unpacked.");
    const auto dataset = readSpiderDataset(spiderFolder(), {"train_spider.json"});
    QVERIFY(dataset);
    const TransitionSystem system(*sql::builtInGrammar("compact"));
    int found = 0, all = 0;
    for (const char* id :
         {"department_management", "farm", "flight_1", "local_govt_mdm", "cre_Doc_Template_Mgt", "network_2", "allergy_1", "bike_1"}) {
        if (!dataset->databases.contains(id))
            continue;
        const DatasetDatabase& database = dataset->databases.at(id);
        const auto connection = Connection::open(database.file);
        const auto values = valuesOf(database);
        const auto synthesis = synthesize(*connection, database.schema, {.count = 100});
        QVERIFY(synthesis);
        for (const SynthesizedQuestion& one : synthesis->questions) {
            const auto candidates = findValueCandidates(*splitQuestion(one.question), database.schema, *values);
            const auto tree = treeOfQuery(*sql::readQuery(one.sql, database.schema), database.schema, system.grammar());
            const auto actions = system.actionsOf(*tree, {&database.schema, &candidates});
            const auto misses = [](const GoldAction& gold) { return gold.action.index < 0; };
            ++all;
            found += std::ranges::none_of(*actions, misses);
        }
    }
    qInfo("%d of %d questions have all their values among the candidates", found, all);
    QVERIFY(all >= 500);
    QVERIFY(found * 100 >= all * 97);
}

RATATOSK_TEST(TestSynthesizer);
#include "tst_synthesizer.moc"
