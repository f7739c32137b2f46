// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/day_columns.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDayColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfDayColumns =
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, ordered TEXT, paid TEXT, urgent INTEGER, note TEXT);"
    "INSERT INTO orders VALUES (1, '2024-01-01', '2024-01-05', 1, 'x'), (2, '2024-02-01', NULL, 0, 'y');";

void TestDayColumns::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a key") << "orders of 2024"
                           << "SELECT note FROM orders WHERE id >= '2024-01-01'"
                           << "SELECT note FROM orders WHERE ordered >= '2024-01-01'";
    QTest::newRow("a flag") << "urgent orders by month"
                            << "SELECT strftime('%Y-%m', urgent), count(*) FROM orders GROUP BY strftime('%Y-%m', urgent)"
                            << "SELECT strftime('%Y-%m', ordered), count(*) FROM orders GROUP BY strftime('%Y-%m', ordered)";
    QTest::newRow("a day") << "paid"
                           << "SELECT note FROM orders WHERE paid >= '2024-01-01'"
                           << "";
    QTest::newRow("a text") << "notes"
                            << "SELECT id FROM orders WHERE note = '2024-01-01'"
                            << "";
}

void TestDayColumns::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfDayColumns, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return putDaysInPlace(query, cells); }),
          "after");
}

RATATOSK_TEST(TestDayColumns);
#include "tst_day_columns.moc"
