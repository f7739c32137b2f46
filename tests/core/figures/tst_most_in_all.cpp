// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/most_in_all.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMostInAll : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfMostInAll =
    "CREATE TABLE driver (id INTEGER PRIMARY KEY, name TEXT);"
    "CREATE TABLE tour (id INTEGER PRIMARY KEY, driver_id INTEGER REFERENCES driver(id), km REAL, started TEXT);"
    "CREATE TABLE sale (id INTEGER PRIMARY KEY, region TEXT, invoice TEXT, amount REAL);"
    "INSERT INTO sale VALUES (1, 'North', 'a', 5), (2, 'South', 'b', 4), (3, 'South', 'c', 3);";

void TestMostInAll::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of many")
        << "Which driver drove the most kilometers?"
        << "SELECT d.name FROM driver AS d JOIN tour AS t ON d.id = t.driver_id ORDER BY t.km DESC LIMIT 1"
        << "SELECT d.name FROM driver AS d JOIN tour AS t ON d.id = t.driver_id GROUP BY d.id ORDER BY sum(t.km) DESC LIMIT 1";
    QTest::newRow("of nothing named")
        << "Who drove the least in 2023?"
        << "SELECT d.name FROM driver AS d JOIN tour AS t ON d.id = t.driver_id ORDER BY t.km LIMIT 1"
        << "SELECT d.name FROM driver AS d JOIN tour AS t ON d.id = t.driver_id GROUP BY d.id ORDER BY sum(t.km) LIMIT 1";
    QTest::newRow("a single one") << "Which driver drove the longest tour?"
                                  << "SELECT d.name FROM driver AS d JOIN tour AS t ON d.id = t.driver_id ORDER BY t.km DESC LIMIT 1"
                                  << "";
    QTest::newRow("an adjective") << "Who had the most famous tour?"
                                  << "SELECT d.name FROM driver AS d JOIN tour AS t ON d.id = t.driver_id ORDER BY t.km DESC LIMIT 1"
                                  << "";
    QTest::newRow("things counted") << "Who had the most tours?"
                                    << "SELECT d.name FROM driver AS d JOIN tour AS t ON d.id = t.driver_id ORDER BY t.km DESC LIMIT 1"
                                    << "";
    QTest::newRow("shown itself") << "Which tour has the most kilometers?"
                                  << "SELECT t.id FROM driver AS d JOIN tour AS t ON d.id = t.driver_id ORDER BY t.km DESC LIMIT 1"
                                  << "";
    QTest::newRow("kinds of rows") << "Which region sold most?"
                                   << "SELECT region FROM sale ORDER BY amount DESC LIMIT 1"
                                   << "SELECT region FROM sale GROUP BY region ORDER BY sum(amount) DESC LIMIT 1";
    QTest::newRow("each its own row") << "Which invoice brought in the most?"
                                      << "SELECT invoice FROM sale ORDER BY amount DESC LIMIT 1"
                                      << "";
    QTest::newRow("the largest") << "Which region has the most expensive sale?"
                                 << "SELECT region FROM sale ORDER BY amount DESC LIMIT 1"
                                 << "";
    QTest::newRow("at once") << "Who drove the most kilometers at once?"
                             << "SELECT d.name FROM driver AS d JOIN tour AS t ON d.id = t.driver_id ORDER BY t.km DESC LIMIT 1"
                             << "";
}

void TestMostInAll::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfMostInAll, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return orderBySumsAsked(query, asked, cells.schema()) || addUpKindsAsked(query, asked, cells);
              }),
          "after");
}

RATATOSK_TEST(TestMostInAll);
#include "tst_most_in_all.moc"
