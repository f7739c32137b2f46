// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/month_spans.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMonthSpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfMonthSpans = "CREATE TABLE sale (id INTEGER PRIMARY KEY, sold TEXT, due TEXT);";

void TestMonthSpans::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("two of one year") << "sales jan-jun 2017 and jul-dec 2017"
                                     << "SELECT count(*) FILTER (WHERE sold >= '2017-01-01' AND sold < '2017-07-01'), count(*) FILTER "
                                        "(WHERE sold >= '2017-07-01' AND sold < '2018-01-01') FROM sale"
                                     << "";
    QTest::newRow("one by one") << "sums of June, July and August 2005"
                                << "SELECT count(*) FILTER (WHERE strftime('%Y-%m', sold) = '2005-06'), count(*) FILTER (WHERE "
                                   "strftime('%Y-%m', sold) = '2005-07') FROM sale"
                                << "";
    QTest::newRow("what came behind them")
        << "sold Jan-Mar 2010, then nothing until the year was out"
        << "SELECT id FROM sale WHERE id NOT IN (SELECT id FROM sale WHERE sold >= '2010-04-01' AND sold < '2011-01-01')"
        << "";
    QTest::newRow("first as a part") << "How many sales between June and August 2024?"
                                     << "SELECT count(*) FROM sale WHERE strftime('%m', sold) = '06' AND sold < '2024-09-01'"
                                     << "SELECT count(*) FROM sale WHERE sold >= '2024-06-01' AND sold < '2024-09-01'";
    QTest::newRow("from and to") << "Sales from March to May 2023"
                                 << "SELECT id FROM sale WHERE strftime('%Y-%m', sold) = '2023-03'"
                                 << "SELECT id FROM sale WHERE sold >= '2023-03-01' AND sold < '2023-06-01'";
    QTest::newRow("from edge to edge") << "Sales between the start of March and the end of May 2023"
                                       << "SELECT id FROM sale WHERE sold >= '2023-05-01' AND sold < '2023-06-01'"
                                       << "SELECT id FROM sale WHERE sold >= '2023-03-01' AND sold < '2023-06-01'";
    QTest::newRow("two months") << "Sales in March and May 2023"
                                << "SELECT id FROM sale WHERE strftime('%m', sold) = '03'"
                                << "";
    QTest::newRow("days") << "Sales from 15 March to 3 May 2023"
                          << "SELECT id FROM sale WHERE sold >= '2023-03-15' AND sold <= '2023-05-03'"
                          << "";
    QTest::newRow("short") << "sales jun-aug 2023"
                           << "SELECT id FROM sale WHERE sold >= '2023-01-01' AND sold < '2024-01-01'"
                           << "SELECT id FROM sale WHERE sold >= '2023-06-01' AND sold < '2023-09-01'";
    QTest::newRow("all listed") << "Sales in the summer months of June, July and August 2023"
                                << "SELECT id FROM sale WHERE (strftime('%m', sold) = '06' OR strftime('%m', sold) = '03') AND sold >= "
                                   "'2023-08-01' AND sold < '2023-09-01'"
                                << "SELECT id FROM sale WHERE sold >= '2023-06-01' AND sold < '2023-09-01'";
    QTest::newRow("of two years") << "sales jan-june 2025 minus jan-june 2024"
                                  << "SELECT count(*) FILTER (WHERE sold < '2026-01-01' AND sold >= '2025-01-01') - count(*) FILTER (WHERE "
                                     "sold >= '2024-01-01' AND sold < '2025-01-01') FROM sale"
                                  << "SELECT count(*) FILTER (WHERE sold >= '2025-01-01' AND sold < '2025-07-01') - count(*) FILTER (WHERE "
                                     "sold >= '2024-01-01' AND sold < '2024-07-01') FROM sale";
    QTest::newRow("two days tested") << "Sales from March to May 2023"
                                     << "SELECT id FROM sale WHERE sold >= '2023-03-01' AND due < '2023-06-01'"
                                     << "";
}

void TestMonthSpans::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfMonthSpans, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testSpansOfMonths(query, asked); }),
          "after");
}

RATATOSK_TEST(TestMonthSpans);
#include "tst_month_spans.moc"
