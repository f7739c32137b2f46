// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/repeats_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRepeatsAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kRepeatsAsked = "CREATE TABLE payment (id INTEGER PRIMARY KEY, lease INTEGER, month TEXT);"
                                         "CREATE TABLE guest (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT);";

void TestRepeatsAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("double ones") << "double payments: lease, month, how often"
                                 << "SELECT lease, month, count(*) FROM payment GROUP BY lease HAVING count(*) > 2"
                                 << "SELECT lease, month, count(*) FROM payment GROUP BY lease, month HAVING count(*) > 1";
    QTest::newRow("right already") << "duplicate payments by lease"
                                   << "SELECT lease, count(*) FROM payment GROUP BY lease HAVING count(*) > 1"
                                   << "";
    QTest::newRow("a number is said") << "duplicates: leases with more than 2 payments"
                                      << "SELECT lease FROM payment GROUP BY lease HAVING count(*) > 2"
                                      << "";
    QTest::newRow("by keys") << "Which payments were entered twice, with the same lease and month?"
                             << "SELECT lease, count(*) FROM payment GROUP BY id HAVING count(*) > 2"
                             << "SELECT lease, count(*) FROM payment GROUP BY lease, month HAVING count(*) > 1";
    QTest::newRow("twice") << "leases that occur twice"
                           << "SELECT lease FROM payment GROUP BY lease HAVING count(*) > 2"
                           << "SELECT lease FROM payment GROUP BY lease HAVING count(*) > 1";
    QTest::newRow("not asked") << "leases with many payments"
                               << "SELECT lease FROM payment GROUP BY lease HAVING count(*) > 2"
                               << "";
    QTest::newRow("half of a name") << "full names that two guests have"
                                    << "SELECT first_name, last_name FROM guest GROUP BY last_name HAVING count(*) > 1"
                                    << "SELECT first_name, last_name FROM guest GROUP BY first_name, last_name HAVING count(*) > 1";
    QTest::newRow("one name") << "last names that two guests have"
                              << "SELECT last_name FROM guest GROUP BY last_name HAVING count(*) > 1"
                              << "";
}

void TestRepeatsAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kRepeatsAsked, question, before,
                     [](sql::Query& query, const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return askForRepeats(query, asked, cells.schema());
                     }),
          "after");
}

RATATOSK_TEST(TestRepeatsAsked);
#include "tst_repeats_asked.moc"
