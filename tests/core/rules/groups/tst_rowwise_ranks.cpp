// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/rowwise_ranks.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestLonePlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfLonePlaces = "CREATE TABLE invoices (no INTEGER PRIMARY KEY, day DATE, total REAL); CREATE TABLE permits (id "
                                         "INTEGER PRIMARY KEY, person TEXT, kind TEXT);";

void TestLonePlaces::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of each year")
        << "three highest of each year"
        << "SELECT c1, no, c3 FROM (SELECT strftime('%Y', day) AS c1, no, sum(total) AS c3, row_number() OVER (PARTITION BY strftime('%Y', "
           "day) ORDER BY total DESC) AS place FROM invoices GROUP BY strftime('%Y', day)) WHERE place <= 3"
        << "SELECT c1, no, c3 FROM (SELECT strftime('%Y', day) AS c1, no, total AS c3, row_number() OVER (PARTITION BY strftime('%Y', day) "
           "ORDER BY total DESC) AS place FROM invoices) WHERE place <= 3";
    QTest::newRow("groups within")
        << "best"
        << "SELECT c1, no FROM (SELECT strftime('%Y', day) AS c1, no, row_number() OVER (PARTITION BY strftime('%Y', day) ORDER BY "
           "sum(total) DESC) AS place FROM invoices GROUP BY strftime('%Y', day), no) WHERE place <= 3"
        << "";
    QTest::newRow("plain") << "all"
                           << "SELECT no FROM invoices"
                           << "";
}

void TestLonePlaces::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfLonePlaces, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return dropRowwiseGrouping(query); }),
          "after");
}

RATATOSK_TEST(TestLonePlaces);
#include "tst_rowwise_ranks.moc"
