// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/months_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMonthsAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfMonthsAsked = "CREATE TABLE plan (id INTEGER PRIMARY KEY, name TEXT, monthly_fee REAL, price REAL);";

void TestMonthsAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a year") << "What does each plan cost a year?"
                            << "SELECT name, monthly_fee FROM plan"
                            << "SELECT name, 12 * monthly_fee FROM plan";
    QTest::newRow("in words") << "What does each plan cost for twelve months?"
                              << "SELECT name, monthly_fee FROM plan"
                              << "SELECT name, 12 * monthly_fee FROM plan";
    QTest::newRow("in digits") << "What does plan Gold cost for 3 months?"
                               << "SELECT monthly_fee FROM plan"
                               << "SELECT 3 * monthly_fee FROM plan";
    QTest::newRow("a month") << "What does each plan cost a month?"
                             << "SELECT name, monthly_fee FROM plan"
                             << "";
    QTest::newRow("of no month") << "What does each plan cost a year?"
                                 << "SELECT name, price FROM plan"
                                 << "";
}

void TestMonthsAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfMonthsAsked, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return reckonForMonthsAsked(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestMonthsAsked);
#include "tst_months_asked.moc"
