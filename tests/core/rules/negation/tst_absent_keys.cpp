// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/absent_keys.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestAbsentKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

namespace {

const char* const kAbsentKeys =
    "CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, phone TEXT, mail TEXT, age INTEGER, joined TEXT, quit TEXT);"
    "CREATE TABLE ticket (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer(id)); INSERT INTO ticket VALUES (1, 1), (2, "
    "NULL);"
    "INSERT INTO customer VALUES (1, 'Amy', NULL, '', 30, '2020-01-01', NULL), (2, 'Bob', '12', 'b@x', NULL, '2020-01-01', '2021-01-01');";

} // namespace

void TestAbsentKeys::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("those of nobody, in an average")
        << "tickets of a customer on average"
        << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM ticket GROUP BY customer_id)"
        << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM ticket WHERE customer_id IS NOT NULL GROUP BY customer_id)";
    QTest::newRow("groups that are counted")
        << "phones of several customers"
        << "SELECT phone, count(*) FROM customer GROUP BY phone HAVING count(*) > 1"
        << "SELECT phone, count(*) FROM customer WHERE phone IS NOT NULL GROUP BY phone HAVING count(*) > 1";
    QTest::newRow("empty texts") << "mails of several customers"
                                 << "SELECT mail FROM customer GROUP BY mail HAVING count(*) > 1"
                                 << "SELECT mail FROM customer WHERE mail IS NOT NULL GROUP BY mail HAVING count(*) > 1";
    QTest::newRow("groups as they are") << "customers by phone"
                                        << "SELECT phone, count(*) FROM customer GROUP BY phone"
                                        << "";
    QTest::newRow("a key that is always there") << "names of several customers"
                                                << "SELECT name FROM customer GROUP BY name HAVING count(*) > 1"
                                                << "";
    QTest::newRow("the first of an order") << "the youngest"
                                           << "SELECT name FROM customer ORDER BY age LIMIT 1"
                                           << "SELECT name FROM customer WHERE age IS NOT NULL ORDER BY age LIMIT 1";
    QTest::newRow("the first of a reckoned order")
        << "the shortest stay"
        << "SELECT name FROM customer ORDER BY julianday(quit) - julianday(joined) LIMIT 1"
        << "SELECT name FROM customer WHERE quit IS NOT NULL ORDER BY julianday(quit) - julianday(joined) LIMIT 1";
    QTest::newRow("the last of an order") << "the oldest"
                                          << "SELECT name FROM customer ORDER BY age DESC LIMIT 1"
                                          << "";
    QTest::newRow("all in order") << "by age"
                                  << "SELECT name FROM customer ORDER BY age"
                                  << "";
    QTest::newRow("different values") << "the phones"
                                      << "SELECT DISTINCT phone FROM customer"
                                      << "SELECT DISTINCT phone FROM customer WHERE phone IS NOT NULL";
    QTest::newRow("different rows") << "names and phones"
                                    << "SELECT DISTINCT name, phone FROM customer"
                                    << "";
    QTest::newRow("tested already") << "the youngest"
                                    << "SELECT name FROM customer WHERE age > 3 ORDER BY age LIMIT 1"
                                    << "";
}

void TestAbsentKeys::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto rewrite = [](sql::Query& query, const Question&, const CellLookup& cells) { return leaveOutAbsentKeys(query, cells); };
    QTEST(rewrittenText(kAbsentKeys, question, before, rewrite), "after");
}

RATATOSK_TEST(TestAbsentKeys);
#include "tst_absent_keys.moc"
