// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/impossible_tests.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestImpossibleTests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfImpossibleTests = "CREATE TABLE invoices (no INTEGER PRIMARY KEY, day DATE, total REAL); CREATE TABLE permits "
                                              "(id INTEGER PRIMARY KEY, person TEXT, kind TEXT);";

void TestImpossibleTests::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("either again")
        << "both"
        << "SELECT person FROM permits WHERE kind = 'a' INTERSECT SELECT person FROM permits WHERE kind = 'a' OR kind = 'b'"
        << "SELECT person FROM permits WHERE kind = 'a' INTERSECT SELECT person FROM permits WHERE kind = 'b'";
    QTest::newRow("others")
        << "both"
        << "SELECT person FROM permits WHERE kind = 'a' INTERSECT SELECT person FROM permits WHERE kind = 'b' OR kind = 'c'"
        << "";
    QTest::newRow("union") << "either"
                           << "SELECT person FROM permits WHERE kind = 'a' UNION SELECT person FROM permits WHERE kind = 'a' OR kind = 'b'"
                           << "";
}

void TestImpossibleTests::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfImpossibleTests, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return partBothLists(query); }),
          "after");
}

RATATOSK_TEST(TestImpossibleTests);
#include "tst_impossible_tests.moc"
