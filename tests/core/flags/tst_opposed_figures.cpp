// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/opposed_figures.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestOpposedFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOpposedFigures = "CREATE TABLE game (id INTEGER PRIMARY KEY, home TEXT, guests INTEGER, played TEXT);"
                                           "INSERT INTO game VALUES (1, 'Y', 100, '2024-01-06'), (2, 'N', 80, '2024-01-07');";

void TestOpposedFigures::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const QString yesAndNo = QStringLiteral(
        "SELECT avg(guests) FILTER (WHERE home = 'Y'), avg(guests) FILTER (WHERE home = 'N') FROM game");
    QTest::newRow("a flag") << "average guests at home and away"
                            << "SELECT avg(guests) FILTER (WHERE home IS NOT NULL), avg(guests) FILTER (WHERE home != 'N') FROM game"
                            << yesAndNo;
    QTest::newRow("no first") << "guests not at home against those at home"
                              << "SELECT avg(guests) FILTER (WHERE home = 'N'), avg(guests) FILTER (WHERE home IS NULL) FROM game"
                              << "SELECT avg(guests) FILTER (WHERE home = 'N'), avg(guests) FILTER (WHERE home = 'Y') FROM game";
    QTest::newRow("the difference") << "average of guests at home minus that of guests not at home"
                                    << "SELECT avg(guests) FILTER (WHERE home = 'Y') - avg(guests) FILTER (WHERE home != 'N') FROM game"
                                    << "SELECT avg(guests) FILTER (WHERE home = 'Y') - avg(guests) FILTER (WHERE home = 'N') FROM game";
    QTest::newRow("and how many are not") << "How many games are at home and how many are not?"
                                          << "SELECT count(*) FILTER (WHERE home = 'Y'), count(*) FILTER (WHERE guests IS NULL) FROM game"
                                          << "SELECT count(*) FILTER (WHERE home = 'Y'), count(*) FILTER (WHERE home = 'N') FROM game";
    QTest::newRow("and how many have not") << "How many games are at home and how many have guests?"
                                           << "SELECT count(*) FILTER (WHERE home = 'Y'), count(*) FILTER (WHERE guests > 0) FROM game"
                                           << "";
    QTest::newRow("divided already") << "guests at home and away" << yesAndNo << "";
    QTest::newRow("weekdays")
        << "How many games were at weekends and how many on weekdays?"
        << "SELECT count(*) FILTER (WHERE strftime('%w', played) = '0' OR strftime('%w', played) = '6'), count(*) FROM game"
        << "SELECT count(*) FILTER (WHERE strftime('%w', played) = '0' OR strftime('%w', played) = '6'), count(*) FILTER (WHERE "
           "strftime('%w', played) != '0' AND strftime('%w', played) != '6') FROM game";
    QTest::newRow("all beside those at weekends")
        << "games at weekends, and all games"
        << "SELECT count(*) FILTER (WHERE strftime('%w', played) = '0' OR strftime('%w', played) = '6'), count(*) FROM game"
        << "";
    QTest::newRow("some and none") << "guests of games with and without guests"
                                   << "SELECT count(*) FILTER (WHERE played IS NOT NULL), count(*) FILTER (WHERE guests = 0) FROM game"
                                   << "SELECT count(*) FILTER (WHERE guests > 0), count(*) FILTER (WHERE guests = 0) FROM game";
    QTest::newRow("later and earlier")
        << "games in 2024 or later and earlier ones"
        << "SELECT count(*) FILTER (WHERE played >= '2024-01-01'), count(*) FILTER (WHERE strftime('%Y', played) >= '2024') FROM game"
        << "SELECT count(*) FILTER (WHERE played >= '2024-01-01'), count(*) FILTER (WHERE played < '2024-01-01') FROM game";
    QTest::newRow("no flag") << "games with many and few guests"
                             << "SELECT count(*) FILTER (WHERE guests > 90), count(*) FILTER (WHERE guests > 80) FROM game"
                             << "";
    QTest::newRow("times as many") << "How many times as many games were not at home as were at home?"
                                   << "SELECT 1.0 * count(*) FILTER (WHERE home != 'Y') / count(*) FILTER (WHERE home = 'N') FROM game"
                                   << "SELECT 1.0 * count(*) FILTER (WHERE home = 'N') / count(*) FILTER (WHERE home = 'Y') FROM game";
}

void TestOpposedFigures::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOpposedFigures, question, before,
                     [](sql::Query& query, const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return opposeFigures(query, asked, cells);
                     }),
          "after");
}

RATATOSK_TEST(TestOpposedFigures);
#include "tst_opposed_figures.moc"
