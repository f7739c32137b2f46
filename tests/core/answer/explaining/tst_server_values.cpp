// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/empty_result.h"
#include "core/answer/explaining/query_values.h"
#include "core/answer/explaining/row_links.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// What is looked up to explain a statement, looked up on a server.
class TestServerValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void countCells();
    void sayWhyNothingIsFound();
    void explainTablesInContainers();
    void leadToOtherRows();

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<DatabaseBrowser> m_browser;
};

void TestServerValues::initTestCase()
{
    if (!PostgresServer::isInstalled())
        QSKIP("needs PostgreSQL");
    m_server = std::make_unique<PostgresServer>();
    m_server->run(R"(CREATE SCHEMA kept; CREATE TABLE kept.owner (id integer PRIMARY KEY, "Name" text);
        CREATE TABLE dog (name text, breed text, age integer, is_old boolean, tags jsonb, owner_id integer REFERENCES kept.owner);
        INSERT INTO kept.owner VALUES (1, 'Ann');
        INSERT INTO dog VALUES ('Rex', 'Poodle', 3, false, '{}', 1), ('Bo', 'Poodle', 3, true, '{}', 1), ('Ida', 'Collie', 4, NULL, NULL, 1))");
    auto browser = DatabaseBrowser::open(m_server->address());
    QVERIFY(browser);
    m_browser = *std::move(browser);
}

void TestServerValues::countCells()
{
    const Schema& schema = m_browser->schema();
    const TableId dog = *schema.findTable("dog");
    for (const ColumnId column : schema.columnsOf(dog)) {
        const auto counts = valueCounts(*m_browser, column, 10);
        QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
        QVERIFY(!counts->empty());
    }
    const auto breeds = valueCounts(*m_browser, *schema.findColumn(dog, "breed"), 10);
    QVERIFY((breeds->front() == ValueCount{{ValueType::Text, "Poodle"}, 2, true}));
    QVERIFY(!valueCounts(*m_browser, *schema.findColumn(dog, "breed"), 10, {}, 2)->front().isOfAllRows);
}

void TestServerValues::sayWhyNothingIsFound()
{
    const auto explanation = explainQuery("SELECT name FROM dog WHERE breed = 'Podle'", m_browser->schema());
    QVERIFY(explanation);
    const auto reason = whyEmpty(*m_browser, *explanation);
    QVERIFY(reason);
    QCOMPARE(reason->rowsBefore, 3);
    QVERIFY(!reason->near.empty());
    QCOMPARE(reason->near.front().value.literal.text, std::string("Poodle"));
}

void TestServerValues::explainTablesInContainers()
{
    const auto explanation = explainQuery("SELECT o.\"Name\" FROM kept.owner AS o WHERE o.id > 0", m_browser->schema());
    QVERIFY2(explanation, explanation ? "" : explanation.error().detail.c_str());
    for (const QueryStep& step : explanation->steps)
        QVERIFY2(m_browser->run(step.preview, 10), step.preview.c_str());
}

void TestServerValues::leadToOtherRows()
{
    const std::string sql = "SELECT name, owner_id FROM dog";
    const auto links = rowLinks(sql, {Cell("Rex"), Cell(std::int64_t{1})}, m_browser->schema());
    QCOMPARE(links.size(), std::size_t(1));
    QCOMPARE(links.front().sql, std::string("SELECT * FROM kept.owner WHERE id = 1"));
    QVERIFY(m_browser->run(links.front().sql, 10));
}

RATATOSK_TEST(TestServerValues);
#include "tst_server_values.moc"
