// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/whole_names.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestWholeNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kPeople =
    "CREATE TABLE member (id INTEGER PRIMARY KEY, first_name TEXT, surname TEXT, town TEXT);"
    "INSERT INTO member VALUES (1, 'Thomas', 'Bauer', 'Rome'), (2, 'Anna', 'Bauer', 'Oslo'), (3, 'Thomas', 'Roth', 'Rome');";

void TestWholeNames::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("the first name is missing") << "Where does thomas Bauer live?"
                                               << "SELECT town FROM member WHERE surname = 'Bauer'"
                                               << "SELECT town FROM member WHERE surname = 'Bauer' AND first_name = 'Thomas'";
    QTest::newRow("the last name is missing") << "Thomas Roth's town"
                                              << "SELECT town FROM member WHERE first_name = 'Thomas'"
                                              << "SELECT town FROM member WHERE first_name = 'Thomas' AND surname = 'Roth'";
    QTest::newRow("both are there") << "Where does Thomas Bauer live?"
                                    << "SELECT town FROM member WHERE first_name = 'Thomas' AND surname = 'Bauer'"
                                    << "";
    QTest::newRow("one is said") << "Where do the people called Bauer live?"
                                 << "SELECT town FROM member WHERE surname = 'Bauer'"
                                 << "";
    QTest::newRow("nobody is called so") << "Where does old Bauer live?"
                                         << "SELECT town FROM member WHERE surname = 'Bauer'"
                                         << "";
    QTest::newRow("no name") << "Thomas from Rome"
                             << "SELECT id FROM member WHERE town = 'Rome'"
                             << "";
}

void TestWholeNames::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kPeople, question, before,
                     [](sql::Query& query, const Question& asked, const CellLookup& cells) { return testWholeNames(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestWholeNames);
#include "tst_whole_names.moc"
