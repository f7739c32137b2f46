// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/period_mentions.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <fmt/format.h>

#include <QTest>

using namespace ratatosk;

class TestPeriodMentions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areFound_data();
    void areFound();
};

void TestPeriodMentions::areFound_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("mentions"); // side, first day

    QTest::newRow("in") << "orders in 2023"
                        << "inside 2023-01-01";
    QTest::newRow("in the year") << "orders in the year 2023"
                                 << "inside 2023-01-01";
    QTest::newRow("by itself") << "2023 orders per month"
                               << "inside 2023-01-01";
    QTest::newRow("a month") << "orders of March 2023"
                             << "inside 2023-03-01";
    QTest::newRow("a month in digits") << "trips in 03/2024"
                                       << "inside 2024-03-01";
    QTest::newRow("before") << "built before 2016"
                            << "before 2016-01-01";
    QTest::newRow("earlier than") << "bought earlier than 2016"
                                  << "before 2016-01-01";
    QTest::newRow("or earlier") << "bought in 2016 or earlier"
                                << "until 2016-01-01";
    QTest::newRow("after") << "built after 2016"
                           << "after 2016-01-01";
    QTest::newRow("later than") << "built later than 2016"
                                << "after 2016-01-01";
    QTest::newRow("since") << "members since 2016"
                           << "since 2016-01-01";
    QTest::newRow("from on") << "members from 2016 onwards"
                             << "since 2016-01-01";
    QTest::newRow("until") << "members until 2016"
                           << "until 2016-01-01";
    QTest::newRow("until its end") << "accounts up to the end of June 2022"
                                   << "until 2022-06-01";
    QTest::newRow("from its beginning on") << "accounts from the start of 2022"
                                           << "since 2022-01-01";
    QTest::newRow("two") << "How much more in 2024 than in 2023?"
                         << "inside 2024-01-01, inside 2023-01-01";
    QTest::newRow("a span") << "orders from 2019 to 2021"
                            << "";
    QTest::newRow("between") << "orders between 2019 and 2021"
                             << "";
    QTest::newRow("on both sides") << "those from 1990 on and those before 1990"
                                   << "";
    QTest::newRow("a day") << "orders of the 1st of January 2010"
                           << "";
    QTest::newRow("a day in words") << "the price on the first of March 2024"
                                    << "";
    QTest::newRow("its end") << "bills at the end of August 2025"
                             << "";
    QTest::newRow("or an earlier year") << "addresses since 2010 or an earlier year"
                                        << "until 2010-01-01";
    QTest::newRow("in or after") << "rooms built in or after 2016"
                                 << "since 2016-01-01";
    QTest::newRow("by what is of the year") << "genres ranked by 2024 earnings"
                                            << "inside 2024-01-01";
    QTest::newRow("before what is no year") << "takings by quarter 2024 after discount"
                                            << "inside 2024-01-01";
    QTest::newRow("by") << "rooms built by 2016"
                        << "until 2016-01-01";
    QTest::newRow("a quantity") << "more than 2000 orders"
                                << "";
}

void TestPeriodMentions::areFound()
{
    QFETCH(QString, question);
    QFETCH(QString, mentions);
    const char* const sides[] = {"inside", "before", "until", "since", "after"};
    QStringList found;
    for (const PeriodMention& mention : periodMentions(*splitQuestion(question.toStdString())))
        found << QString::fromStdString(fmt::format("{} {}", sides[static_cast<int>(mention.side)], mention.period.first));
    QCOMPARE(found.join(", "), mentions);
}

RATATOSK_TEST(TestPeriodMentions);
#include "tst_period_mentions.moc"
