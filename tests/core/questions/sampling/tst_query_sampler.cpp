// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/query_sampler.h"

#include "core/questions/sampling/action_round_trip.h"
#include "core/sql/printing/unparser.h"
#include "tests/core/questions/synthesis/concert_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestQuerySampler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsEveryShape_data();
    void drawsEveryShape();
    void namesTheQuestionsSource();
    void joinsByForeignKeysOnly();
    void findsPartners();
    void leavesOutWhatSeveralKeysJoin();
    void managesWithoutRows();

private:
    bool hasClauses(const sql::Query& query, const QueryShape& shape) const;

    ConcertDatabase m_concerts;
    TransitionSystem m_system{*sql::builtInGrammar("compact")};
};

void TestQuerySampler::drawsEveryShape_data()
{
    QTest::addColumn<int>("place");
    for (int i = 0; i < static_cast<int>(queryShapes().size()); ++i)
        QTest::addRow("shape %d", i) << i;
}

bool TestQuerySampler::hasClauses(const sql::Query& query, const QueryShape& shape) const
{
    const sql::SelectBlock& block = query.first;
    switch (shape.kind) {
    case QueryKind::Plain:
    case QueryKind::Group:
        return query.rest.empty() && (block.from.size() > 1) == shape.joins && block.where.has_value() == shape.filters
            && block.having.has_value() == shape.having && !query.orderBy.empty() == shape.orders && query.limit.has_value() == shape.limits
            && !block.groupBy.empty() == (shape.kind == QueryKind::Group);
    case QueryKind::NotIn: return std::get<sql::InQuery>(block.where->test).isNegated;
    case QueryKind::In: return !std::get<sql::InQuery>(block.where->test).isNegated;
    case QueryKind::Compare: return std::holds_alternative<sql::ScalarQuery>(std::get<sql::Comparison>(block.where->test).right.term);
    case QueryKind::Intersect: return query.rest.front().operation == sql::SetOperator::Intersect;
    case QueryKind::Union: return query.rest.front().operation == sql::SetOperator::Union;
    case QueryKind::Except: return query.rest.front().operation == sql::SetOperator::Except;
    }
    return false;
}

/// What is drawn has the clauses asked for, survives the way through the parser's actions, and runs.
void TestQuerySampler::drawsEveryShape()
{
    QFETCH(int, place);
    const QueryShape& shape = queryShapes()[static_cast<size_t>(place)];
    Dice dice(7);
    QuerySampler sampler(m_concerts.schema, m_concerts.facts, dice);
    int drawn = 0;
    for (int i = 0; i < 100; ++i) {
        const auto query = sampler.draw(shape);
        if (!query)
            continue;
        ++drawn;
        const std::string sql = sql::unparse(*query, m_concerts.schema);
        QVERIFY2(hasClauses(*query, shape), sql.c_str());
        const auto learned = throughActions(*query, m_concerts.schema, m_system);
        QVERIFY2(learned, sql.c_str());
        const auto rows = m_concerts.connection.run(sql);
        const auto learnedRows = m_concerts.connection.run(sql::unparse(*learned, m_concerts.schema));
        QVERIFY2(rows && learnedRows, sql.c_str());
        QCOMPARE(rows->rows.size(), learnedRows->rows.size());
    }
    QVERIFY2(drawn >= 10, qPrintable(QString::number(drawn)));
}

void TestQuerySampler::namesTheQuestionsSource()
{
    double total = 0;
    for (const QueryShape& shape : queryShapes())
        total += shape.count;
    QVERIFY(total > 6900 && total <= 7000); // nearly all of Spider's training queries
}

void TestQuerySampler::joinsByForeignKeysOnly()
{
    const auto from = joinedFrom(m_concerts.schema, m_concerts.table("singer"), m_concerts.table("concert"));
    QVERIFY(from);
    QCOMPARE(from->size(), size_t{3});
    QCOMPARE(std::get<TableId>((*from)[0].relation), m_concerts.table("singer"));
    QCOMPARE(std::get<TableId>((*from)[1].relation), m_concerts.table("performance"));
    QVERIFY(!joinedFrom(m_concerts.schema, m_concerts.table("singer"), m_concerts.table("stadium"))); // four tables
}

void TestQuerySampler::findsPartners()
{
    const std::vector<TableLink> links = linksOf(m_concerts.schema, m_concerts.table("singer"));
    QCOMPARE(links.size(), size_t{2});
    QCOMPARE(links[0].table, m_concerts.table("performance"));
    QVERIFY(links[0].bond == TableBond::Child);
    QCOMPARE(links[1].table, m_concerts.table("concert"));
    QVERIFY(links[1].bond == TableBond::Partner);
}

/// Of two keys to the same table, the question would have to say which.
void TestQuerySampler::leavesOutWhatSeveralKeysJoin()
{
    const std::vector<Column> columns{
        {TableId{0}, "id"}, {TableId{1}, "home"}, {TableId{1}, "guest"}, {TableId{1}, "town"}, {TableId{2}, "id"}};
    const Schema schema = *Schema::create({{.name = "team"}, {.name = "match"}, {.name = "town"}}, columns,
                                          {{ColumnId{1}, ColumnId{0}, 0}, {ColumnId{2}, ColumnId{0}, 1}, {ColumnId{3}, ColumnId{4}, 2}});
    QVERIFY(linksOf(schema, TableId{0}).empty());
    QCOMPARE(linksOf(schema, TableId{1}).size(), size_t{1});
    QCOMPARE(linksOf(schema, TableId{1}).front().table, TableId{2});
    QVERIFY(!joinedFrom(schema, TableId{0}, TableId{1}));
    QVERIFY(joinedFrom(schema, TableId{1}, TableId{2}));
}

void TestQuerySampler::managesWithoutRows()
{
    const DatabaseFacts nothing = factsFromCells(m_concerts.schema, [](ColumnId) { return std::vector<Cell>(); });
    Dice dice(1);
    QuerySampler sampler(m_concerts.schema, nothing, dice);
    int drawn = 0;
    for (int i = 0; i < 300; ++i)
        drawn += sampler.draw(drawShape(dice)).has_value();
    QVERIFY(drawn > 30); // all that needs no value
    const Schema none = *Schema::create({}, {}, {});
    const DatabaseFacts noFacts;
    QuerySampler empty(none, noFacts, dice);
    QVERIFY(!empty.draw(drawShape(dice)));
}

RATATOSK_TEST(TestQuerySampler);
#include "tst_query_sampler.moc"
