// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/children_counted.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestChildrenCounted : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfChildrenCounted =
    "CREATE TABLE coupon (id INTEGER PRIMARY KEY, code TEXT, town TEXT); INSERT INTO coupon VALUES (1, 'A', 'Bern'), (2, 'B', 'Chur');"
    "CREATE TABLE purchase (id INTEGER PRIMARY KEY, coupon_id INTEGER REFERENCES coupon(id), city TEXT); INSERT INTO purchase VALUES (1, "
    "1, 'Bern'), (2, 1, 'Bern');"
    "CREATE TABLE guest (id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE visit (guest_id INTEGER REFERENCES guest(id));"
    "CREATE TABLE stamp (id INTEGER PRIMARY KEY); CREATE TABLE letter (guest_id INTEGER REFERENCES guest(id), stamp_id INTEGER REFERENCES "
    "stamp(id));";

void TestChildrenCounted::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("used more than once")
        << "Which codes were used more than once?"
        << "SELECT code FROM coupon GROUP BY code HAVING count(*) > 1"
        << "SELECT c.code FROM coupon AS c JOIN purchase AS p ON c.id = p.coupon_id GROUP BY c.code HAVING count(*) > 1";
    QTest::newRow("most frequent") << "most frequent code"
                                   << "SELECT code FROM coupon GROUP BY code ORDER BY count(*) DESC LIMIT 1"
                                   << "SELECT c.code FROM coupon AS c JOIN purchase AS p ON c.id = p.coupon_id GROUP BY c.code ORDER BY "
                                      "count(*) DESC LIMIT 1";
    QTest::newRow("of two the one spoken of")
        << "guests with four or more visits"
        << "SELECT name FROM guest GROUP BY id HAVING count(*) >= 4"
        << "SELECT g.name FROM guest AS g JOIN visit AS v ON g.id = v.guest_id GROUP BY g.id HAVING count(*) >= 4";
    QTest::newRow("on average") << "How many visits does a guest pay on average?"
                                << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM guest GROUP BY id)"
                                << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM guest AS g JOIN visit AS v ON g.id = v.guest_id "
                                   "GROUP BY g.id)";
    QTest::newRow("on average, of what they refer to")
        << "What is the average number of stamps per guest?"
        << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM guest GROUP BY id)"
        << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM guest AS g JOIN letter AS l ON g.id = l.guest_id GROUP BY g.id)";
    QTest::newRow("of two neither") << "guests four times in here"
                                    << "SELECT name FROM guest GROUP BY id HAVING count(*) >= 4"
                                    << "";
    QTest::newRow("values that repeat") << "cities with several purchases"
                                        << "SELECT city FROM purchase GROUP BY city HAVING count(*) > 1"
                                        << "";
    QTest::newRow("of no name") << "towns of at least two coupons"
                                << "SELECT town FROM coupon GROUP BY town HAVING count(*) >= 2"
                                << "";
}

void TestChildrenCounted::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfChildrenCounted, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return countThoseReferring(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestChildrenCounted);
#include "tst_children_counted.moc"
