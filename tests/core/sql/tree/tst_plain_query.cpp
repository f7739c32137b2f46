// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/plain_query.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Numbers and days kept as text, taken out of what reads them.
class TestPlainQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isThoughtPlainly_data();
    void isThoughtPlainly();

private:
    Schema m_schema = *Schema::create({{"sales", "sales"}},
                                      {{.table = TableId{0}, .name = "price", .readableName = "price", .type = ColumnType::Text},
                                       {.table = TableId{0}, .name = "pieces", .readableName = "pieces", .type = ColumnType::Number},
                                       {.table = TableId{0}, .name = "item", .readableName = "item", .type = ColumnType::Text}},
                                      {});
};

void TestPlainQuery::isThoughtPlainly_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* before, const char* after) { QTest::newRow(before) << before << after; };
    row("SELECT item FROM sales WHERE CAST(price AS REAL) > 5", "SELECT item FROM sales WHERE price > 5");
    row("SELECT item FROM sales ORDER BY CAST(replace(replace(price, '$', ''), ',', '') AS INTEGER) DESC",
        "SELECT item FROM sales ORDER BY price DESC");
    row("SELECT sum(CAST(nullif(price, '') AS REAL) * pieces) FROM sales", "SELECT sum(price * pieces) FROM sales");
    row("SELECT item FROM sales WHERE CAST(price AS REAL) = (SELECT max(CAST(price AS REAL)) FROM sales)",
        "SELECT item FROM sales WHERE price = (SELECT max(price) FROM sales)");
    row("SELECT item, CAST(price AS REAL) FROM sales WHERE CAST(price AS REAL) > 5",
        "SELECT item, CAST(price AS REAL) FROM sales WHERE price > 5");
    row("SELECT item FROM sales WHERE substr(item, 7, 4) || '-' || substr(item, 4, 2) || '-' || substr(item, 1, 2) < '2024-01-01'",
        "SELECT item FROM sales WHERE item < '2024-01-01'");
    row("SELECT date(pieces, 'unixepoch') FROM sales WHERE strftime('%Y', pieces, 'unixepoch') = '2024'",
        "SELECT date(pieces, 'unixepoch') FROM sales WHERE strftime('%Y', pieces) = '2024'");
    row("SELECT item FROM sales WHERE strftime('%Y', pieces / 1000, 'unixepoch') = '2024'",
        "SELECT item FROM sales WHERE strftime('%Y', pieces) = '2024'");
    row("SELECT item FROM sales WHERE strftime('%Y', pieces / 60, 'unixepoch') = '2024'", // no law counts minutes
        "SELECT item FROM sales WHERE strftime('%Y', pieces / 60, 'unixepoch') = '2024'");
    row("SELECT max(x) FROM (SELECT CAST(price AS REAL) AS x FROM sales WHERE CAST(price AS REAL) > 5) AS t",
        "SELECT max(x) FROM (SELECT CAST(price AS REAL) AS x FROM sales WHERE price > 5)");
    row("SELECT CAST(pieces AS REAL) / 2 FROM sales", "SELECT CAST(pieces AS REAL) / 2 FROM sales"); // a division of numbers
    row("SELECT item FROM sales WHERE CAST(price AS TEXT) = '5'", "SELECT item FROM sales WHERE CAST(price AS TEXT) = '5'");
    row("SELECT sum(CAST(substr(price, 3) AS REAL)) FROM sales", "SELECT sum(CAST(substr(price, 3) AS REAL)) FROM sales");
}

void TestPlainQuery::isThoughtPlainly()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    auto query = sql::readQuery(before.toStdString(), m_schema);
    QVERIFY(query);
    const sql::Query plain = sql::plainQuery(*query, [&](ColumnId column) { return m_schema.column(column).type == ColumnType::Text; });
    QCOMPARE(QString::fromStdString(sql::unparse(plain, m_schema)), after);
}

RATATOSK_TEST(TestPlainQuery);
#include "tst_plain_query.moc"
