// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/days_of_their_own.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDaysOfTheirOwn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfDaysOfTheirOwn =
    "CREATE TABLE invoice (id INTEGER PRIMARY KEY, invoice_date TEXT, paid_date TEXT, due_date TEXT, total REAL, seller INTEGER REFERENCES "
    "seller(id)); CREATE TABLE seller (id INTEGER PRIMARY KEY, hired TEXT); INSERT INTO seller VALUES (1, '2020-01-01'); CREATE TABLE "
    "pupil (id INTEGER PRIMARY KEY, name TEXT, born_on TEXT, joined_on TEXT); INSERT INTO pupil VALUES (1, 'A', '2010-01-01', "
    "'2024-01-01');"
    "INSERT INTO invoice VALUES (1, '2024-01-01', '2024-01-05', '2024-01-09', 3, 1), (2, '2024-02-01', NULL, '2024-02-09', 4, 1);";

void TestDaysOfTheirOwn::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("nothing of payment") << "Our sales in 2024"
                                        << "SELECT sum(total) FROM invoice WHERE strftime('%Y', paid_date) = '2024'"
                                        << "SELECT sum(total) FROM invoice WHERE strftime('%Y', invoice_date) = '2024'";
    QTest::newRow("in a filter") << "By how much did sales in 2025 exceed those in 2024?"
                                 << "SELECT sum(total) FILTER (WHERE paid_date >= '2025-01-01') - sum(total) FROM invoice"
                                 << "SELECT sum(total) FILTER (WHERE invoice_date >= '2025-01-01') - sum(total) FROM invoice";
    QTest::newRow("by month") << "turnover month by month"
                              << "SELECT strftime('%Y-%m', paid_date), sum(total) FROM invoice GROUP BY strftime('%Y-%m', paid_date)"
                              << "SELECT strftime('%Y-%m', invoice_date), sum(total) FROM invoice GROUP BY strftime('%Y-%m', invoice_date)";
    QTest::newRow("due") << "invoices by weekday"
                         << "SELECT strftime('%w', due_date), count(*) FROM invoice GROUP BY strftime('%w', due_date)"
                         << "SELECT strftime('%w', invoice_date), count(*) FROM invoice GROUP BY strftime('%w', invoice_date)";
    QTest::newRow("due is spoken of") << "invoices due by weekday"
                                      << "SELECT strftime('%w', due_date), count(*) FROM invoice GROUP BY strftime('%w', due_date)"
                                      << "";
    QTest::newRow("of those who sold") << "turnover per year"
                                       << "SELECT strftime('%Y', s.hired), sum(i.total) FROM seller AS s JOIN invoice AS i ON s.id = "
                                          "i.seller GROUP BY strftime('%Y', s.hired)"
                                       << "SELECT strftime('%Y', i.invoice_date), sum(i.total) FROM seller AS s JOIN invoice AS i ON s.id "
                                          "= i.seller GROUP BY strftime('%Y', i.invoice_date)";
    QTest::newRow("of sellers") << "sellers per year, with turnover"
                                << "SELECT strftime('%Y', s.hired), sum(i.total) FROM seller AS s JOIN invoice AS i ON s.id = i.seller "
                                   "GROUP BY strftime('%Y', s.hired)"
                                << "";
    QTest::newRow("inside another query") << "turnover above that of 2020"
                                          << "SELECT i.id FROM seller AS s JOIN invoice AS i ON s.id = i.seller WHERE i.total > (SELECT "
                                             "max(id) FROM seller WHERE hired >= '2020-01-01')"
                                          << "";
    QTest::newRow("births") << "new pupils of 2024"
                            << "SELECT name FROM pupil WHERE strftime('%Y', born_on) = '2024'"
                            << "SELECT name FROM pupil WHERE strftime('%Y', joined_on) = '2024'";
    QTest::newRow("births asked for") << "pupils born in 2024"
                                      << "SELECT name FROM pupil WHERE strftime('%Y', born_on) = '2024'"
                                      << "";
    QTest::newRow("paid") << "invoices paid in 2024"
                          << "SELECT id FROM invoice WHERE strftime('%Y', paid_date) = '2024'"
                          << "";
    QTest::newRow("payments") << "sum of payments in 2024"
                              << "SELECT sum(total) FROM invoice WHERE strftime('%Y', paid_date) = '2024'"
                              << "";
    QTest::newRow("money in") << "What money did we take in 2024?"
                              << "SELECT sum(total) FROM invoice WHERE strftime('%Y', paid_date) = '2024'"
                              << "";
    QTest::newRow("no year") << "late invoices"
                             << "SELECT id FROM invoice WHERE paid_date > invoice_date"
                             << "";
}

void TestDaysOfTheirOwn::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfDaysOfTheirOwn, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return takeDaysOfTheirOwn(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestDaysOfTheirOwn);
#include "tst_days_of_their_own.moc"
