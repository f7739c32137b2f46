// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/values_listed.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestValuesListed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfValuesListed =
    "CREATE TABLE bill (id INTEGER PRIMARY KEY, status TEXT, total REAL);"
    "INSERT INTO bill VALUES (1, 'unpaid', 5), (2, 'part-paid', 6), (3, 'paid', 7), (4, 'written off', 8);";

void TestValuesListed::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("both") << "Unpaid or part-paid bills"
                          << "SELECT id FROM bill WHERE status = 'unpaid'"
                          << "SELECT id FROM bill WHERE status IN ('unpaid', 'part-paid')";
    QTest::newRow("of one row") << "Sum of the unpaid and the part-paid bills"
                                << "SELECT sum(total) FROM bill WHERE status = 'unpaid'"
                                << "SELECT sum(total) FROM bill WHERE status IN ('unpaid', 'part-paid')";
    QTest::newRow("with a sign") << "unpaid + part-paid, how many"
                                 << "SELECT count(*) FROM bill WHERE status = 'part-paid'"
                                 << "SELECT count(*) FROM bill WHERE status IN ('part-paid', 'unpaid')";
    QTest::newRow("said elsewhere") << "Unpaid bills, and how many are written off"
                                    << "SELECT count(*) FROM bill WHERE status = 'unpaid'"
                                    << "";
    QTest::newRow("left out") << "Unpaid bills, not written off"
                              << "SELECT id FROM bill WHERE status = 'unpaid'"
                              << "";
    QTest::newRow("in the query already")
        << "How many unpaid or part-paid"
        << "SELECT count(*) FILTER (WHERE status = 'unpaid'), count(*) FILTER (WHERE status = 'part-paid') FROM bill"
        << "";
}

void TestValuesListed::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfValuesListed, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testAllValuesListed(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestValuesListed);
#include "tst_values_listed.moc"
