// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/sexes_said.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSexesSaid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kSexes = "CREATE TABLE donor (id INTEGER PRIMARY KEY, name TEXT, sex TEXT, town TEXT); INSERT INTO donor VALUES "
                                  "(1, 'Ann', 'F', 'York'), (2, 'Ben', 'M', 'York');";

void TestSexesSaid::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("women") << "Which women are from York?"
                           << "SELECT name FROM donor WHERE town = 'York'"
                           << "SELECT name FROM donor WHERE town = 'York' AND sex = 'F'";
    QTest::newRow("both") << "How many men and women are there?"
                          << "SELECT count(*) FROM donor"
                          << "";
    QTest::newRow("denied") << "Who is no woman?"
                            << "SELECT name FROM donor"
                            << "";
    QTest::newRow("a word of a cell") << "Who lives in Isle of Man?"
                                      << "SELECT name FROM donor WHERE town = 'Isle of Man'"
                                      << "";
    QTest::newRow("looked at already") << "women by sex"
                                       << "SELECT sex, count(*) FROM donor GROUP BY sex"
                                       << "";
    QTest::newRow("nobody's") << "donors from York"
                              << "SELECT name FROM donor WHERE town = 'York'"
                              << "";
}

void TestSexesSaid::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kSexes, question, before,
                     [](sql::Query& query, const Question& asked, const CellLookup& cells) { return testSexSaid(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestSexesSaid);
#include "tst_sexes_said.moc"
