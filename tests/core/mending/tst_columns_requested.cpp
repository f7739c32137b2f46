// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/columns_requested.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestColumnsRequested : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfColumnsRequested =
    "CREATE TABLE flat (id INTEGER PRIMARY KEY, street TEXT, house_number TEXT, town TEXT);"
    "CREATE TABLE tenant (tenant_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, phone TEXT, flat_id INTEGER REFERENCES flat(id));"
    "CREATE TABLE repair (repair_id INTEGER PRIMARY KEY, flat_id INTEGER REFERENCES flat(id), text TEXT, cost REAL, reported_on TEXT);"
    "CREATE TABLE child (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, birth_date TEXT, salary REAL);"
    "INSERT INTO flat VALUES (1, 'High Street', '7a', 'York'), (2, 'Low Street', '8', 'Leeds');"
    "INSERT INTO tenant VALUES (1, 'Ann', 'Carr', '1', 1), (2, 'Dan', 'Finn', '2', 1);"
    "INSERT INTO repair VALUES (1, 1, 'tap', 20, '2024-05-06'), (2, 1, 'door', 30, '2024-06-07'), (3, 2, 'roof', 90, '2024-07-08');";

void TestColumnsRequested::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("reckoned of it") << "Twice the cost of each repair: text, cost"
                                    << "SELECT text, cost * 2 FROM repair"
                                    << "";
    QTest::newRow("in brackets") << "Flats without any repair (street, no.)"
                                 << "SELECT street FROM flat WHERE id NOT IN (SELECT flat_id FROM repair)"
                                 << "SELECT street, house_number FROM flat WHERE id NOT IN (SELECT flat_id FROM repair)";
    QTest::newRow("behind a comma")
        << "tenants in York, first name last name town"
        << "SELECT t.first_name, t.last_name FROM flat AS f JOIN tenant AS t ON f.id = t.flat_id WHERE f.town = 'York'"
        << "SELECT t.first_name, t.last_name, f.town FROM flat AS f JOIN tenant AS t ON f.id = t.flat_id WHERE f.town = 'York'";
    QTest::newRow("in place of others") << "repairs over 50, no. and date"
                                        << "SELECT repair_id, text FROM repair WHERE cost > 50"
                                        << "SELECT repair_id, reported_on FROM repair WHERE cost > 50";
    QTest::newRow("a sentence")
        << "Which tenants live in York? Give me name and phone, please."
        << "SELECT t.first_name, t.last_name FROM flat AS f JOIN tenant AS t ON f.id = t.flat_id WHERE f.town = 'York'"
        << "SELECT t.first_name, t.last_name, t.phone FROM flat AS f JOIN tenant AS t ON f.id = t.flat_id WHERE f.town = 'York'";
    QTest::newRow("whose they are")
        << "tenants in York: phone, first and last name of the tenant"
        << "SELECT t.first_name FROM flat AS f JOIN tenant AS t ON f.id = t.flat_id WHERE f.town = 'York'"
        << "SELECT t.phone, t.first_name, t.last_name FROM flat AS f JOIN tenant AS t ON f.id = t.flat_id WHERE f.town = 'York'";
    QTest::newRow("of another") << "tenants in York: phone, town of the repair"
                                << "SELECT t.first_name FROM flat AS f JOIN tenant AS t ON f.id = t.flat_id WHERE f.town = 'York'"
                                << "";
    QTest::newRow("whole names, born when") << "youngest child: whole name and birthday"
                                            << "SELECT first_name FROM child ORDER BY birth_date DESC LIMIT 1"
                                            << "SELECT first_name, last_name, birth_date FROM child ORDER BY birth_date DESC LIMIT 1";
    QTest::newRow("as people call it") << "children: last name, wages"
                                       << "SELECT first_name FROM child"
                                       << "SELECT last_name, salary FROM child";
    QTest::newRow("one behind a dash") << "repairs of 2024 - text"
                                       << "SELECT repair_id, text FROM repair WHERE reported_on >= '2024-01-01'"
                                       << "SELECT text FROM repair WHERE reported_on >= '2024-01-01'";
    QTest::newRow("the figure in order of which they are")
        << "flat with most repair cost in total, street and cost"
        << "SELECT f.street FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id ORDER BY sum(r.cost) DESC LIMIT 1"
        << "SELECT f.street, sum(r.cost) FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id ORDER BY sum(r.cost) DESC LIMIT "
           "1";
    QTest::newRow("a figure is kept")
        << "repairs per flat (street, house number)"
        << "SELECT f.street, count(*) FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id"
        << "SELECT f.street, f.house_number, count(*) FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id";
    QTest::newRow("a figure of a test is not")
        << "flats that had over one repair (street, house number)"
        << "SELECT f.street, count(*) FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id HAVING count(*) > 1"
        << "SELECT f.street, f.house_number FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id HAVING count(*) > 1";
    QTest::newRow("beside what is shown")
        << "tenants in York, with phone and town"
        << "SELECT t.first_name, t.last_name FROM flat AS f JOIN tenant AS t ON f.id = t.flat_id WHERE f.town = 'York'"
        << "SELECT t.first_name, t.last_name, t.phone, f.town FROM flat AS f JOIN tenant AS t ON f.id = t.flat_id WHERE f.town = 'York'";
    QTest::newRow("the rest of a list") << "What are the street, house number and town of all flats?"
                                        << "SELECT street, house_number, town FROM flat"
                                        << "";
    QTest::newRow("of an order") << "streets of flats, ordered by town, street and house number"
                                 << "SELECT street FROM flat ORDER BY town, street, house_number"
                                 << "";
    QTest::newRow("something else")
        << "tenants in York, first name, shoe size"
        << "SELECT t.first_name, t.last_name FROM flat AS f JOIN tenant AS t ON f.id = t.flat_id WHERE f.town = 'York'"
        << "";
    QTest::newRow("not of a group") << "cost per street, street and text"
                                    << "SELECT f.street, sum(r.cost) FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.street"
                                    << "";
    QTest::newRow("the table's own words")
        << "Which flats had over one repair? List the flat street and house number."
        << "SELECT f.street FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id HAVING count(*) > 1"
        << "SELECT f.street, f.house_number FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id HAVING count(*) > 1";
    QTest::newRow("brackets in between") << "The full name (first and last name) and phone of tenants"
                                         << "SELECT first_name, last_name, phone FROM tenant"
                                         << "";
    QTest::newRow("an aside") << "repairs (no., date) over 50"
                              << "SELECT repair_id, text FROM repair WHERE cost > 50"
                              << "SELECT repair_id, reported_on FROM repair WHERE cost > 50";
    QTest::newRow("a figure behind an aside")
        << "Which flats (street and house number) had over one repair, and how many?"
        << "SELECT f.street, count(*) FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id HAVING count(*) > 1"
        << "SELECT f.street, f.house_number, count(*) FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id HAVING count(*) > "
           "1";
    QTest::newRow("beside what is reckoned") << "What is the cost per hour of each repair, rounded? Show the date and text."
                                             << "SELECT text, round(cost / 2, 1) FROM repair"
                                             << "SELECT reported_on, text, round(cost / 2, 1) FROM repair";
    QTest::newRow("of") << "flats in York: street, number of house"
                        << "SELECT street FROM flat WHERE town = 'York'"
                        << "SELECT street, house_number FROM flat WHERE town = 'York'";
    QTest::newRow("short forms") << "repairs over 50: text, dt of report"
                                 << "SELECT repair_id, text FROM repair WHERE cost > 50"
                                 << "";
    QTest::newRow("a figure of an average is not")
        << "flats with more repairs than avg (street, house number)"
        << "SELECT f.street, count(*) FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id HAVING count(*) > 1"
        << "SELECT f.street, f.house_number FROM flat AS f JOIN repair AS r ON f.id = r.flat_id GROUP BY f.id HAVING count(*) > 1";
}

void TestColumnsRequested::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfColumnsRequested, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return showWhatIsRequested(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestColumnsRequested);
#include "tst_columns_requested.moc"
