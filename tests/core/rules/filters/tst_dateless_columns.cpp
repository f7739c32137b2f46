// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/filters/dateless_columns.h"

#include "core/database/engine/schema_reader.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/rule_trial.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDatelessColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsThem_data();
    void knowsThem();
    void keepsTheOnlyOnes();
};

namespace {

const char* const kVisits =
    "CREATE TABLE visit (name TEXT, day TEXT, hour TEXT, month TEXT, paid REAL, entered INTEGER, other TEXT, unknown TEXT);"
    "INSERT INTO visit VALUES ('Anna', '2010-12-24', '18:30', '2010-12', 3.5, 1293148800, '24.12.2010', NULL);";

} // namespace

void TestDatelessColumns::knowsThem_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<bool>("isTimeless");
    QTest::newRow("a day") << "SELECT strftime('%Y', day) FROM visit" << false;
    QTest::newRow("an hour") << "SELECT strftime('%H', hour) FROM visit" << false;
    QTest::newRow("a month") << "SELECT date(month) FROM visit" << false;
    QTest::newRow("seconds") << "SELECT strftime('%Y', entered, 'unixepoch') FROM visit" << false;
    QTest::newRow("a day in another form") << "SELECT strftime('%Y', other) FROM visit" << false;
    QTest::newRow("not known") << "SELECT strftime('%Y', unknown) FROM visit" << false;
    QTest::newRow("a name") << "SELECT strftime('%Y', name) FROM visit" << true;
    QTest::newRow("an amount") << "SELECT count(*) FROM visit GROUP BY strftime('%Y-%m', paid)" << true;
    QTest::newRow("in a condition") << "SELECT day FROM visit WHERE julianday(name) > 3" << true;
    QTest::newRow("in a sub-query") << "SELECT day FROM visit WHERE name IN (SELECT name FROM visit WHERE date(name) = day)" << true;
    QTest::newRow("days for yes and no") << "SELECT name FROM visit WHERE day = 'Y'" << true;
    QTest::newRow("days for days") << "SELECT name FROM visit WHERE day = '2010-12-24'" << false;
    QTest::newRow("yes and no of another column") << "SELECT day FROM visit WHERE name = 'Y'" << false;
    QTest::newRow("no calendar") << "SELECT upper(name) FROM visit" << false;
}

void TestDatelessColumns::knowsThem()
{
    QFETCH(QString, query);
    QFETCH(bool, isTimeless);
    const ScratchDatabase database(kVisits);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    QCOMPARE(computesWithoutDates(*sql::readQuery(query.toStdString(), schema), CellLookup(schema, *connection, {})), isTimeless);
}

void TestDatelessColumns::keepsTheOnlyOnes()
{
    const ScratchDatabase database(kVisits);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    const CellLookup cells(schema, *connection, {});
    const auto candidateOf = [&](const std::string& text) { return CandidateQuery{*sql::readQuery(text, schema), text, {}}; };
    const CandidateQuery timeless = candidateOf("SELECT strftime('%Y', name) FROM visit");
    std::vector<CandidateQuery> both{timeless, candidateOf("SELECT strftime('%Y', day) FROM visit")};
    runFilter(takesOtherForDates, both, {.question = {}, .schema = schema, .cells = &cells});
    QCOMPARE(both.size(), std::size_t(1));
    QCOMPARE(both.front().sql, std::string("SELECT strftime('%Y', day) FROM visit"));
    std::vector<CandidateQuery> only{timeless};
    runFilter(takesOtherForDates, only, {.question = {}, .schema = schema, .cells = &cells});
    QCOMPARE(only.size(), std::size_t(1));
}

RATATOSK_TEST(TestDatelessColumns);
#include "tst_dateless_columns.moc"
