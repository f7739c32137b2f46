// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/or_between_values.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestOrBetweenValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kVehicles = "CREATE TABLE vehicle (plate TEXT, colour TEXT, town TEXT);";

void TestOrBetweenValues::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("two cells of one column") << "black or silver vehicles in Thornby"
                                             << "SELECT plate FROM vehicle WHERE colour IN ('black', 'silver') OR town = 'Thornby'"
                                             << "SELECT plate FROM vehicle WHERE colour IN ('black', 'silver') AND town = 'Thornby'";
    QTest::newRow("each by itself") << "black or silver vehicles in Thornby"
                                    << "SELECT plate FROM vehicle WHERE colour = 'black' OR colour = 'silver' OR town = 'Thornby'"
                                    << "SELECT plate FROM vehicle WHERE (colour = 'black' OR colour = 'silver') AND town = 'Thornby'";
    QTest::newRow("of two columns") << "vehicles that are black or in Thornby"
                                    << "SELECT plate FROM vehicle WHERE colour = 'black' OR town = 'Thornby'"
                                    << "";
}

void TestOrBetweenValues::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kVehicles, question, before,
                     [](sql::Query& query, const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return demandOfBothValues(query, asked);
                     }),
          "after");
}

RATATOSK_TEST(TestOrBetweenValues);
#include "tst_or_between_values.moc"
