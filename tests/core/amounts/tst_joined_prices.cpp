// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/joined_prices.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestJoinedPrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfJoinedPrices = "CREATE TABLE drug (id INTEGER PRIMARY KEY, unit_price REAL); CREATE TABLE used (id INTEGER "
                                           "PRIMARY KEY, drug_id INTEGER REFERENCES drug(id), quantity INTEGER);";

void TestJoinedPrices::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a sum") << "What did the drugs come to?"
                           << "SELECT sum(d.unit_price) FROM drug AS d JOIN used AS u ON d.id = u.drug_id"
                           << "SELECT sum(u.quantity * d.unit_price) FROM drug AS d JOIN used AS u ON d.id = u.drug_id";
    QTest::newRow("no amount asked for") << "unit prices of drugs that were used"
                                         << "SELECT d.unit_price FROM drug AS d JOIN used AS u ON d.id = u.drug_id"
                                         << "";
    QTest::newRow("of the list") << "total of the unit prices"
                                 << "SELECT sum(unit_price) FROM drug"
                                 << "";
}

void TestJoinedPrices::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfJoinedPrices, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return multiplyJoinedPrices(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestJoinedPrices);
#include "tst_joined_prices.moc"
