// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_registry.h"

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/rule_trial.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// What rules make of queries that a network has written.
class TestRewrittenQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
    void needsNoDatabaseForWords();

private:
    const ScratchDatabase m_file{
        "CREATE TABLE mission(id INTEGER PRIMARY KEY, place TEXT, fate TEXT, sex TEXT, day TEXT, knots INTEGER, crew INTEGER, kids INTEGER,"
        " conference TEXT, lost REAL, code TEXT);"
        "CREATE TABLE crewman(name TEXT, joined TEXT); INSERT INTO crewman VALUES ('Amy', '2019-05-01'), ('Ben', '2020-01-02');"
        "INSERT INTO mission VALUES (1, 'Espoo, Finland', 'Lost 1933', 'female', '1990-05-01', 10, 4, 0, 'none', NULL, ' APG'),"
        "(2, 'Kiel, Germany', 'Decommissioned 1960', 'female', '1990-06-07', 12, 3, 2, 'East', 1, ' ATO'),"
        "(3, 'Turku, Finland', 'Retired', 'woman', '1991-01-02', 14, 2, 1, 'West', 0, 'X');"};
    const Connection m_connection = *Connection::open(m_file.file());
    const Schema m_schema = *readSchema(m_connection);
};

void TestRewrittenQueries::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const auto row = [](const char* name, const char* question, const char* before, const char* after) {
        QTest::newRow(name) << QString::fromUtf8(question) << QString::fromUtf8(before) << QString::fromUtf8(after);
    };
    const char* none = "";

    const char* where = "Where?";
    row("a word among others", where, "SELECT id FROM mission WHERE place = 'Finland'",
        "SELECT id FROM mission WHERE place LIKE '%Finland%'");
    row("not that word", where, "SELECT id FROM mission WHERE place != 'Finland'",
        "SELECT id FROM mission WHERE place NOT LIKE '%Finland%'");
    row("at the wrong end", where, "SELECT id FROM mission WHERE fate LIKE '%decommissioned'",
        "SELECT id FROM mission WHERE fate LIKE '%decommissioned%'");
    row("in a filter", where, "SELECT count(*) FILTER (WHERE fate = 'Lost') FROM mission",
        "SELECT count(*) FILTER (WHERE fate LIKE '%Lost%') FROM mission");
    row("a whole cell", where, "SELECT id FROM mission WHERE fate = 'Retired'", none);
    row("a piece of a word", where, "SELECT id FROM mission WHERE sex = 'male'", none);
    row("nowhere", where, "SELECT id FROM mission WHERE place = 'Norway'", none);
    row("blanks alone", where, "SELECT id FROM mission WHERE code = 'APG'", none);
    row("a brace", where, "SELECT id FROM mission WHERE place = '{0} Finland'", none);

    const char* without = "Which have none?";
    row("zero stands for nothing", without, "SELECT id FROM mission WHERE kids IS NULL", "SELECT id FROM mission WHERE kids = 0");
    row("more than zero is something", without, "SELECT id FROM mission WHERE kids IS NOT NULL", "SELECT id FROM mission WHERE kids > 0");
    row("a word stands for nothing", without, "SELECT id FROM mission WHERE conference IS NULL",
        "SELECT id FROM mission WHERE conference = 'none'");
    row("some are NULL", without, "SELECT id FROM mission WHERE lost IS NULL", none);
    row("nothing stands for nothing", without, "SELECT id FROM mission WHERE crew IS NULL", none);
    row("a join that makes NULLs", without, "SELECT a.id FROM mission AS a LEFT JOIN mission AS b ON a.id = b.kids WHERE b.kids IS NULL",
        none);

    row("days are meant", "How many missions on each day of the year?", "SELECT day, count(*) FROM mission GROUP BY day", none);
    row("no dates", "Missions per year", "SELECT kids, count(*) FROM mission GROUP BY kids", none);

    const char* buckets = "missions under 11 knots, 11 to 1,300 and over 1,300: how many?";
    row("labels of the question", buckets,
        "SELECT CASE WHEN knots < 11 THEN 11 WHEN knots <= 1300 THEN 1300 ELSE 1300 END, count(*) FROM mission GROUP BY CASE WHEN knots < "
        "11 "
        "THEN 11 WHEN knots <= 1300 THEN 1300 ELSE 1300 END",
        "SELECT CASE WHEN knots < 11 THEN 'under 11' WHEN knots <= 1300 THEN '11 to 1,300' ELSE 'over 1,300' END, count(*) FROM mission "
        "GROUP "
        "BY CASE WHEN knots < 11 THEN 'under 11' WHEN knots <= 1300 THEN '11 to 1,300' ELSE 'over 1,300' END");

    row("one decimal", "knots per head, one decimal", "SELECT round(knots / crew, 2) FROM mission",
        "SELECT round(1.0 * knots / crew, 1) FROM mission");
    row("no decimals", "average knots without decimals", "SELECT round(avg(knots), 1) FROM mission",
        "SELECT round(avg(knots)) FROM mission");
    row("a running count of rows", "missions up to each one of them",
        "SELECT kids, count(*) OVER (ORDER BY kids) FROM mission GROUP BY kids",
        "SELECT kids, sum(count(*)) OVER (ORDER BY kids) FROM mission GROUP BY kids");
    row("a running count without groups", "missions up to each one of them", "SELECT id, count(*) OVER (ORDER BY id) FROM mission", none);
    row("a fraction already", "rounded", "SELECT round(lost / crew, 1) FROM mission", none);
}

void TestRewrittenQueries::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const auto query = sql::readQuery(before.toStdString(), m_schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    std::vector<CandidateQuery> candidates(1);
    candidates.front().query = *query;
    candidates.front().sql = before.toStdString();
    const CellLookup cells(m_schema, m_connection, {});
    const Question words = *splitQuestion(question.toStdString());
    applyRules(candidates, {.question = words, .schema = m_schema, .cells = &cells}, allRules());
    QCOMPARE(QString::fromStdString(candidates.front().sql), after.isEmpty() ? before : after);
    QVERIFY2(m_connection.run(candidates.front().sql), candidates.front().sql.c_str());
}

void TestRewrittenQueries::needsNoDatabaseForWords()
{
    std::vector<CandidateQuery> candidates(1);
    candidates.front().query = *sql::readQuery("SELECT round(avg(knots), 1) FROM mission", m_schema);
    const Question words = *splitQuestion("average knots without decimals");
    applyRules(candidates, {.question = words, .schema = m_schema, .cells = nullptr}, allRules());
    QCOMPARE(candidates.front().sql, std::string("SELECT round(avg(knots)) FROM mission"));
}

RATATOSK_TEST(TestRewrittenQueries);
#include "tst_rewritten_queries.moc"
