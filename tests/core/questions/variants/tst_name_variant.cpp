// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/key_variant.h"
#include "core/questions/variants/name_variant.h"
#include "tests/core/questions/variants/variant_database.h"
#include "tests/support/test_program.h"

#include <set>

using namespace ratatosk;

namespace {

const char* const kOrders = R"(CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, full_name TEXT);
    CREATE TABLE order_lines (line_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers (customer_id), unit_price REAL, "Amount" REAL,
                              amount_ INTEGER);
    INSERT INTO customers VALUES (1, 'Ann'), (2, 'Ben');
    INSERT INTO order_lines VALUES (1, 1, 2.5, 3, 1), (2, 1, 4, 5, 2), (3, 2, 1, 6, 3);)";
const char* const kOrderTotals =
    "SELECT T1.full_name, sum(T2.unit_price) FROM customers AS T1 JOIN order_lines AS T2 ON T1.customer_id = T2.customer_id "
    "GROUP BY T1.customer_id ORDER BY T1.full_name";

} // namespace

/// Other names, and keys that nobody declares: queries find the same.
class TestNameVariant : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void renames_data();
    void renames();
    void keepsNamesApart();
    void drawsManyManners();
    void dropsKeys();
};

void TestNameVariant::renames_data()
{
    QTest::addColumn<int>("wording");
    QTest::addColumn<int>("style");
    QTest::addColumn<QString>("sql");
    QTest::newRow("camel")
        << static_cast<int>(NamingManner::Wording::Plain) << static_cast<int>(NameCase::Camel)
        << "SELECT c.FullName, sum(ol.UnitPrice) FROM Customers AS c JOIN OrderLines AS ol ON c.CustomerId = ol.CustomerId "
           "GROUP BY c.CustomerId ORDER BY c.FullName";
    QTest::newRow("headers") << static_cast<int>(NamingManner::Wording::Header) << static_cast<int>(NameCase::Title)
                             << "SELECT c.\"Full name\", sum(ol.\"Unit price (EUR)\") FROM Customers AS c JOIN \"Order Lines\" AS ol "
                                "ON c.\"Customer ID\" = ol.\"Customer ID\" GROUP BY c.\"Customer ID\" ORDER BY c.\"Full name\"";
    QTest::newRow("questions") << static_cast<int>(NamingManner::Wording::Question) << static_cast<int>(NameCase::Sentence)
                               << "SELECT c.\"What is your full name?\", sum(ol.\"How expensive is it?\") FROM Customers AS c "
                                  "JOIN \"Order lines\" AS ol ON c.\"Customer ID\" = ol.\"Customer ID\" GROUP BY c.\"Customer ID\" "
                                  "ORDER BY c.\"What is your full name?\"";
}

void TestNameVariant::renames()
{
    QFETCH(int, wording);
    QFETCH(int, style);
    QFETCH(QString, sql);
    VariantDatabase database(kOrders, kOrderTotals);
    Dice dice(1);
    NamingManner manner{.wording = static_cast<NamingManner::Wording>(wording)};
    manner.tables = manner.columns = static_cast<NameCase>(style);
    rename(database.variant, manner, dice);
    QCOMPARE(QString::fromStdString(database.carriedSql()), sql);
    QVERIFY(!database.loss());
}

void TestNameVariant::keepsNamesApart()
{
    VariantDatabase database(kOrders, kOrderTotals);
    Dice dice(1);
    rename(database.variant, {}, dice);
    const Schema& schema = database.variant.content.schema;
    QCOMPARE(schema.column(ColumnId{5}).name, std::string("amount"));
    QCOMPARE(schema.column(ColumnId{6}).name, std::string("amount_2")); // "amount_" is spoken the same
}

void TestNameVariant::drawsManyManners()
{
    std::set<std::string> queries;
    VariantDatabase database(kOrders, kOrderTotals);
    const Variant start = database.variant;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        database.variant = start;
        Dice dice(seed);
        rename(database.variant, drawnManner(dice), dice);
        QVERIFY2(!database.loss(), database.carriedSql().c_str());
        queries.insert(database.carriedSql());
    }
    QVERIFY(queries.size() > 10);
}

void TestNameVariant::dropsKeys()
{
    int withoutForeign = 0, withoutPrimary = 0;
    VariantDatabase database(kOrders, kOrderTotals);
    const Variant start = database.variant;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        database.variant = start;
        Dice dice(seed);
        dropKeys(database.variant, dice);
        QVERIFY(!database.loss());
        const Schema& schema = database.variant.content.schema;
        withoutForeign += schema.foreignKeys().empty();
        withoutPrimary += !schema.column(ColumnId{0}).isPrimaryKey;
    }
    QVERIFY(withoutForeign > 24 && withoutForeign < 40); // 85 %
    QVERIFY(withoutPrimary > 6 && withoutPrimary < 28);  // 40 %
}

RATATOSK_TEST(TestNameVariant);
#include "tst_name_variant.moc"
