// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/keys_spoken_of.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestKeysSpokenOf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfKeysSpokenOf = "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, team_id INTEGER REFERENCES team(id));"
                                           "CREATE TABLE team (id INTEGER PRIMARY KEY, title TEXT, lead_id INTEGER REFERENCES person(id));";

void TestKeysSpokenOf::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("the other way") << "Who leads the team Reds?"
                                   << "SELECT p.name FROM person AS p JOIN team AS t ON p.team_id = t.id WHERE t.title = 'Reds'"
                                   << "SELECT p.name FROM person AS p JOIN team AS t ON p.id = t.lead_id WHERE t.title = 'Reds'";
    QTest::newRow("in another word") << "the head of team Reds"
                                     << "SELECT p.name FROM person AS p JOIN team AS t ON p.team_id = t.id WHERE t.title = 'Reds'"
                                     << "SELECT p.name FROM person AS p JOIN team AS t ON p.id = t.lead_id WHERE t.title = 'Reds'";
    QTest::newRow("not spoken of") << "Who is in the team Reds?"
                                   << "SELECT p.name FROM person AS p JOIN team AS t ON p.team_id = t.id WHERE t.title = 'Reds'"
                                   << "";
}

void TestKeysSpokenOf::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfKeysSpokenOf, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return joinByKeysSpokenOf(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestKeysSpokenOf);
#include "tst_keys_spoken_of.moc"
