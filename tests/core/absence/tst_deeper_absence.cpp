// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/deeper_absence.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDeeperAbsence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kDeeperAbsence = "CREATE TABLE customer (no INTEGER PRIMARY KEY, name TEXT);"
                                          "CREATE TABLE vehicle (id INTEGER PRIMARY KEY, customer_no INTEGER REFERENCES customer(no));"
                                          "CREATE TABLE job (id INTEGER PRIMARY KEY, vehicle_id INTEGER REFERENCES vehicle(id));";

void TestDeeperAbsence::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const char* const shallow = "SELECT name FROM customer WHERE no NOT IN (SELECT customer_no FROM vehicle)";
    QTest::newRow("behind what is not spoken of")
        << "customers who never had a job done" << shallow
        << "SELECT name FROM customer WHERE no NOT IN (SELECT v.customer_no FROM vehicle AS v JOIN job AS j ON v.id = j.vehicle_id)";
    QTest::newRow("what is between is spoken of") << "customers without a vehicle or job" << shallow << "";
    QTest::newRow("nothing behind is spoken of") << "customers who never came" << shallow << "";
    QTest::newRow("none behind any of several")
        << "customers without any job"
        << "SELECT c.name FROM customer AS c LEFT JOIN vehicle AS v ON c.no = v.customer_no LEFT JOIN job AS j ON v.id = j.vehicle_id "
           "WHERE j.id IS NULL"
        << "SELECT name FROM customer WHERE no NOT IN (SELECT v.customer_no FROM vehicle AS v JOIN job AS j ON v.id = j.vehicle_id)";
    QTest::newRow("which of several has none") << "customers and their vehicles without any job"
                                               << "SELECT c.name, v.id FROM customer AS c LEFT JOIN vehicle AS v ON c.no = v.customer_no "
                                                  "LEFT JOIN job AS j ON v.id = j.vehicle_id "
                                                  "WHERE j.id IS NULL"
                                               << "";
    QTest::newRow("not left out") << "customers with a job"
                                  << "SELECT name FROM customer WHERE no IN (SELECT customer_no FROM vehicle)"
                                  << "";
}

void TestDeeperAbsence::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kDeeperAbsence, question, before,
                     [](sql::Query& query, const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return lookForAbsenceBehind(query, asked, cells.schema()) || lookForNoneBehindAny(query, cells.schema());
                     }),
          "after");
}

RATATOSK_TEST(TestDeeperAbsence);
#include "tst_deeper_absence.moc"
