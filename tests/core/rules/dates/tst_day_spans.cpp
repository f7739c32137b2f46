// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/day_spans.h"

#include "core/rules/dates/iso_dates.h"
#include "core/rules/dates/yearless_days.h"
#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// The rules about days that a question names, in the registry's order.
bool testDays(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = false;
    for (const auto rule : {testYearlessDays, testSpanOfDays, testEndsOfPeriod})
        hasChanged |= rule(query, question, cells);
    return hasChanged;
}

} // namespace

class TestDaySpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areRead_data();
    void areRead();
    void bound_data();
    void bound();
    void areAdded_data();
    void areAdded();
    void findTheRightRows_data();
    void findTheRightRows();
};

void TestDaySpans::areRead_data()
{
    QTest::addColumn<QString>("span"); // its first day and the one behind; empty: none
    const auto row = [](const char* question, const char* span) { QTest::newRow(question) << QString(span); };
    row("orders on 2024-04-04", "2024-04-04 2024-04-05");
    row("orders of 4 April 2024", "2024-04-04 2024-04-05");
    row("orders on the 29th of February 2024", "2024-02-29 2024-03-01");
    row("orders on December 31, 2025", "2025-12-31 2026-01-01");
    row("orders between 15 January 2025 and 10 February 2025", "2025-01-15 2025-02-11");
    row("orders between the 1st of March 2024 and the 31st of March 2024", "2024-03-01 2024-04-01");
    row("orders from 2024-12-01 to 2024-12-31", "2024-12-01 2025-01-01");
    row("orders 2024-02-01 until 2024-02-29", "2024-02-01 2024-03-01");
    row("orders since 31 March 2026", "2026-03-31 ");
    row("orders from 31 March 2026 onwards", "2026-03-31 ");
    row("orders from 31 March 2026 on", "2026-03-31 ");
    row("orders after 31 March 2026", "2026-04-01 ");
    row("orders later than 28 February 2024", "2024-02-29 ");
    row("orders before 1 January 2026", " 2026-01-01");
    row("orders until 31 December 2025", " 2026-01-01");
    row("orders up to 28 February 2025", " 2025-03-01");
    row("orders by 28 February 2025", " 2025-03-01");
    row("orders of 5 May 2024 or later", "2024-05-05 ");
    row("orders of 5 May 2024 or earlier", " 2024-05-06");
    row("orders on or after 5 May 2024", "2024-05-05 ");
    row("orders on or before the 5th of May 2024", " 2024-05-06");
    row("bills as of 31 August 2025", "");
    row("orders on 13/4/2024", "2024-04-13 2024-04-14");
    row("orders on 4/4/2024", "2024-04-04 2024-04-05");
    row("orders on 3/4/2024", "");
    row("orders on 31 February 2024", "");
    row("orders in April 2024", "");
    row("orders on 4 April 2024 and in 2023", "");
    row("orders on 4 April 2024 and on 6 April 2024", "");
    row("orders between 10 February 2025 and 15 January 2025", "");
    row("who has not ordered since 5 May 2024", "");
    row("more orders than 2024-04-04", "");
    row("orders", "");
}

void TestDaySpans::areRead()
{
    const auto span = daySpanOf(*splitQuestion(QTest::currentDataTag()));
    QTEST(span ? QString::fromStdString(span->first + ' ' + span->behind) : QString(), "span");
}

static const char* const kOfDaySpans =
    "CREATE TABLE sale (id INTEGER PRIMARY KEY, amount INTEGER, sold TEXT, due TEXT, made_at TEXT, "
    "seen_at INTEGER, taken_ms INTEGER, paid INTEGER, gone TEXT, day_number REAL);"
    "INSERT INTO sale VALUES (1, 5, '2025-01-15', '2025-01-20', '2025-01-15T00:00:00Z', 1736899200, "
    "1736899200000, 20250115, '1/15/2025', 2460690.5),"
    "(2, 6, '2025-02-10', '2025-02-20', '2025-02-10 23:59:59', 1739231999, 1739231999999, 20250210, '2/10/2025', 2460717.49),"
    "(3, 7, '2025-02-11', '2025-02-21', '2025-02-11 00:00:00', 1739232000, 1739232000000, 20250211, '2/11/2025', 2460717.5),"
    "(4, 8, '2025-01-14', '2025-01-30', '2025-01-14 23:59:59', 1736899199, 1736899199999, 20250114, '1/14/2025', 2460690.49);";

void TestDaySpans::bound_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // a condition; empty: the same
    const auto row = [](const char* name, const char* question, const char* before, const char* after) {
        const QString query = QStringLiteral("SELECT id FROM sale WHERE ");
        QTest::newRow(name) << question << query + before << (*after ? query + after : QString());
    };
    const char* const between = "sales between 15 January 2025 and 10 February 2025";
    const char* const on = "sales on 2025-01-15";

    row("the last day", between, "sold >= '2025-01-15' AND sold < '2025-02-10'", "sold >= '2025-01-15' AND sold < '2025-02-11'");
    row("the last day with times", between, "made_at BETWEEN '2025-01-15' AND '2025-02-10'",
        "made_at >= '2025-01-15' AND made_at < '2025-02-11'");
    row("a month too long", between, "sold >= '2025-01-15' AND sold < '2025-03-01'", "sold >= '2025-01-15' AND sold < '2025-02-11'");
    row("right by BETWEEN", between, "sold BETWEEN '2025-01-15' AND '2025-02-10'", "");
    row("right by <=", between, "sold >= '2025-01-15' AND sold <= '2025-02-10'", "");
    row("right by <", between, "sold >= '2025-01-15' AND sold < '2025-02-11'", "");
    row("beside another condition", between, "amount > 5 AND sold >= '2025-01-15'",
        "amount > 5 AND sold >= '2025-01-15' AND sold < '2025-02-11'");
    row("a day without an end", on, "made_at >= '2025-01-15'", "made_at >= '2025-01-15' AND made_at < '2025-01-16'");
    row("a day equal to times", on, "made_at = '2025-01-15'", "made_at >= '2025-01-15' AND made_at < '2025-01-16'");
    row("a day that is right", on, "sold = '2025-01-15'", "");
    row("the day of a time", on, "date(made_at) = '2025-01-15'", "");
    row("the month of a day", on, "strftime('%Y-%m', sold) = '2025-01'", "sold >= '2025-01-15' AND sold < '2025-01-16'");
    row("seconds beside a number", between, "seen_at >= 15 AND seen_at < 10", "seen_at >= '2025-01-15' AND seen_at < '2025-02-11'");
    row("since without a day", "sales since 15 January 2025", "sold >= ''", "sold >= '2025-01-15'");
    row("after, with times", "sales after 15 January 2025", "made_at > '2025-01-15'", "made_at >= '2025-01-16'");
    row("after, without", "sales after 15 January 2025", "sold > '2025-01-15'", "");
    row("until, with times", "sales until 10 February 2025", "made_at <= '2025-02-10'", "made_at < '2025-02-11'");
    row("two columns", between, "sold >= '2025-01-15' AND due < '2025-02-10'", "");
    row("another year", between, "sold >= '2024-01-15'", "");
    row("no day tested, of several columns", between, "amount > 5", "");
    row("blank days", between, "sold IS NULL", "sold >= '2025-01-15' AND sold < '2025-02-11'");
    row("known days", between, "sold IS NOT NULL AND sold >= '2025-01-15' AND sold < '2025-02-11'", "");
    row("other days left out", on, "sold != '2025-01-15'", "");
    row("a year of seconds", "sales seen in 2025", "seen_at >= 2025", "seen_at >= '2025-01-01' AND seen_at < '2026-01-01'");
    row("a month of milliseconds", "sales taken in March 2024", "taken_ms >= 2024", "taken_ms >= '2024-03-01' AND taken_ms < '2024-04-01'");
    row("a month of Julian days", "sales in March 2024", "day_number >= 2024", "day_number >= '2024-03-01' AND day_number < '2024-04-01'");
    row("since a year, in seconds", "sales since 2024", "seen_at > 2024", "seen_at >= '2024-01-01'");
    row("a year of texts", "sales in 2025", "sold = 2025", "");
    row("two years", "sales in 2024 or 2025", "seen_at >= 2024", "");
    row("a number of another column", "sales in 2025", "amount >= 2025", "");
    row("a month without its end", "sales in January 2025", "sold >= '2025-01-01'", "sold >= '2025-01-01' AND sold < '2025-02-01'");
    row("after a year", "sales after 2024", "sold > '2025-01-01'", "sold >= '2025-01-01'");
    row("until the end of a month", "sales until the end of January 2025", "sold >= '2025-01-01' AND sold < '2025-02-01'",
        "sold < '2025-02-01'");
    row("a year by its part", "sales in 2025", "strftime('%Y', sold) = '2025'", "");
    row("a month by its part", "sales in January 2025", "strftime('%Y-%m', sold) = '2025-01'", "");
    row("another day of the year", "sales at Christmas 2025", "sold = '2025-12-25'", "");
    row("a month of the year", "sales in winter 2025", "strftime('%Y', sold) = '2025' AND strftime('%m', sold) = '01'", "");
    row("a day of every year", "sales on 15 January", "strftime('%m', sold) = '01'", "strftime('%m-%d', sold) = '01-15'");
    row("days of every year", "sales between 3 and 9 March", "amount > 5 AND strftime('%m', sold) = '03'",
        "amount > 5 AND strftime('%m-%d', sold) BETWEEN '03-03' AND '03-09'");
    row("months of every year", "sales from January to March", "strftime('%m', sold) = '01' OR strftime('%m', sold) = '03'",
        "strftime('%m-%d', sold) BETWEEN '01-01' AND '03-31'");
    row("a day that is right already", "sales on 15 January", "strftime('%m-%d', sold) = '01-15'", "");
    row("an interval of the row", on, "sold <= '2025-01-15' AND (due IS NULL OR due >= '2025-01-15')", "");
    row("a time of the day", "sales before noon on 15 January 2025", "made_at >= '2025-01-15' AND made_at < '2025-01-15 12:00:00'", "");
    row("the other side of a month", "not seen since January 2025", "made_at < '2025-02-01'", "");
    row("the other side of a day", "unseen since 15 January 2025", "made_at < '2025-01-15'", "");
    QTest::newRow("a day that is computed with")
        << "unpaid sales and days until 15 January 2025"
        << "SELECT julianday('2025-01-15') - julianday(sold) FROM sale WHERE made_at < '2025-01-01'" << QString();
    row("a month alone", "sales in January", "strftime('%m', sold) = '01'", "");
}

void TestDaySpans::bound()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfDaySpans, question, before,
                        [](sql::Query& query, const Question& words, const CellLookup& cells) { return testDays(query, words, cells); }),
          "after");
}

/// A table with months and days apart gets the day.
void TestDaySpans::areAdded_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const auto row = [](const char* question, const char* before, const char* after) {
        QTest::newRow(question) << QString(before) << QString(after);
    };
    row("guests on 29 September", "SELECT n FROM shelter WHERE Month = 'Sep'", "SELECT n FROM shelter WHERE Month = 'Sep' AND Day = 29");
    row("guests from 28 to 30 September", "SELECT n FROM shelter WHERE Month = 'Sep'",
        "SELECT n FROM shelter WHERE Month = 'Sep' AND Day BETWEEN 28 AND 30");
    row("guests of the 2nd of October", "SELECT n FROM shelter WHERE n > 4 AND Month = 'Oct'",
        "SELECT n FROM shelter WHERE n > 4 AND Month = 'Oct' AND Day = 2");
    row("guests on 2 October", "SELECT n FROM shelter WHERE Month = 'Oct' AND Day = 2", "");
    row("guests on 2 August", "SELECT n FROM shelter WHERE Month = 'Oct'", "");
    row("guests in September", "SELECT n FROM shelter WHERE Month = 'Sep'", "");
}

void TestDaySpans::areAdded()
{
    QFETCH(QString, before);
    QTEST(rewrittenText("CREATE TABLE shelter (Month TEXT, Day INTEGER, n INTEGER);"
                        "INSERT INTO shelter VALUES ('Sep', 28, 40), ('Sep', 29, 50), ('Oct', 2, 60);",
                        QTest::currentDataTag(), before,
                        [](sql::Query& query, const Question& words, const CellLookup& cells) { return testDays(query, words, cells); }),
          "after");
}

/// One span, however the column writes days: rows 1 and 2 of four lie in it, by a second each.
void TestDaySpans::findTheRightRows_data()
{
    QTest::addColumn<QString>("condition");
    for (const char* column : {"sold", "made_at", "seen_at", "taken_ms", "paid", "gone", "day_number"}) {
        QTest::newRow(qPrintable(QString("%1 from").arg(column))) << QString("%1 >= '2025-01-15'").arg(column);
        QTest::newRow(qPrintable(QString("%1 between").arg(column))) << QString("%1 BETWEEN '2025-01-15' AND '2025-02-10'").arg(column);
        QTest::newRow(qPrintable(QString("%1 by its month").arg(column))) << QString("strftime('%Y-%m', %1) = '2025-02'").arg(column);
    }
}

void TestDaySpans::findTheRightRows()
{
    QFETCH(QString, condition);
    const ScratchDatabase database(kOfDaySpans);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    const CellLookup cells(schema, *connection, {});
    auto query = sql::readQuery(("SELECT id FROM sale WHERE " + condition).toStdString(), schema);
    QVERIFY(query);
    testSpanOfDays(*query, *splitQuestion("sales between 15 January 2025 and 10 February 2025"), cells);
    convertToIsoDates(*query, cells);
    const std::string sql = sql::unparse(*query, schema);
    const auto rows = connection->run(sql);
    QVERIFY2(rows, sql.c_str());
    QVERIFY2(rows->rows == (std::vector<std::vector<Cell>>{{std::int64_t{1}}, {std::int64_t{2}}}), sql.c_str());
}

RATATOSK_TEST(TestDaySpans);
#include "tst_day_spans.moc"
