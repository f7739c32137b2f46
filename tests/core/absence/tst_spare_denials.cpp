// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/spare_denials.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSpareDenials : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfSpareDenials = "CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT, sold_on TEXT);"
                                           "CREATE TABLE shot (id INTEGER PRIMARY KEY, pet INTEGER REFERENCES pet(id), done TEXT);"
                                           "CREATE TABLE pet_visit (id INTEGER PRIMARY KEY, pet INTEGER REFERENCES pet(id));";

void TestSpareDenials::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("nothing said of it") << "Which pets are not sold yet?"
                                        << "SELECT name FROM pet WHERE id NOT IN (SELECT pet FROM shot) AND sold_on IS NULL"
                                        << "SELECT name FROM pet WHERE sold_on IS NULL";
    QTest::newRow("called like the first") << "Which pets are not sold yet?"
                                           << "SELECT name FROM pet WHERE id NOT IN (SELECT pet FROM pet_visit) AND sold_on IS NULL"
                                           << "SELECT name FROM pet WHERE sold_on IS NULL";
    QTest::newRow("spoken of") << "Unsold pets that have had no shot"
                               << "SELECT name FROM pet WHERE id NOT IN (SELECT pet FROM shot) AND sold_on IS NULL"
                               << "";
    QTest::newRow("of the table itself") << "Unsold pets that are nobody's twin"
                                         << "SELECT name FROM pet WHERE id NOT IN (SELECT id FROM pet) AND sold_on IS NULL"
                                         << "";
    QTest::newRow("alone") << "Which pets were never treated?"
                           << "SELECT name FROM pet WHERE id NOT IN (SELECT pet FROM shot)"
                           << "";
    QTest::newRow("against a join")
        << "Which shots were not done? With the name of the pet"
        << "SELECT p.name FROM pet AS p JOIN shot AS s ON p.id = s.pet WHERE p.id NOT IN (SELECT pet FROM shot) AND s.done IS NULL"
        << "SELECT p.name FROM pet AS p JOIN shot AS s ON p.id = s.pet WHERE s.done IS NULL";
}

void TestSpareDenials::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfSpareDenials, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return dropSpareDenials(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestSpareDenials);
#include "tst_spare_denials.moc"
