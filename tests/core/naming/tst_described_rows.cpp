// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/described_rows.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDescribedRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfDescribed = "CREATE TABLE repair (id INTEGER PRIMARY KEY, description TEXT, cost REAL);"
                                        "INSERT INTO repair VALUES (1, 'new front door', 90);"
                                        "CREATE TABLE fault (id INTEGER PRIMARY KEY, description TEXT); INSERT INTO fault VALUES (1, 'k');"
                                        "CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT, description TEXT, price REAL);";

void TestDescribedRows::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("in place of a number") << "Which repair was the most expensive?"
                                          << "SELECT id, cost FROM repair ORDER BY cost DESC LIMIT 1"
                                          << "SELECT description, cost FROM repair ORDER BY cost DESC LIMIT 1";
    QTest::newRow("of several") << "Which expensive repairs are there?"
                                << "SELECT id FROM repair WHERE cost > 9"
                                << "SELECT description FROM repair WHERE cost > 9";
    QTest::newRow("shown already") << "Which repair was the most expensive?"
                                   << "SELECT id, description FROM repair ORDER BY cost DESC LIMIT 1"
                                   << "";
    QTest::newRow("a number asked for") << "Which repair number was the most expensive?"
                                        << "SELECT id FROM repair ORDER BY cost DESC LIMIT 1"
                                        << "";
    QTest::newRow("not asked which") << "expensive repairs"
                                     << "SELECT id FROM repair WHERE cost > 9"
                                     << "";
    QTest::newRow("by a code") << "Which fault came last?"
                               << "SELECT id FROM fault ORDER BY id DESC LIMIT 1"
                               << "";
    QTest::newRow("with a name") << "Which book is the dearest?"
                                 << "SELECT id FROM book ORDER BY price DESC LIMIT 1"
                                 << "";
}

void TestDescribedRows::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfDescribed, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return describeRows(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestDescribedRows);
#include "tst_described_rows.moc"
