// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/counted_things.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCountedThings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfCountedThings =
    "CREATE TABLE supplier (id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE category (id INTEGER PRIMARY KEY, label TEXT);"
    "CREATE TABLE product (id INTEGER PRIMARY KEY, supplier_id INTEGER REFERENCES supplier(id), category_id INTEGER REFERENCES "
    "category(id));";

void TestCountedThings::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("not spoken of")
        << "suppliers with four or more articles"
        << "SELECT s.name FROM supplier AS s JOIN product AS p ON s.id = p.supplier_id GROUP BY s.id HAVING count(DISTINCT p.category_id) "
           ">= 4"
        << "SELECT s.name FROM supplier AS s JOIN product AS p ON s.id = p.supplier_id GROUP BY s.id HAVING count(*) >= 4";
    QTest::newRow("spoken of") << "suppliers with articles of four categories"
                               << "SELECT s.name FROM supplier AS s JOIN product AS p ON s.id = p.supplier_id GROUP BY s.id HAVING "
                                  "count(DISTINCT p.category_id) >= 4"
                               << "";
    QTest::newRow("what a share is of")
        << "For each supplier, how many articles are of category 1, and what percentage is that?"
        << "SELECT supplier_id, count(*), 100.0 * count(*) FILTER (WHERE category_id = 1) / count(*) FROM product GROUP BY supplier_id"
        << "SELECT supplier_id, count(*) FILTER (WHERE category_id = 1), 100.0 * count(*) FILTER (WHERE category_id = 1) / count(*) FROM "
           "product GROUP BY supplier_id";
    QTest::newRow("all, and what a share is of")
        << "For each supplier, how many articles are there, how many of category 1, and what percentage is that?"
        << "SELECT supplier_id, count(*), 100.0 * count(*) FILTER (WHERE category_id = 1) / count(*) FROM product GROUP BY supplier_id"
        << "";
    QTest::newRow("all beside a share")
        << "For each supplier, how many articles are there, and what percentage is of category 1?"
        << "SELECT supplier_id, count(*), 100.0 * count(*) FILTER (WHERE category_id = 1) / count(*) FROM product GROUP BY supplier_id"
        << "";
    QTest::newRow("rows, not what is in them") << "Which categories have more than ten products?"
                                               << "SELECT category_id FROM product GROUP BY category_id HAVING avg(supplier_id) > 10"
                                               << "SELECT category_id FROM product GROUP BY category_id HAVING count(*) > 10";
    QTest::newRow("what is in them") << "Which categories of products have a supplier above 10 on average?"
                                     << "SELECT category_id FROM product GROUP BY category_id HAVING avg(supplier_id) > 10"
                                     << "";
    QTest::newRow("how many rows, not how many groups")
        << "Which three suppliers have the largest total among those with at least twelve products?"
        << "SELECT supplier_id FROM product GROUP BY supplier_id HAVING count(*) >= 3 ORDER BY sum(category_id) DESC LIMIT 3"
        << "SELECT supplier_id FROM product GROUP BY supplier_id HAVING count(*) >= 12 ORDER BY sum(category_id) DESC LIMIT 3";
    QTest::newRow("each that has one") << "How many products do have a supplier?"
                                       << "SELECT count(DISTINCT supplier_id) FROM product"
                                       << "SELECT count(supplier_id) FROM product";
    QTest::newRow("what they have") << "How many suppliers of products are there?"
                                    << "SELECT count(DISTINCT supplier_id) FROM product"
                                    << "";
    QTest::newRow("no groups") << "how many are there"
                               << "SELECT count(DISTINCT category_id) FROM product"
                               << "";
}

void TestCountedThings::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfCountedThings, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return countRowsUnlessAsked(query, asked, cells.schema()) || countThingsThatHaveOne(query, asked, cells.schema())
                      || countWhatShareIsOf(query, asked) || testNumberOfRowsSaid(query, asked, cells.schema())
                      || testCountsSaid(query, asked, cells.schema());
              }),
          "after");
}

RATATOSK_TEST(TestCountedThings);
#include "tst_counted_things.moc"
