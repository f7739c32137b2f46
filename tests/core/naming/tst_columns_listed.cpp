// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/columns_listed.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestColumnsListed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfColumnsListed =
    "CREATE TABLE person (id INTEGER PRIMARY KEY, first_name TEXT, middle_name TEXT, last_name TEXT, age INTEGER);"
    "CREATE TABLE member (id INTEGER PRIMARY KEY, member_name TEXT, street TEXT, town TEXT);"
    "INSERT INTO person VALUES (1, 'Ann', 'B', 'Carr', 30), (2, 'Dan', 'E', 'Finn', 40);";

void TestColumnsListed::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("in the order too") << "List the first name, middle name and last name of everyone, by last name"
                                      << "SELECT first_name, middle_name FROM person ORDER BY last_name"
                                      << "SELECT first_name, middle_name, last_name FROM person ORDER BY last_name";
    QTest::newRow("of the table") << "Every member's name, street and town by town"
                                  << "SELECT member_name, street FROM member ORDER BY town"
                                  << "SELECT member_name, street, town FROM member ORDER BY town";
    QTest::newRow("the first") << "Show first name, middle name, last name"
                               << "SELECT middle_name, last_name FROM person"
                               << "SELECT first_name, middle_name, last_name FROM person";
    QTest::newRow("with articles") << "Their first name, their last name and their age"
                                   << "SELECT first_name, age FROM person"
                                   << "SELECT first_name, last_name, age FROM person";
    QTest::newRow("something else for one") << "Nickname, first name, last name and age"
                                            << "SELECT middle_name, first_name, last_name FROM person"
                                            << "";
    QTest::newRow("two alone") << "First name and last name"
                               << "SELECT first_name, age FROM person"
                               << "";
    QTest::newRow("of the order") << "Show first name and age, sorted by last name, middle name and age"
                                  << "SELECT middle_name, age FROM person ORDER BY last_name"
                                  << "";
    QTest::newRow("figures") << "Average age, first name and last name"
                             << "SELECT avg(age), first_name FROM person"
                             << "";
}

void TestColumnsListed::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfColumnsListed, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return showAllListed(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestColumnsListed);
#include "tst_columns_listed.moc"
