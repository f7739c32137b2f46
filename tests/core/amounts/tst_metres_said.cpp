// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/metres_said.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMetresSaid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfMetresSaid = "CREATE TABLE site (id INTEGER PRIMARY KEY, height_m REAL, people INTEGER);";

void TestMetresSaid::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("glued") << "sites higher than 50m"
                           << "SELECT id FROM site WHERE height_m > 50000000"
                           << "SELECT id FROM site WHERE height_m > 50";
    QTest::newRow("of people") << "sites with over 50m people"
                               << "SELECT id FROM site WHERE people > 50000000"
                               << "";
    QTest::newRow("written out") << "sites higher than 50 million"
                                 << "SELECT id FROM site WHERE height_m > 50000000"
                                 << "";
}

void TestMetresSaid::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfMetresSaid, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return readMetresSaid(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestMetresSaid);
#include "tst_metres_said.moc"
