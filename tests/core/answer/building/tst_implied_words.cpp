// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/implied_words.h"

#include "tests/support/listed_words.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestImpliedWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areListed_data();
    void areListed();
};

void TestImpliedWords::areListed_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    QTest::newRow("money") << "total revenue"
                           << "SELECT sum(price * many) FROM line"
                           << "revenue";
    QTest::newRow("money of one column") << "total revenue"
                                         << "SELECT sum(price) FROM line"
                                         << "";
    QTest::newRow("today") << "overdue lines"
                           << "SELECT id FROM line WHERE due < date('now')"
                           << "overdue";
    QTest::newRow("late") << "late lines"
                          << "SELECT id FROM line WHERE done > due"
                          << "late";
    QTest::newRow("not late") << "late lines"
                              << "SELECT id FROM line"
                              << "";
    QTest::newRow("still") << "lines still open"
                           << "SELECT id FROM line WHERE done IS NULL"
                           << "still open";
    QTest::newRow("no longer") << "no longer there"
                               << "SELECT id FROM line WHERE done IS NOT NULL"
                               << "longer";
    QTest::newRow("weight") << "average weight of the lines"
                            << "SELECT avg(kg) FROM line"
                            << "weight";
    QTest::newRow("weight of what is no weight") << "average weight of the lines"
                                                 << "SELECT avg(many) FROM line"
                                                 << "";
    QTest::newRow("per cent") << "share of heavy lines in per cent"
                              << "SELECT 100.0 * count(*) FILTER (WHERE many > 5) / count(*) FROM line"
                              << "cent";
    QTest::newRow("cents") << "price to the cent"
                           << "SELECT id FROM line"
                           << "";
    QTest::newRow("nought") << "number of lines of each boss, nought for those without"
                            << "SELECT a.id, count(b.id) FROM line AS a LEFT JOIN line AS b ON a.id = b.boss_id GROUP BY a.id"
                            << "boss nought";
    QTest::newRow("bottom") << "the bottom five lines"
                            << "SELECT id FROM line ORDER BY many LIMIT 5"
                            << "bottom";
    QTest::newRow("not the bottom") << "the bottom five lines"
                                    << "SELECT id FROM line ORDER BY many DESC LIMIT 5"
                                    << "";
    QTest::newRow("repeats") << "repeats by weight"
                             << "SELECT many, count(*) FROM line GROUP BY many HAVING count(*) > 1"
                             << "repeats";
    QTest::newRow("date") << "date of each line"
                          << "SELECT sent_on FROM line"
                          << "date";
    QTest::newRow("no date") << "date of each line"
                             << "SELECT many FROM line"
                             << "";
    QTest::newRow("the same unit") << "kilograms of each line"
                                   << "SELECT kg FROM line"
                                   << "kilograms";
    QTest::newRow("the heaviest") << "heaviest line"
                                  << "SELECT id FROM line ORDER BY many DESC LIMIT 1"
                                  << "heaviest";
    QTest::newRow("not the heaviest") << "heaviest line"
                                      << "SELECT id FROM line"
                                      << "";
    QTest::newRow("runner-up") << "runner-up of the lines"
                               << "SELECT id FROM line ORDER BY many DESC LIMIT 1 OFFSET 1"
                               << "runner-up";
    QTest::newRow("whatever") << "lines of Tom, whatever their status"
                              << "SELECT id FROM line"
                              << "their status";
    QTest::newRow("status") << "status of the lines of Tom"
                            << "SELECT id FROM line"
                            << "";
    QTest::newRow("a word inside") << "guests whose name has the word Ann"
                                   << "SELECT id FROM guest WHERE first_name LIKE '%Ann%'"
                                   << "word";
    QTest::newRow("hours") << "lines sent in the afternoon"
                           << "SELECT id FROM line WHERE strftime('%H:%M', sent_on) >= '12:00'"
                           << "afternoon";
    QTest::newRow("people") << "people in York"
                            << "SELECT first_name, last_name FROM guest"
                            << "people";
    QTest::newRow("an amount of money") << "money from York"
                                        << "SELECT sum(fee) FROM guest"
                                        << "money";
    QTest::newRow("no money") << "money from York"
                              << "SELECT sum(visits) FROM guest"
                              << "";
    QTest::newRow("no people") << "people in York"
                               << "SELECT id FROM line"
                               << "";
    const auto row = [](const char* question, const char* sql, const char* words) { QTest::newRow(question) << question << sql << words; };
    row("lines nobody has done", "SELECT id FROM line WHERE done IS NULL", "nobody");
    row("lines nobody has", "SELECT id FROM line", "");
    row("lines by price band",
        "SELECT CASE WHEN price < 5 THEN 'low' ELSE 'high' END, count(*) FROM line GROUP BY CASE WHEN price < 5 THEN 'low' ELSE 'high' END",
        "band");
    row("lines by band", "SELECT many, count(*) FROM line GROUP BY many", "");
    row("lines of December", "SELECT id FROM line WHERE strftime('%m-%d', sent_on) = '12-25'", "December");
    row("lines from January to June 2024", "SELECT id FROM line WHERE sent_on >= '2024-01-01' AND sent_on < '2024-07-01'", "January June");
    row("lines of Christmas Day", "SELECT id FROM line WHERE strftime('%m-%d', sent_on) = '12-25'", "Christmas Day");
    row("lines of Christmas Day of all years", "SELECT id FROM line WHERE strftime('%m', sent_on) = '12'", "");
    row("lines of Christmas Eve", "SELECT id FROM line WHERE strftime('%m-%d', sent_on) = '10-31'", "");
    row("guests by surname", "SELECT first_name FROM guest ORDER BY last_name", "surname");
    row("surname of guests", "SELECT first_name FROM guest", "");
    row("lines of October", "SELECT id FROM line WHERE price > 10", "");
    row("lines of December 2024", "SELECT id FROM line WHERE sent_on >= '2024-01-01' AND sent_on < '2024-02-01'", "");
    row("lines of March", "SELECT id FROM line WHERE sent_on >= '2024-01-01'", "");
    row("middle price",
        "SELECT avg(price) FROM (SELECT price FROM line WHERE price IS NOT NULL ORDER BY price LIMIT 2 - (SELECT count(price) FROM line "
        "WHERE price IS NOT NULL) % 2 OFFSET (SELECT (count(price) - 1) / 2 FROM line WHERE price IS NOT NULL))",
        "middle");
    row("lines a day late", "SELECT id FROM line WHERE julianday(date(done)) - julianday(due) >= 1", "day late");
    row("lines later than due", "SELECT id FROM line WHERE date(done) > due", "due");
    row("worth of the lines", "SELECT price * many FROM line", "worth");
    row("change from the previous day", "SELECT sent_on, price - lag(price) OVER (ORDER BY sent_on) FROM line", "change previous");
    row("fees of each guest member and of members of the club", "SELECT fee FROM guest", "member");
    QTest::newRow("boss") << "the boss of Tom"
                          << "SELECT a.id FROM line AS a JOIN line AS b ON a.id = b.boss_id"
                          << "boss";
}

void TestImpliedWords::areListed()
{
    const char* const script =
        "CREATE TABLE line (id INTEGER PRIMARY KEY, price REAL, many INTEGER, kg REAL, due TEXT, done TEXT, boss_id INTEGER "
        "REFERENCES line(id), sent_on TEXT); CREATE TABLE guest (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, fee REAL, visits "
        "INTEGER);";
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QTEST(listedWords(script, question, sql,
                      [](const sql::Query& query, const Question& answered, const CellLookup& cells) {
                          return impliedWords(query, answered, cells.schema());
                      }),
          "words");
}

RATATOSK_TEST(TestImpliedWords);
#include "tst_implied_words.moc"
