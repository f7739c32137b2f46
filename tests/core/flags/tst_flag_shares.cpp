// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/flag_shares.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestFlagShares : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kFlagShares = "CREATE TABLE plot (id INTEGER PRIMARY KEY, section TEXT, tap TEXT, shed INTEGER);"
                                       "INSERT INTO plot VALUES (1, 'A', 'yes', 1), (2, 'B', 'no', 0);";

void TestFlagShares::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const char* const ofAll = "SELECT section, 100.0 * count(*) / (SELECT count(*) FROM plot) FROM plot GROUP BY section";
    QTest::newRow("of each group") << "What share of the plots in each section has a shed?" << ofAll
                                   << "SELECT section, 100.0 * count(*) FILTER (WHERE shed = 1) / count(*) FROM plot GROUP BY section";
    QTest::newRow("not grouped yet") << "percentage of plots with a shed per section"
                                     << "SELECT section, 100.0 * shed / (SELECT sum(shed) FROM plot) FROM plot"
                                     << "SELECT section, 100.0 * count(*) FILTER (WHERE shed = 1) / count(*) FROM plot GROUP BY section";
    QTest::newRow("of those that say yes") << "share of plots with a shed"
                                           << "SELECT shed, 100.0 * count(*) FILTER (WHERE shed = 1) / count(*) FROM plot GROUP BY shed"
                                           << "SELECT 100.0 * count(*) FILTER (WHERE shed = 1) / count(*) FROM plot";
    QTest::newRow("of the flag itself") << "What percentage of the plots has a shed?"
                                        << "SELECT shed, 100.0 * count(*) / (SELECT count(*) FROM plot) FROM plot GROUP BY shed"
                                        << "SELECT 100.0 * count(*) FILTER (WHERE shed = 1) / count(*) FROM plot";
    QTest::newRow("denied") << "share of plots without a tap"
                            << "SELECT 100.0 * count(*) / count(*) FROM plot"
                            << "SELECT 100.0 * count(*) FILTER (WHERE tap = 'no') / count(*) FROM plot";
    QTest::newRow("of those with it")
        << "What share has each section of the plots with a shed?"
        << "SELECT section, 100.0 * count(*) / (SELECT count(*) FROM plot WHERE shed = 1) FROM plot WHERE shed = 1 GROUP BY section"
        << "";
    QTest::newRow("no flag named") << "What share of the plots has each section?" << ofAll << "";
    QTest::newRow("filtered already") << "What share of the plots has a shed?"
                                      << "SELECT 100.0 * count(*) FILTER (WHERE shed > 0) / count(*) FROM plot"
                                      << "";
}

void TestFlagShares::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kFlagShares, question, before,
                     [](sql::Query& query, const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return shareOfFlags(query, asked, cells);
                     }),
          "after");
}

RATATOSK_TEST(TestFlagShares);
#include "tst_flag_shares.moc"
