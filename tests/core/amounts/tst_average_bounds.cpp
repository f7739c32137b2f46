// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/average_bounds.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestAverageBounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfAverageBounds = "CREATE TABLE bird (id INTEGER PRIMARY KEY, kind TEXT, grams REAL);";

void TestAverageBounds::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("done twice") << "birds seen twice and heavier than the average"
                                << "SELECT id FROM bird WHERE grams > (SELECT avg(grams) FROM bird)"
                                << "";
    QTest::newRow("twice as much") << "birds weighing more than twice the average"
                                   << "SELECT id FROM bird WHERE grams > (SELECT avg(grams) FROM bird)"
                                   << "SELECT id FROM bird WHERE grams > 2 * (SELECT avg(grams) FROM bird)";
    QTest::newRow("some of them") << "show 5 birds over the average"
                                  << "SELECT id FROM bird WHERE grams > (SELECT avg(grams) FROM bird)"
                                  << "";
    QTest::newRow("a year") << "Which birds of 2009 weigh more than the average?"
                            << "SELECT id FROM bird WHERE grams > (SELECT avg(grams) FROM bird)"
                            << "";
    QTest::newRow("times and a half") << "birds more than one and a half times as heavy as the average"
                                      << "SELECT id FROM bird WHERE grams > (SELECT avg(grams) FROM bird)"
                                      << "SELECT id FROM bird WHERE grams > 1.5 * (SELECT avg(grams) FROM bird)";
    QTest::newRow("times") << "birds weighing over 2x the average"
                           << "SELECT id FROM bird WHERE grams > (SELECT avg(grams) FROM bird)"
                           << "SELECT id FROM bird WHERE grams > 2 * (SELECT avg(grams) FROM bird)";
    QTest::newRow("ten times") << "birds that weigh over 10 per cent more than the average"
                               << "SELECT id FROM bird WHERE grams > 10 * (SELECT avg(grams) FROM bird)"
                               << "SELECT id FROM bird WHERE grams > 1.1 * (SELECT avg(grams) FROM bird)";
    QTest::newRow("of their kind") << "birds more than 10% heavier than the mean of their kind"
                                   << "SELECT b.id FROM bird AS b WHERE b.grams > (SELECT avg(grams) FROM bird WHERE kind = b.kind)"
                                   << "SELECT b.id FROM bird AS b WHERE b.grams > 1.1 * (SELECT avg(grams) FROM bird WHERE kind = b.kind)";
    QTest::newRow("below") << "birds 20 percent lighter than average"
                           << "SELECT id FROM bird WHERE grams < (SELECT avg(grams) FROM bird)"
                           << "SELECT id FROM bird WHERE grams < 0.8 * (SELECT avg(grams) FROM bird)";
    QTest::newRow("so much more") << "birds 10 g heavier than average"
                                  << "SELECT id FROM bird WHERE grams > (SELECT avg(grams) FROM bird)"
                                  << "SELECT id FROM bird WHERE grams > 10 + (SELECT avg(grams) FROM bird)";
    QTest::newRow("more") << "birds heavier than average"
                          << "SELECT id FROM bird WHERE grams > (SELECT avg(grams) FROM bird)"
                          << "";
    QTest::newRow("no average") << "birds 10 % heavier than 20 g"
                                << "SELECT id FROM bird WHERE grams > 20"
                                << "";
}

void TestAverageBounds::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfAverageBounds, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return boundByAverageSaid(query, asked); }),
          "after");
}

RATATOSK_TEST(TestAverageBounds);
#include "tst_average_bounds.moc"
