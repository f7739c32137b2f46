// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/hierarchy/self_reference.h"

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSelfReference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isFollowed_data();
    void isFollowed();
};

void TestSelfReference::isFollowed_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const QString tom = "SELECT name FROM staff WHERE name = 'Tom'";
    const QString above = "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.id = s2.boss_id WHERE s2.name = 'Tom'";
    const QString below = "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s2.name = 'Tom'";
    const QString withItself = "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.id = s2.id WHERE s2.name = 'Tom'";
    QTest::newRow("what it is itself") << "sequel to Tide"
                                       << "SELECT f1.name FROM film AS f1 JOIN film AS f2 ON f1.id = f2.sequel_of WHERE f2.name = 'Tide'"
                                       << "SELECT f1.name FROM film AS f1 JOIN film AS f2 ON f1.sequel_of = f2.id WHERE f2.name = 'Tide'";
    QTest::newRow("asked at the end") << "Tom reports to whom"
                                      << "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s2.name = 'Tom'"
                                      << "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.id = s2.boss_id WHERE s2.name = 'Tom'";
    QTest::newRow("who have the same one")
        << "Who works directly under Tom?"
        << "SELECT name FROM staff WHERE boss_id IN (SELECT boss_id FROM staff WHERE name = 'Tom') AND NOT (name = 'Tom' AND id = 1)"
        << "SELECT name FROM staff WHERE boss_id IN (SELECT id FROM staff WHERE name = 'Tom')";
    QTest::newRow("the doer of a deed") << "Ann's trainer"
                                        << "SELECT c1.name FROM cook AS c1 JOIN cook AS c2 ON c1.trained_by = c2.id WHERE c2.name = 'Ann'"
                                        << "SELECT c1.name FROM cook AS c1 JOIN cook AS c2 ON c1.id = c2.trained_by WHERE c2.name = 'Ann'";
    QTest::newRow("the boss of somebody") << "Who is the boss of Tom?" << tom << above;
    QTest::newRow("somebody's boss") << "Who is Tom's boss?" << tom << above;
    QTest::newRow("whose boss somebody is") << "Whose boss is Tom?" << tom << below;
    QTest::newRow("who did it") << "Who trained Ann?"
                                << "SELECT name FROM pilot WHERE name = 'Ann'"
                                << "SELECT p1.name FROM pilot AS p1 JOIN pilot AS p2 ON p1.id = p2.trainer_id WHERE p2.name = 'Ann'";
    QTest::newRow("who works under somebody") << "Which staff members work under Tom?"
                                              << "SELECT id FROM staff WHERE name = 'Tom'" << below;
    QTest::newRow("who works for a part of a name")
        << "Who works for Tom?"
        << "SELECT first_name FROM agent WHERE first_name LIKE '%Tom%'"
        << "SELECT a1.first_name FROM agent AS a1 JOIN agent AS a2 ON a1.manager_id = a2.id WHERE a2.first_name = 'Tom'";
    QTest::newRow("a part of a text") << "boss whose name has Tom in it"
                                      << "SELECT name FROM staff WHERE name LIKE '%Tom%'"
                                      << "";
    QTest::newRow("under whom somebody works") << "Tom works under whom" << below << above;
    QTest::newRow("for whom somebody works") << "Who does Tom work for?" << below << above;
    QTest::newRow("no word of it") << "What is Tom's name?" << tom << "";
    QTest::newRow("something else is shown") << "Who is the boss of Tom?"
                                             << "SELECT id FROM staff WHERE name = 'Tom'" << above;
    QTest::newRow("a row with itself") << "Who reports to Tom?" << withItself << below;
    QTest::newRow("a row with itself, the one above") << "Who is the boss of Tom?" << withItself << above;
    QTest::newRow("along the reference") << "Who reports to Tom?" << below << "";
    QTest::newRow("against the reference") << "Who reports directly to Tom?" << above << below;
    QTest::newRow("against it, upward") << "Who is Tom's boss?" << below << above;
    QTest::newRow("whom somebody reports to") << "Who does Tom report to?" << below << above;
    QTest::newRow("by another word") << "Tom's supervisor" << below << above;
    QTest::newRow("nothing said of it") << "Who is beside Tom?" << below << "";
    QTest::newRow("by way of other tables")
        << "Who is Tom's boss?"
        << "SELECT t.name FROM team AS t JOIN game AS g ON t.id = g.team_id JOIN staff AS s ON g.umpire_id = s.id WHERE s.name = 'Tom'"
        << "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.id = s2.boss_id WHERE s2.name = 'Tom'";
    QTest::newRow("by way of other tables, called otherwise")
        << "Who is Tom's boss?"
        << "SELECT t.surname FROM fan AS t JOIN game AS g ON t.id = g.fan_id JOIN staff AS s ON g.umpire_id = s.id WHERE s.name = 'Tom'"
        << above;
    QTest::newRow("what is shown is spoken of")
        << "Which team has a game with Tom's boss?"
        << "SELECT t.name FROM team AS t JOIN game AS g ON t.id = g.team_id JOIN staff AS s ON g.umpire_id = s.id WHERE s.name = 'Tom'"
        << "";
    QTest::newRow("whom somebody reports to, at the end") << "the person Tom reports to" << below << above;
    QTest::newRow("somebody's people") << "Tom's people" << tom << below;
    QTest::newRow("whom somebody brought in") << "people Tom brought here" << above << below;
    QTest::newRow("all of the one above")
        << "Who is Tom's boss? Show name and id."
        << "SELECT s1.name, s2.id FROM staff AS s1 JOIN staff AS s2 ON s1.id = s2.boss_id WHERE s2.name = 'Tom'"
        << "SELECT s1.name, s1.id FROM staff AS s1 JOIN staff AS s2 ON s1.id = s2.boss_id WHERE s2.name = 'Tom'";
    QTest::newRow("a preposition of the reference's name") << "Who is the chair of the board?"
                                                           << "SELECT name FROM board WHERE role = 'chair'"
                                                           << "";
    QTest::newRow("a table without one") << "Who is the boss of the team Reds?"
                                         << "SELECT name FROM team WHERE name = 'Reds'"
                                         << "";
}

void TestSelfReference::isFollowed()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const ScratchDatabase database(
        "CREATE TABLE agent (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, manager_id INTEGER REFERENCES agent (id));"
        "CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, boss_id INTEGER REFERENCES staff (id));"
        "CREATE TABLE pilot (id INTEGER PRIMARY KEY, name TEXT, trainer_id INTEGER REFERENCES pilot (id));"
        "CREATE TABLE cook (id INTEGER PRIMARY KEY, name TEXT, trained_by INTEGER REFERENCES cook (id));"
        "CREATE TABLE film (id INTEGER PRIMARY KEY, name TEXT, sequel_of INTEGER REFERENCES film (id));"
        "CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT);"
        "CREATE TABLE board (id INTEGER PRIMARY KEY, name TEXT, role TEXT, deputy_of INTEGER REFERENCES board (id));"
        "CREATE TABLE fan (id INTEGER PRIMARY KEY, surname TEXT);"
        "CREATE TABLE game (team_id INTEGER REFERENCES team (id), fan_id INTEGER REFERENCES fan (id), umpire_id "
        "INTEGER REFERENCES staff (id));");
    const Schema schema = *readSchema(*Connection::open(database.file()));
    auto query = sql::readQuery(before.toStdString(), schema);
    QVERIFY(query);
    QCOMPARE(followSelfReference(*query, *splitQuestion(question.toStdString()), schema), !after.isEmpty());
    QCOMPARE(QString::fromStdString(sql::unparse(*query, schema)), after.isEmpty() ? before : after);
}

RATATOSK_TEST(TestSelfReference);
#include "tst_self_reference.moc"
