// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/firm_names.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestFirmNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kFirms = "CREATE TABLE customer (id INTEGER PRIMARY KEY, company TEXT, contact_name TEXT, town TEXT);";

void TestFirmNames::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("the firm") << "Which customers are in Bath?"
                              << "SELECT contact_name FROM customer WHERE town = 'Bath'"
                              << "SELECT company FROM customer WHERE town = 'Bath'";
    QTest::newRow("who speaks for it") << "Who is the contact of the customers in Bath?"
                                       << "SELECT contact_name FROM customer WHERE town = 'Bath'"
                                       << "";
    QTest::newRow("both") << "customers with names"
                          << "SELECT company, contact_name FROM customer"
                          << "";
}

void TestFirmNames::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kFirms, question, before,
              [](sql::Query& query, const Question& asked, const CellLookup& cells) { return nameFirms(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestFirmNames);
#include "tst_firm_names.moc"
