// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/groups_of_keys.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestGroupsOfKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfGroupsOfKeys =
    "CREATE TABLE treatment (id INTEGER PRIMARY KEY, descr TEXT, visit INTEGER, price REAL, cost REAL);"
    "CREATE TABLE species (sp_id INTEGER PRIMARY KEY); CREATE TABLE outing (out_id INTEGER PRIMARY KEY); CREATE TABLE sighting (sp_id "
    "INTEGER "
    "REFERENCES species(sp_id), out_id INTEGER REFERENCES outing(out_id));"
    "INSERT INTO treatment VALUES (1, 'scan', 1, 9, 2), (2, 'jab', 1, 4, 1);";

void TestGroupsOfKeys::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("counted") << "Which treatments were given more than 40 times?"
                             << "SELECT id, count(*) FROM treatment GROUP BY id HAVING count(*) > 40"
                             << "SELECT descr, count(*) FROM treatment GROUP BY descr HAVING count(*) > 40";
    QTest::newRow("by what they are called") << "Which were given more than 40 times?"
                                             << "SELECT descr, count(*) FROM treatment GROUP BY descr HAVING count(*) > 40"
                                             << "";
    QTest::newRow("not counted") << "Prices of all"
                                 << "SELECT id, sum(price) FROM treatment GROUP BY id"
                                 << "";
}

void TestGroupsOfKeys::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfGroupsOfKeys, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return groupByNameOfKey(query, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestGroupsOfKeys);
#include "tst_groups_of_keys.moc"
