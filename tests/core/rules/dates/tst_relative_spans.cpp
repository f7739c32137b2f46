// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/relative_spans.h"

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/dates/calendar_reading.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <array>

#include <QRegularExpression>
#include <QTest>

using namespace ratatosk;

class TestRelativeSpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areCounted_data();
    void areCounted();
    void areWrittenOut_data();
    void areWrittenOut();
    void leavesQuartersOfOtherThings_data();
    void leavesQuartersOfOtherThings();
};

namespace {

/// A leap day, the last of a month of 31 days, the last and the first of a year, and one inside of a month.
constexpr std::array kTodays{CalendarDate{2024, 2, 29}, CalendarDate{2026, 3, 31}, CalendarDate{2026, 12, 31}, CalendarDate{2027, 1, 1},
                             CalendarDate{2026, 11, 28}};

} // namespace

void TestRelativeSpans::areCounted_data()
{
    for (const char* column : {"leap day", "end of March", "end of the year", "new year", "November"})
        QTest::addColumn<QString>(column); // first day and the one behind
    QTest::newRow("orders last month") << "2024-01-01 2024-02-01"
                                       << "2026-02-01 2026-03-01"
                                       << "2026-11-01 2026-12-01"
                                       << "2026-12-01 2027-01-01"
                                       << "2026-10-01 2026-11-01";
    QTest::newRow("orders this month") << "2024-02-01 2024-03-01"
                                       << "2026-03-01 2026-04-01"
                                       << "2026-12-01 2027-01-01"
                                       << "2027-01-01 2027-02-01"
                                       << "2026-11-01 2026-12-01";
    QTest::newRow("orders next month") << "2024-03-01 2024-04-01"
                                       << "2026-04-01 2026-05-01"
                                       << "2027-01-01 2027-02-01"
                                       << "2027-02-01 2027-03-01"
                                       << "2026-12-01 2027-01-01";
    QTest::newRow("orders in the last month") << "2024-01-30 2024-03-01"
                                              << "2026-03-01 2026-04-01"
                                              << "2026-12-01 2027-01-01"
                                              << "2026-12-02 2027-01-02"
                                              << "2026-10-29 2026-11-29";
    QTest::newRow("orders last year") << "2023-01-01 2024-01-01"
                                      << "2025-01-01 2026-01-01"
                                      << "2025-01-01 2026-01-01"
                                      << "2026-01-01 2027-01-01"
                                      << "2025-01-01 2026-01-01";
    QTest::newRow("orders this year") << "2024-01-01 2025-01-01"
                                      << "2026-01-01 2027-01-01"
                                      << "2026-01-01 2027-01-01"
                                      << "2027-01-01 2028-01-01"
                                      << "2026-01-01 2027-01-01";
    QTest::newRow("orders in the past year") << "2023-03-01 2024-03-01"
                                             << "2025-04-01 2026-04-01"
                                             << "2026-01-01 2027-01-01"
                                             << "2026-01-02 2027-01-02"
                                             << "2025-11-29 2026-11-29";
    QTest::newRow("orders in the last year") << "2023-03-01 2024-03-01"
                                             << "2025-04-01 2026-04-01"
                                             << "2026-01-01 2027-01-01"
                                             << "2026-01-02 2027-01-02"
                                             << "2025-11-29 2026-11-29";
    QTest::newRow("orders this quarter") << "2024-01-01 2024-04-01"
                                         << "2026-01-01 2026-04-01"
                                         << "2026-10-01 2027-01-01"
                                         << "2027-01-01 2027-04-01"
                                         << "2026-10-01 2027-01-01";
    QTest::newRow("orders last quarter") << "2023-10-01 2024-01-01"
                                         << "2025-10-01 2026-01-01"
                                         << "2026-07-01 2026-10-01"
                                         << "2026-10-01 2027-01-01"
                                         << "2026-07-01 2026-10-01";
    QTest::newRow("orders last week") << "2024-02-19 2024-02-26"
                                      << "2026-03-23 2026-03-30"
                                      << "2026-12-21 2026-12-28"
                                      << "2026-12-21 2026-12-28"
                                      << "2026-11-16 2026-11-23";
    QTest::newRow("orders this week") << "2024-02-26 2024-03-04"
                                      << "2026-03-30 2026-04-06"
                                      << "2026-12-28 2027-01-04"
                                      << "2026-12-28 2027-01-04"
                                      << "2026-11-23 2026-11-30";
    QTest::newRow("orders in the last 7 days") << "2024-02-23 2024-03-01"
                                               << "2026-03-25 2026-04-01"
                                               << "2026-12-25 2027-01-01"
                                               << "2026-12-26 2027-01-02"
                                               << "2026-11-22 2026-11-29";
    QTest::newRow("orders over the past three months") << "2023-11-30 2024-03-01"
                                                       << "2026-01-01 2026-04-01"
                                                       << "2026-10-01 2027-01-01"
                                                       << "2026-10-02 2027-01-02"
                                                       << "2026-08-29 2026-11-29";
    QTest::newRow("orders in the next 2 weeks") << "2024-02-29 2024-03-14"
                                                << "2026-03-31 2026-04-14"
                                                << "2026-12-31 2027-01-14"
                                                << "2027-01-01 2027-01-15"
                                                << "2026-11-28 2026-12-12";
    QTest::newRow("orders yesterday") << "2024-02-28 2024-02-29"
                                      << "2026-03-30 2026-03-31"
                                      << "2026-12-30 2026-12-31"
                                      << "2026-12-31 2027-01-01"
                                      << "2026-11-27 2026-11-28";
    QTest::newRow("orders placed today") << "2024-02-29 2024-03-01"
                                         << "2026-03-31 2026-04-01"
                                         << "2026-12-31 2027-01-01"
                                         << "2027-01-01 2027-01-02"
                                         << "2026-11-28 2026-11-29";
    QTest::newRow("orders more than 30 days ago") << " 2024-01-30"
                                                  << " 2026-03-01"
                                                  << " 2026-12-01"
                                                  << " 2026-12-02"
                                                  << " 2026-10-29";
    QTest::newRow("orders more than a month ago") << " 2024-01-29"
                                                  << " 2026-02-28"
                                                  << " 2026-11-30"
                                                  << " 2026-12-01"
                                                  << " 2026-10-28";
    QTest::newRow("orders at most a year ago") << "2023-02-28 "
                                               << "2025-03-31 "
                                               << "2025-12-31 "
                                               << "2026-01-01 "
                                               << "2025-11-28 ";
    QTest::newRow("orders next quarter") << "2024-04-01 2024-07-01"
                                         << "2026-04-01 2026-07-01"
                                         << "2027-01-01 2027-04-01"
                                         << "2027-04-01 2027-07-01"
                                         << "2027-01-01 2027-04-01";
    QTest::newRow("orders next year") << "2025-01-01 2026-01-01"
                                      << "2027-01-01 2028-01-01"
                                      << "2027-01-01 2028-01-01"
                                      << "2028-01-01 2029-01-01"
                                      << "2027-01-01 2028-01-01";
    QTest::newRow("orders tomorrow") << "2024-03-01 2024-03-02"
                                     << "2026-04-01 2026-04-02"
                                     << "2027-01-01 2027-01-02"
                                     << "2027-01-02 2027-01-03"
                                     << "2026-11-29 2026-11-30";
    QTest::newRow("orders two years ago") << "2022-01-01 2023-01-01"
                                          << "2024-01-01 2025-01-01"
                                          << "2024-01-01 2025-01-01"
                                          << "2025-01-01 2026-01-01"
                                          << "2024-01-01 2025-01-01";
    QTest::newRow("orders a month ago") << "2024-01-01 2024-02-01"
                                        << "2026-02-01 2026-03-01"
                                        << "2026-11-01 2026-12-01"
                                        << "2026-12-01 2027-01-01"
                                        << "2026-10-01 2026-11-01";
}

void TestRelativeSpans::areCounted()
{
    const auto question = splitQuestion(QTest::currentDataTag());
    const std::array<const char*, 5> columns{"leap day", "end of March", "end of the year", "new year", "November"};
    for (std::size_t i = 0; i < kTodays.size(); ++i) {
        const std::vector<RelativeSpan> spans = relativeSpans(*question, kTodays[i]);
        QCOMPARE(spans.size(), std::size_t{1});
        const QString found = QString::fromStdString(spans.front().period.first + ' ' + spans.front().period.behind);
        QTEST(found, columns[i]);
    }
}

void TestRelativeSpans::areWrittenOut_data()
{
    QTest::addColumn<QString>("read"); // on 28 November 2026; empty: as it is
    const auto row = [](const char* question, const char* read) { QTest::newRow(question) << QString(read); };
    row("How many visits were there last month?", "How many visits were there in October 2026?");
    row("How many orders were purchased in the past year?",
        "How many orders were purchased between 29 November 2025 and 28 November 2026?");
    row("orders purchased this quarter", "orders purchased between 1 October 2026 and 31 December 2026");
    row("visits in the last 7 days", "visits between 22 November 2026 and 28 November 2026");
    row("visits last 30 days, by page", "visits between 30 October 2026 and 28 November 2026, by page");
    row("last year's orders", "2025 orders");
    row("orders of last month", "orders of October 2026");
    row("last week's orders by shop?", "orders by shop between 16 November 2026 and 22 November 2026?");
    row("Average of last quarter's orders", "Average of orders between 1 July 2026 and 30 September 2026");
    row("orders in Q2 2026", "orders between 1 April 2026 and 30 June 2026");
    row("orders in the third quarter of 2025", "orders between 1 July 2025 and 30 September 2025");
    row("orders in the second half of 2025", "orders between 1 July 2025 and 31 December 2025");
    row("orders since the first quarter of 2025", "orders since 1 January 2025");
    row("orders before Q4 2025", "orders before 1 October 2025");
    row("orders between 3 and 9 March 2023", "orders between 3 March 2023 and 9 March 2023");
    row("orders between March 3 and 9, 2023", "orders between 3 March 2023 and 9 March 2023");
    row("orders from the 30th of December to the 2nd of January 2024", "orders between 30 December 2023 and 2 January 2024");
    row("orders from January to March 2025", "orders between 1 January 2025 and 31 March 2025");
    row("orders between November 2023 and February 2024", "orders between 1 November 2023 and 29 February 2024");
    row("orders since 5 May", "orders since 5 May 2026");
    row("orders since 5 December", "orders since 5 December 2025");
    row("orders since May", "orders since May 2026");
    row("number of sales today", "number of sales on 28 November 2026");
    row("How many visits were there today?", "How many visits were there on 28 November 2026?");
    row("each month of 2024 with the total since January", "");
    row("orders of 2025 since 5 May", "");
    row("orders on 5 May", "");
    row("orders between 3 and 9 March", "");
    row("between 3 and 9 orders in March 2025", "");
    row("between 30 February 2025 and 3 March 2025", "");
    row("between 30 and 31 February 2025", "");
    row("orders in the first quarter", "orders from January to March");
    row("How many orders were placed in Q3?", "How many orders were placed from July to September?");
    row("total amount during the 2nd quarter", "total amount from April to June");
    row("orders of Q4 by customer", "orders from October to December by customer");
    row("total amount Q2", "total amount from April to June");
    row("How many orders in 2023 were placed in the third quarter?",
        "How many orders were placed between 1 July 2023 and 30 September 2023?");
    row("total amount in 2023 Q3", "total amount between 1 July 2023 and 30 September 2023");
    row("in Q1, which of the 2024 orders were late", "between 1 January 2024 and 31 March 2024, which of the orders were late");
    row("orders in the first quarter and orders since 2020", "");
    row("orders of 2023 and 2024 in the first quarter", "");
    row("orders in each first quarter", "");
    row("points in the first quarter of the game", "");
    row("titles called \"in Q3\"", "");
    row("Q3 results", "");
    row("orders in the first half", "");
    row("the fifth quarter of 2025", "");
    row("between Q1 2025 and Q2 2025", "");
    row("orders since last month", "orders since October 2026");
    row("orders since yesterday", "orders since 27 November 2026");
    row("orders before this week", "orders before 23 November 2026");
    row("orders until this week", "orders until 29 November 2026");
    row("due by the end of next month", "due by the end of December 2026");
    row("how many more this year than last year", "how many more in 2026 than in 2025");
    row("orders placed 3 days ago", "orders placed on 25 November 2026");
    row("orders from last month on", "orders from October 2026 on");
    row("orders in the current year", "orders in 2026");
    row("Which team won the last year?", "");
    row("sales of the last month of 2023", "");
    row("the last quarter of 2020", "");
    row("tours that last 3 days", "");
    row("in each of the last 3 months", "");
    row("growth from last month to this month", "");
    row("growth between last month and this month", "");
    row("change from the previous month", "");
    row("titles called \"last year\"", "");
    row("total sold last week", ""); // a column is called so
    row("orders placed more than 30 days ago", "orders placed before 29 October 2026");
    row("orders over a year ago", "orders before 28 November 2025");
    row("members who joined at least two years ago", "members who joined until 28 November 2024");
    row("orders less than 2 weeks ago", "orders after 14 November 2026");
    row("orders placed at most a month ago", "orders placed since 28 October 2026");
    row("more than 30 orders", "");
    row("more than 30 days of leave", "");
    row("titles called \"more than 30 days ago\"", "");
    row("orders placed today", "orders placed on 28 November 2026");
    row("tickets sold today", "tickets sold on 28 November 2026");
    row("today's orders", "28 November 2026 orders");
    row("orders of today", "orders of 28 November 2026");
    row("orders since today", "orders since 28 November 2026");
    row("orders until today", "orders until 28 November 2026");
    row("appointments for today", "appointments on 28 November 2026");
    row("who works today", "");
    row("orders made yesterday", "orders made on 27 November 2026");
    row("yesterday's visits", "27 November 2026 visits");
    row("visits in the last 3 days", "visits between 26 November 2026 and 28 November 2026");
    row("visits within the past week", "visits between 22 November 2026 and 28 November 2026");
    row("visits during the last quarter", "visits between 1 July 2026 and 30 September 2026");
    row("visits over the past 2 years", "visits between 29 November 2024 and 28 November 2026");
    row("visits in the past 12 months", "visits between 29 November 2025 and 28 November 2026");
    row("bills due next week", "bills due between 30 November 2026 and 6 December 2026");
    row("bills due in the next 10 days", "bills due between 28 November 2026 and 7 December 2026");
    row("bills due tomorrow", "bills due on 29 November 2026");
    row("what was sold three months ago", "what was sold in August 2026");
    row("orders after last month", "orders after October 2026");
    row("orders by next quarter", "orders by 31 March 2027");
    row("on the last day", "");
    row("what happened this day", "");
    row("the last three orders", "");
    row("films of the past", "");
    row("how many customers play today", "");
}

void TestRelativeSpans::areWrittenOut()
{
    static const ScratchDatabase database("CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT, sold_last_week INTEGER, sold_on DATE);");
    static const Schema schema = *readSchema(*Connection::open(database.file()));
    const std::string question = QTest::currentDataTag();
    const SpellingCheck reading = readByCalendar({*splitQuestion(question), {}}, kTodays.back(), schema);
    QFETCH(QString, read);
    QCOMPARE(QString::fromStdString(reading.question.text), read.isEmpty() ? QString::fromStdString(question) : read);
    static const QRegularExpression year(QStringLiteral("\\b\\d{4}\\b"));
    bool saysItsYears = true;
    for (auto years = year.globalMatch(read); years.hasNext();)
        saysItsYears = QString::fromStdString(question).contains(years.next().captured()) && saysItsYears;
    QCOMPARE(reading.corrections.empty(), read.isEmpty() || saysItsYears); // what is the same on any day is not announced
}

void TestRelativeSpans::leavesQuartersOfOtherThings_data()
{
    QTest::addColumn<QString>("tables");
    QTest::addColumn<QString>("read");
    QTest::newRow("days") << "CREATE TABLE sale (id INTEGER PRIMARY KEY, sold_on DATE);"
                          << "sales from July to September";
    QTest::newRow("Julian days") << "CREATE TABLE sale (id INTEGER PRIMARY KEY, sale_date REAL);"
                                 << "sales from July to September";
    QTest::newRow("no days") << "CREATE TABLE sale (id INTEGER PRIMARY KEY, amount REAL);"
                             << "sales in Q3";
    QTest::newRow("a column of quarters") << "CREATE TABLE sale (id INTEGER PRIMARY KEY, sold_on DATE, fiscal_quarter TEXT);"
                                          << "sales in Q3";
    QTest::newRow("a column called so") << "CREATE TABLE sale (id INTEGER PRIMARY KEY, sold_on DATE, q3 REAL);"
                                        << "sales in Q3";
    QTest::newRow("quarters of a match") << "CREATE TABLE quarters (id INTEGER PRIMARY KEY, played_on DATE);"
                                         << "sales in Q3";
}

void TestRelativeSpans::leavesQuartersOfOtherThings()
{
    QFETCH(QString, tables);
    QFETCH(QString, read);
    const ScratchDatabase database(tables.toStdString());
    const Schema schema = *readSchema(*Connection::open(database.file()));
    QCOMPARE(QString::fromStdString(readByCalendar({*splitQuestion("sales in Q3"), {}}, kTodays.back(), schema).question.text), read);
}

RATATOSK_TEST(TestRelativeSpans);
#include "tst_relative_spans.moc"
