// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/names_looked_for.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNamesLookedFor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfNamesLookedFor = "CREATE TABLE field (id INTEGER PRIMARY KEY, name TEXT, soil TEXT, kind TEXT);";

void TestNamesLookedFor::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("its own name") << "times each field was planted"
                                  << "SELECT name FROM field WHERE name LIKE '%field%'"
                                  << "SELECT name FROM field";
    QTest::newRow("beside others") << "clay fields"
                                   << "SELECT name FROM field WHERE soil = 'clay' AND name LIKE '%field%'"
                                   << "SELECT name FROM field WHERE soil = 'clay'";
    QTest::newRow("a word of what lasts") << "fields still in use"
                                          << "SELECT name FROM field WHERE soil LIKE '%still%'"
                                          << "SELECT name FROM field";
    QTest::newRow("a cell called as the rows are") << "soil of each field"
                                                   << "SELECT soil FROM field WHERE kind = 'field'"
                                                   << "SELECT soil FROM field";
    QTest::newRow("a kind asked for") << "fields of the kind field"
                                      << "SELECT soil FROM field WHERE kind = 'field'"
                                      << "";
    QTest::newRow("plain ones") << "soil of plain fields"
                                << "SELECT soil FROM field WHERE kind = 'field'"
                                << "";
    QTest::newRow("a word of the same stem") << "soil of each field"
                                             << "SELECT soil FROM field WHERE kind = 'fielded'"
                                             << "";
    QTest::newRow("another word") << "fields called mill"
                                  << "SELECT name FROM field WHERE name LIKE '%mill%'"
                                  << "";
    QTest::newRow("in quotation marks") << "fields whose name holds 'field'"
                                        << "SELECT name FROM field WHERE name LIKE '%field%'"
                                        << "";
}

void TestNamesLookedFor::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfNamesLookedFor, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return dropNamesLookedFor(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestNamesLookedFor);
#include "tst_names_looked_for.moc"
