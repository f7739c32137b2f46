// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/margins_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMarginsAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfMarginsAsked =
    "CREATE TABLE part (id INTEGER PRIMARY KEY, name TEXT, kind TEXT, cost_price REAL, unit_price REAL);"
    "CREATE TABLE used (part_id INTEGER REFERENCES part(id), qty INTEGER);"
    "CREATE TABLE job (id INTEGER PRIMARY KEY, price REAL, cost REAL);";

void TestMarginsAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("per piece") << "top 5 parts by margin per piece"
                               << "SELECT name, unit_price FROM part ORDER BY unit_price DESC LIMIT 5"
                               << "SELECT name, unit_price - cost_price FROM part ORDER BY unit_price - cost_price DESC LIMIT 5";
    QTest::newRow("on one piece")
        << "What profit do we make on one piece of each part?"
        << "SELECT p.name, sum(p.cost_price * u.qty) FROM part AS p JOIN used AS u ON p.id = u.part_id GROUP BY p.id"
        << "SELECT name, unit_price - cost_price FROM part";
    QTest::newRow("the wrong way round") << "price minus cost of all parts"
                                         << "SELECT name, cost_price - unit_price FROM part"
                                         << "SELECT name, unit_price - cost_price FROM part";
    QTest::newRow("there already") << "margin per part"
                                   << "SELECT name, unit_price - cost_price FROM part"
                                   << "";
    QTest::newRow("on all sold") << "What profit did we make on the parts used?"
                                 << "SELECT sum(p.unit_price * u.qty) FROM part AS p JOIN used AS u ON p.id = u.part_id"
                                 << "";
    QTest::newRow("no cost") << "margin per use"
                             << "SELECT qty FROM used"
                             << "";
}

void TestMarginsAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfMarginsAsked, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return reckonMarginsAsked(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestMarginsAsked);
#include "tst_margins_asked.moc"
