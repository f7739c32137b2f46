// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/denied_roles.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDeniedRoles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfRoles =
    "CREATE TABLE ringer (id INTEGER PRIMARY KEY, name TEXT);"
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, leader_id INTEGER REFERENCES ringer(id), driver_id INTEGER REFERENCES ringer(id));"
    "CREATE TABLE visit_ringer (visit_id INTEGER REFERENCES visit(id), ringer_id INTEGER REFERENCES ringer(id));";

void TestDeniedRoles::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("the one named") << "ringers who never were leader"
                                   << "SELECT name FROM ringer WHERE id NOT IN (SELECT ringer_id FROM visit_ringer)"
                                   << "SELECT name FROM ringer WHERE id NOT IN (SELECT leader_id FROM visit)";
    QTest::newRow("of the same table") << "Who has never been the leader?"
                                       << "SELECT name FROM ringer WHERE id NOT IN (SELECT driver_id FROM visit)"
                                       << "SELECT name FROM ringer WHERE id NOT IN (SELECT leader_id FROM visit)";
    QTest::newRow("none named") << "ringers who never came"
                                << "SELECT name FROM ringer WHERE id NOT IN (SELECT ringer_id FROM visit_ringer)"
                                << "";
    QTest::newRow("two named") << "ringers who never were leader or driver"
                               << "SELECT name FROM ringer WHERE id NOT IN (SELECT ringer_id FROM visit_ringer)"
                               << "";
    QTest::newRow("something else denied") << "ringers who were leader but never came"
                                           << "SELECT name FROM ringer WHERE id NOT IN (SELECT ringer_id FROM visit_ringer)"
                                           << "";
    QTest::newRow("not denied") << "ringers and their leader"
                                << "SELECT name FROM ringer WHERE id NOT IN (SELECT ringer_id FROM visit_ringer)"
                                << "";
    QTest::newRow("that already") << "ringers who never were leader"
                                  << "SELECT name FROM ringer WHERE id NOT IN (SELECT leader_id FROM visit)"
                                  << "";
}

void TestDeniedRoles::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfRoles, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return denyRoleSaid(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestDeniedRoles);
#include "tst_denied_roles.moc"
