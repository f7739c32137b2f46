// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/amounts/true_quotients.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestTrueQuotients : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfTrueQuotients = "CREATE TABLE item (price INTEGER, rate INTEGER, weight REAL);";

void TestTrueQuotients::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("whole numbers") << "price per rate"
                                   << "SELECT price / rate FROM item"
                                   << "SELECT 1.0 * price / rate FROM item";
    QTest::newRow("fractions") << "price per weight"
                               << "SELECT price / weight FROM item"
                               << "";
    QTest::newRow("done") << "price per rate"
                          << "SELECT 1.0 * price / rate FROM item"
                          << "";
}

void TestTrueQuotients::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfTrueQuotients, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return divideAsFractions(query, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestTrueQuotients);
#include "tst_true_quotients.moc"
