// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/duration_units.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDurationUnits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

namespace {

const char* const kDurationUnits = "CREATE TABLE trip (id INTEGER, a TEXT, b TEXT)";

} // namespace

void TestDurationUnits::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("tested already") << "trips of less than 30 days, leaving out those longer than none"
                                    << "SELECT id FROM trip WHERE julianday(b) - julianday(a) > 0 AND julianday(b) - julianday(a) < 30"
                                    << "";
    QTest::newRow("a number that is said") << "trips that took longer than six weeks"
                                           << "SELECT count(*) FROM trip WHERE julianday(b) - julianday(a) > 0"
                                           << "SELECT count(*) FROM trip WHERE (julianday(b) - julianday(a)) / 7 > 6";
    QTest::newRow("the number there already") << "trips that took longer than 3 days"
                                              << "SELECT count(*) FROM trip WHERE julianday(b) - julianday(a) > 3"
                                              << "";
    QTest::newRow("a mean") << "avg hours of a trip"
                            << "SELECT avg(julianday(b) - julianday(a)) FROM trip"
                            << "SELECT avg((julianday(b) - julianday(a)) * 24) FROM trip";
    QTest::newRow("hours") << "How many hours did each trip take?"
                           << "SELECT id, julianday(b) - julianday(a) FROM trip"
                           << "SELECT id, (julianday(b) - julianday(a)) * 24 FROM trip";
    QTest::newRow("in minutes, on average") << "average duration in minutes"
                                            << "SELECT avg(julianday(b) - julianday(a)) FROM trip"
                                            << "SELECT avg((julianday(b) - julianday(a)) * 1440) FROM trip";
    QTest::newRow("weeks") << "How many weeks did they take?"
                           << "SELECT julianday(b) - julianday(a) FROM trip"
                           << "SELECT (julianday(b) - julianday(a)) / 7 FROM trip";
    QTest::newRow("days") << "How many days did they take?"
                          << "SELECT julianday(b) - julianday(a) FROM trip"
                          << "";
    QTest::newRow("compared with weeks") << "trips that took over two weeks, with their days"
                                         << "SELECT julianday(b) - julianday(a) FROM trip WHERE julianday(b) - julianday(a) > 2"
                                         << "SELECT julianday(b) - julianday(a) FROM trip WHERE (julianday(b) - julianday(a)) / 7 > 2";
    QTest::newRow("compared with hours") << "trips longer than 10 hours"
                                         << "SELECT id FROM trip WHERE julianday(b) - julianday(a) > 10"
                                         << "SELECT id FROM trip WHERE (julianday(b) - julianday(a)) * 24 > 10";
    QTest::newRow("compared with days") << "trips longer than 10 days"
                                        << "SELECT id FROM trip WHERE julianday(b) - julianday(a) > 10"
                                        << "";
    QTest::newRow("a group's unit") << "average duration in each month"
                                    << "SELECT avg(julianday(b) - julianday(a)) FROM trip"
                                    << "";
    QTest::newRow("in min") << "average length in min"
                            << "SELECT avg(julianday(b) - julianday(a)) FROM trip"
                            << "SELECT avg((julianday(b) - julianday(a)) * 1440) FROM trip";
    QTest::newRow("total hours") << "total hours on the road"
                                 << "SELECT sum(julianday(b) - julianday(a)) FROM trip"
                                 << "SELECT sum((julianday(b) - julianday(a)) * 24) FROM trip";
}

void TestDurationUnits::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto mend = [](sql::Query& query, const Question& words, const CellLookup&) { return reckonInUnitAsked(query, words); };
    QTEST(mendedText(kDurationUnits, question, before, mend), "after");
}

RATATOSK_TEST(TestDurationUnits);
#include "tst_duration_units.moc"
