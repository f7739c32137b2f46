// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/rounding.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRounding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfRounding = "CREATE TABLE copy (id INTEGER PRIMARY KEY, price REAL, pages INTEGER, days INTEGER);";

void TestRounding::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("to cents") << "Average price rounded to cents"
                              << "SELECT round(avg(price), 1) FROM copy"
                              << "SELECT round(avg(price), 2) FROM copy";
    QTest::newRow("to the penny") << "Average price, rounded to the nearest penny"
                                  << "SELECT avg(price) FROM copy"
                                  << "SELECT round(avg(price), 2) FROM copy";
    QTest::newRow("nothing rounded yet") << "Total price, rounded to whole units"
                                         << "SELECT sum(price) FROM copy"
                                         << "SELECT round(sum(price)) FROM copy";
    QTest::newRow("to two") << "Average price rounded to two decimals"
                            << "SELECT avg(price) FROM copy"
                            << "SELECT round(avg(price), 2) FROM copy";
    QTest::newRow("of two figures") << "Average price and pages, rounded to one decimal"
                                    << "SELECT avg(price), avg(pages) FROM copy"
                                    << "";
    QTest::newRow("two sorts of digits") << "Average price to one decimal, and the days in whole months, rounded"
                                         << "SELECT round(avg(price), 1), round(avg(days) / 30.4) FROM copy"
                                         << "";
    QTest::newRow("without cents") << "Total price rounded, without the cents"
                                   << "SELECT sum(price) FROM copy"
                                   << "SELECT round(sum(price)) FROM copy";
    QTest::newRow("not asked") << "Total price"
                               << "SELECT sum(price) FROM copy"
                               << "";
}

void TestRounding::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfRounding, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return roundAsRequested(query, words, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestRounding);
#include "tst_rounding.moc"
