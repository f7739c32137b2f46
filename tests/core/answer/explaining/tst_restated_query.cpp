// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/restated_query.h"

#include "core/answer/explaining/query_steps.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Which lines say what a query does.
class TestRestatedQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheQuerysOwn_data();
    void isTheQuerysOwn();
    void knowsWordsThatALinkLeadsFrom();
    void isGroupedBy_data();
    void isGroupedBy();

private:
    sql::Query query(const QString& sql) const { return explainQuery(sql.toStdString(), m_schema)->query; }

    Schema m_schema = librarySchema();
};

void TestRestatedQuery::isTheQuerysOwn_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isOne");
    const auto row = [](const char* line, const char* sql, bool isOne) { QTest::newRow(line) << QString(sql) << isOne; };
    const char* const readers = "SELECT count(*) FROM reader WHERE \"home town\" = 'Oslo'";
    row("readers from Oslo", readers, true);
    row("readers with their home town", readers, true);
    row("readers", readers, false);                 // which ones?
    row("readers from Rome", readers, false);       // others
    row("thick readers from Oslo", readers, false); // nothing has "thick"
    row("from Oslo", readers, false);               // what is?
    row("books", readers, false);                   // the query has none
    row("", readers, false);
    row("books of more than 150 pages", "SELECT count(*) FROM book WHERE pages > 150", true);
    row("books of more than 250 pages", "SELECT count(*) FROM book WHERE pages > 150", false);
    row("longest title", "SELECT max(title) FROM book", true);
}

void TestRestatedQuery::isTheQuerysOwn()
{
    QFETCH(QString, sql);
    QFETCH(bool, isOne);
    QCOMPARE(restates(QTest::currentDataTag(), {}, query(sql), m_schema), isOne);
}

void TestRestatedQuery::knowsWordsThatALinkLeadsFrom()
{
    Answer answer;
    answer.question = {"borrowers from Oslo", {{"borrowers", 0, 9, {"borrowers", "borrower"}}}};
    const sql::Query readers = query("SELECT count(*) FROM reader WHERE \"home town\" = 'Oslo'");
    QVERIFY(!restates("borrowers from Oslo", answer, readers, m_schema));
    answer.links.tables.push_back({0, TableId{2}, LinkKind::Synonym, "reader"});
    QVERIFY(restates("borrowers from Oslo", answer, readers, m_schema));
    answer.links.tables.front().item = TableId{1}; // which the query does not use
    QVERIFY(!restates("borrowers from Oslo", answer, readers, m_schema));
}

void TestRestatedQuery::isGroupedBy_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isOne");
    const auto row = [](const char* things, const char* sql, bool isOne) { QTest::newRow(things) << QString(sql) << isOne; };
    row("home towns", "SELECT \"home town\", count(*) FROM reader GROUP BY \"home town\"", true);
    row("readers", "SELECT name, count(*) FROM reader GROUP BY id", true);
    row("cents", "SELECT name, count(*) FROM reader GROUP BY id", false);
    row("years", "SELECT strftime('%Y', title), count(*) FROM book GROUP BY strftime('%Y', title)", true);
    row("months", "SELECT strftime('%Y', title), count(*) FROM book GROUP BY strftime('%Y', title)", false);
}

void TestRestatedQuery::isGroupedBy()
{
    QFETCH(QString, sql);
    QFETCH(bool, isOne);
    QCOMPARE(groupsBy(QTest::currentDataTag(), query(sql), m_schema), isOne);
}

RATATOSK_TEST(TestRestatedQuery);
#include "tst_restated_query.moc"
