// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/spare_counts.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSpareCounts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfSpareCounts = "CREATE TABLE loan (id INTEGER PRIMARY KEY, genre TEXT);";

void TestSpareCounts::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a count and itself") << "loans of each genre"
                                        << "SELECT genre, count(id), coalesce(count(id), 0) FROM loan GROUP BY genre"
                                        << "SELECT genre, count(id) FROM loan GROUP BY genre";
    QTest::newRow("a sum and itself") << "what each genre comes to"
                                      << "SELECT genre, sum(id), coalesce(sum(id), 0) FROM loan GROUP BY genre"
                                      << "SELECT genre, coalesce(sum(id), 0) FROM loan GROUP BY genre";
    QTest::newRow("zero twice") << "what each genre comes to"
                                << "SELECT genre, coalesce(coalesce(sum(id), 0), 0) FROM loan GROUP BY genre"
                                << "SELECT genre, coalesce(sum(id), 0) FROM loan GROUP BY genre";
    QTest::newRow("keys and rows")
        << "loans of each genre, running"
        << "SELECT genre, count(DISTINCT id), count(*), sum(count(*)) OVER (ORDER BY genre) FROM loan GROUP BY genre"
        << "SELECT genre, count(*), sum(count(*)) OVER (ORDER BY genre) FROM loan GROUP BY genre";
    QTest::newRow("two figures") << "what each genre comes to"
                                 << "SELECT genre, count(id), coalesce(sum(id), 0) FROM loan GROUP BY genre"
                                 << "";
}

void TestSpareCounts::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(
              kOfSpareCounts, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words, [[maybe_unused]] const CellLookup& cells) {
                  return showAggregatesOnce(query) || countRowsOnce(query, cells.schema());
              }),
          "after");
}

RATATOSK_TEST(TestSpareCounts);
#include "tst_spare_counts.moc"
