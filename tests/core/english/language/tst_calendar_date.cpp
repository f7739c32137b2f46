// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/calendar_date.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCalendarDate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAndWrites_data();
    void readsAndWrites();
    void ignoresTimesOfDay();
    void knowsTheCentury();
    void refuses_data();
    void refuses();
    void knowsMonths();
};

void TestCalendarDate::readsAndWrites_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text"); // the third of April 2010

    for (const auto& [pattern, text] :
         {std::pair("Y-m-d", "2010-04-03"), std::pair("Y-n-j", "2010-4-3"), std::pair("Ymd", "20100403"), std::pair("m/d/Y", "04/03/2010"),
          std::pair("j.n.Y", "3.4.2010"), std::pair("B j, Y", "April 3, 2010"), std::pair("d b Y", "03 Apr 2010"),
          std::pair("j B Y", "3 April 2010"), std::pair("n/j/y", "4/3/10")})
        QTest::newRow(pattern) << pattern << text;
}

void TestCalendarDate::readsAndWrites()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    const CalendarDate day{2010, 4, 3};
    QCOMPARE(QString::fromStdString(writeDate(day, pattern.toStdString())), text);
    const auto date = readDate(text.toStdString(), pattern.toStdString());
    QVERIFY(date && *date == day);
}

void TestCalendarDate::ignoresTimesOfDay()
{
    QVERIFY(readDate("2010-04-03 08:30:00", "Y-m-d").has_value());
    QVERIFY(readDate("2010-04-03T08:30", "Y-m-d").has_value());
    QVERIFY(!readDate("2010-04-03 and more", "Y-m-d").has_value());
}

void TestCalendarDate::knowsTheCentury()
{
    QCOMPARE(readDate("24-DEC-68", "d-b-y")->year, 2068);
    QCOMPARE(readDate("24-DEC-69", "d-b-y")->year, 1969);
}

void TestCalendarDate::refuses_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");

    QTest::newRow("empty") << "Y-m-d"
                           << "";
    QTest::newRow("one digit where two belong") << "Y-m-d"
                                                << "2010-4-3";
    QTest::newRow("thirteenth month") << "Y-m-d"
                                      << "2010-13-03";
    QTest::newRow("day 32") << "Y-m-d"
                            << "2010-12-32";
    QTest::newRow("day 0") << "Y-m-d"
                           << "2010-12-00";
    QTest::newRow("three digits") << "j/n/Y"
                                  << "123/1/2010";
    QTest::newRow("no month") << "j B Y"
                              << "3 Aprile 2010";
    QTest::newRow("long name for a short one") << "d b Y"
                                               << "03 April 2010";
    QTest::newRow("number goes on") << "Ymd"
                                    << "201004031";
}

void TestCalendarDate::refuses()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    QVERIFY(!readDate(text.toStdString(), pattern.toStdString()).has_value());
}

void TestCalendarDate::knowsMonths()
{
    QCOMPARE(monthOfName("January"), 1);
    QCOMPARE(monthOfName("december"), 12);
    QCOMPARE(monthOfName("SEP"), 9);
    QCOMPARE(monthOfName("may"), 5);
    QCOMPARE(monthOfName("ja"), 0);
    QCOMPARE(monthOfName(""), 0);
}

RATATOSK_TEST(TestCalendarDate);
#include "tst_calendar_date.moc"
