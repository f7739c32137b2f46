// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/day_parts.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDayParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kDayParts = "CREATE TABLE member (name TEXT, born TEXT, code TEXT); INSERT INTO member VALUES ('Amy', "
                                     "'1980-05-01', '05'), ('Ben', '1990-01-31', '12');";

void TestDayParts::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const char* const any = "Who?";
    const char* const may = "SELECT name FROM member WHERE strftime('%m', born) = '05'";
    QTest::newRow("after it") << any << "SELECT name FROM member WHERE born >= '05'" << may;
    QTest::newRow("twice") << any << "SELECT name FROM member WHERE born >= '05' AND born LIKE '%05'" << may;
    QTest::newRow("a code") << any << "SELECT name FROM member WHERE code = '05'"
                            << "";
    QTest::newRow("a day") << any << "SELECT name FROM member WHERE born >= '1980-05-01'"
                           << "";
    QTest::newRow("each by itself")
        << "How many were born on a Saturday, and how many on a Sunday?"
        << "SELECT count(*) FILTER (WHERE strftime('%w', born) = '6'), count(*) FILTER (WHERE strftime('%w', born) = '0') FROM member"
        << "";
    QTest::newRow("the year of a year") << any << "SELECT strftime('%Y', strftime('%Y', born)) FROM member"
                                        << "SELECT strftime('%Y', born) FROM member";
    QTest::newRow("sunday alone") << "Who was born on a Sunday?"
                                  << "SELECT name FROM member WHERE strftime('%w', born) = '0'"
                                  << "";
    QTest::newRow("no month") << any << "SELECT name FROM member WHERE born LIKE '%25%'"
                              << "";
}

void TestDayParts::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kDayParts, question, before,
                        [](sql::Query& query, [[maybe_unused]] const Question& words, [[maybe_unused]] const CellLookup& cells) {
                            return testMonthsOfDays(query, cells) || readDaysOnce(query);
                        }),
          "after");
}

RATATOSK_TEST(TestDayParts);
#include "tst_day_parts.moc"
