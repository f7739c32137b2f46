// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/inclusive_bounds.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestInclusiveBounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfInclusiveBounds = "CREATE TABLE budget (id INTEGER PRIMARY KEY, year INTEGER, amount REAL);"
                                              "INSERT INTO budget VALUES (1, 2001, 10), (2, 2002, 20);";

void TestInclusiveBounds::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("or more") << "Budgets of 10 or more"
                             << "SELECT id FROM budget WHERE amount > 10"
                             << "SELECT id FROM budget WHERE amount >= 10";
    QTest::newRow("between two") << "Budgets between 10 and under 20"
                                 << "SELECT id FROM budget WHERE amount >= 10 AND amount < 20"
                                 << "";
    QTest::newRow("groups by size") << "How many budgets are below 10, how many 10 or more?"
                                    << "SELECT CASE WHEN amount > 10 THEN 'more' ELSE 'below 10' END, count(*) FROM budget GROUP BY CASE "
                                       "WHEN amount > 10 THEN 'more' ELSE 'below 10' END"
                                    << "";
    QTest::newRow("or equal") << "Budgets smaller than or equal to 10"
                              << "SELECT id FROM budget WHERE amount < 10"
                              << "SELECT id FROM budget WHERE amount <= 10";
    QTest::newRow("no more") << "Budgets of no more than 10"
                             << "SELECT id FROM budget WHERE amount < 10"
                             << "SELECT id FROM budget WHERE amount <= 10";
    QTest::newRow("not fewer") << "Budgets of not less than 10"
                               << "SELECT id FROM budget WHERE amount > 10"
                               << "SELECT id FROM budget WHERE amount >= 10";
    QTest::newRow("or before") << "Budgets of the year 2001 or before"
                               << "SELECT id FROM budget WHERE year = 2001"
                               << "SELECT id FROM budget WHERE year <= 2001";
    QTest::newRow("strictly") << "Budgets of more than 10"
                              << "SELECT id FROM budget WHERE amount > 10"
                              << "";
}

void TestInclusiveBounds::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfInclusiveBounds, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return includeBounds(query, asked); }),
          "after");
}

RATATOSK_TEST(TestInclusiveBounds);
#include "tst_inclusive_bounds.moc"
