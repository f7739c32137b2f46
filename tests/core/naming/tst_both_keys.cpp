// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/both_keys.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestBothKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kBothKeys =
    "CREATE TABLE port (port_id INTEGER PRIMARY KEY, port_name TEXT);"
    "CREATE TABLE route (code TEXT PRIMARY KEY, from_port INTEGER REFERENCES port(port_id), to_port INTEGER REFERENCES port(port_id), "
    "miles "
    "REAL);"
    "CREATE TABLE observer (obs_id INTEGER PRIMARY KEY, surname TEXT);"
    "CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, lead_obs INTEGER REFERENCES observer(obs_id), second_obs INTEGER REFERENCES "
    "observer(obs_id), visit_date TEXT);";

void TestBothKeys::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const QString both = "Every route with the name of the port it starts from, the port it goes to and the miles, longest first";
    QTest::newRow("the other key") << both
                                   << "SELECT r.code, p.port_name, r.to_port FROM route AS r JOIN port AS p ON r.from_port = p.port_id"
                                   << "SELECT r.code, p1.port_name, p2.port_name FROM route AS r JOIN port AS p1 ON r.from_port = "
                                      "p1.port_id JOIN port AS p2 ON r.to_port = p2.port_id";
    QTest::newRow("the same key again, and one in a difference")
        << both
        << "SELECT r.code, p.port_name, r.from_port, r.miles - r.to_port FROM route AS r JOIN port AS p ON r.from_port = p.port_id ORDER "
           "BY "
           "r.from_port - r.miles DESC"
        << "SELECT r.code, p1.port_name, p2.port_name, r.miles FROM route AS r JOIN port AS p1 ON r.from_port = p1.port_id JOIN port AS p2 "
           "ON r.to_port = p2.port_id ORDER BY r.miles DESC";
    QTest::newRow("a key before what it points to")
        << both << "SELECT r.code, r.from_port, p.port_name, r.miles FROM route AS r JOIN port AS p ON r.from_port = p.port_id"
        << "SELECT r.code, p1.port_name, p2.port_name, r.miles FROM route AS r JOIN port AS p1 ON r.from_port = p1.port_id JOIN port AS p2 "
           "ON r.to_port = p2.port_id";
    QTest::newRow("nobody speaks of the other")
        << "The name and number of the port that each route starts from"
        << "SELECT p.port_name, r.from_port FROM route AS r JOIN port AS p ON r.from_port = p.port_id"
        << "";
    QTest::newRow("a second one is there") << "When were the visits that had a second observer?"
                                           << "SELECT visit_date FROM visit WHERE second_obs = 2"
                                           << "SELECT visit_date FROM visit WHERE second_obs IS NOT NULL";
    QTest::newRow("number two") << "When was observer 2 the second observer?"
                                << "SELECT visit_date FROM visit WHERE second_obs = 2"
                                << "";
}

void TestBothKeys::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kBothKeys, question, before,
                     [](sql::Query& query, const Question& asked, const CellLookup& cells) {
                         const bool isTested = testKeysNamedSecond(query, asked, cells.schema());
                         return nameRowsOfBothKeys(query, asked, cells.schema()) || isTested;
                     }),
          "after");
}

RATATOSK_TEST(TestBothKeys);
#include "tst_both_keys.moc"
