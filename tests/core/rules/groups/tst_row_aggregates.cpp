// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/groups_of_keys.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRowAggregates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfRowAggregates = "CREATE TABLE treatment (id INTEGER PRIMARY KEY, descr TEXT, kind TEXT, price REAL, cost REAL);"
                                            "INSERT INTO treatment VALUES (1, 'scan', 'a', 9, 2), (2, 'jab', 'a', 4, 1);";

void TestRowAggregates::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("sum of one row") << "Margin of each treatment"
                                    << "SELECT descr, sum(price - cost) FROM treatment GROUP BY id ORDER BY sum(price - cost) DESC"
                                    << "SELECT descr, price - cost FROM treatment ORDER BY price - cost DESC";
    QTest::newRow("called the same") << "What of it?"
                                     << "SELECT kind, sum(price - cost) FROM treatment GROUP BY id"
                                     << "";
    QTest::newRow("counted") << "What of it?"
                             << "SELECT descr, count(*) FROM treatment GROUP BY id"
                             << "";
    QTest::newRow("within a quotient") << "Price per cost of each treatment"
                                       << "SELECT descr, sum(price) / sum(cost) FROM treatment GROUP BY id"
                                       << "SELECT descr, price / cost FROM treatment";
    QTest::newRow("rounded") << "Margin of each treatment"
                             << "SELECT descr, round(sum(price - cost), 1) FROM treatment GROUP BY id"
                             << "SELECT descr, round(price - cost, 1) FROM treatment";
    QTest::newRow("counted within") << "What does each cost?"
                                    << "SELECT descr, sum(price) / count(*) FROM treatment GROUP BY id"
                                    << "";
}

void TestRowAggregates::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfRowAggregates, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return showValuesOfRows(query, cells); }),
          "after");
}

RATATOSK_TEST(TestRowAggregates);
#include "tst_row_aggregates.moc"
