// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/text_numbers.h"

#include "core/database/engine/schema_reader.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/result_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestTextNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesThemAsNumbers_data();
    void takesThemAsNumbers();
};

namespace {

/// As `sqlite3 .import` makes of a CSV: all of it text, but for the last column.
const char* const kImported = "CREATE TABLE product (name TEXT, price TEXT, cost TEXT, stock TEXT, built TEXT, year TEXT, code TEXT, share "
                              "TEXT, comma TEXT, due TEXT,"
                              " paid TEXT, sold INTEGER);"
                              "INSERT INTO product VALUES"
                              " ('Lamp', '5', '$1,250.00', '10', '1999-05-06', '1999', '007', '5%', '1,5', '1.250,00 €', '12.5', 3),"
                              " ('Desk', '120.5', '$900', '3', '2010-01-02', '2010', '120', '12%', '12,25', '900 €', '', 20),"
                              " ('Pen', '20', '$10.5', '250', '2005-03-04', '2005', '045', '100%', '2,5', '2,50 €', '100', 100);";

} // namespace

void TestTextNumbers::takesThemAsNumbers_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("written"); // empty: the query stays
    QTest::addColumn<QStringList>("found");
    QTest::newRow("more than") << "SELECT name FROM product WHERE price > '50'"
                               << "SELECT name FROM product WHERE CAST(price AS REAL) > 50" << QStringList{"Desk"};
    QTest::newRow("days are none") << "SELECT name FROM product ORDER BY CAST(built AS REAL) DESC LIMIT 1"
                                   << "SELECT name FROM product ORDER BY built DESC LIMIT 1" << QStringList{"Desk"};
    QTest::newRow("more than a number") << "SELECT name FROM product WHERE stock >= 10"
                                        << "SELECT name FROM product WHERE CAST(stock AS INTEGER) >= 10" << QStringList{"Lamp", "Pen"};
    QTest::newRow("less, the other way round") << "SELECT name FROM product WHERE 50 > price"
                                               << "SELECT name FROM product WHERE 50 > CAST(price AS REAL)" << QStringList{"Lamp", "Pen"};
    QTest::newRow("between") << "SELECT name FROM product WHERE price BETWEEN '10' AND '200'"
                             << "SELECT name FROM product WHERE CAST(price AS REAL) BETWEEN 10 AND 200" << QStringList{"Desk", "Pen"};
    QTest::newRow("equal") << "SELECT name FROM product WHERE stock = '10'"
                           << "" << QStringList{"Lamp"};
    QTest::newRow("in order") << "SELECT name FROM product ORDER BY price DESC"
                              << "SELECT name FROM product ORDER BY CAST(price AS REAL) DESC" << QStringList{"Desk", "Pen", "Lamp"};
    QTest::newRow("ranked") << "SELECT rank() OVER (ORDER BY price DESC) FROM product WHERE name = 'Pen'"
                            << "SELECT rank() OVER (ORDER BY CAST(price AS REAL) DESC) FROM product WHERE name = 'Pen'" << QStringList{"1"};
    QTest::newRow("the least") << "SELECT min(stock) FROM product"
                               << "SELECT min(CAST(stock AS INTEGER)) FROM product" << QStringList{"3"};
    QTest::newRow("more than the average") << "SELECT name FROM product WHERE price > (SELECT avg(price) FROM product)"
                                           << "SELECT name FROM product WHERE CAST(price AS REAL) > (SELECT avg(price) FROM product)"
                                           << QStringList{"Desk"};
    QTest::newRow("one column beside another") << "SELECT name FROM product WHERE price > stock"
                                               << "SELECT name FROM product WHERE CAST(price AS REAL) > CAST(stock AS INTEGER)"
                                               << QStringList{"Desk"};
    QTest::newRow("a sum") << "SELECT sum(stock) FROM product"
                           << "" << QStringList{"263"};
    QTest::newRow("years are in order") << "SELECT name FROM product WHERE year > '2000' ORDER BY year"
                                        << "" << QStringList{"Pen", "Desk"};
    QTest::newRow("a year of another length") << "SELECT name FROM product WHERE year > '900'"
                                              << "SELECT name FROM product WHERE CAST(year AS INTEGER) > 900"
                                              << QStringList{"Lamp", "Desk", "Pen"};
    QTest::newRow("codes stay") << "SELECT name FROM product ORDER BY code"
                                << "" << QStringList{"Lamp", "Pen", "Desk"};
    QTest::newRow("decimal commas") << "SELECT name FROM product ORDER BY comma"
                                    << "SELECT name FROM product ORDER BY CAST(replace(comma, ',', '.') AS REAL)"
                                    << QStringList{"Lamp", "Pen", "Desk"};
    QTest::newRow("decimal commas, and points between thousands")
        << "SELECT sum(due) FROM product"
        << "SELECT sum(CAST(replace(replace(replace(due, '€', ''), '.', ''), ',', '.') AS REAL)) FROM product" << QStringList{"2152.5"};
    QTest::newRow("empty ones, the average") << "SELECT avg(paid) FROM product"
                                             << "SELECT avg(CAST(nullif(paid, '') AS REAL)) FROM product" << QStringList{"56.25"};
    QTest::newRow("empty ones, a sum") << "SELECT sum(paid) FROM product"
                                       << "" << QStringList{"112.5"};
    QTest::newRow("empty ones, the least") << "SELECT min(paid) FROM product"
                                           << "SELECT min(CAST(nullif(paid, '') AS REAL)) FROM product" << QStringList{"12.5"};
    QTest::newRow("empty ones, less than") << "SELECT name FROM product WHERE paid < 50"
                                           << "SELECT name FROM product WHERE CAST(nullif(paid, '') AS REAL) < 50" << QStringList{"Lamp"};
    QTest::newRow("empty ones as such") << "SELECT name FROM product WHERE paid = ''"
                                        << "" << QStringList{"Desk"};
    QTest::newRow("texts stay") << "SELECT name FROM product WHERE name > '50' ORDER BY name"
                                << "" << QStringList{"Desk", "Lamp", "Pen"};
    QTest::newRow("numbers stay") << "SELECT name FROM product WHERE sold > 5 ORDER BY sold"
                                  << "" << QStringList{"Desk", "Pen"};
    const QString cost = "CAST(replace(replace(cost, '$', ''), ',', '') AS REAL)";
    QTest::newRow("with marks, a sum") << "SELECT sum(cost) FROM product"
                                       << "SELECT sum(" + cost + ") FROM product" << QStringList{"2160.5"};
    QTest::newRow("with marks, more than") << "SELECT name FROM product WHERE cost > 500"
                                           << "SELECT name FROM product WHERE " + cost + " > 500" << QStringList{"Lamp", "Desk"};
    QTest::newRow("with marks, equal") << "SELECT name FROM product WHERE cost = 1250"
                                       << "SELECT name FROM product WHERE " + cost + " = 1250" << QStringList{"Lamp"};
    QTest::newRow("with marks, as the cell is") << "SELECT name FROM product WHERE cost = '$900'"
                                                << "" << QStringList{"Desk"};
    QTest::newRow("with marks, in order") << "SELECT name FROM product ORDER BY share DESC LIMIT 1"
                                          << "SELECT name FROM product ORDER BY CAST(replace(share, '%', '') AS INTEGER) DESC LIMIT 1"
                                          << QStringList{"Pen"};
    QTest::newRow("with marks, reckoned with") << "SELECT cost * 2 FROM product WHERE name = 'Desk'"
                                               << "SELECT " + cost + " * 2 FROM product WHERE name = 'Desk'" << QStringList{"1800"};
    QTest::newRow("with marks, cast already") << "SELECT CAST(cost AS REAL) FROM product WHERE name = 'Lamp'"
                                              << "SELECT " + cost + " FROM product WHERE name = 'Lamp'" << QStringList{"1250"};
}

void TestTextNumbers::takesThemAsNumbers()
{
    QFETCH(QString, query);
    QFETCH(QString, written);
    QFETCH(QStringList, found);
    const ScratchDatabase database(kImported);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    auto read = sql::readQuery(query.toStdString(), schema);
    QVERIFY(read);
    QCOMPARE(takeTextsAsNumbers(*read, CellLookup(schema, *connection, {})), !written.isEmpty());
    QCOMPARE(QString::fromStdString(sql::unparse(*read, schema)), written.isEmpty() ? query : written);
    const auto rows = connection->run(sql::unparse(*read, schema));
    QVERIFY(rows);
    QStringList cells;
    for (const std::vector<Cell>& row : rows->rows)
        cells << QString::fromStdString(cellText(row.front())).remove(QLatin1Char('\''));
    QCOMPARE(cells, found);
}

RATATOSK_TEST(TestTextNumbers);
#include "tst_text_numbers.moc"
