// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/days_denied.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDaysDenied : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfDaysDenied = "CREATE TABLE play (id INTEGER PRIMARY KEY, title TEXT, premiere_on TEXT, closed_on TEXT);"
                                         "INSERT INTO play VALUES (1, 'Medea', '2024-01-02', '2024-03-02'), (2, 'Faust', NULL, NULL);";

void TestDaysDenied::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("another day is missing") << "Which plays have not premiered yet?"
                                            << "SELECT title FROM play WHERE closed_on IS NULL"
                                            << "SELECT title FROM play WHERE premiere_on IS NULL";
    QTest::newRow("said already") << "Which plays have not premiered yet?"
                                  << "SELECT title FROM play WHERE premiere_on IS NULL"
                                  << "";
    QTest::newRow("not denied") << "Which plays have premiered?"
                                << "SELECT title FROM play WHERE closed_on IS NULL"
                                << "";
}

void TestDaysDenied::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfDaysDenied, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testDaysDenied(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestDaysDenied);
#include "tst_days_denied.moc"
