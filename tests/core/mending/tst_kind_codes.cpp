// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/kind_codes.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestKindCodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfKindCodes = "CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, acct_type TEXT, credit_limit REAL);"
                                        "INSERT INTO customer VALUES (1, 'A', 'B', NULL), (2, 'C', 'P', 5);";

void TestKindCodes::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("before what they are called") << "How many business customers have no credit limit?"
                                                 << "SELECT count(*) FROM customer WHERE credit_limit IS NULL"
                                                 << "SELECT count(*) FROM customer WHERE credit_limit IS NULL AND acct_type = 'B'";
    QTest::newRow("tested already") << "How many business customers are there?"
                                    << "SELECT count(*) FROM customer WHERE acct_type = 'B'"
                                    << "";
    QTest::newRow("no kind begins so") << "How many foreign customers are there?"
                                       << "SELECT count(*) FROM customer"
                                       << "";
    QTest::newRow("behind it") << "How many customers of the business are there?"
                               << "SELECT count(*) FROM customer"
                               << "";
}

void TestKindCodes::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfKindCodes, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testKindsByCode(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestKindCodes);
#include "tst_kind_codes.moc"
