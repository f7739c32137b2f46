// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/names_of_both_keys.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNamesOfBothKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kNamedByBothKeys =
    "CREATE TABLE port (port_id INTEGER PRIMARY KEY, port_name TEXT);"
    "CREATE TABLE route (code TEXT PRIMARY KEY, from_port INTEGER REFERENCES port(port_id), to_port INTEGER REFERENCES port(port_id), "
    "miles "
    "REAL);"
    "CREATE TABLE observer (obs_id INTEGER PRIMARY KEY, surname TEXT);"
    "CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, lead_obs INTEGER REFERENCES observer(obs_id), second_obs INTEGER REFERENCES "
    "observer(obs_id), visit_date TEXT);";

void TestNamesOfBothKeys::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a name for each, in order")
        << "Which routes go from Oban to Colonsay?"
        << "SELECT r.code FROM route AS r JOIN port AS p ON r.from_port = p.port_id WHERE p.port_name = 'Oban' INTERSECT SELECT r.code "
           "FROM "
           "route AS r JOIN port AS p ON r.from_port = p.port_id WHERE p.port_name = 'Colonsay'"
        << "SELECT r.code FROM route AS r JOIN port AS p1 ON r.from_port = p1.port_id JOIN port AS p2 ON r.to_port = p2.port_id WHERE "
           "p1.port_name = 'Oban' AND p2.port_name = 'Colonsay'";
    QTest::newRow("a name beside a word of the key")
        << "When was the visit with Ellison as the second, led by Finch?"
        << "SELECT v.visit_date FROM visit AS v JOIN observer AS o ON v.lead_obs = o.obs_id WHERE o.surname = 'Finch' AND o.surname = "
           "'Ellison'"
        << "SELECT v.visit_date FROM visit AS v JOIN observer AS o1 ON v.lead_obs = o1.obs_id JOIN observer AS o2 ON v.second_obs = "
           "o2.obs_id WHERE o1.surname = 'Finch' AND o2.surname = 'Ellison'";
    QTest::newRow("two that are both meant") << "Which routes go from both Oban and Colonsay?"
                                             << "SELECT r.code FROM route AS r JOIN port AS p ON r.from_port = p.port_id WHERE p.port_name "
                                                "= 'Oban' INTERSECT SELECT r.code FROM "
                                                "route AS r JOIN port AS p ON r.from_port = p.port_id WHERE p.port_name = 'Colonsay'"
                                             << "";
}

void TestNamesOfBothKeys::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kNamedByBothKeys, question, before,
                     [](sql::Query& query, const Question& asked, const CellLookup& cells) {
                         return lookForNamesOfBothKeys(query, asked, cells.schema());
                     }),
          "after");
}

RATATOSK_TEST(TestNamesOfBothKeys);
#include "tst_names_of_both_keys.moc"
