// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/running_totals.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRunningTotals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

namespace {

const char* const kRunningTotals = "CREATE TABLE sale (id INTEGER PRIMARY KEY, month TEXT, price REAL); INSERT INTO sale VALUES (1, "
                                   "'2024-01', 3), (2, '2024-01', 4), (3, '2024-02', 5)";

} // namespace

void TestRunningTotals::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("counts") << "totals so far"
                            << "SELECT month, count(*) OVER (ORDER BY month) FROM sale GROUP BY month"
                            << "SELECT month, sum(count(*)) OVER (ORDER BY month) FROM sale GROUP BY month";
    QTest::newRow("sums") << "totals so far"
                          << "SELECT month, sum(price) OVER (ORDER BY month) FROM sale GROUP BY month"
                          << "SELECT month, sum(sum(price)) OVER (ORDER BY month) FROM sale GROUP BY month";
    QTest::newRow("sums of sums already") << "totals so far"
                                          << "SELECT month, sum(sum(price)) OVER (ORDER BY month) FROM sale GROUP BY month"
                                          << "";
    QTest::newRow("no groups") << "totals so far"
                               << "SELECT month, sum(price) OVER (ORDER BY month) FROM sale"
                               << "";
}

void TestRunningTotals::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto rewrite = [](sql::Query& query, const Question&, const CellLookup&) { return sumWholeGroups(query); };
    QTEST(rewrittenText(kRunningTotals, question, before, rewrite), "after");
}

RATATOSK_TEST(TestRunningTotals);
#include "tst_running_totals.moc"
