// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/name_pairs.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNamePairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kNamePairs =
    "CREATE TABLE member (id INTEGER PRIMARY KEY, first_name TEXT, surname TEXT, referred_by INTEGER REFERENCES member(id));";

void TestNamePairs::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("the name") << "Which members are there? Tell me the name and number."
                              << "SELECT surname, id FROM member"
                              << "SELECT first_name, surname, id FROM member";
    QTest::newRow("in one") << "members, first and last name in one."
                            << "SELECT first_name, surname FROM member"
                            << "SELECT first_name || ' ' || surname FROM member";
    QTest::newRow("in a single column") << "the full names of all members in a single column"
                                        << "SELECT first_name, surname FROM member"
                                        << "SELECT first_name || ' ' || surname FROM member";
    QTest::newRow("of one") << "the names of those in team one"
                            << "SELECT first_name, surname FROM member"
                            << "";
    QTest::newRow("the last alone") << "Show the first and last name of all members."
                                    << "SELECT surname, id FROM member"
                                    << "SELECT first_name, surname, id FROM member";
    QTest::newRow("the first alone") << "first name, last name"
                                     << "SELECT first_name FROM member"
                                     << "SELECT first_name, surname FROM member";
    QTest::newRow("of two people")
        << "first name and surname of each and of whom they were referred by"
        << "SELECT m1.first_name, m1.surname, m2.surname FROM member AS m1 JOIN member AS m2 ON m1.referred_by = m2.id"
        << "SELECT m1.first_name, m1.surname, m2.first_name, m2.surname FROM member AS m1 JOIN member AS m2 ON m1.referred_by = m2.id";
    QTest::newRow("both") << "first and last names"
                          << "SELECT first_name, surname FROM member"
                          << "";
    QTest::newRow("in one column") << "full names in one column, with their numbers"
                                   << "SELECT first_name, id FROM member"
                                   << "SELECT first_name || ' ' || surname, id FROM member";
    QTest::newRow("joined") << "first and last name joined"
                            << "SELECT first_name, surname FROM member"
                            << "SELECT first_name || ' ' || surname FROM member";
    QTest::newRow("beside something else") << "first and last name together with the number"
                                           << "SELECT first_name, surname, id FROM member"
                                           << "";
    QTest::newRow("surnames") << "surnames of all members"
                              << "SELECT first_name, surname, id FROM member"
                              << "SELECT surname, id FROM member";
    QTest::newRow("no name is spoken of")
        << "How many members did each member refer?"
        << "SELECT count(*), m1.surname FROM member AS m1 JOIN member AS m2 ON m2.referred_by = m1.id GROUP BY m1.id"
        << "SELECT count(*), m1.first_name, m1.surname FROM member AS m1 JOIN member AS m2 ON m2.referred_by = "
           "m1.id GROUP BY m1.id";
    QTest::newRow("one is asked for") << "last names"
                                      << "SELECT surname FROM member"
                                      << "";
    QTest::newRow("of either row")
        << "full names in one column, of members and of those who referred them"
        << "SELECT m1.first_name, m1.surname, m2.first_name, m2.surname FROM member AS m1 JOIN member AS m2 ON m1.referred_by = m2.id"
        << "SELECT m1.first_name || ' ' || m1.surname, m2.first_name || ' ' || m2.surname FROM member AS m1 JOIN member AS m2 ON "
           "m1.referred_by = m2.id";
}

void TestNamePairs::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kNamePairs, question, before,
                     [](sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         const bool hasBoth = showBothNames(query, asked, cells.schema());
                         return showNamesAsOne(query, asked, cells.schema()) || hasBoth;
                     }),
          "after");
}

RATATOSK_TEST(TestNamePairs);
#include "tst_name_pairs.moc"
