// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/lateness.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestLateness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

namespace {

const char* const kLateness = "CREATE TABLE parcel (id INTEGER, sent TEXT, promised TEXT, delivered TEXT);"
                              "INSERT INTO parcel VALUES (1, '2024-01-01', '2024-01-03', '2024-01-04');";

} // namespace

void TestLateness::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("by how much") << "Which parcels were late? The number and how many days past the promised date."
                                 << "SELECT id, julianday(promised) - julianday(sent) FROM parcel WHERE delivered > promised"
                                 << "SELECT id, julianday(delivered) - julianday(promised) FROM parcel WHERE delivered > promised";
    QTest::newRow("from another day") << "How many days late were they on average?"
                                      << "SELECT avg(julianday(delivered) - julianday(sent)) FROM parcel"
                                      << "SELECT avg(julianday(delivered) - julianday(promised)) FROM parcel WHERE delivered > promised";
    QTest::newRow("of late ones already") << "days late of the late ones"
                                          << "SELECT julianday(delivered) - julianday(promised) FROM parcel WHERE delivered > promised"
                                          << "";
    QTest::newRow("against itself") << "late parcels"
                                    << "SELECT id FROM parcel WHERE delivered > delivered"
                                    << "SELECT id FROM parcel WHERE delivered > promised";
    QTest::newRow("whether it was there") << "parcels delivered late"
                                          << "SELECT id FROM parcel WHERE delivered IS NOT NULL"
                                          << "SELECT id FROM parcel WHERE delivered > promised";
    QTest::newRow("a year against a day") << "late parcels"
                                          << "SELECT id FROM parcel WHERE strftime('%Y', delivered) > promised"
                                          << "SELECT id FROM parcel WHERE delivered > promised";
    QTest::newRow("not late") << "How many days did they take on average?"
                              << "SELECT avg(julianday(delivered) - julianday(sent)) FROM parcel"
                              << "";
    QTest::newRow("after it was due") << "parcels delivered after the date they were promised for"
                                      << "SELECT id FROM parcel WHERE promised > delivered"
                                      << "SELECT id FROM parcel WHERE delivered > promised";
    QTest::newRow("days after it was due")
        << "Which parcels came more than 3 days after they were promised, and how late?"
        << "SELECT julianday(promised) - julianday(delivered) FROM parcel WHERE julianday(promised) - julianday(delivered) > 3"
        << "SELECT julianday(delivered) - julianday(promised) FROM parcel WHERE julianday(delivered) - julianday(promised) > 3";
    QTest::newRow("share of those that came")
        << "What share of the delivered ones left later than promised?"
        << "SELECT 100.0 * count(*) FILTER (WHERE promised > promised) / count(*) FROM parcel WHERE delivered IS NOT NULL"
        << "SELECT 100.0 * count(*) FILTER (WHERE delivered > promised) / count(*) FROM parcel WHERE delivered IS NOT NULL";
    QTest::newRow("on time") << "parcels that came no later than promised"
                             << "SELECT id FROM parcel WHERE strftime('%Y', delivered) > promised"
                             << "SELECT id FROM parcel WHERE delivered <= promised";
    QTest::newRow("not tested") << "late parcels by sender"
                                << "SELECT id, count(*) FROM parcel GROUP BY id"
                                << "SELECT id, count(*) FROM parcel WHERE delivered > promised GROUP BY id";
    QTest::newRow("came in late") << "how many came in too late"
                                  << "SELECT count(*) FROM parcel"
                                  << "SELECT count(*) FROM parcel WHERE delivered > promised";
    QTest::newRow("late of something else") << "late in 2024, how many"
                                            << "SELECT count(*) FROM parcel"
                                            << "";
    QTest::newRow("share of those that have come")
        << "Of the delivered parcels, what share was delivered late?"
        << "SELECT 100.0 * count(*) FILTER (WHERE delivered > promised) / count(*) FROM parcel"
        << "SELECT 100.0 * count(*) FILTER (WHERE delivered > promised) / count(*) FROM parcel WHERE delivered IS NOT NULL";
    QTest::newRow("early") << "parcels that came before the promised day"
                           << "SELECT id FROM parcel WHERE promised > delivered"
                           << "";
    QTest::newRow("from the due day on") << "how late is the day they are promised for"
                                         << "SELECT julianday(promised) - julianday(sent) FROM parcel"
                                         << "";
    QTest::newRow("no later") << "parcels delivered no later than promised"
                              << "SELECT id FROM parcel WHERE delivered > promised"
                              << "SELECT id FROM parcel WHERE delivered <= promised";
    QTest::newRow("a share") << "percent of parcels on time"
                             << "SELECT 100.0 * count(*) FILTER (WHERE id > 1) / count(*) FROM parcel"
                             << "SELECT 100.0 * count(*) FILTER (WHERE delivered <= promised) / count(*) FROM parcel";
    QTest::newRow("both sides")
        << "how many came by the promised day, and how many after it"
        << "SELECT count(*) FILTER (WHERE delivered <= promised), count(*) FILTER (WHERE delivered > promised) FROM parcel"
        << "";
    QTest::newRow("a share inside of another") << "percent of parcels on time"
                                               << "SELECT id FROM parcel WHERE id > (SELECT count(*) FILTER (WHERE sent > 'a') FROM parcel)"
                                               << "";
    QTest::newRow("how many of both") << "How many were delivered late and how many on time?"
                                      << "SELECT sent, count(*), min(delivered) FROM parcel GROUP BY sent"
                                      << "SELECT sent, count(*) FILTER (WHERE delivered > promised), count(*) FILTER (WHERE delivered <= "
                                         "promised) FROM parcel GROUP BY sent";
}

void TestLateness::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto mend = [](sql::Query& query, const Question& words, const CellLookup& cells) { return reckonLateness(query, words, cells); };
    QTEST(mendedText(kLateness, question, before, mend), "after");
}

RATATOSK_TEST(TestLateness);
#include "tst_lateness.moc"
