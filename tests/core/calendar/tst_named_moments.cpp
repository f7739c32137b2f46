// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/named_moments.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNamedMoments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kNamedMoments =
    "CREATE TABLE parcel (code TEXT, ordered_at TEXT, shipped_at TEXT, delivered_at TEXT, due_date TEXT);"
    "INSERT INTO parcel VALUES ('A1', '2024-01-01', '2024-01-02', '2024-01-04', '2024-01-05');"
    "CREATE TABLE coupon (code TEXT, valid_from TEXT, valid_to TEXT); INSERT INTO coupon VALUES ('X', '2024-01-01', '2024-02-01');";

void TestNamedMoments::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("before a year") << "parcels that were due before 2024"
                                   << "SELECT code FROM parcel WHERE delivered_at < '2024-01-01'"
                                   << "SELECT code FROM parcel WHERE due_date < '2024-01-01'";
    QTest::newRow("in a year") << "How many were delivered in 2024?"
                               << "SELECT count(*) FROM parcel WHERE strftime('%Y', ordered_at) = '2024'"
                               << "SELECT count(*) FROM parcel WHERE strftime('%Y', delivered_at) = '2024'";
    QTest::newRow("both are spoken of") << "ordered parcels delivered in 2024"
                                        << "SELECT count(*) FROM parcel WHERE strftime('%Y', ordered_at) = '2024'"
                                        << "";
    QTest::newRow("from one to another") << "average days from shipping to delivery"
                                         << "SELECT avg(julianday(delivered_at) - julianday(ordered_at)) FROM parcel"
                                         << "SELECT avg(julianday(delivered_at) - julianday(shipped_at)) FROM parcel";
    QTest::newRow("between two") << "days between order and delivery of A1"
                                 << "SELECT julianday(due_date) - julianday(ordered_at) FROM parcel WHERE code = 'A1'"
                                 << "SELECT julianday(delivered_at) - julianday(ordered_at) FROM parcel WHERE code = 'A1'";
    QTest::newRow("the end of two") << "coupons with their last day"
                                    << "SELECT code, date(valid_from) FROM coupon"
                                    << "SELECT code, valid_to FROM coupon";
    QTest::newRow("both ends") << "coupons with first and last day"
                               << "SELECT code, valid_from, valid_to FROM coupon"
                               << "";
    QTest::newRow("the latest of those shown") << "date of the latest order"
                                               << "SELECT ordered_at FROM parcel ORDER BY due_date DESC LIMIT 1"
                                               << "SELECT ordered_at FROM parcel ORDER BY ordered_at DESC LIMIT 1";
    QTest::newRow("nothing is named") << "parcels of 2024"
                                      << "SELECT code FROM parcel WHERE delivered_at < '2024-01-01'"
                                      << "";
}

void TestNamedMoments::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kNamedMoments, question, before,
                     [](sql::Query& query, const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return takeMomentsNamed(query, asked, cells);
                     }),
          "after");
}

RATATOSK_TEST(TestNamedMoments);
#include "tst_named_moments.moc"
