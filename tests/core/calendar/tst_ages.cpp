// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/ages.h"

#include "core/database/schema_reader.h"
#include "core/language/word_splitter.h"
#include "core/printing/unparser.h"
#include "core/sql/age.h"
#include "core/sql/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestAges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areTaken_data();
    void areTaken();
    void countWholeYears();
};

namespace {

const char* const kPatients = "CREATE TABLE patient (name TEXT, birth_date TEXT, seen TEXT);"
                              "INSERT INTO patient VALUES ('Amy', date('now', '-40 years', '-30 days'), '2024-01-01'), ('Bob', date('now', "
                              "'-41 years', '+30 days'), '2024-01-02');";

} // namespace

void TestAges::areTaken_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // {age} stands for the age; empty: the same
    QTest::newRow("shown") << "How old is Amy?"
                           << "SELECT birth_date FROM patient WHERE name = 'Amy'"
                           << "SELECT {age} AS age FROM patient WHERE name = 'Amy'";
    QTest::newRow("the day is asked for") << "When was Amy, the oldest, born?"
                                          << "SELECT birth_date FROM patient WHERE name = 'Amy'"
                                          << "";
    QTest::newRow("the average") << "average age of patients"
                                 << "SELECT avg(birth_date) FROM patient"
                                 << "SELECT avg({age}) FROM patient";
    QTest::newRow("older than") << "patients older than 60"
                                << "SELECT name FROM patient WHERE birth_date < 60"
                                << "SELECT name FROM patient WHERE {age} > 60";
    QTest::newRow("younger than") << "patients younger than 18"
                                  << "SELECT name FROM patient WHERE birth_date > '18'"
                                  << "SELECT name FROM patient WHERE {age} < 18";
    QTest::newRow("cast to a number") << "patients older than 60"
                                      << "SELECT name FROM patient WHERE CAST(birth_date AS INTEGER) > 60"
                                      << "SELECT name FROM patient WHERE {age} > 60";
    QTest::newRow("of an age") << "patients of age 40"
                               << "SELECT name FROM patient WHERE birth_date = 40"
                               << "SELECT name FROM patient WHERE {age} = 40";
    QTest::newRow("compared with a day") << "patients older than Amy"
                                         << "SELECT name FROM patient WHERE birth_date < '1980-01-01'"
                                         << "";
    QTest::newRow("in order") << "the oldest patient"
                              << "SELECT name FROM patient ORDER BY birth_date LIMIT 1"
                              << "";
    QTest::newRow("another day") << "how old are the visits?"
                                 << "SELECT seen FROM patient"
                                 << "";
}

void TestAges::areTaken()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const ScratchDatabase database(kPatients);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    auto query = sql::readQuery(before.toStdString(), schema);
    QVERIFY(query);
    QCOMPARE(takeAges(*query, *splitQuestion(question.toStdString()), CellLookup(schema, *connection, {})), !after.isEmpty());
    after.replace("{age}", "CAST((julianday('now') - julianday(birth_date)) / 365.25 AS INTEGER)");
    QCOMPARE(QString::fromStdString(sql::unparse(*query, schema)), after.isEmpty() ? before : after);
}

/// Amy had her birthday a month ago, Bob has his in a month.
void TestAges::countWholeYears()
{
    const ScratchDatabase database(kPatients);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    sql::Query query = *sql::readQuery("SELECT birth_date FROM patient ORDER BY name", schema);
    sql::Expression& item = query.first.items.front().expression;
    item = sql::ageSince(sql::Expression(item));
    QVERIFY(sql::dayOfAge(item) != nullptr);
    const auto rows = connection->run(sql::unparse(query, schema));
    QVERIFY(rows);
    for (const std::vector<Cell>& row : rows->rows)
        QCOMPARE(std::get<std::int64_t>(row.front()), 40);
}

RATATOSK_TEST(TestAges);
#include "tst_ages.moc"
