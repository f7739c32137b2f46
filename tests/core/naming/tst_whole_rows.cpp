// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/whole_rows.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestWholeRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kParcels = "CREATE TABLE parcel (id INTEGER PRIMARY KEY, to_name TEXT, label TEXT);"
                                    "INSERT INTO parcel VALUES (1, 'Anna', 'a'), (2, 'Tom', 'b'), (3, 'Anna', 'c');"
                                    "CREATE TABLE major (id INTEGER, major TEXT);"
                                    "INSERT INTO major VALUES (1, 'Art'), (2, 'Art');";

void TestWholeRows::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("names that repeat") << "Show all parcels"
                                       << "SELECT DISTINCT to_name FROM parcel"
                                       << "SELECT * FROM parcel";
    QTest::newRow("a bare key") << "List me all of our parcels."
                                << "SELECT id FROM parcel"
                                << "SELECT * FROM parcel";
    QTest::newRow("no verb") << "all parcels"
                             << "SELECT to_name FROM parcel"
                             << "SELECT * FROM parcel";
    QTest::newRow("what tells them apart") << "Show all parcels"
                                           << "SELECT label FROM parcel"
                                           << "";
    QTest::newRow("more is asked") << "Show all parcels to Anna"
                                   << "SELECT to_name FROM parcel"
                                   << "";
    QTest::newRow("its own name") << "Show all majors"
                                  << "SELECT DISTINCT major FROM major"
                                  << "";
    QTest::newRow("some rows") << "Show all parcels"
                               << "SELECT to_name FROM parcel WHERE label = 'a'"
                               << "";
}

void TestWholeRows::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kParcels, question, before,
                     [](sql::Query& query, const Question& asked, const CellLookup& cells) { return showWholeRows(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestWholeRows);
#include "tst_whole_rows.moc"
