// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/left_join_filter.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestLeftJoinFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfKeptRows =
    "CREATE TABLE invoice (id INTEGER PRIMARY KEY, status TEXT);"
    "CREATE TABLE payment (id INTEGER PRIMARY KEY, invoice_id INTEGER REFERENCES invoice(id), amount REAL, method TEXT);";

void TestLeftJoinFilter::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of the rows kept") << "Paid on each unpaid invoice"
                                      << "SELECT i.id, coalesce(sum(p.amount), 0) FROM invoice AS i LEFT JOIN payment AS p ON i.id = "
                                         "p.invoice_id AND i.status = 'unpaid' GROUP BY i.id"
                                      << "SELECT i.id, coalesce(sum(p.amount), 0) FROM invoice AS i LEFT JOIN payment AS p ON i.id = "
                                         "p.invoice_id WHERE i.status = 'unpaid' GROUP BY i.id";
    QTest::newRow("of the rows joined") << "Paid in cash"
                                        << "SELECT i.id, coalesce(sum(p.amount), 0) FROM invoice AS i LEFT JOIN payment AS p ON i.id = "
                                           "p.invoice_id AND p.method = 'cash' GROUP BY i.id"
                                        << "";
}

void TestLeftJoinFilter::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfKeptRows, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return moveLeftJoinFilter(query); }),
          "after");
}

RATATOSK_TEST(TestLeftJoinFilter);
#include "tst_left_join_filter.moc"
