// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/blanks_in_order.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestBlanksInOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfBlanksInOrder = "CREATE TABLE pet (id INTEGER PRIMARY KEY, kind TEXT, name TEXT, born TEXT, price REAL);"
                                            "INSERT INTO pet VALUES (1, 'cat', 'Tom', '2020-01-01', 3), (2, 'dog', 'Rex', NULL, 4);";

void TestBlanksInOrder::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("the first") << "oldest pet"
                               << "SELECT name FROM pet ORDER BY born LIMIT 1"
                               << "SELECT name FROM pet WHERE born IS NOT NULL ORDER BY born LIMIT 1";
    QTest::newRow("the first of each")
        << "oldest of each kind"
        << "SELECT name FROM (SELECT name, row_number() OVER (PARTITION BY kind ORDER BY born) AS place FROM pet) WHERE place = 1"
        << "SELECT name FROM (SELECT name, row_number() OVER (PARTITION BY kind ORDER BY born) AS place FROM pet WHERE born IS NOT NULL) "
           "WHERE place = 1";
    QTest::newRow("the last") << "youngest"
                              << "SELECT name FROM pet ORDER BY born DESC LIMIT 1"
                              << "";
    QTest::newRow("all") << "by age"
                         << "SELECT name FROM pet ORDER BY born"
                         << "";
    QTest::newRow("all have one") << "cheapest"
                                  << "SELECT name FROM pet ORDER BY price LIMIT 1"
                                  << "";
}

void TestBlanksInOrder::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfBlanksInOrder, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return leaveBlanksOutOfOrder(query, cells); }),
          "after");
}

RATATOSK_TEST(TestBlanksInOrder);
#include "tst_blanks_in_order.moc"
