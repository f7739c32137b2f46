// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/shares_of_listed.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSharesOfListed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfSharesOfListed = "CREATE TABLE trip (id INTEGER PRIMARY KEY, status TEXT);";

void TestSharesOfListed::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of two") << "Of the trips that sailed or were cancelled, what percentage was cancelled?"
                            << "SELECT 100.0 * count(*) FILTER (WHERE status = 'sailed' OR status = 'cancelled') / count(*) FROM trip"
                            << "SELECT 100.0 * count(*) FILTER (WHERE status = 'cancelled') / count(*) FROM trip WHERE status = 'sailed' "
                               "OR status = 'cancelled'";
    QTest::newRow("of all") << "Of all trips, what percentage sailed or was cancelled?"
                            << "SELECT 100.0 * count(*) FILTER (WHERE status = 'sailed' OR status = 'cancelled') / count(*) FROM trip"
                            << "";
}

void TestSharesOfListed::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfSharesOfListed, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return shareAmongListed(query, asked); }),
          "after");
}

RATATOSK_TEST(TestSharesOfListed);
#include "tst_shares_of_listed.moc"
