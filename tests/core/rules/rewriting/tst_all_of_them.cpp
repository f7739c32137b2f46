// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/all_of_them.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestAllOfThem : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfAllOfThem =
    "CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT);"
    "CREATE TABLE repair (id INTEGER PRIMARY KEY, boat_id INTEGER REFERENCES boat(id), yard TEXT, fault TEXT);";

void TestAllOfThem::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("another column") << "Which boats have been repaired in all of the yards?"
                                    << "SELECT b.name FROM boat AS b JOIN repair AS r ON b.id = r.boat_id GROUP BY b.id HAVING "
                                       "count(DISTINCT r.fault) = (SELECT count(DISTINCT yard) FROM repair)"
                                    << "SELECT b.name FROM boat AS b JOIN repair AS r ON b.id = r.boat_id GROUP BY b.id HAVING "
                                       "count(DISTINCT r.yard) = (SELECT count(DISTINCT yard) FROM repair)";
    QTest::newRow("the same") << "Which boats have been repaired in all of the yards?"
                              << "SELECT b.name FROM boat AS b JOIN repair AS r ON b.id = r.boat_id GROUP BY b.id HAVING count(DISTINCT "
                                 "r.yard) = (SELECT count(DISTINCT yard) FROM repair)"
                              << "";
    QTest::newRow("kinds, not rows")
        << "Which boats have had every fault?"
        << "SELECT b.name FROM boat AS b JOIN repair AS r ON b.id = r.boat_id GROUP BY b.id HAVING count(DISTINCT r.fault) = (SELECT "
           "count(*) FROM repair)"
        << "SELECT b.name FROM boat AS b JOIN repair AS r ON b.id = r.boat_id GROUP BY b.id HAVING count(DISTINCT r.fault) = (SELECT "
           "count(DISTINCT fault) FROM repair)";
    QTest::newRow("of joined rows") << "Which boats have been to all yards that have repaired one?"
                                    << "SELECT b.name FROM boat AS b JOIN repair AS r ON b.id = r.boat_id GROUP BY b.id HAVING "
                                       "count(DISTINCT r.yard) = (SELECT count(*) FROM boat AS b JOIN repair AS r ON b.id = r.boat_id)"
                                    << "SELECT b.name FROM boat AS b JOIN repair AS r ON b.id = r.boat_id GROUP BY b.id HAVING "
                                       "count(DISTINCT r.yard) = (SELECT count(DISTINCT yard) FROM repair)";
}

void TestAllOfThem::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfAllOfThem, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return countTheSameOfAll(query, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestAllOfThem);
#include "tst_all_of_them.moc"
