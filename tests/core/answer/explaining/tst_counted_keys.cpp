// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/counted_keys.h"

#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// What is said to be counted: things by keys that stand for all of them.
class TestCountedKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();

private:
    ScratchDatabase m_file{
        "CREATE TABLE player(player_id INTEGER PRIMARY KEY, club INTEGER REFERENCES clubs(id), mentor INTEGER REFERENCES player);"
        "CREATE TABLE clubs(id INTEGER PRIMARY KEY, name TEXT);"
        "CREATE TABLE game(game_no INTEGER PRIMARY KEY, winner INTEGER REFERENCES player, player_id INTEGER REFERENCES player);"
        "CREATE TABLE line(game_no INTEGER, place INTEGER, PRIMARY KEY (game_no, place));"
        "CREATE TABLE fault(game_no INTEGER, place INTEGER, bestellung_id INTEGER REFERENCES bestellung(id),"
        "  FOREIGN KEY (game_no, place) REFERENCES line(game_no, place));"
        "CREATE TABLE bestellung(id INTEGER PRIMARY KEY);",
        "games.sqlite"};
    Schema m_schema = *readSchema(*Connection::open(m_file.file()));
};

void TestCountedKeys::names_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("things");
    const auto row = [](const char* sql, const char* things) { QTest::newRow(sql) << sql << things; };
    row("SELECT count(DISTINCT player_id) FROM player", "players");
    row("SELECT count(DISTINCT player_id) FROM game", "players");
    row("SELECT count(DISTINCT club) FROM player", "clubs");
    row("SELECT count(DISTINCT bestellung_id) FROM fault", "bestellung");
    row("SELECT count(DISTINCT winner) FROM game", "");       // not of all players
    row("SELECT count(DISTINCT mentor) FROM player", "");     // likewise
    row("SELECT count(DISTINCT game_no) FROM fault", "");     // a part of a line's key
    row("SELECT count(DISTINCT game_no) FROM line", "games"); // a reference that is guessed
    row("SELECT count(DISTINCT name) FROM clubs", "");
    row("SELECT count(player_id) FROM game", "");
    row("SELECT sum(DISTINCT player_id) FROM game", "");
    row("SELECT count(*) FROM game", "");
}

void TestCountedKeys::names()
{
    QFETCH(QString, sql);
    const auto query = sql::readQuery(sql.toStdString(), m_schema);
    QVERIFY(query);
    const auto& call = std::get<sql::AggregateCall>(query->first.items.front().expression.term);
    QTEST(QString::fromStdString(thingsCountedByKey(call, m_schema)), "things");
}

RATATOSK_TEST(TestCountedKeys);
#include "tst_counted_keys.moc"
