// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/happened.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestHappened : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfHappened =
    "CREATE TABLE recall (id INTEGER PRIMARY KEY, channel TEXT, made_on TEXT, sent_on TEXT, due TEXT);"
    "INSERT INTO recall VALUES (1, 'post', '2024-01-02', '2024-01-05', NULL), (2, 'post', '2024-01-03', NULL, '2024-02-01');";

void TestHappened::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("before the thing") << "number of sent recalls per channel"
                                      << "SELECT channel, count(*) FROM recall GROUP BY channel"
                                      << "SELECT channel, count(*) FROM recall WHERE sent_on IS NOT NULL GROUP BY channel";
    QTest::newRow("before the thing, a word between") << "sent post recalls, id and day"
                                                      << "SELECT id, sent_on FROM recall WHERE channel = 'post'"
                                                      << "SELECT id, sent_on FROM recall WHERE channel = 'post' AND sent_on IS NOT NULL";
    QTest::newRow("that were") << "channels of recalls that sent something"
                               << "SELECT channel FROM recall"
                               << "SELECT channel FROM recall WHERE sent_on IS NOT NULL";
    QTest::newRow("which did") << "Which recalls sent?"
                               << "SELECT id, sent_on FROM recall"
                               << "SELECT id, sent_on FROM recall WHERE sent_on IS NOT NULL";
    QTest::newRow("behind it") << "Which channels have recalls that have been sent?"
                               << "SELECT channel FROM recall"
                               << "SELECT channel FROM recall WHERE sent_on IS NOT NULL";
    QTest::newRow("done by us")
        << "What percentage of the recalls we sent went on the day they were made?"
        << "SELECT 100.0 * count(*) FILTER (WHERE sent_on = made_on) / count(*) FROM recall"
        << "SELECT 100.0 * count(*) FILTER (WHERE sent_on = made_on) / count(*) FROM recall WHERE sent_on IS NOT NULL";
    QTest::newRow("of those alone, though the day is shown") << "The channels of all recalls that have sent, with the day they were sent"
                                                             << "SELECT channel, sent_on FROM recall"
                                                             << "SELECT channel, sent_on FROM recall WHERE sent_on IS NOT NULL";
    QTest::newRow("of others too") << "channels of recalls, counting also those that have sent, with the day they were sent"
                                   << "SELECT channel, sent_on FROM recall"
                                   << "";
    QTest::newRow("before what is denied") << "How many sent recalls were not made by post?"
                                           << "SELECT count(*) FROM recall WHERE channel != 'post'"
                                           << "SELECT count(*) FROM recall WHERE channel != 'post' AND sent_on IS NOT NULL";
    QTest::newRow("one happened and the other did not") << "Which recalls were made but have not been sent yet?"
                                                        << "SELECT id FROM recall WHERE made_on IS NULL AND sent_on IS NULL"
                                                        << "SELECT id FROM recall WHERE made_on IS NOT NULL AND sent_on IS NULL";
    QTest::newRow("neither happened") << "Which recalls were neither made nor sent?"
                                      << "SELECT id FROM recall WHERE made_on IS NULL AND sent_on IS NULL"
                                      << "";
    QTest::newRow("denied") << "recalls not yet sent, by sent recalls"
                            << "SELECT channel FROM recall"
                            << "";
    QTest::newRow("looked at already") << "sent recalls of 2024"
                                       << "SELECT channel FROM recall WHERE sent_on > '2024'"
                                       << "";
    QTest::newRow("always there") << "made recalls"
                                  << "SELECT channel FROM recall"
                                  << "";
    QTest::newRow("no participle") << "due recalls"
                                   << "SELECT channel FROM recall"
                                   << "";
    QTest::newRow("of something else") << "recalls by whom they were sent"
                                       << "SELECT channel FROM recall"
                                       << "";
}

void TestHappened::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfHappened, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return askForWhatHappened(query, asked, cells) || affirmWhatHappened(query, asked, cells.schema());
              }),
          "after");
}

RATATOSK_TEST(TestHappened);
#include "tst_happened.moc"
