// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/spare_counts.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSpareCounts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfSpareCounts = "CREATE TABLE loan (id INTEGER PRIMARY KEY, genre TEXT);";

void TestSpareCounts::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("what is gone by") << "top genre going by number of loans"
                                     << "SELECT genre, count(*) FROM loan GROUP BY genre ORDER BY count(*) DESC LIMIT 1"
                                     << "SELECT genre FROM loan GROUP BY genre ORDER BY count(*) DESC LIMIT 1";
    QTest::newRow("asked for") << "top genre and its number of loans, going by that"
                               << "SELECT genre, count(*) FROM loan GROUP BY genre ORDER BY count(*) DESC LIMIT 1"
                               << "";
    QTest::newRow("asked by nobody") << "For each genre show the sum of the ids and the sum of all ids so far"
                                     << "SELECT genre, count(*), sum(id), sum(sum(id)) OVER (ORDER BY genre) FROM loan GROUP BY genre"
                                     << "SELECT genre, sum(id), sum(sum(id)) OVER (ORDER BY genre) FROM loan GROUP BY genre";
    const char* const running = "SELECT genre, count(*), sum(count(*)) OVER (ORDER BY genre) FROM loan GROUP BY genre";
    const char* const runningAlone = "SELECT genre, sum(count(*)) OVER (ORDER BY genre) FROM loan GROUP BY genre";
    QTest::newRow("a running number alone") << "cumulative loans by genre" << running << runningAlone;
    QTest::newRow("up to and including") << "For each genre, in order, how many loans were there up to and including it?" << running
                                         << runningAlone;
    QTest::newRow("a running number beside it") << "loans by genre with running total" << running << "";
    QTest::newRow("a word for the rows") << "genre, loans, sum of the ids, sum of all ids so far"
                                         << "SELECT genre, count(*), sum(id), sum(sum(id)) OVER (ORDER BY genre) FROM loan GROUP BY genre"
                                         << "";
    QTest::newRow("not said") << "genre with the most loans"
                              << "SELECT genre, count(*) FROM loan GROUP BY genre ORDER BY count(*) DESC LIMIT 1"
                              << "";
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
    QTest::newRow("keys added up") << "number of loans of each genre"
                                   << "SELECT genre, coalesce(sum(id), 0) FROM loan GROUP BY genre"
                                   << "SELECT genre, count(id) FROM loan GROUP BY genre";
    QTest::newRow("two figures") << "what each genre comes to"
                                 << "SELECT genre, count(id), coalesce(sum(id), 0) FROM loan GROUP BY genre"
                                 << "";
}

void TestSpareCounts::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfSpareCounts, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return countKeysAdded(query, asked, cells.schema()) || hideCountsOfOrder(query, asked) || showFiguresOnce(query)
                      || countRowsOnce(query, cells.schema()) || hideCountsUnasked(query, asked);
              }),
          "after");
}

RATATOSK_TEST(TestSpareCounts);
#include "tst_spare_counts.moc"
