// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/days_and_moments.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDaysAndMoments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfDaysAndMoments = "CREATE TABLE stay (id INTEGER PRIMARY KEY, left_at TEXT, planned TEXT, arrived_at TEXT);"
                                             "INSERT INTO stay VALUES (1, '2024-01-02 09:43', '2024-01-02', '2024-01-01 08:00'), (2, "
                                             "'2024-01-05 16:47', '2024-01-04', '2024-01-01 09:00');";

void TestDaysAndMoments::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("later than the day") << "stays that ended late"
                                        << "SELECT id FROM stay WHERE left_at > planned"
                                        << "SELECT id FROM stay WHERE date(left_at) > planned";
    QTest::newRow("two moments") << "stays"
                                 << "SELECT id FROM stay WHERE left_at > arrived_at"
                                 << "";
    QTest::newRow("days between") << "How many days late were they?"
                                  << "SELECT julianday(left_at) - julianday(planned) FROM stay"
                                  << "SELECT julianday(date(left_at)) - julianday(planned) FROM stay";
    QTest::newRow("hours between") << "How many hours late were they?"
                                   << "SELECT (julianday(left_at) - julianday(planned)) * 24 FROM stay"
                                   << "";
    QTest::newRow("days between moments") << "How long did they stay?"
                                          << "SELECT julianday(left_at) - julianday(arrived_at) FROM stay"
                                          << "";
    QTest::newRow("a day said") << "stays"
                                << "SELECT id FROM stay WHERE left_at > '2024-01-02'"
                                << "";
}

void TestDaysAndMoments::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfDaysAndMoments, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return compareMomentsByDay(query, cells); }),
          "after");
}

RATATOSK_TEST(TestDaysAndMoments);
#include "tst_days_and_moments.moc"
