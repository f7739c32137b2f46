// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/published_grammar/published_mapping.h"
#include "core/grammar/transition/transition_system.h"
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/evaluation/exact_match.h"
#include "core/questions/spider/spider_query_reader.h"

#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// How much of Spider survives gold SQL -> tree -> SQL in the published grammar, judged by exact set match. DT-Fixup's own check
/// accepts 6,933 of 7,000 training and 1,016 of 1,034 development queries. The differences to our figures:
/// - Eight training queries (activity_1) join T2.actid with itself; DT-Fixup corrects them first. 6,919 -> 6,927.
/// - Six (college_2, `prereq JOIN course` inside a query) list tables in the order in which CPython happens to walk the set {10, 2};
///   we walk it in schema order, and nested queries are compared with their order. 6,927 -> 6,933.
/// - Four development queries (flight_2) have OR within ON: Spider's metric, and our reader, drop what follows the OR, DT-Fixup's
///   reader keeps it and its grammar loses it. 1,020 -> 1,016.
class TestPublishedRoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void survives_data();
    void survives();
};

void TestPublishedRoundTrip::survives_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("unreadable");
    QTest::addColumn<int>("matches");
    QTest::addColumn<int>("corrected");     // matches after the corrections of activity_1
    QTest::addColumn<int>("orderOfSets");   // mismatches in college_2 by the order of {prereq, course}
    QTest::addColumn<int>("longest");       // derivation, in actions
    QTest::addColumn<double>("meanLength"); // to one decimal

    QTest::newRow("train") << "train_spider.json" << 1 << 6919 << 6927 << 6 << 97 << 30.0;
    QTest::newRow("dev") << "dev.json" << 0 << 1020 << 1020 << 0 << 82 << 29.8;
}

namespace {

/// The second `T2.actid` of a join with itself becomes the column that was meant.
std::string corrected(const std::string& query)
{
    QString text = QString::fromStdString(query);
    const bool hasThreeTables = text.contains("AS T3");
    text.replace("T2.actid  =  T2.actid", hasThreeTables ? "T2.actid  =  T3.actid" : "T1.actid  =  T2.actid");
    return text.toStdString();
}

struct Outcome {
    int unreadable = 0;
    int matches = 0;
    int orderOfSets = 0;
    size_t actions = 0;
    size_t longest = 0;
};

class PublishedRoundTrip
{
public:
    void take(const std::string& text, const Schema& schema)
    {
        const auto query = sql::readSpiderQuery(text, schema);
        const auto tree = query ? publishedTreeOf(*query, schema, *m_grammar) : query.error();
        if (!tree) {
            ++m_outcome.unreadable;
            return;
        }
        const auto actions = m_system.actionsOf(*tree, {.schema = &schema});
        m_outcome.actions += actions->size();
        m_outcome.longest = std::max(m_outcome.longest, actions->size());
        const bool isMatch = isExactMatch(*query, *queryOfPublishedTree(*tree, schema, *m_grammar), schema);
        m_outcome.matches += isMatch;
        m_outcome.orderOfSets += !isMatch && text.find("FROM prereq AS T1 JOIN course AS T2") != std::string::npos;
    }

    const Outcome& outcome() const { return m_outcome; }

private:
    std::shared_ptr<const sql::Grammar> m_grammar = *sql::builtInGrammar("published");
    TransitionSystem m_system{m_grammar};
    Outcome m_outcome;
};

} // namespace

void TestPublishedRoundTrip::survives()
{
    QFETCH(QString, file);
    QFETCH(int, unreadable);
    QFETCH(int, matches);
    QFETCH(int, corrected);
    QFETCH(int, orderOfSets);
    QFETCH(int, longest);
    QFETCH(double, meanLength);
    const std::filesystem::path folder = dataPacks() / "spider";
    if (!std::filesystem::exists(folder))
        QSKIP("Spider's data pack is not there.");
    const auto dataset = readSpiderDataset(folder, {file.toStdString()});
    QVERIFY(dataset);
    PublishedRoundTrip asReleased;
    PublishedRoundTrip afterCorrections;
    for (const Example& example : dataset->examples) {
        const Schema& schema = dataset->databaseOf(example).schema;
        asReleased.take(example.query, schema);
        afterCorrections.take(::corrected(example.query), schema);
    }
    const Outcome& outcome = asReleased.outcome();
    QCOMPARE(outcome.unreadable, unreadable);
    QCOMPARE(outcome.matches, matches);
    QCOMPARE(outcome.orderOfSets, orderOfSets);
    QCOMPARE(outcome.longest, static_cast<size_t>(longest));
    const double mean = static_cast<double>(outcome.actions) / (static_cast<double>(dataset->examples.size()) - unreadable);
    QVERIFY2(std::abs(mean - meanLength) < 0.05, qPrintable(QString::number(mean)));
    QCOMPARE(afterCorrections.outcome().matches, corrected);
}

RATATOSK_TEST(TestPublishedRoundTrip);
#include "tst_published_round_trip.moc"
