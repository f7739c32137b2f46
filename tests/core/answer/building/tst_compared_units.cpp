// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/compared_units.h"

#include "tests/support/listed_words.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestComparedUnits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areListed_data();
    void areListed();
};

void TestComparedUnits::areListed_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* question, const char* sql, const char* words) { QTest::newRow(question) << question << sql << words; };
    row("players taller than 190 cm", "SELECT name FROM player WHERE height > 190", "cm");
    row("players over 190", "SELECT name FROM player WHERE height > 190", "");
    row("players taller than 2 metres", "SELECT name FROM player WHERE height > 2", "");
    row("players taller than 180 cm", "SELECT name FROM player WHERE height > 190", "");
    row("are they 'under 190' or 'over 190' centimetres tall",
        "SELECT CASE WHEN height < 190 THEN 'under 190' ELSE 'over 190' END FROM player", "centimetres");
    row("players over 2.5 kg", "SELECT name FROM player WHERE fee > 2.5", "");
    row("players heavier than 80 tons", "SELECT name FROM player WHERE tonnage > 80", "tons");
    row("players over 80 kg", "SELECT name FROM player WHERE weight_lb > 80", "");
}

void TestComparedUnits::areListed()
{
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QTEST(listedWords("CREATE TABLE player (id INTEGER PRIMARY KEY, name TEXT, height INTEGER, weight_lb INTEGER, fee REAL, tonnage "
                      "INTEGER); INSERT INTO player VALUES (1, "
                      "'Jo', 181, 70, 1, 70), (2, 'Al', 199, 90, 4, 90);",
                      question, sql, unitsCompared),
          "words");
}

RATATOSK_TEST(TestComparedUnits);
#include "tst_compared_units.moc"
