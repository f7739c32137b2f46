// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/joined_days.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestJoinedDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfJoinedDays = "CREATE TABLE vet (id INTEGER PRIMARY KEY, name TEXT, hired TEXT); CREATE TABLE visit (id INTEGER "
                                         "PRIMARY KEY, vet INTEGER REFERENCES vet(id), day TEXT);"
                                         "INSERT INTO vet VALUES (1, 'A', '2020-01-01'); INSERT INTO visit VALUES (1, 1, '2024-01-01');";

void TestJoinedDays::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of what is kept")
        << "visits of each vet in 2024"
        << "SELECT v1.name, count(v2.id) FROM vet AS v1 LEFT JOIN visit AS v2 ON v1.id = v2.vet AND v1.hired >= '2024-01-01' GROUP BY v1.id"
        << "SELECT v1.name, count(v2.id) FROM vet AS v1 LEFT JOIN visit AS v2 ON v1.id = v2.vet AND v2.day >= '2024-01-01' GROUP BY v1.id";
    QTest::newRow("of what is joined")
        << "visits of each vet in 2024"
        << "SELECT v1.name, count(v2.id) FROM vet AS v1 LEFT JOIN visit AS v2 ON v1.id = v2.vet AND v2.day >= '2024-01-01' GROUP BY v1.id"
        << "";
    QTest::newRow("an inner join") << "visits of vets hired since 2024"
                                   << "SELECT v2.id FROM vet AS v1 JOIN visit AS v2 ON v1.id = v2.vet WHERE v1.hired >= '2024-01-01'"
                                   << "";
}

void TestJoinedDays::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfJoinedDays, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testDaysOfJoined(query, cells); }),
          "after");
}

RATATOSK_TEST(TestJoinedDays);
#include "tst_joined_days.moc"
