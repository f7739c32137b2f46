// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/unrecorded.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestUnrecorded : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfUnrecorded =
    "CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT, breed TEXT, vegan TEXT, owner TEXT, phone TEXT, email TEXT);"
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, pet INTEGER REFERENCES pet(id));"
    "INSERT INTO pet VALUES (1, 'Rex', NULL, NULL, 'Ann', NULL, NULL), (2, 'Tom', 'tabby', 'Y', 'Bob', '1', 'b@x.org');";

void TestUnrecorded::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("nobody") << "Pets where nobody filled in the breed"
                            << "SELECT name FROM pet WHERE id NOT IN (SELECT pet FROM visit)"
                            << "SELECT name FROM pet WHERE breed IS NULL";
    QTest::newRow("not known") << "For which pets do we not know whether they are vegan?"
                               << "SELECT name FROM pet WHERE vegan = 'Y'"
                               << "SELECT name FROM pet WHERE vegan IS NULL";
    QTest::newRow("never put down") << "Pets whose breed was never recorded"
                                    << "SELECT name FROM pet"
                                    << "SELECT name FROM pet WHERE breed IS NULL";
    QTest::newRow("neither") << "How many have neither phone nor e-mail?"
                             << "SELECT count(*) FROM pet WHERE phone IS NULL"
                             << "SELECT count(*) FROM pet WHERE phone IS NULL AND email IS NULL";
    QTest::newRow("no and no") << "Owners with no phone and no email"
                               << "SELECT owner FROM pet WHERE email IS NULL"
                               << "SELECT owner FROM pet WHERE email IS NULL AND phone IS NULL";
    QTest::newRow("tested already") << "Pets where nobody filled in the breed"
                                    << "SELECT name FROM pet WHERE breed IS NULL"
                                    << "";
    QTest::newRow("never blank") << "Pets where nobody noted the name"
                                 << "SELECT name FROM pet"
                                 << "";
}

void TestUnrecorded::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfUnrecorded, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return askForUnrecorded(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestUnrecorded);
#include "tst_unrecorded.moc"
