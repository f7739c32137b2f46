// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/later_by.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestLaterBy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfLaterBy = "CREATE TABLE job (id INTEGER PRIMARY KEY, promised TEXT, finished TEXT);";

void TestLaterBy::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("more than a week") << "jobs finished more than a week after the promised day"
                                      << "SELECT id FROM job WHERE finished > promised"
                                      << "SELECT id FROM job WHERE julianday(finished) - julianday(promised) > 7";
    QTest::newRow("over some days") << "jobs over 3 days late"
                                    << "SELECT id FROM job WHERE finished > promised"
                                    << "SELECT id FROM job WHERE julianday(finished) - julianday(promised) > 3";
    QTest::newRow("at least") << "jobs at least two weeks late"
                              << "SELECT id FROM job WHERE finished > promised"
                              << "SELECT id FROM job WHERE julianday(finished) - julianday(promised) >= 14";
    QTest::newRow("at all") << "jobs finished after the promised day"
                            << "SELECT id FROM job WHERE finished > promised"
                            << "";
    QTest::newRow("how many") << "more than 3 jobs were late"
                              << "SELECT id FROM job WHERE finished > promised"
                              << "";
}

void TestLaterBy::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfLaterBy, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testHowLate(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestLaterBy);
#include "tst_later_by.moc"
