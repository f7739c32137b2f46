// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/shown_flags.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestShownFlags : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfShownFlags = "CREATE TABLE show (id INTEGER PRIMARY KEY, title TEXT, is_podcast INTEGER);"
                                         "INSERT INTO show VALUES (1, 'A', 1), (2, 'B', 0);";

void TestShownFlags::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("those that say yes") << "list our podcasts"
                                        << "SELECT is_podcast FROM show"
                                        << "SELECT title FROM show WHERE is_podcast = 1";
    QTest::newRow("those that say no") << "shows that are not a podcast"
                                       << "SELECT is_podcast FROM show"
                                       << "";
    QTest::newRow("the flag itself") << "list whether each is a podcast"
                                     << "SELECT is_podcast FROM show"
                                     << "";
    QTest::newRow("not named") << "list our shows"
                               << "SELECT is_podcast FROM show"
                               << "";
}

void TestShownFlags::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfShownFlags, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return showThoseThatSayYes(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestShownFlags);
#include "tst_shown_flags.moc"
